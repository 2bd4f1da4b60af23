// Addresses and numbers that lead nowhere: a sentence, and the app goes on.

import type { Page } from '@playwright/test';
import {
  boardReady,
  button,
  canDo,
  dealNumber,
  endOf,
  openPyramid,
  play,
  said,
  sheet,
  stock,
  tap,
} from './support/pyramid.ts';
import { LOST } from './support/sharing.ts';
import { savedGames } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const NOWHERE = [
  '#/nowhere',
  '#/chess',
  '#/pyramid/nowhere',
  '#/pyramid/rules/more',
  '#/pyramid/game/a/b',
  '#/settings/more',
  '#/%00%FF',
  '#javascript:alert(1)',
  `#/${'long'.repeat(5_000)}`,
];

test('an address that leads nowhere leads Home, which says so', async ({ page }) => {
  await page.goto('./#/nowhere/at/all');
  await leadsHome(page, '#/nowhere/at/all');
  for (const hash of NOWHERE) {
    await openPyramid(page);
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await leadsHome(page, hash);
  }
});

async function leadsHome(page: Page, from: string): Promise<void> {
  await expect(said(page)).toContainText(`There is nothing at “${from.slice(0, 40)}`);
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/');
}

test('a link to a game that is not here gives a new deal, and says so', async ({ page }) => {
  await page.goto('./#/pyramid/game/0000-not-here');
  await boardReady(page);
  await expect(said(page)).toContainText('That game is no longer here. Here is a new deal.');
  await tap(stock(page));
  expect(await canDo(page, 'Undo')).toBe(true);
  // It is said of this page alone.
  await expect(page.locator('.told')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  expect(await page.locator('.told').count()).toBe(0);
});

test('a link to a game that is over says where it is, and gives a new deal', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, '38');
  const link = page.url();
  await play(page, LOST.moves);
  await expect(endOf(page)).toBeVisible();
  await tap(button(page, 'New deal'));
  await expect(page).not.toHaveURL(link);
  await expect.poll(() => savedGames(page)).toHaveLength(1);
  await page.goto('about:blank');
  await page.goto(link);
  await boardReady(page);
  await expect(said(page)).toContainText('That game is over: it is in Statistics.');
});

test('a deal number that is none is refused in words, and costs nothing', async ({ page }) => {
  await openPyramid(page);
  await tap(button(page, 'New'));
  const number = page.getByLabel('Deal number');
  for (const none of ['0', '-1', '1e3', 'abc', '1234567890', '٣', '1/2']) {
    await number.fill(none);
    await tap(button(page, 'Deal'));
    await expect(page.getByText('A deal number is a whole number')).toBeVisible();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(sheet(page, 'New game')).toBeVisible();
  }
  await number.fill(' 1,234 ');
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  await tap(button(page, 'Deal'));
  await expect(sheet(page, 'New game')).toBeHidden();
  await tap(button(page, 'Menu'));
  await expect(page.getByText('Deal number 1,234')).toBeVisible();
});
