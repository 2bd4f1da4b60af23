// A new version comes when the player agrees, and never under the player's hand.

import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import {
  type Guard,
  noForeignRequests,
  noPolicyViolations,
  noUncaughtErrors,
} from './support/guards.ts';
import { readyOffline } from './support/offline.ts';
import { launchProfile } from './support/profile.ts';
import { hide } from './support/visibility.ts';
import { type PublishingHost, serveVersions } from './support/versions.ts';

let host: PublishingHost;
let guards: readonly Guard[];

test.beforeEach(async ({ context }, testInfo) => {
  host = await serveVersions(testInfo.outputPath('host'));
  guards = [
    noForeignRequests(context, host.url),
    noPolicyViolations(context),
    noUncaughtErrors(context),
  ];
});

test.afterEach(async () => {
  for (const guard of guards) guard.check();
  await host.stop();
});

/** Which version the document is of: its title is the app's to change, its text is not. */
async function versionOf(page: Page): Promise<string | undefined> {
  const text = await page.evaluate(() => fetch('./index.html').then((page) => page.text()));
  return /<title>Tray Table ?([^<]*)<\/title>/.exec(text)?.[1];
}

async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

const offer = (page: Page) => page.getByRole('button', { name: 'Update now' });

test('nothing happens until I agree, and then the new version runs with my game in it', async ({
  page,
}) => {
  await page.goto(`${host.url}#/pyramid`);
  await readyOffline(page);
  await page.getByRole('button', { name: /^Stock, 24/ }).click();
  host.publish('two');
  await checkForUpdate(page);
  await page.getByRole('button', { name: /^Stock, 23/ }).click();
  await expect(page.getByRole('button', { name: /^Stock, 22/ })).toBeVisible();
  expect(await versionOf(page)).toBe('');

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(offer(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await offer(page).click();
  await reloaded;
  await expect.poll(() => versionOf(page)).toBe('two');
  await page.getByRole('link', { name: /^Pyramid.*cards left/ }).click();
  await expect(page.getByRole('button', { name: /^Stock, 22/ })).toBeVisible();
});

test('a version that I put off is not lost: the next one is offered all the same', async ({
  page,
}) => {
  await page.goto(host.url);
  await readyOffline(page);
  host.publish('two');
  await checkForUpdate(page);
  await expect(offer(page)).toBeVisible();
  host.publish('three');
  await checkForUpdate(page);
  await page.reload();
  await expect(offer(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await offer(page).click();
  await reloaded;
  await expect.poll(() => versionOf(page)).toBe('three');
});

test('when I agree in one tab, the other is told, plays on, and loses nothing', async ({
  page,
  context,
}) => {
  await page.goto(`${host.url}#/pyramid`);
  await readyOffline(page);
  await page.getByRole('button', { name: /^Stock, 24/ }).click();
  const other = await context.newPage();
  await other.goto(host.url);
  host.publish('two');
  await checkForUpdate(other);
  const reloaded = other.waitForEvent('load');
  await offer(other).click();
  await reloaded;

  await page.getByRole('button', { name: /^Stock, 23/ }).click();
  await expect(page.getByRole('button', { name: /^Stock, 22/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Load it here too' }).click();
  await page.getByRole('link', { name: /^Pyramid.*cards left/ }).click();
  await expect(page.getByRole('button', { name: /^Stock, 22/ })).toBeVisible();
  expect(await versionOf(page)).toBe('two');
});

test('after a new version was published, what was never opened comes from the old one', async ({
  page,
}) => {
  await page.goto(host.url);
  await readyOffline(page);
  host.publish('two');
  await checkForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await opensEverything(page);
  expect(await versionOf(page)).toBe('');
});

test('after I agreed in another tab, what was never opened in this one still opens', async ({
  page,
  context,
}) => {
  await page.goto(host.url);
  await readyOffline(page);
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
  host.publish('two');
  await checkForUpdate(page);
  const other = await context.newPage();
  await other.goto(host.url);
  const reloaded = other.waitForEvent('load');
  await offer(other).click();
  await reloaded;
  await expect.poll(() => versionOf(other)).toBe('two');
  await expect(page.getByText('The app was updated meanwhile.')).toBeVisible();
  await opensEverything(page);
  // All that was on the page that began with the old version.
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
});

test('a page that no worker was in charge of is told of the new version, and gets it', async ({
  page,
}) => {
  await page.goto(host.url);
  await readyOffline(page);
  const devtools = await page.context().newCDPSession(page);
  const reloaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await reloaded;
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  host.publish('two');
  // It waits for nobody, since no page is the old one's; a worker of the old page may hold it up.
  await checkForUpdate(page);
  const updated = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Load it here too' }).or(offer(page)).click();
  await updated;
  await expect.poll(() => versionOf(page)).toBe('two');
  await expect(page.getByRole('link', { name: 'Load it here too' })).toBeHidden();
  await expect(offer(page)).toBeHidden();
});

test('an app that is never closed looks for a new version when it is shown again, once', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { update } = ServiceWorkerRegistration.prototype;
    const checks: string[] = [];
    ServiceWorkerRegistration.prototype.update = async function () {
      checks.push('asked');
      try {
        return await update.call(this);
      } catch (error) {
        checks.push('refused');
        throw error;
      }
    };
    Object.assign(globalThis, { checks });
  });
  const checks = (): Promise<string[]> => page.evaluate('checks');
  await page.goto(host.url);
  await readyOffline(page);
  await page.evaluate('checks.length = 0');

  await shownAgain(page, '00:30:00');
  expect(await checks()).toEqual([]);
  await host.stop();
  await shownAgain(page, '01:01:00');
  await shownAgain(page, '00:01:00');
  await expect.poll(checks).toEqual(['asked', 'refused']);

  const inTrouble = createServer((_request, response) => {
    response.writeHead(500).end();
  }).listen(Number(new URL(host.url).port));
  await once(inTrouble, 'listening');
  await shownAgain(page, '01:01:00');
  await expect.poll(checks).toEqual(['asked', 'refused', 'asked', 'refused']);
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  inTrouble.closeAllConnections();
  inTrouble.close();
  await once(inTrouble, 'close');

  await host.start();
  host.publish('two');
  await shownAgain(page, '01:01:00');
  await expect(offer(page)).toBeVisible();
});

test('with a new version waiting, the next start plays without a server', async ({}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  let context = await launchProfile(profile, testInfo);
  let page = await context.newPage();
  await page.goto(`${host.url}#/pyramid`);
  await readyOffline(page);
  await page.getByRole('button', { name: /^Stock, 24/ }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  host.publish('two');
  await checkForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await context.close();
  await host.stop();

  for (let start = 0; start < 2; start++) {
    context = await launchProfile(profile, testInfo);
    page = await context.newPage();
    await page.goto(host.url);
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^Pyramid.*cards left/ }).click();
    await expect(page.getByRole('button', { name: /^Stock, 23/ })).toBeVisible();
    await opensEverything(page);
    await context.close();
  }
});

/** Every page and game of the app, without loading the document anew. */
async function opensEverything(page: Page): Promise<void> {
  const go = async (hash: string, shows: Locator): Promise<void> => {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(shows, hash).toBeVisible();
  };
  for (const name of ['settings', 'about', 'daily']) {
    await go(`#/${name}`, page.locator(`${name}-page`).getByRole('heading').first());
  }
  for (const { id, name } of gameList) {
    await go(`#/${id}`, page.locator('main.board [data-target]').first());
    await go(`#/${id}/rules`, page.getByRole('heading', { name: `Rules of ${name}` }));
    await go(`#/${id}/statistics`, page.getByRole('heading', { name: `Statistics of ${name}` }));
  }
}

/** Hidden, and shown again after so long. */
async function shownAgain(page: Page, after: string): Promise<void> {
  await hide(page, 'hidden');
  await page.clock.fastForward(after);
  await hide(page, 'visible');
}
