// What hands do without meaning it: hold a button, tap twice, pull, press long, reach for the edge.

import type { Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { gameReady } from './support/app-ready.ts';
import { type Box, tappable } from './support/geometry.ts';
import {
  boardOf,
  boardReady,
  button,
  dealNumber,
  openPyramid,
  play,
  stock,
  tap,
} from './support/pyramid.ts';
import { savedAt } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('undo that is held, or hammered, stops at the deal, and the game before is as it was', async ({
  page,
}) => {
  await openPyramid(page);
  await dealNumber(page, '10');
  await play(page, ['xp24', 'T']);
  await savedAt(page, 2);
  const before = await boardOf(page);
  await dealNumber(page, '11');
  const address = page.url();
  const deal = await boardOf(page);
  await play(page, ['p22+p27', 'T', 'T']);
  // A key that is held undoes once, and a focused button that is held does what it does.
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('u');
  await page.keyboard.up('u');
  await button(page, 'Undo').focus();
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const box = await button(page, 'Undo').boundingBox();
  if (!box) throw new Error('There is no Undo');
  for (let taps = 0; taps < 6; taps++) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  expect(await boardOf(page)).toEqual(deal);
  expect(page.url()).toBe(address);
  await tap(page.getByRole('link', { name: 'Back to Home' }));
  await tap(page.getByRole('link', { name: 'Pyramid 51 cards left' }));
  await boardReady(page);
  expect(await boardOf(page)).toEqual(before);
});

test('the second of two taps that close a sheet does not reach the board under it', async ({
  page,
}) => {
  await openPyramid(page);
  await dealNumber(page, '10');
  const deal = await boardOf(page);
  await play(page, ['T', 'T']);
  await page.evaluate(() => {
    const app = document.querySelector('tray-app');
    window.addEventListener('tray-cover', () => {
      for (const moment of app?.getAnimations() ?? []) moment.pause();
    });
  });
  await tap(button(page, 'Menu'));
  await tap(button(page, 'This deal again'));
  await expect.poll(() => boardOf(page)).toEqual(deal);
  const box = await stock(page).boundingBox();
  if (!box) throw new Error('There is no stock');
  const tapStock = (): Promise<void> => page.touchscreen.tap(box.x + 20, box.y + 20);
  await tapStock();
  expect(await boardOf(page)).toEqual(deal);
  await page.evaluate(() => {
    for (const moment of document.querySelector('tray-app')?.getAnimations() ?? []) moment.finish();
  });
  await tapStock();
  await expect.poll(() => boardOf(page)).not.toEqual(deal);
});

for (const { id, name } of gameList) {
  test(`on the board of ${name} nothing zooms at two taps, is selected or pulls the page`, async ({
    page,
  }) => {
    await openGame(page, id);
    const board = page.locator('main.board > :first-child');
    const styles = await board.evaluate((host) => {
      const targets = [...(host.shadowRoot?.querySelectorAll('[data-target]') ?? [])];
      const nav = [...document.querySelectorAll('tray-app')].flatMap((app) => buttonsIn(app));
      function buttonsIn(element: Element): Element[] {
        const root = element.shadowRoot;
        if (!root) return [];
        return [
          ...root.querySelectorAll('nav button'),
          ...[...root.querySelectorAll('*')].flatMap((child) => buttonsIn(child)),
        ];
      }
      return {
        touch: [host, ...nav].map((element) => getComputedStyle(element).touchAction),
        select: [host, ...targets].map((element) => getComputedStyle(element).userSelect),
        pulls: [host.parentElement ?? host, document.body].map(
          (element) => getComputedStyle(element).overscrollBehaviorY,
        ),
        actions: nav.length,
      };
    });
    expect(styles.actions).toBeGreaterThan(2);
    // None of these lets two taps zoom.
    for (const touch of styles.touch)
      expect(['none', 'manipulation', 'pinch-zoom']).toContain(touch);
    expect(new Set(styles.select)).toEqual(new Set(['none']));
    expect(new Set(styles.pulls)).toEqual(new Set(['none']));
  });

  test(`in ${name} nothing to tap lies under a notch or a home bar, nor New beside Undo`, async ({
    page,
  }) => {
    for (const { width, height, insets } of [
      { width: 390, height: 844, insets: { top: 59, bottom: 34, left: 0, right: 0 } },
      { width: 844, height: 390, insets: { top: 0, bottom: 21, left: 59, right: 59 } },
    ]) {
      await page.setViewportSize({ width, height });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await openGame(page, id);
      const free: Box = {
        left: insets.left,
        top: insets.top,
        right: width - insets.right,
        bottom: height - insets.bottom,
      };
      const boxes = await tappable(page);
      expect(boxes.length).toBeGreaterThan(4);
      for (const { name: what, left, top, right, bottom } of boxes) {
        expect(left, `left of ${what}`).toBeGreaterThanOrEqual(free.left - 0.5);
        expect(top, `top of ${what}`).toBeGreaterThanOrEqual(free.top - 0.5);
        expect(right, `right of ${what}`).toBeLessThanOrEqual(free.right + 0.5);
        expect(bottom, `bottom of ${what}`).toBeLessThanOrEqual(free.bottom + 0.5);
      }
      const [undo, anew] = ['button Undo', 'button New'].map((wanted) =>
        boxes.find(({ name: what }) => what === wanted),
      );
      if (!undo || !anew) throw new Error('The bar has no Undo or no New');
      const apart = Math.max(
        anew.left - undo.right,
        undo.left - anew.right,
        anew.top - undo.bottom,
      );
      expect(apart, 'between Undo and New').toBeGreaterThanOrEqual(44);
    }
  });
}

async function openGame(page: Page, id: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#/${id}`);
  await gameReady(page);
}
