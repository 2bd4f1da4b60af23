// A phone that is turned at any moment: as the last move is made, over an open sheet, in motion.

import type { Locator, Page } from '@playwright/test';
import { games } from '../../src/games/registry.ts';
import { button, endOf, sheet, tap } from './support/pyramid.ts';
import { randomSave } from './support/saved-game.ts';
import { putInto } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** Nothing is played by itself; games for one take no notice of it. */
const PEOPLE = {
  seats: [
    { kind: 'person', name: 'Zoe' },
    { kind: 'person', name: 'Kim' },
  ],
};

for (const game of games) {
  test(`turning the phone loses nothing of ${game.id}: not a move, a sheet or the end`, async ({
    page,
  }) => {
    // Its last move is to be played again.
    const save = randomSave(game, { seed: '1', options: game.parseOptions(PEOPLE) }, 1);
    await page.goto('./#/settings');
    await putInto(page, 'saves', save);
    await page.goto(`./#/${game.id}/game/${save.id}`);
    await expect(targets(page).first()).toBeVisible();
    const board = await labels(page);

    await page.keyboard.press('u');
    await turn(page);
    await expect.poll(() => labels(page)).not.toEqual(board);
    await page.keyboard.press('y');
    await turn(page);
    await expect.poll(() => labels(page)).toEqual(board);

    await tap(button(page, 'New'));
    for (let turns = 0; turns < 2; turns++) {
      await turn(page);
      await expect(button(page, 'Deal')).toBeVisible();
      await button(page, 'Deal').scrollIntoViewIfNeeded();
      await expect(button(page, 'Deal')).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page, 'New game')).toBeHidden();
    expect(await labels(page)).toEqual(board);

    await page.keyboard.press('y');
    await turn(page);
    await expect(endOf(page)).toBeInViewport({ ratio: 0.9 });
    for (let turns = 0; turns < 3; turns++) {
      await turn(page);
      await expect(endOf(page)).toBeInViewport({ ratio: 0.9 });
    }
  });
}

/** A quarter turn. */
async function turn(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 640 };
  await page.setViewportSize({ width: height, height: width });
}

function targets(page: Page): Locator {
  return page.locator('main.board [data-target]');
}

/** All that can be tapped on the board, as it is read. Dice lie where they came to lie. */
async function labels(page: Page): Promise<readonly string[]> {
  const all = await targets(page).evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()),
  );
  return all.map((label) => label.replace(/^Die \d of \d: /, '')).sort();
}
