// What I choose holds at once, everywhere, and after the app has been closed.

import type { Locator, Page } from '@playwright/test';
import { boardOf, button, canDo, openPyramid, stock, tap } from './support/pyramid.ts';
import { killBrowser, launchProfile } from './support/profile.ts';
import { serveApp } from './support/serve-app.ts';
import { storedIn } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('all that I choose is as I chose it when the browser has died', async ({}, testInfo) => {
  const app = await serveApp();
  const profile = testInfo.outputPath('profile');
  let context = await launchProfile(profile, testInfo);
  let page = await context.newPage();
  await page.goto(new URL('#/settings', app.url).href);
  await tap(page.getByRole('radio', { name: 'Dark' }));
  await tap(page.getByRole('switch', { name: 'Four-colour suits' }));
  await tap(page.getByRole('radio', { name: 'None' }));
  await tap(page.getByRole('switch', { name: 'Left-handed' }));
  await tap(page.getByRole('switch', { name: 'Letter keys' }));
  await expectChosen(page);
  // By name: colours, hand, letter keys, speed, theme; and nothing that was not chosen.
  await expect.poll(() => storedIn(page, 'settings')).toEqual([true, true, false, 'off', 'dark']);

  await page.goto('about:blank');
  await killBrowser(profile);
  context = await launchProfile(profile, testInfo);
  page = await context.newPage();
  await page.goto(new URL('#/settings', app.url).href);
  await expectChosen(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'None' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Four-colour suits' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Left-handed' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Letter keys' })).not.toBeChecked();
  await context.close();
  await app.stop();
});

test('left-handed, what I tap most is near the left thumb', async ({ page }) => {
  const sides = async (): Promise<readonly string[]> => [
    await sideOf(page, stock(page)),
    await sideOf(page, button(page, 'Undo')),
    await sideOf(page, button(page, 'New')),
  ];
  await openPyramid(page);
  expect(await sides()).toEqual(['right', 'left', 'right']);
  await page.setViewportSize({ width: 640, height: 360 });
  await expect.poll(sides).toEqual(['right', 'right', 'right']);
  await change(page, 'switch', 'Left-handed');
  await openPyramid(page);
  expect(await sides()).toEqual(['left', 'left', 'left']);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(sides).toEqual(['left', 'left', 'right']);
});

test('with letter keys off, letters do nothing and the other keys still do', async ({ page }) => {
  await openPyramid(page);
  await change(page, 'switch', 'Letter keys');
  await openPyramid(page);
  const deal = await boardOf(page);
  for (const key of ['s', 'u', 'n', 'h', '?']) await page.keyboard.press(key);
  expect(await boardOf(page)).toEqual(deal);
  expect(await canDo(page, 'Undo')).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tap(stock(page));
  await page.keyboard.press('F8');
  expect(await boardOf(page)).toEqual(deal);
});

test('four-colour suits colour the cards on the board', async ({ page }) => {
  await openPyramid(page);
  const colours = (): Promise<number> =>
    page.locator('pyramid-board').evaluate((board) => {
      const faces = board.shadowRoot?.querySelectorAll('.card card-face') ?? [];
      const suits = [...faces].flatMap((face) => face.shadowRoot?.querySelector('g path') ?? []);
      return new Set(suits.map((suit) => getComputedStyle(suit).fill)).size;
    });
  expect(await colours()).toBe(2);
  await change(page, 'switch', 'Four-colour suits');
  await openPyramid(page);
  expect(await colours()).toBe(4);
});

async function change(page: Page, role: 'switch' | 'radio', name: string): Promise<void> {
  await page.goto('./#/settings');
  await tap(page.getByRole(role, { name }));
}

async function expectChosen(page: Page): Promise<void> {
  for (const [name, value] of [
    ['theme', 'dark'],
    ['suits', 'four'],
    ['speed', 'off'],
    ['hand', 'left'],
    ['letter-keys', 'off'],
  ] as const) {
    await expect(page.locator('html')).toHaveAttribute(`data-${name}`, value);
  }
}

async function sideOf(page: Page, target: Locator): Promise<'left' | 'right'> {
  const box = await target.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error('It is not there');
  return box.x + box.width / 2 < screen.width / 2 ? 'left' : 'right';
}
