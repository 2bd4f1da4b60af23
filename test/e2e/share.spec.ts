// A deal that is shared is the same for whoever opens it, without any server between the two.

import type { Page } from '@playwright/test';
import { hrefOfResult } from '../../src/app/deal-link.ts';
import { packJson } from '../../src/app/packed-text.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { findGame } from '../../src/games/registry.ts';
import { Session } from '../../src/session/session.ts';
import { playout } from '../contract/playouts.ts';
import { lineOf } from '../games/pyramid/lines.ts';
import { readyOffline } from './support/offline.ts';
import { launchProfile } from './support/profile.ts';
import {
  boardOf,
  boardReady,
  button,
  canDo,
  endOf,
  openPyramid,
  play,
  said,
  tap,
} from './support/pyramid.ts';
import { openSaved } from './support/saved-game.ts';
import { serveApp } from './support/serve-app.ts';
import {
  linkField,
  linkOf,
  LOST,
  lostLink,
  scannedFrom,
  shareFromEnd,
  shareFromMenu,
} from './support/sharing.ts';
import { putInto, savedAt, savedGames, storedIn } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** Until the end of a game that is one move before it. */
async function lose(page: Page): Promise<void> {
  await openSaved(page, { deal: LOST.deal, moves: LOST.moves.slice(0, -1) });
  await play(page, LOST.moves.slice(-1));
  await expect(endOf(page)).toBeVisible();
}

test('a result that I share is seen, checked and beaten elsewhere, both without a server', async ({}, testInfo) => {
  const app = await serveApp();
  const mine = await launchProfile(testInfo.outputPath('mine'), testInfo);
  const theirs = await launchProfile(testInfo.outputPath('theirs'), testInfo);
  const [here, there] = [await mine.newPage(), await theirs.newPage()];
  for (const page of [here, there]) {
    await page.goto(app.url);
    await readyOffline(page);
  }
  await here.goto(`${app.url}#/pyramid`);
  await app.stop();

  await here.goto(`${app.url}${await lostLink()}`);
  await tap(here.getByRole('link', { name: 'Beat it' }));
  await boardReady(here);
  const dealt = await boardOf(here);
  for (let turns = 0; turns < 24; turns++) await here.keyboard.press('s');
  await play(here, LOST.moves.slice(-1));
  await expect(endOf(here)).toBeVisible();
  await shareFromEnd(here);
  const link = await linkOf(here);
  expect(link.startsWith(`${app.url}#/pyramid/deal-1/38/-/`)).toBe(true);

  await there.goto('about:blank');
  await there.goto(link);
  await expect(there.getByRole('heading', { name: '50 cards left' })).toBeVisible();
  await expect(there.getByText('Every move was checked by the rules')).toBeVisible();
  await expect.poll(() => storedIn(there, 'challenges')).toHaveLength(1);
  await there.reload();
  await tap(there.getByRole('link', { name: 'Beat it' }));
  await boardReady(there);
  await expect(said(there)).toContainText('To beat: 50 cards left');
  expect(await boardOf(there)).toEqual(dealt);
  for (let turns = 0; turns < 24; turns++) await there.keyboard.press('s');
  await play(there, LOST.moves.slice(-1));
  await expect(endOf(there)).toContainText('The one to beat: 50 cards left. You match it.');
  expect(await storedIn(there, 'challenges')).toHaveLength(1);
  await mine.close();
  await theirs.close();
});

test('a deal that I share is the same deal, and goes on where it was left', async ({ page }) => {
  await openPyramid(page);
  const dealt = await boardOf(page);
  await play(page, ['T']);
  await savedAt(page, 1);
  await shareFromMenu(page);
  const link = await linkOf(page);
  expect(link).toMatch(/#\/pyramid\/deal-1\/\d+$/);
  expect(await scannedFrom(page)).toBe(link);

  await page.goto('about:blank');
  await page.goto(link);
  await boardReady(page);
  await expect(page).toHaveURL(/#\/pyramid\/game\//);
  expect(await canDo(page, 'Undo')).toBe(true);
  await page.keyboard.press('u');
  expect(await boardOf(page)).toEqual(dealt);
  expect(await savedGames(page)).toHaveLength(1);
});

test('a link that is opened over a sheet leads where it leads', async ({ page }) => {
  await openPyramid(page);
  await tap(button(page, 'Menu'));
  await page.evaluate(() => {
    location.hash = '#/pyramid/deal-1/38';
  });
  await expect.poll(async () => (await savedGames(page))[0]?.origin).toBe('link');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tap(button(page, 'Menu'));
  await expect(page.getByText('Deal number 38')).toBeVisible();
});

test('who has watched a game plays its deal with help, and Watch it plays it to the end', async ({
  page,
}) => {
  await page.goto(`./${await lostLink()}`);
  // Nothing of what the deal hides is seen by who does not ask for it.
  await expect(page.getByText('To watch it before you play counts as help')).toBeVisible();
  await expect(page.locator('pyramid-board')).toBeVisible();
  const shown = await boardOf(page);
  await tap(button(page, 'Watch it'));
  await expect(page.getByText('Your own game of this deal will be marked assisted')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Move' })).toHaveAttribute(
    'max',
    String(LOST.moves.length),
  );
  // The button and Back lead to the result again.
  await tap(button(page, 'Result'));
  await expect(page.getByRole('heading', { name: '50 cards left' })).toBeVisible();
  await tap(button(page, 'Watch it'));
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '50 cards left' })).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await storedIn(page, 'challenges')))
    .toContain('"watched":true');
  await tap(page.getByRole('link', { name: 'Beat it' }));
  await boardReady(page);
  await tap(button(page, 'Menu'));
  await expect(page.locator('game-menu').getByText('To beat: 50 cards left')).toBeVisible();
  await expect(page.getByText('This game is marked assisted')).toBeVisible();
  expect(await boardOf(page)).toEqual(shown);
});

test('who leaves Watch it at once sees the result, and nothing plays', async ({ page }) => {
  await page.goto(`./${await lostLink()}`);
  await expect(button(page, 'Watch it')).toBeVisible();
  // In one task, while it is still being kept that somebody watches.
  await page.evaluate(async () => {
    const root = document.querySelector('tray-app')?.shadowRoot?.querySelector('result-page');
    const tapOn = async (words: string): Promise<void> => {
      for (let turns = 0; turns < 1_000; turns++) {
        const buttons = [...(root?.shadowRoot?.querySelectorAll('button') ?? [])];
        const found = buttons.find(({ textContent }) => textContent.trim() === words);
        found?.click();
        if (found) return;
        await Promise.resolve();
      }
      throw new Error(`no ${words}`);
    };
    await tapOn('Watch it');
    await tapOn('Result');
  });
  await expect(page.getByRole('heading', { name: '50 cards left' })).toBeVisible();
  await expect(button(page, 'Watch it')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await storedIn(page, 'challenges')))
    .toContain('"watched":true');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const shown = await boardOf(page);
  await tap(button(page, 'Watch it'));
  await tap(button(page, 'Result'));
  await expect(page.getByRole('heading', { name: '50 cards left' })).toBeVisible();
  expect(await boardOf(page)).toEqual(shown);
});

test('a result that cannot be beaten is to be matched', async ({ page }) => {
  const { deal: seed, moves } = lineOf('10');
  const result = { rules: pyramid.rulesVersion, log: [...moves], seconds: 127, assisted: false };
  const deal = { options: pyramid.defaults, seed };
  await page.goto(`./${await hrefOfResult(pyramid, deal, result)}`);
  await expect(page.getByRole('heading', { name: 'All gone' })).toBeVisible();
  await expect(page.getByText('All the cards are gone')).toHaveCount(0);
  await expect(page.getByText('Played in 2 min 7 s.')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Play it too' }));
  await boardReady(page);
  await expect(said(page)).toContainText('To match: all gone');
});

test('a result of other rules is not shown, but its deal can be played', async ({ page }) => {
  await page.goto(`./${await lostLink({ rules: 99 })}`);
  await expect(page.getByText('played by the rules of another version')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Play this deal' }));
  await boardReady(page);
  expect(await storedIn(page, 'challenges')).toEqual([]);
});

test('a link that is wrong leads Home, with the reason', async ({ page }) => {
  const link = await lostLink();
  const wrong: readonly (readonly [string, string])[] = [
    ['#/pyramid/deal-1', 'The deal number in this link is not a whole number'],
    ['#/pyramid/deal-1/0', 'The deal number in this link is not a whole number'],
    ['#/pyramid/deal-9/38', 'made by a newer version of Tray Table'],
    ['#/pyramid/deal-1/38/!', 'The options in this link are damaged'],
    [
      `#/pyramid/deal-1/38/${packJson({ aim: 'luck' })}`,
      'The options in this link are none of this game',
    ],
    [link.slice(0, -9), 'The moves in this link are damaged'],
    [await lostLink({ log: ['T', 'kp0'] }), 'The result in this link is not by the rules (move 2'],
    [await lostLink({ log: LOST.moves.slice(0, -1) }), 'the game is not over'],
    [`${link}/more`, 'This link has more parts'],
    ['#/chess/deal-1/38', 'There is nothing at'],
    [`#/pyramid/deal-1/38/-/${'A'.repeat(300_000)}`, 'The moves in this link are damaged'],
  ];
  await page.goto('./');
  for (const [hash, reason] of wrong) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(said(page)).toContainText(reason);
    await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  }
  expect(await savedGames(page)).toEqual([]);
  expect(await storedIn(page, 'challenges')).toEqual([]);
});

test('the link goes to the share sheet, to the clipboard, or is there to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => Promise.resolve(void shared.push(data)),
    });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await lose(page);
  await shareFromEnd(page);
  const link = await linkOf(page);
  expect(await scannedFrom(page)).toBe(link);
  await tap(page.locator('share-deal').getByRole('button', { name: 'Share' }));
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([
    {
      title: 'A deal of Pyramid',
      text: 'Pyramid: 50 cards left. Can you beat it?',
      url: link,
    },
  ]);
  await tap(button(page, 'Copy the link'));
  await expect(page.getByText('It could not be copied: the link is selected here')).toBeVisible();
  await expect(linkField(page)).toBeFocused();

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
    });
  });
  await tap(page.getByRole('switch', { name: /With my moves/ }));
  await expect(linkField(page)).toHaveValue(/deal-1\/38$/);
  const code = page.locator('qr-code');
  await expect(code).toBeVisible();
  const before = await code.boundingBox();
  await tap(button(page, 'Copy the link'));
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await code.boundingBox()).toEqual(before);
  expect(await scannedFrom(page)).toBe(await linkOf(page));
});

test('a long game of a whole table is shared as a replay, its code holding the deal alone', async ({
  page,
}) => {
  await page.goto('./#/settings');
  await putInto(page, 'saves', longGame());
  await page.goto('./#/ten-thousand/game/long');
  await expect(endOf(page)).toBeVisible();
  await shareFromEnd(page);
  await expect(
    page.getByText('It names who played: Ann, Bob, Cem, Dora, Eve, and Finn.'),
  ).toBeVisible();
  const link = await linkOf(page);
  expect(link.length).toBeGreaterThan(1_000);
  await expect(page.getByText('opens the deal alone')).toBeVisible();
  expect(link.startsWith(`${await scannedFrom(page)}/`)).toBe(true);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^To beat: [\d,]+ points$/ })).toBeVisible();
  await tap(button(page, 'Watch it'));
  await expect(page.locator('ten-thousand-board')).toContainText('Ann');
});

test('a game that began from a position has no deal to share', async ({ page }) => {
  await openPyramid(page);
  const [save] = await savedGames(page);
  const position = save?.summary.notation ?? '';
  await putInto(page, 'saves', { ...save, id: 'position', start: { position, seed: 'x' } });
  await page.goto('./#/pyramid/game/position');
  await boardReady(page);
  await tap(button(page, 'Menu'));
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  // Where a finger is all there is, no keys are offered.
  await expect(button(page, 'Keys')).toHaveCount(test.info().project.use.hasTouch ? 0 : 1);
  await expect(button(page, 'Share this deal')).toHaveCount(0);
});

/** Six people at random to the end. */
function longGame(): unknown {
  const game = findGame('ten-thousand');
  if (!game) throw new Error('Ten-Thousand is not there');
  const names = ['Ann', 'Bob', 'Cem', 'Dora', 'Eve', 'Finn'];
  const options = game.parseOptions({ seats: names.map((name) => ({ kind: 'person', name })) });
  const fresh = {
    id: 'long',
    origin: 'new',
    options,
    start: { seed: '38' },
    again: false,
  } as const;
  const session = Session.start(game, fresh, { wall: () => 1, monotonic: () => 0 });
  if (!(session instanceof Session)) throw new Error(session.error);
  for (const move of playout(game, session.position, '38').moves) session.play(move);
  return session.toSave();
}
