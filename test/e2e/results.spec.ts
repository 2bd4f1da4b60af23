// What a finished game counts as, and what comes after the end.

import type { Locator, Page } from '@playwright/test';
import { lineOf } from '../games/pyramid/lines.ts';
import { boardOf, boardReady, button, canDo, endOf, play, sheet, tap } from './support/pyramid.ts';
import { openSaved } from './support/saved-game.ts';
import { savedGames, storedIn } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const LOST = lineOf('38');

test.beforeEach(async ({ page }) => {
  await openSaved(page, { deal: LOST.deal, moves: LOST.moves.slice(0, -1) });
  await play(page, LOST.moves.slice(-1));
  await expect(endOf(page)).toBeVisible();
});

test('what I do after the end changes nothing on record', async ({ page }) => {
  await expect.poll(() => storedIn(page, 'records')).toHaveLength(1);
  const [record] = await storedIn(page, 'records');
  await tap(button(page, 'Undo'));
  await expect(endOf(page)).toBeHidden();
  await play(page, LOST.moves.slice(-1));
  await expect(endOf(page)).toBeVisible();
  await tap(endOf(page).getByRole('link', { name: 'Statistics' }));
  await expect(count(page, 'Played')).toHaveText('1');
  await expect(count(page, 'Won')).toHaveText('0');
  await expect(count(page, 'Unfinished')).toHaveText('0');
  await expect(page.getByRole('heading', { name: 'All 52 cards' })).toContainText(
    'First time, without help',
  );
  expect(await storedIn(page, 'records')).toEqual([record]);
});

test('the same deal again is listed as played again, apart from the first time', async ({
  page,
}) => {
  const atTheEnd = await boardOf(page);
  await tap(button(page, 'This deal again'));
  await expect(endOf(page)).toBeHidden();
  expect(await canDo(page, 'Undo')).toBe(false);
  await tap(button(page, 'Menu'));
  await expect(
    page.getByText(`Deal number ${LOST.deal}, played before on this device`),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'Pyramid')).toBeHidden();
  for (let turns = 0; turns < 24; turns++) await page.keyboard.press('s');
  await play(page, LOST.moves.slice(-1));
  await expect(endOf(page)).toHaveAccessibleDescription(/listed as played again/);
  expect(await boardOf(page)).toEqual(atTheEnd);
  await tap(endOf(page).getByRole('link', { name: 'Statistics' }));
  await expect(count(page, 'Played')).toHaveText('2');
  await expect(page.getByRole('heading', { name: 'All 52 cards' })).toHaveText([
    /First time, without help/,
    /Played again/,
  ]);
  const finished = page.locator('section').filter({ hasText: 'Finished games' });
  await expect(finished.getByRole('listitem')).toHaveText([
    /50 cards left.*played again/s,
    /50 cards left/,
  ]);
});

test('a new deal is another one, and what is finished is not offered to go on with', async ({
  page,
}) => {
  const finished = await boardOf(page);
  await tap(button(page, 'New deal'));
  await expect(endOf(page)).toBeHidden();
  expect(await boardOf(page)).not.toEqual(finished);
  await play(page, ['T']);
  await tap(page.getByRole('link', { name: 'Back to Home' }));
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await expect(page.locator('continue-card')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Pyramid Pair cards/ })).toContainText(
    'Best: 50 cards left',
  );
  expect(await savedGames(page)).toHaveLength(1);
});

test('I can look at the board of a game that is over', async ({ page }) => {
  await tap(button(page, 'Look at the board'));
  await expect(endOf(page)).toBeHidden();
  await page.reload();
  await boardReady(page);
  await expect(endOf(page)).toBeVisible();
});

function count(page: Page, name: string): Locator {
  return page.locator('.counts div').filter({ hasText: name }).locator('dd');
}
