// All four games at once: left midway, looked away from, come back to.

import type { Locator, Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import * as cascade from './support/cascade.ts';
import * as squares from './support/cribbage-squares.ts';
import * as pyramid from './support/pyramid.ts';
import { button, tap } from './support/pyramid.ts';
import { saveOf } from './support/saved-game.ts';
import { putInto, savedAt, savedGames } from './support/storage.ts';
import * as tenThousand from './support/ten-thousand.ts';
import { expect, test } from './support/test.ts';
import { lineOf } from '../games/pyramid/lines.ts';

interface Hands {
  /** From a new deal into the middle of the game. */
  readonly begin: (page: Page) => Promise<void>;
  /** All that is on the board. */
  readonly look: (page: Page) => Promise<unknown>;
  /** What the bar and the board open, by the names of the buttons. */
  readonly opens: readonly RegExp[];
}

const HANDS: Readonly<Record<string, Hands>> = {
  pyramid: {
    begin: async (page) => {
      await pyramid.openPyramid(page);
      await pyramid.play(page, ['T', 'T']);
      await savedAt(page, 2);
    },
    look: pyramid.boardOf,
    opens: [/^New$/, /^Look through the waste/],
  },
  'ten-thousand': {
    begin: async (page) => {
      await page.goto('./#/ten-thousand');
      await tenThousand.setUp(page, {
        names: ['Zoe', 'Kim'],
        kinds: ['Person', 'Person'],
        starts: 'Zoe',
        deal: '1',
      });
      await tap(tenThousand.target(page, 'roll'));
      await expect(tenThousand.target(page, 'die0')).toBeVisible();
    },
    look: tenThousand.boardOf,
    opens: [/^Log$/, /^Scoring$/, /^New$/],
  },
  'cribbage-squares': {
    begin: async (page) => {
      await squares.openSquares(page);
      await squares.place(page, [1, 7, 16]);
      await savedAt(page, 3);
    },
    look: squares.gridOf,
    opens: [/^New$/, /^Row 1.*show its items/, /^Column 4.*show its items/],
  },
  cascade: {
    begin: async (page) => {
      await cascade.openCascade(page);
      const line = cascade.lineOf('5', '6x6');
      await cascade.dealLine(page, line);
      await cascade.insert(page, line.moves.slice(0, 3));
      await savedAt(page, 3);
    },
    look: cascade.columnsOf,
    opens: [/^New$/, /^To come/],
  },
};

test('all four games are each where I left them, however I hop between them', async ({ page }) => {
  const left = new Map<string, unknown>();
  for (const [id, { begin, look }] of Object.entries(HANDS)) {
    await begin(page);
    left.set(id, await atRest(page, look));
  }
  const ids = gameList.map(({ id }) => id);
  expect([...left.keys()].sort()).toEqual([...ids].sort());
  for (const id of [...ids, ...ids.toReversed()]) {
    await tap(page.getByRole('link', { name: 'Back to Home' }));
    await tap(page.locator(`continue-card a[href^="#/${id}/game/"]`));
    await expect.poll(() => HANDS[id]?.look(page), id).toEqual(left.get(id));
  }
});

test('hopping faster than games open ends in the game that I asked for last', async ({ page }) => {
  const left: { id: string; address: string; board: unknown }[] = [];
  for (const [id, { begin, look }] of Object.entries(HANDS)) {
    await begin(page);
    const board = await atRest(page, look);
    left.push({ id, address: new URL(page.url()).hash, board });
  }
  const saved = await gamesBegun(page);
  for (const last of left) {
    const others = left.filter((game) => game !== last).map(({ address }) => address);
    await page.evaluate(
      async ({ others, last }) => {
        // From one microtask to longer than a game takes to open, so that every await is cut short.
        for (const pause of [0, 1, 2, 4, 8, 16, 32, 64]) {
          for (const address of [...others, last]) {
            location.hash = address;
            await new Promise((resolve) => setTimeout(resolve, pause));
          }
        }
      },
      { others, last: last.address },
    );
    await expect.poll(() => HANDS[last.id]?.look(page), last.id).toEqual(last.board);
    expect(new URL(page.url()).hash).toBe(last.address);
  }
  expect(await gamesBegun(page)).toEqual(saved);
});

for (const [id, { begin, look, opens }] of Object.entries(HANDS)) {
  test(`whatever I open in the middle of ${id}, the game is as it was`, async ({ page }) => {
    await begin(page);
    const board = await atRest(page, look);
    const asItWas = async (what: string): Promise<void> => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => look(page), what).toEqual(board);
    };
    const [before] = await savedGames(page);
    for (const name of opens) {
      await tap(page.getByRole('button', { name }));
      await expect(page.getByRole('dialog'), String(name)).toBeVisible();
      await page.keyboard.press('Escape');
      await asItWas(String(name));
    }
    const menu = page.locator('game-menu');
    await tap(button(page, 'Menu'));
    const [buttons, links] = await namesIn(menu);
    expect(links).toEqual(Object.keys(PAGES));
    await page.keyboard.press('Escape');
    await asItWas('Menu');
    for (const name of buttons.filter((one) => !PLAYS.includes(one))) {
      await tap(button(page, 'Menu'));
      await tap(menu.getByRole('button', { name, exact: true }));
      await expect(menu, name).toBeHidden();
      await expect(page.getByRole('dialog'), name).toBeVisible();
      await page.goBack();
      await asItWas(name);
    }
    for (const [name, shows] of Object.entries(PAGES)) {
      await tap(button(page, 'Menu'));
      await tap(menu.getByRole('link', { name }));
      await expect(page.locator(shows).getByRole('heading').first()).toBeVisible();
      await page.goBack();
      await asItWas(name);
    }
    await page.goto('./#/daily');
    await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible();
    await page.goto('./#/about');
    await expect(page.locator('about-page').getByRole('heading').first()).toBeVisible();
    await page.goto(`./#/${id}`);
    await asItWas('the other pages');
    const after = (await savedGames(page)).find((save) => save.id === before?.id);
    expect(after).toMatchObject({ log: before?.log, cursor: before?.cursor });
  });
}

/** The pages that the menu leads to, and what shows each. */
const PAGES: Readonly<Record<string, string>> = {
  Rules: 'rules-page',
  Statistics: 'statistics-page',
  Replay: 'replay-page',
  Settings: 'settings-page',
};

/** What the menu has to play with: it is there to change the game. */
const PLAYS = ['Play again', 'This deal again', 'Show me'];

/** Of the buttons and of the links. */
async function namesIn(menu: Locator): Promise<readonly [readonly string[], readonly string[]]> {
  await expect(menu.getByRole('link').first()).toBeVisible();
  const names = async (role: 'button' | 'link'): Promise<readonly string[]> =>
    (await menu.getByRole(role).allInnerTexts()).map((text) => text.trim());
  return [await names('button'), await names('link')];
}

test('only games that are unfinished wait on Home', async ({ page }) => {
  const finished = saveOf(lineOf('38'));
  expect(finished.summary.status.kind).not.toBe('playing');
  await page.goto('./#/settings');
  await putInto(page, 'saves', finished);
  await putInto(page, 'saves', saveOf({ deal: '10', moves: ['T'] }));
  await page.goto('./#/');
  await expect(page.locator('continue-card')).toHaveText([/52 cards left/]);
});

test('when the browser has deleted everything I start anew, and am offered my backup', async ({
  page,
  app,
}) => {
  await pyramid.openPyramid(page);
  await pyramid.play(page, ['T']);
  await savedAt(page, 1);
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(app.url).origin,
    storageTypes: 'all',
  });
  await page.goto('./');
  await expect(page.getByText('No game is stored on this device.')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Restore a backup' }));
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await pyramid.openPyramid(page);
  await pyramid.play(page, ['T']);
  await savedAt(page, 1);
});

/** What is on the board once nothing moves there any more. */
async function atRest(page: Page, look: Hands['look']): Promise<unknown> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  return look(page);
}

/** Each saved game, and where it stands; by id, as looking at one makes it the newest. */
async function gamesBegun(page: Page): Promise<readonly string[]> {
  const saves = await savedGames(page);
  return saves.map(({ id, game, cursor }) => `${id} ${game} ${String(cursor)}`).sort();
}
