// Nothing jumps while a page is being loaded: what one is about to tap stays where it is.

import { boardReady, dealNumber, openPyramid, play } from './support/pyramid.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { savedAt } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await watchShifts(page);
});

test('Home stands still while it loads, empty, and with games to go on with', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await openPyramid(page);
  await dealNumber(page, '10');
  await play(page, ['xp24']);
  await savedAt(page, 1);
  // How much room the list needs is known from the second time on.
  for (let time = 0; time < 2; time++) {
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.locator('continue-card')).toBeVisible();
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  }
});

test('the offer to install stands still when the app gets ready offline', async ({ page }) => {
  // The browser's own comes with the first page or much later; this one before the app is kept.
  await page.addInitScript(() => {
    void customElements.whenDefined('tray-app').then(() => {
      requestAnimationFrame(() => {
        dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
      });
    });
  });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('a game stands still while it loads', async ({ page }) => {
  await openPyramid(page);
  expect(await shiftsOf(page)).toEqual([]);
  await page.reload();
  await boardReady(page);
  expect(await shiftsOf(page)).toEqual([]);
});
