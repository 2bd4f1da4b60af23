// What the page shows before any of the app's modules has run.

import type { Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { boardReady, dealNumber, openPyramid, play, tap } from './support/pyramid.ts';
import { savedAt } from './support/storage.ts';
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

  for (const [address, words] of [
    ['./', 'Tray Table'],
    ['./#/', 'Tray Table'],
    ['./#/pyramid', 'Pyramid'],
    ['./#/ten-thousand/daily/2026-01-01', 'Ten-Thousand'],
    ['./#/pyramid/rules', ''],
    ['./#/settings', ''],
  ] as const) {
    test(`says “${words}” on top at ${address}`, async ({ page }) => {
      await page.goto(address);
      const heading = page.locator('h1');
      await expect(heading).toBeVisible({ visible: words !== '' });
      if (words === '') return;
      const shown = await heading.evaluate((element) => {
        const { content } = getComputedStyle(element, '::before');
        return content === 'none' ? element.textContent : (JSON.parse(content) as string);
      });
      expect(shown).toBe(words);
    });
  }

  for (const [known, sign] of [
    ['unknown', 'yes'],
    ['known for another width', '111 98'],
  ] as const) {
    test(`leaves Home empty where the room for games under way is ${known}`, async ({ page }) => {
      await page.addInitScript((words) => {
        localStorage.setItem('tray-table:begun', words);
      }, sign);
      await page.goto('./');
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText('Deal of the day')).toBeHidden();
    });
  }
});

for (const underWay of [0, 2]) {
  test(`Home is where it stays before the modules arrive, with ${String(underWay)} games under way`, async ({
    page,
    browser,
    baseURL,
  }) => {
    for (const deal of ['10', '38'].slice(0, underWay)) {
      await openPyramid(page);
      await dealNumber(page, deal);
      await play(page, ['T']);
      await savedAt(page, 1);
    }
    await page.goto('./#/');
    await expect(page.getByText('Not played yet')).toHaveCount(4);
    await expect(page.locator('continue-card')).toHaveCount(underWay);
    if (underWay > 0) await expect.poll(() => signOf(page)).toMatch(/^\d+ \d+/);
    const sign = await signOf(page);
    const before = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: page.viewportSize(),
      serviceWorkers: 'block',
    });
    await before.route('**/assets/**', (route) => route.abort());
    if (sign !== null) {
      await before.addInitScript((words) => {
        localStorage.setItem('tray-table:begun', words);
      }, sign);
    }
    await before.goto('./');
    const words = [
      'Tray Table',
      ...(underWay > 0 ? ['Continue'] : []),
      'Deal of the day',
      'One for each game',
      'Games',
      ...gameList.map(({ tagline }) => tagline),
    ];
    for (const text of words) {
      const [then, now] = await Promise.all(
        [before, page].map((shown) =>
          shown.getByText(text).filter({ visible: true }).first().boundingBox(),
        ),
      );
      expect.soft(now, text).toEqual(then);
    }
    await before.close();
  });
}

test.describe('until a page of the app has come', () => {
  test.use({ serviceWorkers: 'block' });

  test('the first bar stays, and then goes', async ({ page }) => {
    let arrives = (): void => undefined;
    const waited = new Promise<void>((resolve) => (arrives = resolve));
    await page.route('**/assets/game-page-*.js', async (route) => {
      await waited;
      await route.continue();
    });
    await page.goto('./#/pyramid', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('tray-app')?.shadowRoot);
    await expect(page.locator('.first-bar')).toBeVisible();
    arrives();
    await boardReady(page);
    await expect(page.locator('.first-bar')).toHaveCount(0);
  });
});

test('Home remembers for its first paint whether there is a game to go on with', async ({
  page,
}) => {
  const sign = (): Promise<string | null> => signOf(page);
  await openPyramid(page);
  expect(await sign()).toBeNull();
  await dealNumber(page, '10');
  await play(page, ['xp24']);
  await expect.poll(sign).toBe('yes');
  await page.goto('./#/');
  await expect.poll(sign).toMatch(/^\d+ \d+/);
  await tap(page.getByRole('button', { name: /^Remove this game of Pyramid/ }));
  await expect.poll(sign).toBeNull();
});

/** What the first paint knows of the games under way. */
function signOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('tray-table:begun'));
}
