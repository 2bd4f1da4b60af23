// Cascade as it is played: whole games by taps and by keys, hammered, and cut off at every stage.

import type { Page } from '@playwright/test';
import { findsNothing } from './support/axe.ts';
import {
  aimAt,
  boardReady,
  clockOf,
  columnAt,
  columnsIn,
  columnsOf,
  dealLine,
  drawnFaces,
  facesIn,
  hammer,
  insert,
  lineOf,
  openCascade,
  pointsOf,
  roundOf,
  secondsLeft,
  tableAfter,
  type,
} from './support/cascade.ts';
import { noForeignRequests, noPolicyViolations, noUncaughtErrors } from './support/guards.ts';
import { readyOffline } from './support/offline.ts';
import { killBrowser, launchProfile } from './support/profile.ts';
import { button, canDo, endOf, said, sheet, tap } from './support/pyramid.ts';
import { serveApp } from './support/serve-app.ts';
import { savedAt, savedGames } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { hide } from './support/visibility.ts';

/** All 150 dice are placed, and some are left. */
const CLASSIC = lineOf('5', '6x6');

/** The last die clears the board. */
const CLEARED = lineOf('105', '5x6');

/** The 58th move is a chain of two steps. */
const CHAINED = lineOf('45', '6x6');

const DICE = 150;

test('I play a whole game by taps, to the end of its Lightning Round', async ({ page }) => {
  await page.clock.install();
  await openCascade(page);
  await dealLine(page, CLASSIC);
  await insert(page, CLASSIC.moves);
  const table = tableAfter(CLASSIC, CLASSIC.moves);
  const seconds = String(table.cascades);
  await expect(standing(page)).toHaveText(pointsOf(table.score));
  await expect(roundOf(page)).toHaveAccessibleName('Lightning Round');
  await expect(roundOf(page)).toHaveAccessibleDescription(
    new RegExp(`All 150 dice placed: 500 points.*${seconds} seconds, one for each cascade`),
  );
  await expect(roundOf(page)).toBeFocused();
  expect(await canDo(page, 'Undo')).toBe(false);

  // Nothing is inserted before the round is begun.
  await page.keyboard.press('1');
  expect(await columnsOf(page)).toEqual(columnsIn(table));
  await tap(button(page, 'Begin'));
  await expect(roundOf(page)).toBeHidden();
  await expect(clockOf(page)).toBeHidden();

  const open = table.columns.findIndex((_, column) =>
    columnsIn(table)[column]?.includes('takes the'),
  );
  await insert(page, [String(open + 1)]);
  await expect(clockOf(page)).toBeVisible();
  expect(await canDo(page, 'Undo')).toBe(false);
  await page.clock.fastForward(1_000 * table.cascades);
  await expect(endOf(page)).toBeFocused();
  await expect(endOf(page)).toHaveAccessibleDescription(
    new RegExp(`^The Lightning Round is over. ${seconds} cascades; \\d+ points? from the`),
  );
  const [save] = await savedGames(page);
  expect(save?.log.slice(0, DICE)).toEqual(CLASSIC.moves);
  expect(save?.log.slice(DICE)).toEqual([`${String(open + 1)}@0`, 'X']);
});

test('a die that does not fit stays, and it is said why', async ({ page }) => {
  await openCascade(page);
  await dealLine(page, CLASSIC);
  const refused = await playUntilOneRefuses(page);
  const before = await columnsOf(page);
  await tap(columnAt(page, refused));
  await expect(page.locator('.told')).toContainText(/Its bottom die is a \d too/);
  expect(await columnsOf(page)).toEqual(before);
});

test('I slide along the bottom to aim, and let go to insert', async ({ page }) => {
  await openCascade(page);
  await dealLine(page, CLASSIC);
  const below = async (number: string): Promise<{ x: number; y: number }> => {
    const box = await columnAt(page, number).boundingBox();
    if (!box) throw new Error(`No column ${number}`);
    return { x: box.x + box.width / 2, y: box.y + box.height + 20 };
  };
  const path = await Promise.all(['2', '3', '4', '5'].map(below));
  await slide(page, path);
  await expect(said(page)).toContainText('into column 5');
  const away = { x: (await below('5')).x, y: 20 };
  await slide(page, [...path, away]);
  await savedAt(page, 1);
});

test('a held key inserts one die', async ({ page }) => {
  await openCascade(page);
  await dealLine(page, CLASSIC);
  for (const key of ['Space', 'ArrowUp', '1']) {
    for (let repeat = 0; repeat < 12; repeat++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  }
  await aimAt(page, '6');
  for (let repeat = 0; repeat < 12; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await savedAt(page, 4);
});

test('hammered taps, also in the middle of a chain, lose no die and misplace none', async ({
  page,
}) => {
  await openCascade(page);
  await dealLine(page, CHAINED);
  await type(page, CHAINED.moves.slice(0, 57));
  const wild = ['1', '2', '3', '4', '5', '6', '6', '5', '4', '3', '2', '1'];
  await hammer(page, [...CHAINED.moves.slice(57, 58), ...wild]);
  const table = tableAfter(CHAINED, [...CHAINED.moves.slice(0, 58), ...wild]);
  await expect.poll(() => columnsOf(page)).toEqual(columnsIn(table));
  await expect.poll(() => drawnFaces(page)).toEqual(facesIn(table));
  await savedAt(page, table.placed);

  for (let taken = table.placed; taken > 57; taken--) await tap(button(page, 'Undo'));
  const start = tableAfter(CHAINED, CHAINED.moves.slice(0, 57));
  expect(await columnsOf(page)).toEqual(columnsIn(start));
  expect(await drawnFaces(page)).toEqual(facesIn(start));
});

test('the clock stands while a sheet lies over the board or the app is hidden', async ({
  page,
}) => {
  await page.clock.install();
  await openCascade(page);
  await dealLine(page, CLEARED);
  await type(page, CLEARED.moves);
  await tap(button(page, 'Begin'));
  await type(page, ['1', '2']);
  await page.clock.fastForward(5_000);
  await expect(clockOf(page)).toHaveText(/^5[3-6]$/);

  await tap(button(page, 'Menu'));
  await expect(page.locator('cascade-board die-face')).toHaveCount(0);
  const left = await secondsLeft(page);
  await page.clock.fastForward(100_000);
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'Cascade')).toBeHidden();
  expect(left - (await secondsLeft(page))).toBeLessThanOrEqual(2);

  await hide(page, 'hidden');
  await page.clock.fastForward(100_000);
  await hide(page, 'visible');
  expect(left - (await secondsLeft(page))).toBeLessThanOrEqual(4);
  await page.clock.fastForward(70_000);
  await expect(endOf(page)).toBeFocused();
});

test('I go on where the phone died: in the game, before, in and after the Lightning Round', async ({}, testInfo) => {
  const app = await serveApp();
  const profile = testInfo.outputPath('profile');
  let context = await launchProfile(profile, testInfo);
  const guards = [
    noForeignRequests(context, app.url),
    noPolicyViolations(context),
    noUncaughtErrors(context),
  ];
  let page = await context.newPage();
  await page.goto(`${app.url}#/cascade`);
  await readyOffline(page);
  await app.stop();
  const dies = async (): Promise<void> => {
    for (const guard of guards) guard.check();
    await killBrowser(profile);
    context = await launchProfile(profile, testInfo);
    page = await context.newPage();
    await page.clock.install();
    await page.goto(`${app.url}#/cascade`);
    await boardReady(page);
  };

  // In the middle of a chain.
  await dealLine(page, CHAINED);
  await type(page, CHAINED.moves.slice(0, 58));
  await savedAt(page, 58);
  await dies();
  expect(await columnsOf(page)).toEqual(columnsIn(tableAfter(CHAINED, CHAINED.moves.slice(0, 58))));
  await tap(button(page, 'Undo'));
  expect(await columnsOf(page)).toEqual(columnsIn(tableAfter(CHAINED, CHAINED.moves.slice(0, 57))));

  // Announced, and not begun.
  await dealLine(page, CLEARED);
  await type(page, CLEARED.moves);
  const filled = tableAfter(CLEARED, [...CLEARED.moves, 'F']);
  await savedAt(page, DICE + 1);
  await dies();
  await expect(roundOf(page)).toHaveAccessibleDescription(/61 seconds/);
  expect(await columnsOf(page)).toEqual(columnsIn(filled));

  // The time since the last move has passed, too.
  await tap(button(page, 'Begin'));
  await type(page, ['1', '2', '3', '4', '5']);
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(55);
  await expect.poll(async () => (await savedGames(page))[0]?.elapsed).toBeGreaterThan(5_000);
  const columns = await columnsOf(page);
  await dies();
  expect(await columnsOf(page)).toEqual(columns);
  expect(await secondsLeft(page)).toBeLessThanOrEqual(57);
  await expect(roundOf(page)).toBeHidden();

  // Over: there is nothing to go on with but the game of before.
  await page.clock.fastForward(70_000);
  await expect(endOf(page)).toBeVisible();
  await savedAt(page, (await savedGames(page))[0]?.log.length ?? 0);
  await dies();
  await expect(endOf(page)).toBeHidden();
  expect(await columnsOf(page)).toEqual(columnsIn(tableAfter(CHAINED, CHAINED.moves.slice(0, 57))));
  await context.close();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${scheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('./#/cascade/rules');
    await expect(page.getByRole('heading', { name: 'They overlap' })).toBeVisible();
    await findsNothing(page, 'rules');
    await openCascade(page);
    await dealLine(page, CLEARED);
    await type(page, CLEARED.moves.slice(0, 80));
    await findsNothing(page, 'game');
    await tap(page.getByRole('button', { name: /^To come/ }));
    await expect(sheet(page, 'Dice to come, the current one first')).toBeVisible();
    await findsNothing(page, 'dice to come');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await type(page, CLEARED.moves.slice(80));
    await expect(button(page, 'Begin')).toBeEnabled();
    await findsNothing(page, 'round announced');
    await tap(button(page, 'Begin'));
    await type(page, ['1', '2']);
    await expect(clockOf(page)).toBeVisible();
    await findsNothing(page, 'round');
    await page.goto('./#/cascade/statistics');
    await expect(page.getByRole('heading', { name: 'Statistics of Cascade' })).toBeVisible();
    await findsNothing(page, 'statistics');
  });
}

function standing(page: Page): ReturnType<Page['locator']> {
  return page.locator('game-shell header .standing');
}

/** Plays the recorded game until a column refuses, and says which. */
async function playUntilOneRefuses(page: Page): Promise<string> {
  for (const [made, move] of CLASSIC.moves.entries()) {
    const words = columnsIn(tableAfter(CLASSIC, CLASSIC.moves.slice(0, made)));
    const refusing = words.findIndex((column) => column.includes('bottom die'));
    if (refusing >= 0) return String(refusing + 1);
    await insert(page, [move]);
  }
  throw new Error('No column ever refused');
}

/** Slides a finger, or the mouse where there is none, along a path. */
async function slide(page: Page, path: readonly { x: number; y: number }[]): Promise<void> {
  const [start, ...rest] = path;
  if (!start) return;
  if (!test.info().project.use.hasTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const point of rest) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
