// Whole games by keys alone. After every key the focus is on something that can be seen, and is seen
// to be there; Tab leads through every page in the order in which it is read, and out again.

import type { Locator, Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { chart } from '../../src/games/cascade/scoring.ts';
import { scoreGrid } from '../../src/games/cribbage-squares/scoring.ts';
import { lineOf as pyramidLine } from '../games/pyramid/lines.ts';
import {
  aimAt,
  columnsIn,
  columnsOf,
  drawnFaces,
  facesIn,
  lineOf as cascadeLine,
  newGameBegun,
  openCascade,
  pointsOf,
  roundOf,
  tableAfter as cascadeAfter,
  type,
} from './support/cascade.ts';
import {
  arrowTo,
  cellAt,
  openSquares,
  tableAfter as squaresAfter,
} from './support/cribbage-squares.ts';
import { gameReady, homeReady } from './support/app-ready.ts';
import { backwards, expectReadingOrder, tabStops, watchFocus } from './support/focus-watch.ts';
import { focused, tabTo, walkTo } from './support/keyboard.ts';
import { boardOf, button, endOf, openPyramid, sheet } from './support/pyramid.ts';
import { board, hasten, playTurn } from './support/ten-thousand.ts';
import { expect, test } from './support/test.ts';

const WON_BY_KEYS = pyramidLine('23');

const SQUARES_DEAL = '7';
const SQUARES_CELLS = [6, 7, 10, 11, 1, 2, 5, 3, 4, 8, 9, 12, 13, 14, 15, 16];
const SQUARES_END = squaresAfter(SQUARES_DEAL, SQUARES_CELLS);
const SQUARES_SCORE = scoreGrid(SQUARES_END.cells, SQUARES_END.starter);

/** The last die clears the board. */
const CLEARED = cascadeLine('105', '5x6');

test('I play a whole game of Pyramid with the keyboard alone', async ({ page }) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await openPyramid(page);
  watchFocus(page);
  await press('n');
  await tabTo(page, ({ name }) => name.startsWith('All 52 cards'));
  await press('ArrowDown');
  await tabTo(page, ({ name }) => name === 'Deal number');
  await page.keyboard.type(WON_BY_KEYS.deal);
  await press('Enter');
  await expect(sheet(page, 'New game')).toBeHidden();
  await expect(standing(page)).toHaveText('28 cards left');
  await expect.poll(async () => (await focused(page)).target).toBeDefined();

  // A first try, taken back, played again, and begun anew.
  const deal = await boardOf(page);
  await press('s');
  const turned = await boardOf(page);
  expect(turned).not.toEqual(deal);
  await press('u');
  expect(await boardOf(page)).toEqual(deal);
  await press('y');
  expect(await boardOf(page)).toEqual(turned);
  await press('F8');
  expect(await boardOf(page)).toEqual(deal);

  await press('?');
  await expect(sheet(page, 'Keys')).toBeVisible();
  await press('s');
  expect(await boardOf(page)).toEqual(deal);
  await press('Escape');
  await expect(sheet(page, 'Keys')).toBeHidden();
  await press('h');
  await expect(page.getByRole('heading', { name: 'Statistics of Pyramid' })).toBeVisible();
  await tabTo(page, ({ name }) => name === 'Back');
  await press('Enter');
  await expect(standing(page)).toHaveText('28 cards left');

  await tabTo(page, ({ target }) => target !== undefined);
  for (const move of WON_BY_KEYS.moves) {
    expect((await focused(page)).target, `the focus before ${move}`).toBeDefined();
    if (move === 'T') await press('s');
    else {
      for (const place of move.replace(/^x/, '').split('+').reverse()) {
        await walkTo(page, place);
        await press('Enter');
      }
    }
  }
  await expect(endOf(page)).toHaveAccessibleName('You won');
  await expect(endOf(page)).toHaveAccessibleDescription(/The pyramid is cleared/);
  await expect(endOf(page)).toBeFocused();
  await tabTo(page, ({ name }) => name === 'New deal');
  await press('Enter');
  await expect(standing(page)).toHaveText('28 cards left');
  await expect.poll(async () => (await focused(page)).target).toBeDefined();
});

test('I play a whole game of Cribbage Squares with the keyboard alone', async ({ page }) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await openSquares(page);
  watchFocus(page);
  await press('n');
  await tabTo(page, ({ name }) => name === 'Deal number');
  await page.keyboard.type(SQUARES_DEAL);
  await press('Enter');
  await expect(sheet(page, 'New game')).toBeHidden();
  await expect.poll(async () => (await focused(page)).target).toBe('1');

  for (const [index, cell] of SQUARES_CELLS.entries()) {
    if (index % 3 === 0) await page.keyboard.type(String(cell).padStart(2, '0'));
    else {
      if (index % 3 === 1) await arrowTo(page, cell);
      else await press(String(cell).charAt(0));
      if (index % 3 === 2 && cell > 9) await press(String(cell).charAt(1));
      else await press(index % 2 === 0 ? 'Enter' : 'Space');
    }
    await expect(cellAt(page, cell)).not.toHaveAccessibleName(/free/);
    expect((await focused(page)).target, `the focus after cell ${String(cell)}`).toBe(String(cell));
  }
  // Another key cuts the scoring short.
  await press('ArrowUp');
  await expect(endOf(page)).toHaveAccessibleName(`${String(SQUARES_SCORE.total)} points`);
  await expect(endOf(page)).toBeFocused();

  await tabTo(page, ({ name }) => name === 'Look at the board');
  await press('Enter');
  await expect(endOf(page)).toBeHidden();
  await press('ArrowDown');
  await tabTo(page, ({ target }) => target !== undefined);
  await arrowTo(page, 8);
  await press('ArrowRight');
  await press('Enter');
  await expect(sheet(page, `Row 2: ${String(SQUARES_SCORE.rows[1])} points`)).toBeVisible();
  await press('Escape');
  await expect.poll(async () => (await focused(page)).target).toBe('row 2');
});

test('I play a whole game of Ten-Thousand with the keyboard alone', async ({ page }) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const keys: Readonly<Record<string, string>> = { all: 'a', stand: 's', roll: 'r' };
  await page.goto('./#/ten-thousand');
  await expect(board(page)).toBeVisible();
  watchFocus(page);
  await press('n');
  await tabTo(page, ({ name }) => name === 'House rules');
  await press('Enter');
  await tabTo(page, ({ name }) => name.startsWith('10,000'));
  await press('ArrowDown');
  await press('ArrowDown');
  await tabTo(page, ({ name }) => name === 'Deal');
  await press('Enter');
  await expect(sheet(page, 'New game')).toBeHidden();
  await expect(standing(page)).toHaveText('to 2,000');
  while (!(await endOf(page).isVisible())) {
    await hasten(page, () => press('r'));
    await playTurn(page, (name) => press(keys[name] ?? name));
  }
  await expect(endOf(page)).toBeFocused();
});

test('I play a whole game of Cascade with the keyboard alone: the last die clears the board', async ({
  page,
}) => {
  await openCascade(page);
  watchFocus(page);
  const before = page.url();
  await page.keyboard.press('n');
  await tabTo(page, ({ name }) => name.startsWith('Classic'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, ({ name }) => name === 'Deal number');
  await page.keyboard.type(CLEARED.deal);
  await page.keyboard.press('Enter');
  await newGameBegun(page, before);
  await expect(page.locator('cascade-board [data-target]')).toHaveCount(5);

  for (const [index, move] of CLEARED.moves.slice(0, -1).entries()) {
    if (index % 15 === 0) await aimAt(page, move);
    if (index % 15 > 0) await page.keyboard.press(move);
    else await page.keyboard.press(index % 2 === 0 ? 'Space' : 'ArrowUp');
  }
  const last = cascadeAfter(CLEARED, CLEARED.moves.slice(0, -1));
  expect(await columnsOf(page)).toEqual(columnsIn(last));
  await type(page, CLEARED.moves.slice(-1));
  const filled = cascadeAfter(CLEARED, [...CLEARED.moves, 'F']);
  await expect(standing(page)).toHaveText(pointsOf(filled.score));
  expect(filled.score - last.score).toBe(60 + 800 + chart(6));
  await expect(roundOf(page)).toHaveAccessibleDescription(
    /Board cleared: 300 points. All 150 dice placed: 500 points. The board is filled. 6 cascades/,
  );
  await expect(roundOf(page)).toBeFocused();
  expect(await drawnFaces(page)).toEqual(facesIn(filled));

  await tabTo(page, ({ name }) => name === 'Leave it out');
  await expect(button(page, 'Leave it out')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(endOf(page)).toHaveAccessibleName(pointsOf(filled.score));
  await expect(endOf(page)).toBeFocused();
  await page.keyboard.press('h');
  const best = page.getByRole('link', {
    name: `replay of the game with ${pointsOf(filled.score)}`,
  });
  await expect(page.getByRole('heading', { name: /^Narrow, 5 by 6 First/ })).toBeVisible();
  await expect(best.first()).toBeVisible();
  await expect(page.getByText('750 points')).toBeVisible();
});

for (const [address, what] of [
  ['./#/', 'Home'],
  ...gameList.map(({ id, name }) => [`./#/${id}`, `a game of ${name}`] as const),
  ['./#/settings', 'the settings'],
  ['./#/about', 'About'],
  ['./#/daily', 'the deals of the days'],
  ['./#/pyramid/rules', 'the rules'],
  ['./#/pyramid/statistics', 'the statistics'],
] as const) {
  test(`Tab leads through ${what} in reading order, and back, and is held nowhere`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('.page')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (what === 'Home') await homeReady(page);
    if (what.startsWith('a game')) await gameReady(page);
    // What lies below its bar may have to be read first.
    await expect(page.locator('main').locator('a, button, input, summary').first()).toBeVisible();
    const stops = await tabStops(page);
    expect(stops.length).toBeGreaterThan(1);
    expectReadingOrder(stops);
    const names = stops.map(({ name }) => name);
    expect(await backwards(page, stops.length)).toEqual(names.reverse());
  });
}

test('arrow keys lead onto the board from the page around it', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  watchFocus(page);
  await tabTo(page, ({ name }) => name.startsWith('Pyramid'));
  await page.keyboard.press('Enter');
  await gameReady(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await focused(page)).target).toBeDefined();
});

function standing(page: Page): Locator {
  return page.locator('game-shell header .standing');
}
