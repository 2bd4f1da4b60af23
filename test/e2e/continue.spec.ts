// Going on with what was begun: several games side by side.

import type { Locator, Page } from '@playwright/test';
import { homeReady } from './support/app-ready.ts';
import { killBrowser, launchProfile } from './support/profile.ts';
import {
  boardOf,
  boardReady,
  button,
  dealNumber,
  openPyramid,
  play,
  said,
  tap,
} from './support/pyramid.ts';
import { saveOf } from './support/saved-game.ts';
import { serveApp } from './support/serve-app.ts';
import { putInto, savedAt, savedGames } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('games that I have begun wait on Home, each where I left it', async ({ page }) => {
  const boards = new Map<string, readonly string[]>();
  await openPyramid(page);
  for (const [deal, moves] of [
    ['10', ['xp24', 'p22+p25']],
    ['11', ['p22+p27']],
    ['13', ['p21+p26', 'p23+p25', 'T']],
  ] as const) {
    await dealNumber(page, deal);
    await play(page, moves);
    boards.set(deal, await boardOf(page));
  }
  await expect(page.locator('.told')).toContainText('kept on Home');
  await goHome(page);
  await expect(cards(page)).toHaveText([/48 cards left/, /50 cards left/, /49 cards left/]);

  for (const [left, deal] of [
    ['49', '10'],
    ['48', '13'],
    ['50', '11'],
    ['49', '10'],
  ] as const) {
    await tap(page.getByRole('link', { name: `Pyramid ${left} cards left` }));
    await boardReady(page);
    expect(await boardOf(page)).toEqual(boards.get(deal));
    await goHome(page);
  }
});

test('Continue leads to the game that I played last, and Back from there goes Home', async ({
  page,
}) => {
  await openPyramid(page);
  const boards: (readonly string[])[] = [];
  for (const deal of ['10', '11']) {
    await dealNumber(page, deal);
    await play(page, ['T']);
    await savedAt(page, 1);
    boards.push(await boardOf(page));
  }
  await goHome(page);
  await page.evaluate(() => {
    location.hash = '#/continue';
  });
  await boardReady(page);
  expect(await boardOf(page)).toEqual(boards[1]);
  expect(new URL(page.url()).hash).toMatch(/^#\/pyramid\/game\//);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();

  await tap(page.getByRole('link', { name: 'Pyramid 52 cards left' }).last());
  await boardReady(page);
  await play(page, ['T']);
  await savedAt(page, 2);
  const left = await boardOf(page);
  expect(left).not.toEqual(boards[1]);
  // From the home screen, as a launch of its own.
  await page.goto('about:blank');
  await page.goto('./#/continue');
  await boardReady(page);
  expect(await boardOf(page)).toEqual(left);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
});

test('where nothing is unfinished, Continue leads Home and says so', async ({ page }) => {
  await page.goto('./#/continue');
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  await expect(page.locator('.told')).toHaveText('No game is unfinished: choose one');
  await expect(page.getByRole('link', { name: /^Pyramid/ })).toBeVisible();
});

test('a game taken off Home by mistake comes back', async ({ page }) => {
  await openPyramid(page);
  await play(page, ['T']);
  const board = await boardOf(page);
  await dealNumber(page, '10');
  await play(page, ['xp24']);
  await goHome(page);
  const places = (): Promise<readonly (readonly number[])[]> =>
    cards(page).evaluateAll((all) =>
      all.map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await places();
  // By key too: the focus stays where it is, on what brings the game back.
  await button(page, 'Remove this game of Pyramid, 52 cards left').press('Enter');
  const undo = button(page, 'Undo: bring back this game of Pyramid, 52 cards left');
  await expect(undo).toBeFocused();
  await expect(said(page)).toHaveText('Game removed');
  await expect(cards(page)).toHaveText([/51 cards left/, /Removed/]);
  expect(await places()).toEqual(before);
  await expect.poll(async () => (await savedGames(page)).length).toBe(1);
  await undo.press('Enter');
  await expect(button(page, 'Remove this game of Pyramid, 52 cards left')).toBeFocused();
  await expect(said(page)).toHaveText('Game brought back');
  await expect(cards(page)).toHaveText([/51 cards left/, /52 cards left/]);
  await tap(page.getByRole('link', { name: 'Pyramid 52 cards left' }));
  await boardReady(page);
  expect(await boardOf(page)).toEqual(board);
});

test('a game that was removed has no place on Home any more when I come back', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, '10');
  await play(page, ['xp24']);
  await goHome(page);
  await tap(button(page, 'Remove this game of Pyramid, 51 cards left'));
  await expect(cards(page)).toHaveText([/Removed/]);
  await tap(page.getByRole('link', { name: 'Settings' }));
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Not played yet').first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('all games that I have begun are listed once I ask, from the first new one on', async ({
  page,
}) => {
  await page.goto('./#/');
  await homeReady(page);
  for (const moves of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await putInto(page, 'saves', saveOf({ deal: '10', moves: Array(moves).fill('T') as string[] }));
  }
  await page.reload();
  await expect(cards(page)).toHaveCount(6);
  await button(page, 'Show all 8').press('Enter');
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).nth(6).getByRole('link')).toBeFocused();
});

test('a deal in which I did nothing is no clutter, and is the same when I come back', async ({
  page,
}) => {
  await openPyramid(page);
  const deal = await boardOf(page);
  await goHome(page);
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await tap(page.getByRole('link', { name: /^Pyramid/ }));
  await boardReady(page);
  expect(await boardOf(page)).toEqual(deal);
  await page.reload();
  await boardReady(page);
  expect(await boardOf(page)).toEqual(deal);
});

test('the phone dies in the very moment of a move: it is there, or the board before it', async ({}, testInfo) => {
  const app = await serveApp();
  const profile = testInfo.outputPath('profile');
  const boards: (readonly string[])[] = [];
  let left: readonly string[] = [];
  for (const move of ['T', 'T', 'T', undefined]) {
    const context = await launchProfile(profile, testInfo);
    const page = await context.newPage();
    await page.goto(new URL('#/pyramid', app.url).href);
    await boardReady(page);
    left = await boardOf(page);
    if (boards.length > 0) expect(boards.slice(-2)).toContainEqual(left);
    if (move === undefined) {
      await context.close();
      break;
    }
    // With a first move the deal is sure to be on the disk.
    if (boards.length === 0) {
      await play(page, ['T']);
      await savedAt(page, 1);
      left = await boardOf(page);
    }
    await play(page, [move]);
    boards.push(left, await boardOf(page));
    await killBrowser(profile);
  }
  await app.stop();
});

function cards(page: Page): Locator {
  return page.locator('continue-card');
}

async function goHome(page: Page): Promise<void> {
  await tap(page.getByRole('link', { name: 'Back to Home' }));
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
}
