// A browser that refuses the app what it may refuse: there is a game to play all the same, and
// what cannot be done is said as it is.

import { chromium, type Page } from '@playwright/test';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import {
  boardOf,
  boardReady,
  button,
  canDo,
  openPyramid,
  play,
  said,
  sheet,
  tap,
} from './support/pyramid.ts';
import { barReady } from './support/app-ready.ts';
import { finishedGame, goToMove, openReplay, putFinished } from './support/finished.ts';
import { refuse, REFUSALS } from './support/refusals.ts';
import { shareFromMenu } from './support/sharing.ts';
import { savedAt } from './support/storage.ts';
import { expect, test } from './support/test.ts';

type Refused = keyof typeof REFUSALS;

/** What the player sees of each refusal that takes something away; the others take nothing. */
const SAYS: Readonly<Partial<Record<Refused, (page: Page) => Promise<void>>>> = {
  async storage(page) {
    await page.goto('./#/');
    await expect(page.getByRole('alert')).toContainText(/(will|may) not be saved/);
    // Nothing is known of what was played: nothing is said of it.
    await expect(page.getByRole('link', { name: /^Pyramid/ })).toBeVisible();
    await expect(page.getByText('Not played yet')).toHaveCount(0);
    await expect(page.getByText('No game is stored on this device')).toHaveCount(0);
    await page.goto('./#/daily');
    await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible();
    await expect(page.getByText('Not begun')).toHaveCount(0);
    await openPyramid(page);
    await play(page, ['T']);
    await tap(page.locator('.unsaved'));
    await expect(said(page)).toContainText(/not being saved/);
    await page.goto('./#/pyramid/statistics');
    await expect(page.getByText('Nothing can be read from this device’s storage')).toBeVisible();
  },
  async protection(page) {
    await page.goto('./#/settings');
    await expect(page.getByText('Not protected: the browser may delete it')).toBeVisible();
  },
  async 'service workers'(page) {
    await page.goto('./#/');
    await expect(page.getByText('This window cannot keep the app for offline use')).toBeVisible();
  },
  async 'the clipboard'(page) {
    await openPyramid(page);
    await shareFromMenu(page);
    await tap(button(page, 'Copy the link'));
    await byHand(page, 'copied');
  },
  async 'the share sheet'(page) {
    await openPyramid(page);
    await shareFromMenu(page);
    await tap(button(page, 'Share'));
    await byHand(page, 'shared');
  },
  async downloads(page) {
    await page.goto('./#/settings');
    await tap(button(page, 'Back up').first());
    await expect(page.getByText(/^The backup could not be made: .*[^.]\.$/)).toBeVisible();
  },
  async 'the file picker'(page) {
    await page.goto('./#/settings');
    await tap(button(page, 'Restore'));
    await expect(page.getByText('Restoring adds what is missing')).toBeVisible();
  },
  async workers(page) {
    await openPyramid(page);
    await tap(button(page, 'Tip'));
    await expect(said(page)).toHaveText('No tip can be had: this browser cannot work one out');
  },
};

/** The link stays at hand where it cannot be handed on. */
async function byHand(page: Page, what: string): Promise<void> {
  await expect(
    page.getByText(`It could not be ${what}: the link is selected here, to be copied by hand.`),
  ).toBeVisible();
  const selected = await page
    .getByRole('textbox', { name: 'The link' })
    .evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
  expect(selected).toMatch(/#\/pyramid\/deal-/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const [what, ways] of Object.entries(REFUSALS)) {
  for (const [how, way] of Object.entries(ways)) {
    test(`where ${what} ${how} I can play, and am told what cannot be done`, async ({ page }) => {
      await refuse(page, way);
      await playShortly(page);
      await SAYS[what as Refused]?.(page);
    });
  }
}

test('where all of it is refused at once I can play, and am told what cannot be done', async ({
  page,
}) => {
  const ways = Object.values(REFUSALS).flatMap((all) => Object.values<() => void>(all).slice(0, 1));
  await refuse(page, ...ways);
  await playShortly(page);
  for (const [what, says] of Object.entries(SAYS)) {
    await test.step(what, () => says(page));
  }
});

test('from a host without HTTPS I can play, and am told what cannot be done', async ({
  app,
}, testInfo) => {
  const { launchOptions, viewport, hasTouch, isMobile } = testInfo.project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP plain.test 127.0.0.1'],
  });
  const baseURL = app.url.replace(/localhost|127\.0\.0\.1/, 'plain.test');
  const context = await browser.newContext({
    baseURL,
    viewport: viewport ?? null,
    hasTouch: hasTouch ?? false,
    isMobile: isMobile ?? false,
  });
  const page = await context.newPage();
  await page.goto('./');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await playShortly(page);
  for (const what of ['protection', 'service workers', 'the clipboard'] as const) {
    await test.step(what, () => SAYS[what]?.(page));
  }
  await test.step('a replay', () => takesOver(page));
  await browser.close();
});

test('I am never asked for what a game does not need', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    const watch = (owner: object, key: string): void => {
      Object.defineProperty(owner, key, {
        configurable: true,
        value: () => {
          asked.push(key);
          return Promise.reject(new DOMException('refused', 'NotAllowedError'));
        },
      });
    };
    watch(Notification, 'requestPermission');
    watch(Navigator.prototype, 'vibrate');
    watch(WakeLock.prototype, 'request');
    watch(Element.prototype, 'requestFullscreen');
    watch(Geolocation.prototype, 'getCurrentPosition');
    watch(ScreenOrientation.prototype, 'lock');
    watch(Clipboard.prototype, 'readText');
  });
  await playShortly(page);
  expect(await page.evaluate('asked')).toEqual([]);
});

/** Plays on from the middle of a game that is over. */
async function takesOver(page: Page): Promise<void> {
  const record = finishedGame(pyramid, '38');
  await putFinished(page, [record]);
  await openReplay(page, record);
  await goToMove(page, 2);
  await tap(button(page, 'Take over from here'));
  await boardReady(page);
  await savedAt(page, 2);
}

/** From Home into a game and back, over a sheet, another deal and a page. */
async function playShortly(page: Page): Promise<void> {
  await page.goto('./#/');
  await barReady(page);
  await tap(page.getByRole('link', { name: /^Pyramid/ }).first());
  await boardReady(page);
  const deal = await boardOf(page);
  await play(page, ['T', 'T']);
  expect(await boardOf(page)).not.toEqual(deal);
  await tap(button(page, 'Undo'));
  await tap(button(page, 'Undo'));
  expect(await boardOf(page)).toEqual(deal);
  expect(await canDo(page, 'Redo')).toBe(true);
  await tap(button(page, 'New'));
  await expect(sheet(page, 'New game')).toBeVisible();
  await tap(button(page, 'Deal'));
  await expect.poll(() => boardOf(page)).not.toEqual(deal);
  await play(page, ['T']);
  await page.goto('./#/settings');
  await tap(page.getByRole('radio', { name: 'Dark' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
}
