// The promises that hold in every engine: what was played is there after everything died, and a new
// version comes without taking anything away.

import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFailed } from 'vitest';
import type { Save } from '../../src/core/save.ts';
import { games } from '../../src/games/registry.ts';
import { Session } from '../../src/session/session.ts';
import { type ServedApp, serveApp } from '../e2e/support/serve-app.ts';
import { type PublishingHost, serveVersions } from '../e2e/support/versions.ts';
import type { Browser, Engine, Tab } from './engine.ts';
import { boardIs, deal, MIDDLES, redoAll, saved, undoAll } from './games.ts';
import { atRest, boardOf, click, seen, until } from './hands.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

const PICTURES = fileURLToPath(new URL('../../test-results/engines/', import.meta.url));

const MAKERS: Readonly<Record<string, (program: string) => Engine>> = {
  chromium,
  firefox,
  webkit,
};

const GAMES = games.map(({ id }) => id);

/** What Home says once every file of the app is kept. */
const READY = { css: '.ready', name: 'Ready offline' };

/** A game as it was left: the board as a screen reader has it, when dealt and in the end. */
interface Left {
  readonly dealt: readonly string[];
  readonly board: readonly string[];
  readonly save: Save;
}

for (const [id, program] of Object.entries(inject('programs'))) {
  const engine = MAKERS[id]?.(program);
  if (engine) describe(engine.name, () => promises(engine));
}

function promises(engine: Engine): void {
  const folder = join(tmpdir(), `tray-table-${engine.name}-${String(process.pid)}`);
  const left = new Map<string, Left>();
  let app: ServedApp | undefined;
  let browser: Browser | undefined;
  let url: string;
  let tab: Tab;

  const launch = async (): Promise<void> => {
    browser = await engine.launch(join(folder, 'profile'));
    tab = await browser.newTab();
    await tab.goto(url);
    await seen(tab, READY);
  };

  beforeAll(async () => {
    mkdirSync(join(folder, 'profile'), { recursive: true });
    mkdirSync(PICTURES, { recursive: true });
    app = await serveApp();
    url = app.url;
    await launch();
  });

  afterAll(async () => {
    await browser?.kill();
    await app?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(GAMES)('plays %s to the middle', async (game) => {
    onTestFailed(() => tab.screenshot(join(PICTURES, `${engine.name}-${game}-failed.png`)));
    const play = MIDDLES[game];
    if (!play) throw new Error(`Nobody has said how ${game} is played here`);
    await deal(tab, url, game);
    await seen(tab, { css: '[data-target]' });
    const dealt = await boardOf(tab);
    await play(tab);
    const save = await saved(tab, game, ({ cursor, log }) => cursor === log.length && cursor > 0);
    left.set(game, { dealt, board: await boardOf(tab), save });
    await atRest(tab);
    await tab.screenshot(join(PICTURES, `${engine.name}-${game}.png`));
  });

  it('starts again after it was killed, with a server that is dead', async () => {
    await app?.stop();
    await browser?.kill();
    await launch();
  });

  it.each(GAMES)('has %s as it was left, and undo goes back', async (id) => {
    const { dealt, board, save } = left.get(id)!;
    await tab.goto(`${url}#/`);
    await click(tab, { css: `a[href^="#/${id}/game/"]` });
    await boardIs(tab, board);
    expect(await saved(tab, id, () => true)).toMatchObject({
      log: save.log,
      cursor: save.cursor,
      digest: save.digest,
    });
    const { depth, reachesDeal } = undoOf(save);
    expect(await undoAll(tab, id)).toBe(depth);
    if (reachesDeal) await boardIs(tab, dealt);
    expect(await redoAll(tab, id)).toBe(depth);
    await boardIs(tab, board);
  });

  describe('when a new version is published', () => {
    let host: PublishingHost;
    let page: Tab;

    beforeAll(async () => {
      host = await serveVersions(join(folder, 'host'));
      page = await browser!.newTab();
      await page.goto(host.url);
      await seen(page, READY);
    });

    afterAll(() => host.stop());

    it('offers it, reloads nothing by itself, and has the game in it once I agree', async () => {
      await deal(page, host.url, 'pyramid');
      await turnStock(page, 24);
      await mark(page);
      host.publish('two');
      await checkForUpdate(page);
      await turnStock(page, 23);
      await click(page, { css: 'a', name: 'Back to Home' });
      await seen(page, { css: 'button', name: 'Update now' });
      expect(await isMarked(page)).toBe(true);
      expect(await versionOf(page)).toBe('');
      await click(page, { css: 'button', name: 'Update now' });
      await until('the new version', async () => !(await isMarked(page)));
      expect(await versionOf(page)).toBe('two');
      await seen(page, READY);
      await goOn(page);
      await seen(page, { css: '[data-target=stock]', name: 'Stock, 22' });
    });

    it('lets a tab play on when another agrees, and loses nothing', async () => {
      await mark(page);
      const other = await browser!.newTab();
      await other.goto(host.url);
      await seen(other, READY);
      await mark(other);
      host.publish('three');
      await checkForUpdate(other);
      await click(other, { css: 'button', name: 'Update now' });
      await until('the new version', async () => !(await isMarked(other)));
      expect(await versionOf(other)).toBe('three');

      await page.toFront();
      await turnStock(page, 22);
      expect(await isMarked(page)).toBe(true);
      await click(page, { css: 'a', name: 'Back to Home' });
      await click(page, { css: 'a', name: 'Load it here too' });
      await until('the new version', async () => !(await isMarked(page)));
      await goOn(page);
      await seen(page, { css: '[data-target=stock]', name: 'Stock, 21' });
      expect(await versionOf(page)).toBe('three');
    });
  });
}

/** How many moves undo takes back, and whether that is all of them. */
function undoOf(save: Save): { depth: number; reachesDeal: boolean } {
  const game = games.find(({ id }) => id === save.game)!;
  const session = Session.open(game, save, { wall: () => 0, monotonic: () => 0 });
  if ('error' in session) throw new Error(session.error);
  const reachesDeal = session.canRestart;
  let depth = 0;
  while (session.undo()) depth += 1;
  return { depth, reachesDeal };
}

/** Turns the next card of so many in Pyramid's stock. */
async function turnStock(tab: Tab, cards: number): Promise<void> {
  await click(tab, { css: '[data-target=stock]', name: `Stock, ${String(cards)}` });
  await seen(tab, { css: '[data-target=stock]', name: `Stock, ${String(cards - 1)}` });
}

/** Opens the game that was begun. */
function goOn(tab: Tab): Promise<void> {
  return click(tab, { css: 'a[href^="#/pyramid/game/"]' });
}

/** Puts something on the page that no reload leaves. */
function mark(tab: Tab): Promise<void> {
  return tab.evaluate(() => {
    document.documentElement.dataset.marked = '';
  }, undefined);
}

/** False only for a page that is there and is another. */
function isMarked(tab: Tab): Promise<boolean> {
  return tab.evaluate(() => document.documentElement.dataset.marked === '', undefined);
}

function checkForUpdate(tab: Tab): Promise<void> {
  return tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  }, undefined);
}

/** Which version the document is of: its title is the app's to change, its text is not. */
async function versionOf(tab: Tab): Promise<string | undefined> {
  const text = await tab.evaluate(
    () => fetch('./index.html').then((page) => page.text()),
    undefined,
  );
  return /<title>Tray Table ?([^<]*)<\/title>/.exec(text)?.[1];
}
