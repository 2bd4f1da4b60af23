// Pyramid as it is played: whole games by taps and by keys.

import type { Locator, Page } from '@playwright/test';
import { lineOf } from '../games/pyramid/lines.ts';
import {
  boardOf,
  button,
  canDo,
  cardAt,
  dealNumber,
  drag,
  endOf,
  openPyramid,
  play,
  said,
  tap,
  tapCard,
} from './support/pyramid.ts';
import { expect, test } from './support/test.ts';

const WON = lineOf('10');
const LOST = lineOf('38');

test('I win a game by taps: it is said at once, and the focus is where things go on', async ({
  page,
}) => {
  await openPyramid(page);
  await dealNumber(page, WON.deal);
  await play(page, WON.moves.slice(0, -1));
  await expect(endOf(page)).toBeHidden();
  await play(page, WON.moves.slice(-1));
  await expect(endOf(page)).toHaveAccessibleName('You won');
  await expect(endOf(page)).toHaveAccessibleDescription('All the cards are gone.');
  await expect(endOf(page)).toBeFocused();
  await expect(standing(page)).toHaveText('0 cards left');
  await expect(said(page)).toHaveText('4 of clubs and 9 of spades removed. 0 cards left.');
});

test('I lose a game by taps: it says how many cards are left', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, LOST.deal);
  await play(page, LOST.moves);
  await expect(endOf(page)).toHaveAccessibleName('50 cards left');
  await expect(endOf(page)).toHaveAccessibleDescription(
    'Nothing more can go and the stock is empty.',
  );
  await expect(endOf(page)).toBeFocused();
  await expect(standing(page)).toHaveText('50 cards left');
});

test('I drag one card onto another, and onto one that does not fit', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, WON.deal);
  await play(page, ['xp24']);
  await drag(cardAt(page, 'p22'), cardAt(page, 'p25'));
  await expect(standing(page)).toHaveText('49 cards left');
  const before = await boardOf(page);
  await drag(cardAt(page, 'p21'), cardAt(page, 'p26'));
  await expect(page.locator('.told')).toContainText('not 13');
  expect(await boardOf(page)).toEqual(before);
  // A card that was let go of can be tapped as before.
  await tapCard(page, 'p21');
  await expect(cardAt(page, 'p21')).toHaveAttribute('aria-pressed', 'true');
});

test('what I tap lights up, goes out again, or says why not', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, WON.deal);
  await tapCard(page, 'p21');
  await expect(cardAt(page, 'p21')).toHaveAttribute('aria-pressed', 'true');
  await tapCard(page, 'p26');
  await expect(cardAt(page, 'p21')).toHaveAttribute('aria-pressed', 'false');
  await expect(cardAt(page, 'p26')).toHaveAttribute('aria-pressed', 'true');
  await tapCard(page, 'p26');
  await expect(cardAt(page, 'p26')).toHaveAttribute('aria-pressed', 'false');
  await tapCard(page, 'p0');
  await expect(page.locator('.told')).toHaveText(/^\s*Covered by 7♠ and 6♠\s*$/);
  expect(await canDo(page, 'Undo')).toBe(false);
});

test('I take everything back to the deal and no further, and play it again', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, WON.deal);
  const boards = [await boardOf(page)];
  for (const move of WON.moves.slice(0, 6)) {
    await play(page, [move]);
    boards.push(await boardOf(page));
  }
  for (const board of boards.slice(0, -1).reverse()) {
    await tap(button(page, 'Undo'));
    expect(await boardOf(page)).toEqual(board);
  }
  expect(await canDo(page, 'Undo')).toBe(false);
  // Held on to, it stops there: it never reaches into the game before.
  for (let more = 0; more < 3; more++) await page.keyboard.press('u');
  expect(await boardOf(page)).toEqual(boards[0]);
  for (const board of boards.slice(1)) {
    await tap(button(page, 'Redo'));
    expect(await boardOf(page)).toEqual(board);
  }
  expect(await canDo(page, 'Redo')).toBe(false);
});

test('starting again is taken back in one step, until the next move', async ({ page }) => {
  const notice = page.locator('.told');
  await openPyramid(page);
  await dealNumber(page, WON.deal);
  const deal = await boardOf(page);
  await play(page, WON.moves.slice(0, 6));
  const played = await boardOf(page);
  await page.keyboard.press('F8');
  await expect(notice).toContainText('Marked assisted');
  expect(await boardOf(page)).toEqual(deal);
  await tap(notice.getByRole('button', { name: 'Undo' }));
  expect(await boardOf(page)).toEqual(played);
  await expect(notice).toBeHidden();

  await page.keyboard.press('F8');
  await expect(notice).toContainText('Back at the deal');
  await play(page, WON.moves.slice(0, 1));
  await expect(notice).toBeHidden();
});

test('taking back a turned card marks the game assisted, and says so the first time', async ({
  page,
}) => {
  const notice = page.locator('.told');
  await openPyramid(page);
  await dealNumber(page, WON.deal);
  await play(page, ['xp24']);
  await tap(button(page, 'Undo'));
  await expect(said(page)).toContainText('back');
  await expect(notice).toBeHidden();
  await play(page, ['T']);
  await tap(button(page, 'Undo'));
  await expect(notice).toContainText('Marked assisted');
  // A screen reader hears of it too, along with what has changed on the board.
  await expect(said(page)).toHaveText(/Marked assisted: .*\. Turn taken back/);
  await play(page, ['T']);
  await tap(button(page, 'Undo'));
  await expect(said(page)).toHaveText(/^Undone\. Turn taken back/);
  await tap(button(page, 'Menu'));
  await expect(page.getByText('This game is marked assisted.')).toBeVisible();
});

function standing(page: Page): Locator {
  return page.locator('.standing');
}
