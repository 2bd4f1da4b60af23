// Games that are watched again, and played on from any of their moments.

import type { Locator, Page } from '@playwright/test';
import type { GameRecord } from '../../src/core/record.ts';
import { cascade } from '../../src/games/cascade/rules.ts';
import { cribbageSquares } from '../../src/games/cribbage-squares/rules.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { tenThousand } from '../../src/games/ten-thousand/rules.ts';
import { lineOf } from '../games/pyramid/lines.ts';
import golden from '../golden/cascade.json' with { type: 'json' };
import { gameReady } from './support/app-ready.ts';
import { hammer } from './support/cascade.ts';
import { place } from './support/cribbage-squares.ts';
import { finishedGame, goToMove, moveSlider, openReplay, putFinished } from './support/finished.ts';
import { button, endOf, openPyramid, play, tap } from './support/pyramid.ts';
import { openSaved } from './support/saved-game.ts';
import { linkOf } from './support/sharing.ts';
import { savedAt, savedGames, storedIn } from './support/storage.ts';
import { board, playTurn, target } from './support/ten-thousand.ts';
import { expect, test } from './support/test.ts';

const SQUARES = finishedGame(cribbageSquares, '7');

async function replayFromMenu(page: Page): Promise<void> {
  await tap(button(page, 'Menu'));
  await tap(page.getByRole('link', { name: 'Replay', exact: true }));
}

function takeOver(page: Page): Locator {
  return button(page, 'Take over from here');
}

test('I go through the moves, each in words, by slider, step and by itself', async ({ page }) => {
  await putFinished(page, [SQUARES]);
  await openReplay(page, SQUARES);
  const words = page.locator('game-replay .controls p');
  await expect(words).toHaveText('The start');
  await tap(button(page, 'Next'));
  await expect(words).toHaveText(/^Move 1 of 16 .* on row \d, column \d\. .*Next: /);
  await expect(moveSlider(page)).toHaveAttribute('aria-valuetext', 'Move 1 of 16');
  await goToMove(page, 16);
  await expect(words).toContainText('Common card: ');
  await tap(button(page, 'Back'));
  await expect(moveSlider(page)).toHaveValue('15');

  await goToMove(page, 2);
  await page.getByLabel('Speed').selectOption('4×');
  await tap(button(page, 'Play'));
  await expect(moveSlider(page)).not.toHaveValue('3');
  await tap(button(page, 'Pause'));
  await expect(button(page, 'Play')).toBeVisible();
  await tap(button(page, 'Play'));
  await expect(moveSlider(page)).toHaveValue('16');
  // From its end it plays from the start again.
  await tap(button(page, 'Play'));
  await expect(moveSlider(page)).toHaveValue('1');
});

test('wherever its replay stands, the whole game can be shared', async ({ page }) => {
  await putFinished(page, [SQUARES]);
  await openReplay(page, SQUARES);
  await goToMove(page, 3);
  await tap(button(page, 'Share'));
  await expect(page.getByRole('switch', { name: /^With my moves/ })).toBeChecked();
  const link = await linkOf(page);
  expect(link).toContain('#/cribbage-squares/deal-1/7/-/');
  await page.keyboard.press('Escape');
  await expect(moveSlider(page)).toHaveValue('3');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('Every move was checked by the rules')).toBeVisible();
});

test('what I took back is not in the replay of a game that I play', async ({ page }) => {
  await openPyramid(page);
  await play(page, ['T', 'T', 'T']);
  await tap(button(page, 'Undo'));
  await savedAt(page, 2);
  await replayFromMenu(page);
  await expect(moveSlider(page)).toHaveAttribute('max', '2');
});

test('a game that I played on after its end is watched as it stands, and as it ended', async ({
  page,
}) => {
  const { deal, moves } = lineOf('38');
  await openSaved(page, { deal, moves: moves.slice(0, -1) });
  await play(page, moves.slice(-1));
  await expect(endOf(page)).toBeVisible();
  await tap(button(page, 'Undo'));
  await tap(button(page, 'Undo'));
  await savedAt(page, moves.length - 2);
  await replayFromMenu(page);
  await expect(moveSlider(page)).toHaveAttribute('max', String(moves.length - 2));

  await page.goto('./#/pyramid/statistics');
  await tap(page.locator('finished-games').getByRole('link', { name: /^Replay/ }));
  await expect(moveSlider(page)).toHaveAttribute('max', String(moves.length));
});

test('a game without a move has nothing to watch yet', async ({ page }) => {
  await page.goto('./#/pyramid');
  await expect(page).toHaveURL(/#\/pyramid\/game\//);
  await page.goto(page.url().replace('/game/', '/replay/'));
  await expect(page.getByText('No move has been made yet')).toBeVisible();
  const game = page.url().replace('/replay/', '/game/');
  await tap(page.getByRole('link', { name: 'Play Pyramid' }));
  await expect(page).toHaveURL(game);
});

test('a replay that is not here says so, and leads on to games that are', async ({ page }) => {
  await page.goto('./#/pyramid/replay/gone');
  await expect(page.getByText('That game is no longer here.')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Statistics', exact: true }));
  await expect(page).toHaveURL(/#\/pyramid\/statistics$/);
});

test('at its end nobody can take over, and it is said why', async ({ page }) => {
  await putFinished(page, [SQUARES]);
  await openReplay(page, SQUARES);
  await goToMove(page, 16);
  await expect(takeOver(page)).toHaveAttribute('aria-disabled', 'true');
  await takeOver(page).dispatchEvent('click');
  await expect(page.locator('.told')).toContainText('The game is over here');
  await expect(page).toHaveURL(/\/replay\//);
});

test('two quick taps take over one game', async ({ page }) => {
  await putFinished(page, [SQUARES]);
  await openReplay(page, SQUARES);
  await takeOver(page).evaluate((shown: HTMLElement) => {
    shown.click();
    shown.click();
  });
  await expect(page).toHaveURL(/\/game\//);
  await gameReady(page);
  expect(await savedGames(page)).toHaveLength(1);
});

/** Plays the moves of the record that are left. */
type PlayOn = (page: Page, moves: readonly string[]) => Promise<void>;

const seats = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Steady', level: 'steady' },
];

const TAKEN: readonly (readonly [string, GameRecord, PlayOn])[] = [
  ['Pyramid', finishedGame(pyramid, '38'), play],
  [
    'Ten-Thousand, against a bot',
    finishedGame(tenThousand, '1', { options: { seats, target: 2_000 } }),
    async (page) => {
      while (!(await endOf(page).isVisible())) {
        await playTurn(page, (name) => tap(target(page, name)));
        const go = target(page, 'roll');
        while ((await go.isVisible()) && (await go.innerText()) === 'Next step') await tap(go);
      }
    },
  ],
  ['Cribbage Squares', SQUARES, (page, moves) => place(page, moves.map(Number))],
  ['Cascade', finishedGame(cascade, '1'), hammer],
];

for (const [name, record, playOn] of TAKEN) {
  test(`I take over a game of ${name} and play it to its end, which is kept`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await putFinished(page, [record]);
    await openReplay(page, record);
    const from = Math.max(1, record.log.length - 3);
    await goToMove(page, from);
    await tap(takeOver(page));
    await expect(page).toHaveURL(/\/game\//);
    await expect(page.locator('.told')).toContainText('Your own game from here on');
    await expect
      .poll(async () => (await savedGames(page))[0])
      .toMatchObject({
        origin: 'replay',
        cursor: from,
        log: record.log.slice(0, from),
      });
    if (record.game === 'ten-thousand') await expect(board(page)).toBeVisible();

    await playOn(page, record.log.slice(from));
    await expect(endOf(page)).toBeVisible();
    await expect(endOf(page)).toHaveAccessibleDescription(/Taken over from a replay/);
    await expect.poll(() => storedIn(page, 'records')).toHaveLength(2);
    const kept = (await storedIn(page, 'records')) as GameRecord[];
    expect(kept.find(({ id }) => id === record.id)).toEqual(record);
    expect(kept.find(({ id }) => id !== record.id)).toMatchObject({
      origin: 'replay',
      log: expect.arrayContaining(record.log.slice(0, from)),
    });

    await tap(page.getByRole('link', { name: 'Statistics' }));
    const played = page.locator('.counts div').filter({ hasText: 'Played' }).locator('dd');
    await expect(played).toHaveText('1');
    const finished = page.locator('finished-games').getByRole('listitem');
    await expect(finished.filter({ hasText: 'taken over from a replay' })).toHaveCount(1);
    await expect(finished).toHaveCount(2);
  });
}

test('from its Lightning Round on nobody takes over a game of Cascade', async ({ page }) => {
  const found = golden.find(({ log }) => log.includes('F'));
  if (!found) throw new Error('no game with a Lightning Round was recorded');
  const record = { ...finishedGame(cascade, found.seed, { options: found.options }), ...found };
  await putFinished(page, [
    { ...record, start: { seed: found.seed }, times: found.log.map(() => 0) },
  ]);
  await openReplay(page, record);
  const fill = found.log.indexOf('F');
  await goToMove(page, fill);
  await expect(takeOver(page)).toHaveAttribute('aria-disabled', 'false');
  for (const move of [fill + 1, found.log.length - 1]) {
    await goToMove(page, move);
    await expect(takeOver(page)).toHaveAttribute('aria-disabled', 'true');
  }
  await takeOver(page).dispatchEvent('click');
  await expect(page.locator('.told')).toContainText('Nobody can take over once the clock runs');
});
