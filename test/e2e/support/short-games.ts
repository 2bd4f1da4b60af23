// Short games one after another without a reload, as the interface has them.

import type { Page } from '@playwright/test';

/** Keys that play a little of any deal; those of Cribbage Squares play all of it. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  pyramid: ['s', 's', 's', 'u', 'y'],
  'ten-thousand': ['r', 'a', 'u', 'y'],
  'cribbage-squares': Array.from({ length: 16 }, (_, cell) => String(cell + 1).padStart(2, '0')),
  cascade: ['1', '2', '3', '4', '5', 'u', 'y'],
};

/** Deals anew, plays, and looks at what opens over the board. */
export async function playShortGame(page: Page, game: string): Promise<void> {
  const before = page.url();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.waitForURL((url) => url.href !== before);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('main.board [data-target]').first().waitFor();
  for (const keys of KEYS[game] ?? []) {
    for (const key of keys) await page.keyboard.press(key);
  }
  for (const sheet of ['Menu', 'New']) {
    await page.getByRole('button', { name: sheet, exact: true }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}

/** Over Home and the pages of the game, back to where it was left. */
export async function lookAround(page: Page, game: string): Promise<void> {
  const address = page.url();
  const shown = async (hash: string, element: string): Promise<void> => {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.locator(element).getByRole('heading').first().waitFor();
  };
  await shown('#/', 'home-page');
  await shown(`#/${game}/rules`, 'rules-page');
  await shown(`#/${game}/statistics`, 'statistics-page');
  await shown('#/settings', 'settings-page');
  await page.evaluate((to) => {
    location.hash = to;
  }, new URL(address).hash);
  await page.locator('main.board [data-target]').first().waitFor();
}
