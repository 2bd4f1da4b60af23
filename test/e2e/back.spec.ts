// The Back button: it closes what is open, then goes Home, then leaves.

import type { Page } from '@playwright/test';
import { barReady } from './support/app-ready.ts';
import {
  boardOf,
  boardReady,
  button,
  dealNumber,
  openPyramid,
  play,
  sheet,
  stock,
  tap,
} from './support/pyramid.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('about:blank');
});

test('Back closes a sheet, then goes Home, then leaves', async ({ page }) => {
  await page.goto('./');
  await tap(page.getByRole('link', { name: /^Pyramid/ }));
  await boardReady(page);
  await play(page, ['T']);
  const board = await boardOf(page);
  await closesOnBack(page, 'Menu', 'Pyramid');
  await closesOnBack(page, 'New', 'New game');
  expect(await boardOf(page)).toEqual(board);
  await page.goBack();
  await atHome(page);
  await page.goBack();
  await left(page);
});

for (const { from, at, link, to } of [
  { from: 'Settings', at: './#/settings', link: /About/, to: 'About Tray Table' },
  { from: 'Tray Table', at: './', link: /^Cascade/, to: 'Cascade' },
]) {
  test(`Back from “${to}” leads to where “${from}” was left, and a page that is new begins at its top`, async ({
    page,
  }) => {
    const scrolled = (): Promise<number> =>
      page.getByRole('main').evaluate(({ scrollTop }) => Math.round(scrollTop));
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(at);
    await barReady(page);
    await page.getByRole('link', { name: link }).scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(100);
    await expect
      .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll))
      .toBe(left);
    await tap(page.getByRole('link', { name: link }));
    await expect(page.getByRole('heading', { name: to, exact: true })).toBeVisible();
    expect(await scrolled()).toBe(0);
    await tap(page.getByRole('link', { name: /^Back/ }));
    await expect(page.getByRole('heading', { name: from, exact: true })).toBeVisible();
    await expect.poll(scrolled).toBe(left);
  });
}

test('after a link straight into a game it does the same', async ({ page }) => {
  await page.goto('./#/pyramid');
  await boardReady(page);
  await closesOnBack(page, 'Menu', 'Pyramid');
  await page.goBack();
  await atHome(page);
  await page.goBack();
  await left(page);
});

test('after many games, sheets and pages there is still one step Home', async ({ page }) => {
  await page.goto('./#/pyramid');
  await boardReady(page);
  await dealNumber(page, '10');
  await dealNumber(page, '11');
  await tap(button(page, 'Menu'));
  await tap(button(page, 'New game'));
  await expect(sheet(page, 'New game')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'New game')).toBeHidden();
  for (const name of ['Rules', 'Statistics', 'Settings']) {
    await tap(button(page, 'Menu'));
    await tap(page.getByRole('link', { name, exact: true }));
    await expect(page.getByRole('heading', { name, exact: false }).first()).toBeVisible();
    await tap(page.getByRole('link', { name: 'Back', exact: true }));
    await boardReady(page);
  }
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Statistics of Pyramid' })).toBeVisible();
  await page.goBack();
  await boardReady(page);
  await page.goBack();
  await atHome(page);
  await page.goBack();
  await left(page);
});

test('the arrow in a bar leads back inside the app, also after a link straight to a page', async ({
  page,
}) => {
  for (const [address, name] of [
    ['./#/pyramid/rules', 'Rules of Pyramid'],
    ['./#/pyramid/statistics', 'Statistics of Pyramid'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await tap(page.getByRole('link', { name: 'Back', exact: true }));
    await atHome(page);
    await page.goBack();
    await left(page);
  }
});

test('rules, statistics and settings in mid-game leave the board as it was', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, '10');
  await play(page, ['xp24', 'T', 'T']);
  const board = await boardOf(page);
  for (const name of ['Rules', 'Statistics', 'Settings']) {
    await tap(button(page, 'Menu'));
    await tap(page.getByRole('link', { name, exact: true }));
    await expect(stock(page)).toBeHidden();
    await page.goBack();
    await boardReady(page);
    expect(await boardOf(page)).toEqual(board);
  }
});

test('a sheet that was open when the page was loaded anew leaves no dead step', async ({
  page,
}) => {
  await page.goto('./#/pyramid');
  await boardReady(page);
  await tap(button(page, 'Menu'));
  await expect(sheet(page, 'Pyramid')).toBeVisible();
  await page.reload();
  await boardReady(page);
  await expect(sheet(page, 'Pyramid')).toBeHidden();
  await page.goBack();
  await atHome(page);
});

test('Forward onto a sheet that was closed does nothing, and Back goes on from there', async ({
  page,
}) => {
  await page.goto('./#/pyramid');
  await boardReady(page);
  await closesOnBack(page, 'Menu', 'Pyramid');
  await page.goForward();
  await boardReady(page);
  await expect(sheet(page, 'Pyramid')).toBeHidden();
  await closesOnBack(page, 'New', 'New game');
  await page.goBack();
  await atHome(page);
});

test('a sheet opened while another closes is closed by Back all the same', async ({ page }) => {
  await page.goto('./#/pyramid');
  await boardReady(page);
  await tap(button(page, 'Menu'));
  await expect(sheet(page, 'Pyramid')).toBeVisible();
  await page.evaluate(() => {
    const press = (key: string): void => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    };
    const sheets = document
      .querySelector('tray-app')
      ?.shadowRoot?.querySelector('game-page')
      ?.shadowRoot?.querySelector('game-shell')
      ?.shadowRoot?.querySelector('game-sheets');
    const menu = sheets?.shadowRoot?.querySelector<HTMLElement & { close(): void }>('#menu');
    menu?.addEventListener('close', () => {
      press('n');
    });
    menu?.close();
  });
  await expect(sheet(page, 'New game')).toBeVisible();
  await page.goBack();
  await expect(sheet(page, 'New game')).toBeHidden();
  await boardReady(page);
});

async function closesOnBack(page: Page, opener: string, name: string): Promise<void> {
  await tap(button(page, opener));
  await expect(sheet(page, name)).toBeVisible();
  await page.goBack();
  await expect(sheet(page, name)).toBeHidden();
  await boardReady(page);
}

async function atHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
}

async function left(page: Page): Promise<void> {
  await expect(page).toHaveURL('about:blank');
}
