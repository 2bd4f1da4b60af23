// Cribbage Squares as it is played: whole games by taps and by keys, cut off at every stage.

import type { Locator, Page } from '@playwright/test';
import { scoreGrid } from '../../src/games/cribbage-squares/scoring.ts';
import { findsNothing } from './support/axe.ts';
import {
  cellAt,
  dealSquares,
  gridOf,
  gridReady,
  handOf,
  openSquares,
  place,
  scoreOf,
  tableAfter,
} from './support/cribbage-squares.ts';
import { noForeignRequests, noPolicyViolations, noUncaughtErrors } from './support/guards.ts';
import { readyOffline } from './support/offline.ts';
import { killBrowser, launchProfile } from './support/profile.ts';
import { button, drag, endOf, listen, said, sheet, tap, undoDepth } from './support/pyramid.ts';
import { serveApp } from './support/serve-app.ts';
import { savedAt, savedGames } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const DEAL = '7';
const CELLS = [6, 7, 10, 11, 1, 2, 5, 3, 4, 8, 9, 12, 13, 14, 15, 16];
const END = tableAfter(DEAL, CELLS);
const SCORE = scoreGrid(END.cells, END.starter);
const LINES = ['row', 'column'].flatMap((kind) =>
  [1, 2, 3, 4].map((number) => `${kind} ${String(number)}`),
);

test('I play a whole game by taps: the end is scored, and its scores stay to be looked at', async ({
  page,
}) => {
  await openSquares(page);
  await dealSquares(page, DEAL);
  await place(page, CELLS.slice(0, 15));
  await tap(cellAt(page, CELLS[14]!));
  await expect(page.locator('.told')).toContainText('lies there already');
  await expect(handOf(page)).toHaveAccessibleName(/card 16 of 16$/);

  await place(page, CELLS.slice(15));
  // The result is known before a single hand has been scored on the screen.
  await expect(standing(page)).toHaveText(`${String(SCORE.total)} points`);
  await expect(said(page)).toContainText('Common card:');
  await expect(endOf(page)).toHaveAccessibleName(`${String(SCORE.total)} points`);
  await expect(endOf(page)).toHaveAccessibleDescription(
    /^Rows 30, columns 30: 1 short of the 61 that win\.$/,
  );
  await expect(endOf(page)).toBeFocused();

  // Nothing of the grid lies under the panel that says so.
  const panel = await boxOf(endOf(page));
  for (const [index, line] of LINES.entries()) {
    const points = [...SCORE.rows, ...SCORE.columns][index];
    await expect(scoreOf(page, line)).toHaveText(String(points));
    expect(apart(panel, await boxOf(scoreOf(page, line))), line).toBe(true);
  }

  await tap(scoreOf(page, 'row 2'));
  await expect(sheet(page, `Row 2: ${String(SCORE.rows[1])} points`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fifteen two' })).toHaveCount(3);
  await tap(button(page, 'Close'));

  await tap(button(page, 'Look at the board'));
  await expect(endOf(page)).toBeHidden();
  await tap(button(page, 'Result'));
  await expect(endOf(page)).toBeFocused();
});

test('the next game is compared with the ones before, which the statistics show', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSquares(page);
  await dealSquares(page, DEAL);
  await place(page, CELLS);
  await expect(endOf(page)).toBeFocused();
  await expect(page.locator('end-panel').getByText('Your best')).toBeHidden();

  await dealSquares(page, '8');
  const heard = await listen(page);
  await place(page, CELLS);
  const figures = `${String(SCORE.total)} points, average ${String(SCORE.total)}.`;
  await expect(page.locator('end-panel').getByText(figures)).toHaveText(/^Your best/);
  await expect.poll(heard).toContain(figures);

  await tap(page.getByRole('link', { name: 'Statistics' }));
  await expect(page.getByRole('heading', { name: 'Statistics of Cribbage Squares' })).toBeVisible();
  await expect(page.getByText('Won (61 or more)')).toBeVisible();
  await expect(page.getByText('From 5 games on you will see here')).toBeVisible();
});

test('I drag the card onto a cell, and back to where it was', async ({ page }) => {
  await openSquares(page);
  await dealSquares(page, DEAL);
  await drag(handOf(page), cellAt(page, 11));
  await expect(cellAt(page, 11)).not.toHaveAccessibleName(/free/);
  await expect(handOf(page)).toHaveAccessibleName(/card 2 of 16$/);
  await drag(handOf(page), scoreOf(page, 'row 1'));
  await expect(handOf(page)).toHaveAccessibleName(/card 2 of 16$/);
  await place(page, [12]);
});

test('I undo in the middle of the scoring, and end it another way', async ({ page }) => {
  await openSquares(page);
  await dealSquares(page, DEAL);
  await place(page, CELLS);
  await tap(button(page, 'Undo'));
  await expect(handOf(page)).toHaveAccessibleName(/card 16 of 16$/);
  await tap(button(page, 'Undo'));
  await place(page, [16, 15]);
  await expect(endOf(page)).toHaveAccessibleDescription(/On record is the first end .* 60 points/);
});

test('without motion the end is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSquares(page);
  await dealSquares(page, DEAL);
  await place(page, CELLS.slice(0, 15));
  await cellAt(page, 16).evaluate((cell: HTMLElement) => {
    cell.click();
  });
  await expect(endOf(page)).toBeFocused();
  await expect(page.locator('.scored')).toHaveCount(0);
});

test('cut off at every stage, with no server left, the game goes on where it was', async ({}, testInfo) => {
  const app = await serveApp();
  const profile = testInfo.outputPath('profile');
  let context = await launchProfile(profile, testInfo);
  const watch = (): readonly { check(): void }[] => [
    noForeignRequests(context, app.url),
    noPolicyViolations(context),
    noUncaughtErrors(context),
  ];
  let guards = watch();
  let page = await context.newPage();
  await page.goto(`${app.url}#/cribbage-squares`);
  await gridReady(page);
  await readyOffline(page);
  await dealSquares(page, DEAL);
  await app.stop();

  for (const placed of [1, 8, 15, 16, 16]) {
    const { cursor } = (await savedGames(page))[0] ?? { cursor: 0 };
    await place(page, CELLS.slice(cursor, placed));
    await savedAt(page, placed);
    const grid = await gridOf(page);
    for (const guard of guards) guard.check();
    await killBrowser(profile);

    context = await launchProfile(profile, testInfo);
    guards = watch();
    page = await context.newPage();
    const { id } = await newestGame(page, app.url);
    await page.goto(`${app.url}#/cribbage-squares/game/${id}`);
    await gridReady(page);
    expect(await gridOf(page), `after ${String(placed)} cards`).toEqual(grid);
    await expect(endOf(page)).toBeVisible({ visible: placed === 16 });
    await expect(page.locator('.scored')).toHaveCount(0);
    if (placed === 8) expect(await undoDepth(page)).toBe(placed);
  }
  await expect(endOf(page)).toHaveAccessibleName(`${String(SCORE.total)} points`);
  for (const guard of guards) guard.check();
  await context.close();
});

test('on the smallest phone everything is in sight and in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSquares(page);
  await dealSquares(page, DEAL);
  for (const target of [handOf(page), ...CELLS.map((cell) => cellAt(page, cell))]) {
    const box = await boxOf(target);
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(apart(box, { x: 0, y: 568, width: 320, height: 1_000 })).toBe(true);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing is found by axe in the ${scheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openSquares(page);
    await dealSquares(page, DEAL);
    await place(page, CELLS.slice(0, 9));
    await findsNothing(page, 'game');
    await tap(scoreOf(page, 'row 2'));
    await expect(sheet(page, 'Row 2: 2 points')).toBeVisible();
    await findsNothing(page, 'a score');
    await tap(button(page, 'Close'));
    await place(page, CELLS.slice(9));
    await expect(endOf(page)).toBeFocused();
    await findsNothing(page, 'end');
    await page.goto('./#/cribbage-squares/statistics');
    await expect(page.getByText('Won (61 or more)')).toBeVisible();
    await findsNothing(page, 'statistics');
    await page.goto('./#/cribbage-squares/rules');
    await expect(page.getByRole('heading', { name: 'What scores' })).toBeVisible();
    await findsNothing(page, 'rules');
  });
}

function standing(page: Page): Locator {
  return page.locator('.standing');
}

/** The saved game that was changed last, from a page of the app that shows no game. */
async function newestGame(page: Page, url: string): Promise<{ readonly id: string }> {
  await page.goto(`${url}#/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const [newest] = await savedGames(page);
  if (!newest) throw new Error('No game is kept');
  return newest;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not there');
  return box;
}

function apart(a: Box, b: Box): boolean {
  return (
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  );
}
