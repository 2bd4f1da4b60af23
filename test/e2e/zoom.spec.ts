// Everything twice as large: the window of a desktop that is zoomed to 200%, and a small phone with
// text of twice the size (WCAG 1.4.4, 1.4.10); and text set wider apart (1.4.12).

import type { Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { lineOf } from '../games/pyramid/lines.ts';
import { cutOff, tooWide, twoWays } from './support/geometry.ts';
import { button, endOf, sheet, tap } from './support/pyramid.ts';
import { openSaved, saveOf } from './support/saved-game.ts';
import { lostLink } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

const END = { deal: '38', moves: lineOf('38').moves };

const SCREENS = [
  {
    name: 'a desktop at 200%',
    use: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
    style: '',
  },
  {
    name: 'a phone with text at 200%',
    use: { viewport: { width: 320, height: 568 } },
    style: ':root { font-size: 200% }',
  },
  {
    name: 'text set wide apart',
    use: { viewport: { width: 360, height: 640 } },
    style:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  },
];

for (const { name, use, style } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use(use);
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((css) => {
        const larger = new CSSStyleSheet();
        larger.replaceSync(css);
        document.adoptedStyleSheets = [larger];
        const { attachShadow } = Element.prototype;
        Element.prototype.attachShadow = function (init) {
          const root = attachShadow.call(this, init);
          // What an element adopts for itself comes first.
          queueMicrotask(() => root.adoptedStyleSheets.push(larger));
          return root;
        };
      }, style);
    });

    test('every page can be read and used, and scrolls one way at most', async ({ page }) => {
      await openSaved(page, END);
      await expect(endOf(page)).toBeVisible();
      await isWhole(page, 'the end of a game');
      for (const [address, heading] of [
        ['./#/', 'Games'],
        ['./#/settings', 'Settings'],
        ['./#/about', 'About Tray Table'],
        ['./#/daily', 'Deal of the day'],
        ['./#/pyramid/statistics', 'Statistics of Pyramid'],
        [`./#/pyramid/replay/${saveOf(END).id}`, 'Replay of Pyramid'],
        [`./${await lostLink()}`, '50 cards left'],
        ...gameList.map(({ id }) => [`./#/${id}/rules`, 'Where the rules are silent'] as const),
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await isWhole(page, address);
      }
    });

    for (const { id, name: game } of gameList) {
      test(`a game of ${game} is whole, and so is what opens over it`, async ({ page }) => {
        await page.goto(`./#/${id}`);
        await expect(page.locator('main.board [data-target]').first()).toBeVisible();
        await isWhole(page, 'the board');
        for (const [opener, heading] of [
          ['Menu', game],
          ['New', 'New game'],
        ] as const) {
          await tap(button(page, opener));
          await expect(sheet(page, heading)).toBeVisible();
          await isWhole(page, heading);
          await page.keyboard.press('Escape');
          await expect(sheet(page, heading)).toBeHidden();
        }
        await tap(button(page, 'New'));
        await button(page, 'Deal').scrollIntoViewIfNeeded();
        await tap(button(page, 'Deal'));
        await expect(sheet(page, 'New game')).toBeHidden();
        await expect(page.locator('main.board [data-target]').first()).toBeInViewport();
      });
    }
  });
}

async function isWhole(page: Page, where: string): Promise<void> {
  expect.soft(await tooWide(page), `too wide: ${where}`).toEqual([]);
  expect.soft(await cutOff(page), `cut off: ${where}`).toEqual([]);
  expect.soft(await twoWays(page), `scrolls both ways: ${where}`).toEqual([]);
}
