// Pages turn while they are used: what I asked for last is what I see, and nothing makes me wait.

import type { Page } from '@playwright/test';
import { barReady } from './support/app-ready.ts';
import { boardReady, play, stock, tap } from './support/pyramid.ts';
import { expect, test } from './support/test.ts';

/** So long that everything in a test happens while the page turns. */
const FOR_EVER = ':root { --motion-ms: 600s !important; }';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { turns: 0 });
    document.startViewTransition = (change) => {
      const counted = window as unknown as { turns: number };
      counted.turns += 1;
      return start(change);
    };
  });
});

test('a page that is still turning is there to be used', async ({ page }) => {
  await turningForEver(page);
  await tap(page.getByRole('link', { name: /^Pyramid/ }));
  await boardReady(page);
  expect(await turning(page)).toBe(true);
  await expect(holderOf(page, 'game-page')).toBeFocused();
  await tap(stock(page));
  await expect(stock(page)).toHaveAccessibleName(/^Stock, 23/);
  await page.keyboard.press('u');
  await expect(stock(page)).toHaveAccessibleName(/^Stock, 24/);
  expect(await turning(page)).toBe(true);
});

test('Back goes the other way', async ({ page }) => {
  await turningForEver(page);
  await tap(page.getByRole('link', { name: /^Pyramid/ }));
  await boardReady(page);
  expect(await way(page)).toBe('forward');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  expect(await way(page)).toBe('back');
  await page.goForward();
  await boardReady(page);
  expect(await way(page)).toBe('forward');
  await tap(page.getByRole('link', { name: 'Back to Home' }));
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  expect(await way(page)).toBe('back');
  expect(await turns(page)).toBe(4);
});

test('of several hops in a row the last one counts', async ({ page }) => {
  await turningForEver(page);
  for (const [hops, shows] of [
    [['#/settings', '#/about', '#/pyramid/rules', '#/settings'], 'settings-page'],
    [['#/daily', '#/'], 'home-page'],
    [['#/pyramid', '#/cascade/rules', '#/ten-thousand/statistics'], 'statistics-page'],
    [['#/about', '#/pyramid'], 'game-page'],
  ] as const) {
    await page.evaluate((all) => {
      for (const hash of all) location.hash = hash;
    }, hops);
    await expect(page.locator('.page'), shows).toHaveCount(1);
    await expect(page.locator(shows)).toBeVisible();
    await expect(holderOf(page, shows)).toBeFocused();
  }
  await boardReady(page);
  await play(page, ['T']);
  // And there and back before anything could have been drawn.
  await page.evaluate(() => {
    location.hash = '#/settings';
    history.back();
  });
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/pyramid/);
  await boardReady(page);
  await tap(stock(page));
  await expect(stock(page)).toHaveAccessibleName(/^Stock, 22/);
});

test('nothing turns for who wants no motion, and all pages are there', async ({ page }) => {
  const visit = async (): Promise<void> => {
    await page.goto('./#/settings');
    await tap(page.getByRole('link', { name: /^Back/ }));
    await tap(page.getByRole('link', { name: /^Pyramid/ }));
    await boardReady(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit();
  expect(await turns(page)).toBe(0);
  await page.goto('./#/settings');
  await tap(page.getByRole('radio', { name: 'None' }));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit();
  expect(await turns(page)).toBe(0);
});

test('a page turns as long as anything moves, and is then still', async ({ page }) => {
  await page.goto('./');
  await barReady(page);
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--motion-ms', '0ms');
  });
  const durations = await page.evaluate(async () => {
    const start = document.startViewTransition.bind(document);
    const started = new Promise<readonly unknown[]>((resolve, reject) => {
      document.startViewTransition = (change) => {
        const transition = start(change);
        transition.ready.then(() => {
          resolve(document.getAnimations().map((one) => one.effect?.getTiming().duration));
        }, reject);
        return transition;
      };
    });
    location.hash = '#/about';
    return started;
  });
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([160]));
  await expect.poll(() => turning(page)).toBe(false);
  await expect(holderOf(page, 'about-page')).toBeFocused();
});

test.describe('a page that comes too late', () => {
  // From it everything comes at once.
  test.use({ serviceWorkers: 'block' });

  for (const [comes, late, asked, shows] of [
    ['not at all', 'abort', 'continue', 'About Tray Table'],
    ['after all', 'continue', 'abort', 'This part of the app could not be loaded'],
  ] as const) {
    test(`and ${comes} changes nothing of what I asked for since`, async ({ page }) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/settings-page/, async (route) => {
        await held;
        await route[late]();
      });
      await page.route(/about-page/, (route) => route[asked]());
      await page.goto('./');
      await barReady(page);
      const requested = page.waitForRequest(/settings-page/);
      await goTo(page, '#/settings');
      await requested;
      await goTo(page, '#/about');
      await expect(page.getByText(shows).first()).toBeVisible();
      const ended =
        late === 'abort'
          ? page.waitForEvent('requestfailed')
          : page.waitForEvent('requestfinished');
      release();
      await ended;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.locator('settings-page')).toHaveCount(0);
    });
  }
});

function goTo(page: Page, hash: string): Promise<void> {
  return page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

async function turningForEver(page: Page): Promise<void> {
  await page.goto('./');
  await barReady(page);
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, FOR_EVER);
}

function turning(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view')),
  );
}

function turns(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { turns: number }).turns);
}

function way(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.way);
}

/** What holds a page has the focus in its stead, so that Tab leads into it. */
function holderOf(page: Page, shows: string): ReturnType<Page['locator']> {
  return page.locator('.page', { has: page.locator(shows) });
}
