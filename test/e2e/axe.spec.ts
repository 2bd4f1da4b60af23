// What automatic checks of accessibility can find, on every screen in both themes.

import { gameList } from '../../src/app/game-list.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { lineOf } from '../games/pyramid/lines.ts';
import { findsNothing } from './support/axe.ts';
import {
  boardReady,
  button,
  dealNumber,
  endOf,
  openPyramid,
  play,
  sheet,
  tap,
} from './support/pyramid.ts';
import { finishedGame, putFinished } from './support/finished.ts';
import { openSaved } from './support/saved-game.ts';
import { lostLink, shareFromEnd, shareFromMenu } from './support/sharing.ts';
import { putGame } from './support/ten-thousand.ts';
import { expect, test } from './support/test.ts';

const LOST = lineOf('38');

/** With one more there are enough for the plots. */
const EARLIER = [1, 2, 3, 4].map((daysAgo) => finishedGame(pyramid, String(daysAgo), { daysAgo }));

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in the ${scheme} theme`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: scheme }));

    test('nothing is found on a fresh Home, in settings, rules and empty statistics', async ({
      page,
    }) => {
      for (const [address, heading] of [
        ['./', 'Games'],
        ['./#/settings', 'Settings'],
        ['./#/about', 'About Tray Table'],
        ['./#/pyramid/rules', 'What goes'],
        ['./#/daily', 'Deal of the day'],
        ['./#/pyramid/statistics', 'Statistics of Pyramid'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await findsNothing(page, address);
      }
    });

    test('nothing is found on a game and on what opens over it', async ({ page }) => {
      await openPyramid(page);
      await dealNumber(page, LOST.deal);
      await play(page, ['T', 'T', 'T']);
      await findsNothing(page, 'game');
      for (const [opener, name] of [
        ['Menu', 'Pyramid'],
        ['New', 'New game'],
        ['Look through the waste, 2 cards', 'Waste, top card first'],
      ] as const) {
        await tap(button(page, opener));
        await expect(sheet(page, name)).toBeVisible();
        await findsNothing(page, name);
        await page.keyboard.press('Escape');
        await expect(sheet(page, name)).toBeHidden();
      }
      await page.keyboard.press('?');
      await expect(sheet(page, 'Keys')).toBeVisible();
      await findsNothing(page, 'keys');
    });

    test('nothing is found at the end, and where its figures and the next game are', async ({
      page,
    }) => {
      await openSaved(page, { deal: LOST.deal, moves: LOST.moves.slice(0, -1) });
      await play(page, LOST.moves.slice(-1));
      await expect(endOf(page)).toBeVisible();
      await findsNothing(page, 'end');
      await shareFromEnd(page);
      await findsNothing(page, 'share');
      await page.goto(`./${await lostLink()}`);
      await tap(button(page, 'Watch it'));
      await tap(button(page, 'Pause'));
      await findsNothing(page, 'a result that is watched');
      await tap(button(page, 'Result'));
      await expect(page.getByRole('heading', { name: '50 cards left' })).toBeVisible();
      await findsNothing(page, 'a result');
      await page.goto('./#/pyramid/statistics');
      await expect(page.getByText('50 cards left').first()).toBeVisible();
      await findsNothing(page, 'statistics of one game');
      await putFinished(page, EARLIER);
      await page.goto('./#/pyramid/statistics');
      await expect(page.getByRole('img', { name: /^The last 5 games/ })).toBeVisible();
      await findsNothing(page, 'statistics');
      await tap(page.getByRole('radio', { name: 'Tables' }));
      await expect(page.getByRole('table', { name: 'The last 5 games' })).toBeVisible();
      await findsNothing(page, 'statistics as tables');
      await tap(page.getByRole('link', { name: /^Replay of the game of/ }).first());
      await tap(button(page, 'Next'));
      await findsNothing(page, 'a replay');
      await openPyramid(page);
      await boardReady(page);
      await play(page, ['T']);
      await page.goto('./#/');
      await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
      await findsNothing(page, 'home');
    });

    for (const { id, name } of gameList) {
      test(`nothing is found in the rules of ${name}, its keys and the sheet that shares it`, async ({
        page,
      }) => {
        await page.goto(`./#/${id}/rules`);
        await expect(
          page.getByRole('heading', { name: 'Where the rules are silent' }),
        ).toBeVisible();
        await findsNothing(page, 'rules');
        await page.goto(`./#/${id}`);
        await expect(button(page, 'New')).toBeVisible();
        await findsNothing(page, 'a first game');
        await shareFromMenu(page);
        await findsNothing(page, 'share');
        await page.keyboard.press('Escape');
        await expect(sheet(page, 'Share this deal')).toBeHidden();
        await page.keyboard.press('?');
        await expect(sheet(page, 'Keys')).toBeVisible();
        await findsNothing(page, 'keys');
      });
    }

    test('nothing is found where a game of Ten-Thousand is ended early, and in its replay', async ({
      page,
    }) => {
      await page.goto('./');
      await putGame(page, 'ended', '10000 0 roll / 500 700 / 0 / 0 / - / - / - / f');
      await page.keyboard.press('r');
      await page.keyboard.press('Escape');
      await expect(sheet(page, 'End this game early?')).toBeVisible();
      await findsNothing(page, 'end early');
      await tap(button(page, 'End the game'));
      await expect(endOf(page)).toBeVisible();
      await findsNothing(page, 'ended early');
      await page.goto('./#/ten-thousand/replay/ended');
      await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
      await findsNothing(page, 'replay');
    });

    test('nothing is found where a game is played in another tab', async ({ context, page }) => {
      await openPyramid(page);
      const second = await context.newPage();
      await second.emulateMedia({ colorScheme: scheme });
      await second.goto(page.url());
      await expect(button(second, 'Play it here')).toBeVisible();
      await findsNothing(second, 'elsewhere');
    });
  });
}
