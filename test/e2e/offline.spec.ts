// Every way into the app without a server, and what the app says of being ready for that.

import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { readyOffline } from './support/offline.ts';
import { launchProfile } from './support/profile.ts';
import { boardReady, openPyramid, play, stock } from './support/pyramid.ts';
import { serveApp } from './support/serve-app.ts';
import { expect, test } from './support/test.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
test('every way into the app works without a server', async ({}, testInfo) => {
  const app = await serveApp({ prefix: '/some/where/' });
  const context = await launchProfile(testInfo.outputPath('profile'), testInfo);
  const page = await context.newPage();
  await page.goto(app.url);
  await readyOffline(page);
  await app.stop();

  const manifest = JSON.parse(await readFile(join(DIST, 'manifest.webmanifest'), 'utf8')) as {
    start_url: string;
    shortcuts: readonly { name: string; url: string }[];
  };
  for (const start of [manifest.start_url, './?utm_source=x', './index.html', './?a=1&b=2#/']) {
    await page.goto(new URL(start, app.url).href);
    await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  }
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  for (const { name, url } of manifest.shortcuts) {
    // A document of its own for each, as a launch from the home screen has.
    await page.goto('about:blank');
    await page.goto(new URL(url, app.url).href);
    // Nothing has been begun that could be gone on with: Home says so.
    const heading = name === 'Continue' ? 'Games' : name;
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    if (name === 'Continue')
      await expect(page.locator('.told')).toHaveText(/No game is unfinished/);
  }
  for (const [link, heading] of [
    ['./?utm_source=x#/pyramid', 'Pyramid'],
    ['./#/pyramid/rules', 'Rules of Pyramid'],
    ['./#/pyramid/statistics', 'Statistics of Pyramid'],
    ['./#/settings', 'Settings'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(new URL(link, app.url).href);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await context.close();
});

test('ten cold starts in a row work without a server', async ({}, testInfo) => {
  const app = await serveApp();
  const profile = testInfo.outputPath('profile');
  for (let start = 0; start <= 10; start++) {
    const context = await launchProfile(profile, testInfo);
    const page = await context.newPage();
    await page.goto(new URL('#/pyramid', app.url).href);
    await boardReady(page);
    if (start === 0) {
      await readyOffline(page);
      await app.stop();
    }
    await context.close();
  }
});

test.describe('being ready', () => {
  test('is not claimed when a file could not be had, and is once it can', async ({}, testInfo) => {
    const folder = testInfo.outputPath('dist');
    await cp(DIST, folder, { recursive: true });
    const missing = join(folder, await lazyPart('rules-page'));
    await rename(missing, `${missing}.away`);
    const app = await serveApp({ folder });
    const context = await launchProfile(testInfo.outputPath('profile'), testInfo);
    const page = await context.newPage();
    await page.goto(app.url);
    await expect(page.getByText('Not ready offline')).toBeVisible();
    expect(await saysReady(page)).toBe(false);

    // The app itself works meanwhile.
    await page.goto(new URL('./#/pyramid', app.url).href);
    await boardReady(page);

    await rename(`${missing}.away`, missing);
    await page.goto('about:blank');
    await page.goto(app.url);
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
    await context.close();
    await app.stop();
    await rm(folder, { recursive: true });
  });

  test('is no longer claimed when the browser has dropped a file', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const [kept] = await cache.keys();
        if (kept) await cache.delete(kept);
      }
    });
    await page.reload();
    await expect(page.getByText('Not ready offline')).toBeVisible();
    expect(await saysReady(page)).toBe(false);
  });

  test('is not claimed before every file has come', async ({ page, context }) => {
    // Only the worker asks for it: the page does not need the rules yet.
    const asked = new Promise<Route>((resolve) => {
      void context.route('**/assets/rules-page-*', resolve, { times: 1 });
    });
    await page.goto('./');
    const held = await asked;
    await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
    expect(await saysReady(page)).toBe(false);
    await held.continue();
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  });

  test('is not claimed where there is no room for it, and the app plays', async ({ page, app }) => {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(app.url);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000 });
    await page.goto('./');
    await expect(page.getByText('Not ready offline')).toBeVisible();
    expect(await saysReady(page)).toBe(false);
    await openPyramid(page);
    await play(page, ['T']);
    await expect(stock(page)).toHaveAccessibleName(/^Stock, 23/);
  });

  test('is not claimed in a window that can keep nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.goto('./');
    await expect(page.getByText('cannot keep the app for offline use')).toBeVisible();
    await openPyramid(page);
  });
});

function saysReady(page: Page): Promise<boolean> {
  return page.getByText('Ready offline', { exact: true }).isVisible();
}

/** The built file of a part that is loaded when it is first needed. */
async function lazyPart(name: string): Promise<string> {
  const files = await readdir(join(DIST, 'assets'));
  const file = files.find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  if (file === undefined) throw new Error(`dist has no ${name}`);
  return join('assets', file);
}
