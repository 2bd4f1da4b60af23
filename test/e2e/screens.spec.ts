// Every screen that people have: the whole game is seen, read and hit without scrolling.

import type { Locator } from '@playwright/test';
import { lineOf } from '../games/pyramid/lines.ts';
import { coversOf } from '../../src/games/pyramid/table.ts';
import {
  type Box,
  type BoardGeometry,
  boardGeometry,
  tappable,
  tooWide,
} from './support/geometry.ts';
import { boardReady, button, endOf, tap } from './support/pyramid.ts';
import { openSaved, saveOf } from './support/saved-game.ts';
import { lostLink } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

const SCREENS = [
  [320, 568],
  [360, 640],
  [412, 915],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

const MIDGAME = { deal: '10', moves: ['T', 'T', 'T'] };
const END = { deal: '38', moves: lineOf('38').moves };

for (const [width, height] of SCREENS) {
  test.describe(`at ${String(width)} by ${String(height)}`, () => {
    test.use({ viewport: { width, height } });
    const screen: Box = { left: 0, top: 0, right: width, bottom: height };

    test('the whole game is in sight and in reach', async ({ page }) => {
      await openSaved(page, MIDGAME);
      expect(await tooWide(page)).toEqual([]);
      const geometry = await boardGeometry(page);
      const { cards, labels } = geometry;
      expect(cards).toHaveLength(31);
      expectWhole(geometry);
      for (const { target, rank } of cards) {
        if (target === 'stock') continue;
        const height = rank.bottom - rank.top;
        expect(height, `the height of the rank of ${target}`).toBeGreaterThanOrEqual(
          width >= 360 ? 16 : 14,
        );
      }
      const piles = cards.filter(({ target }) => !/^\d+$/.test(target));
      for (const pile of piles) {
        for (const other of cards) {
          if (other !== pile) {
            expect(meet(pile.box, other.box), `${pile.target} on ${other.target}`).toBe(false);
          }
        }
      }
      expect(labels.map(({ text }) => text)).toEqual(['Stock 21', 'Turned', 'Waste 2']);

      for (const { name, inBar, ...box } of await tappable(page)) {
        const least = inBar ? 44 : 24;
        expect(inside(box, screen), `${name} is on the screen`).toBe(true);
        expect(box.right - box.left, `the width of ${name}`).toBeGreaterThanOrEqual(least);
        expect(box.bottom - box.top, `the height of ${name}`).toBeGreaterThanOrEqual(least);
      }
      // What of a covered card can be tapped.
      const byTarget = new Map(cards.map((card) => [card.target, card.box]));
      for (const { target, box } of cards) {
        for (const cover of /^\d+$/.test(target) ? coversOf(Number(target)) : []) {
          const strip = byTarget.get(String(cover))!.top - box.top;
          expect(strip, `the strip of ${target}`).toBeGreaterThanOrEqual(24);
        }
      }
    });

    test('the end is in sight, beside the board', async ({ page }) => {
      await openSaved(page, END);
      await expect(endOf(page)).toBeVisible();
      expect(await tooWide(page)).toEqual([]);
      const end = await endOf(page).boundingBox();
      const panel = end && {
        left: end.x,
        top: end.y,
        right: end.x + end.width,
        bottom: end.y + end.height,
      };
      expect(panel && inside(panel, screen)).toBe(true);
      expectWhole(await boardGeometry(page));
      for (const { name, inBar, ...box } of await tappable(page)) {
        expect(inside(box, screen), `${name} is on the screen`).toBe(true);
        if (!inBar) continue;
        expect(box.bottom - box.top, `the height of ${name}`).toBeGreaterThanOrEqual(44);
      }
    });

    test('no page is wider than the screen', async ({ page }) => {
      await openSaved(page, MIDGAME);
      for (const [address, heading] of [
        ['./#/', 'Continue'],
        ['./#/settings', 'Settings'],
        ['./#/pyramid/rules', 'What goes'],
        ['./#/daily', 'Deal of the day'],
        [`./${await lostLink()}`, '50 cards left'],
        ['./#/pyramid/statistics', 'Statistics of Pyramid'],
        [`./#/pyramid/replay/${saveOf(MIDGAME).id}`, 'Replay of Pyramid'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        expect(await tooWide(page), address).toEqual([]);
        for (const { name, ...box } of await tappable(page)) {
          expect(box.right - box.left, `the width of ${name}`).toBeGreaterThanOrEqual(24);
          expect(box.bottom - box.top, `the height of ${name}`).toBeGreaterThanOrEqual(24);
        }
      }
    });
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const) {
  test(`a notice hides neither board nor button at ${String(width)} by ${String(height)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, MIDGAME);
    await tap(page.locator('pyramid-board [data-target="20"]'));
    const notice = page.locator('.told');
    await expect(notice).toBeVisible();
    const others = ['pyramid-board', 'game-bar a', 'game-bar button'];
    for (const other of others) {
      expect(meet(await boxOf(notice), await boxOf(page.locator(other))), other).toBe(false);
    }
  });
}

test('turning the phone loses neither the end nor an open sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openSaved(page, END);
  for (const [width, height] of [
    [640, 360],
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(endOf(page)).toBeInViewport({ ratio: 1 });
  }
  await tap(button(page, 'New'));
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(button(page, 'Deal')).toBeInViewport({ ratio: 1 });
  await tap(button(page, 'Deal'));
  await expect(endOf(page)).toBeHidden();
  await boardReady(page);
});

test.describe('with text at twice its size', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('nothing is wider than the screen, and the game can be played', async ({ page }) => {
    await page.addInitScript(() => {
      const grow = (): void => {
        document.documentElement.style.fontSize = '200%';
      };
      document.addEventListener('DOMContentLoaded', grow);
    });
    await openSaved(page, MIDGAME);
    expectWhole(await boardGeometry(page));
    expect(await tooWide(page), 'game').toEqual([]);
    for (const opener of ['Menu', 'New']) {
      await tap(button(page, opener));
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await tooWide(page), opener).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    for (const address of [
      './#/',
      './#/settings',
      './#/pyramid/rules',
      './#/pyramid/statistics',
      './#/daily',
      `./${await lostLink()}`,
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await tooWide(page), address).toEqual([]);
    }
  });
});

/** Every card and every word is on the board and can be seen. */
function expectWhole({ board, cards, labels }: BoardGeometry): void {
  for (const { target, box, readable } of cards) {
    expect(inside(box, board), `card ${target} lies on the board`).toBe(true);
    expect(readable, `the rank and suit of card ${target} can be seen`).toBe(true);
  }
  for (const label of labels) {
    expect(inside(label, board), `${label.text} is whole`).toBe(true);
    expect(label.onTop, `${label.text} is under nothing`).toBe(true);
    for (const { target, box } of cards) {
      expect(meet(label, box), `${label.text} on ${target}`).toBe(false);
    }
    for (const other of labels) {
      expect(other !== label && meet(label, other), `${label.text} on ${other.text}`).toBe(false);
    }
  }
}

/** To within a rounded pixel. */
function inside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left - 0.5 &&
    box.top >= frame.top - 0.5 &&
    box.right <= frame.right + 0.5 &&
    box.bottom <= frame.bottom + 0.5
  );
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
