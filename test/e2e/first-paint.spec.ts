// What the page shows before any of the app's modules has run.

import { expect, test } from './support/test.ts';

const CLOTH = { light: 'rgb(217, 230, 226)', dark: 'rgb(18, 52, 59)' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says what it needs', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'Tray Table' })).toBeVisible();
    await expect(page.locator('.no-script')).toBeVisible();
  });
});

test.describe('before the modules arrive', () => {
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`has the ${scheme} cloth of the device`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('./');
      await expect(page.locator('html')).toHaveCSS('background-color', CLOTH[scheme]);
    });

    test(`has the ${scheme} cloth that was chosen, whatever the device says`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
      await page.goto('./');
      await page.evaluate((theme) => {
        localStorage.setItem('tray-table:theme', theme);
      }, scheme);
      await page.reload();
      await expect(page.locator('html')).toHaveCSS('background-color', CLOTH[scheme]);
    });
  }

  for (const [address, named] of [
    ['./', true],
    ['./#/', true],
    ['./#/pyramid', false],
  ] as const) {
    test(`${named ? 'shows' : 'leaves out'} the app's name at ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible({ visible: named });
    });
  }
});
