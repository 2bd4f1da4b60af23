// What the page shows before any of the app's modules has run.

import { gameList } from '../../src/app/game-list.ts';
import { dealNumber, openPyramid, play, tap } from './support/pyramid.ts';
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

  test('leaves Home empty where games are under way, whose list is to come', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByText('Deal of the day')).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('tray-table:begun', 'yes');
    });
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText('Deal of the day')).toBeHidden();
  });
});

test('Home is where it stays before the modules arrive', async ({ page, browser, baseURL }) => {
  const before = await browser.newPage({
    baseURL: baseURL ?? '',
    viewport: page.viewportSize(),
    serviceWorkers: 'block',
  });
  await before.route('**/assets/**', (route) => route.abort());
  await before.goto('./');
  await page.goto('./');
  await expect(page.getByText('Not played yet')).toHaveCount(4);
  const words = [
    'Tray Table',
    'Deal of the day',
    'One for each game',
    'Games',
    ...gameList.flatMap(({ name, tagline }) => [name, tagline]),
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

test('Home remembers for its first paint whether there is a game to go on with', async ({
  page,
}) => {
  const sign = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('tray-table:begun'));
  await openPyramid(page);
  expect(await sign()).toBeNull();
  await dealNumber(page, '10');
  await play(page, ['xp24']);
  await expect.poll(sign).toBe('yes');
  await page.goto('./#/');
  await tap(page.getByRole('button', { name: /^Remove this game of Pyramid/ }));
  await expect.poll(sign).toBeNull();
});
