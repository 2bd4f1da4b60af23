// The statistics that people look at: plots and tables of the same figures, by options.

import type { Locator, Page } from '@playwright/test';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { tenThousand } from '../../src/games/ten-thousand/rules.ts';
import { finishedGame, moveSlider, putFinished } from './support/finished.ts';
import { button, tap } from './support/pyramid.ts';
import { expect, test } from './support/test.ts';

const SCORES = [50, 46, 50, 0, 0, 48];

/** One a day up to today; the last but one was won with the one before it. */
const GAMES = SCORES.map((score, index) =>
  finishedGame(pyramid, String(index + 1), {
    daysAgo: SCORES.length - 1 - index,
    score: [score],
    winners: score === 0 ? [0] : [],
  }),
);
const OTHER_AIM = finishedGame(pyramid, '9', { options: { aim: 'pyramid' }, daysAgo: 30 });

async function openStatistics(page: Page, game = 'pyramid'): Promise<void> {
  await page.goto(`./#/${game}/statistics`);
  await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible();
}

function plot(page: Page, name: RegExp): Locator {
  return page.getByRole('img', { name });
}

/** The first of the figures. */
function played(page: Page): Locator {
  return page.locator('option-figures dl div').first();
}

/** The cells of a table row by row, without its headings. */
function rows(page: Page, table: string): Promise<readonly string[]> {
  return page
    .getByRole('table', { name: table })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => Array.from(row.children, (cell) => cell.textContent.trim()).join(' | ')),
    );
}

test('plots and tables show the same games, and the choice stays while the app is open', async ({
  page,
}) => {
  await putFinished(page, GAMES);
  await openStatistics(page);
  await expect(plot(page, /^The last 6 games: from 0 to 50; 2 won; .*today 48$/)).toBeVisible();
  await expect(plot(page, /^Results: .*today too/)).toBeVisible();
  await expect(plot(page, /at most 2 won; at most 3 not won; now 1 not won$/)).toBeVisible();

  await tap(page.getByRole('radio', { name: 'Tables' }));
  await expect(page.getByRole('img')).toHaveCount(0);
  const history = await rows(page, 'The last 6 games');
  expect(history.map((row) => row.split(' | ')[1])).toEqual(SCORES.toReversed().map(String));
  expect(history[0]).toMatch(/^Today \| 48 \| – \| Not won$/);
  expect(history[1]).toMatch(/Won, best$/);
  const counts = (await rows(page, 'How often each result')).map((row) => row.split(' | '));
  expect(counts.reduce((sum, [, games]) => sum + Number(games), 0)).toBe(SCORES.length);
  expect(counts.reduce((sum, [, , today]) => sum + Number(today), 0)).toBe(1);
  expect((await rows(page, 'Wins and losses in a row')).map((row) => row.split(' | ')[1])).toEqual([
    ...['1 not won', '2 won', '3 not won'],
  ]);

  await page.goto('./#/');
  await openStatistics(page);
  await expect(page.getByRole('radio', { name: 'Tables' })).toBeChecked();
  await expect(page.getByRole('table', { name: 'The last 6 games' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Plots' })).toBeChecked();
});

test('I choose which options the figures are of, the last played first', async ({ page }) => {
  await putFinished(page, [...GAMES, OTHER_AIM]);
  await openStatistics(page);
  const of = page.getByLabel('Figures of');
  await expect(of).toHaveValue('All 52 cards');
  await expect(page.getByRole('heading', { name: /^The pyramid alone/ })).toBeHidden();
  await of.selectOption('The pyramid alone');
  await expect(page.getByRole('heading', { name: /^The pyramid alone First time/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^All 52 cards/ })).toBeHidden();
  await expect(played(page)).toHaveText('Played 1');
  await expect(page.getByText('From 5 games on you will see here')).toBeVisible();
});

test('figures of Ten-Thousand are of so many players, whoever they are', async ({ page }) => {
  const person = (name: string) => ({ kind: 'person', name });
  const table = (...names: readonly string[]) => ({
    options: { seats: names.map(person), target: 2_000 },
  });
  await putFinished(page, [
    finishedGame(tenThousand, '1', { ...table('Ann', 'Ben', 'Cy'), daysAgo: 3 }),
    finishedGame(tenThousand, '2', { ...table('Ann', 'Ben'), daysAgo: 2 }),
    finishedGame(tenThousand, '3', table('Ann', 'Dee')),
  ]);
  await openStatistics(page, 'ten-thousand');
  await expect(page.getByLabel('Figures of').getByRole('option')).toHaveText([
    ...['2 players, to 2,000', '3 players, to 2,000'],
  ]);
  await expect(played(page)).toHaveText('Played 2');
  await page.getByLabel('Figures of').selectOption('3 players, to 2,000');
  await expect(played(page)).toHaveText('Played 1');
});

test('every finished game is listed, however many there are, and can be watched', async ({
  page,
}) => {
  const game = finishedGame(pyramid, '1');
  const all = Array.from({ length: 205 }, (_, index) => ({
    ...game,
    id: `game-${String(index)}`,
    endedAt: game.endedAt + index,
  }));
  await putFinished(page, all);
  await openStatistics(page);
  const replays = page.locator('finished-games').getByRole('link', { name: /^Replay/ });
  const more = button(page, 'Show more');
  for (let listed = 20; listed < all.length; listed += 20) {
    await expect(replays).toHaveCount(listed);
    await more.press('Enter');
    await expect(replays.nth(listed)).toBeFocused();
  }
  await expect(replays).toHaveCount(all.length);
  await expect(more).toBeHidden();
  await tap(replays.last());
  await expect(page).toHaveURL(/\/replay\/game-0$/);
  await expect(moveSlider(page)).toBeVisible();
});

test.describe('while the figures of one game are on their way', () => {
  // From it everything comes at once.
  test.use({ serviceWorkers: 'block' });

  test('I go to those of another, and see those alone', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // What Cascade has of its own.
    const own = /\/statistics-(?!page)/;
    await page.route(own, async (route) => {
      await held;
      await route.continue();
    });
    await putFinished(page, GAMES);
    const requested = page.waitForRequest(own);
    await page.goto('./#/cascade/statistics');
    await requested;
    await openStatistics(page);
    await expect(played(page)).toHaveText('Played 6');
    const finished = page.waitForEvent('requestfinished');
    release();
    await finished;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(played(page)).toHaveText('Played 6');
    await expect(page.getByRole('heading', { name: 'Statistics of Pyramid' })).toBeVisible();
  });
});

test('without a game it is said what will be there', async ({ page }) => {
  await openStatistics(page, 'cascade');
  await expect(page.getByRole('heading', { name: 'No game is finished yet' })).toBeVisible();
  await expect(page.getByText('Each game that you finish is listed here')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Play Cascade' }));
  await expect(page.locator('cascade-board')).toBeVisible();
});
