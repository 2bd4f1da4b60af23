// The lines that stand below a board in somebody's first game of its kind.

import type { Locator, Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { gameReady } from './support/app-ready.ts';
import { Ear } from './support/ear.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { boardReady, button, openPyramid, play, stock, tap } from './support/pyramid.ts';
import { openSaved, saveOf } from './support/saved-game.ts';
import { putInto, savedAt, storedIn } from './support/storage.ts';
import { putGame } from './support/ten-thousand.ts';
import { expect, test } from './support/test.ts';

const PAIR = 'Tap two making 13 (J 11, Q 12) or a king.';
const TURN = 'Nothing fits? Turn a card.';

for (const { id, name } of gameList) {
  test(`the first game of ${name} has them below its board, and is steady with them`, async ({
    page,
  }) => {
    await watchShifts(page);
    await openFirst(page, id);
    const hints = hintsOf(page);
    await expect(button(page, 'Put the hints away')).toBeVisible();
    const [board, lines] = [await boxOf(page.locator('main.board')), await boxOf(hints)];
    expect(lines.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(lines.height).toBeLessThanOrEqual(60);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText(/\w/);

    await tap(button(page, 'Put the hints away'));
    await expect(hints.locator('p').first()).toBeHidden();
    expect(await boxOf(page.locator('main.board'))).toEqual(board);
    expect(await shiftsOf(page)).toEqual([]);
    await page.reload();
    await gameReady(page);
    await expect(hints).toBeHidden();
  });
}

test('each goes for good with the move that it tells of, and the board stays where it is', async ({
  page,
}) => {
  await openSaved(page, { deal: '10', moves: [] });
  await expect(hintsOf(page)).toContainText(PAIR);
  const board = await boxOf(page.locator('main.board'));
  await tap(stock(page));
  await expect(page.getByText(TURN)).toBeHidden();
  await expect(page.getByText(PAIR)).toBeVisible();
  const [left, close] = [page.getByText(PAIR), button(page, 'Put the hints away')];
  expect(Math.abs((await middleOf(left)) - (await middleOf(close)))).toBeLessThanOrEqual(2);
  await play(page, ['xp24']);
  await expect(page.getByText(PAIR)).toBeHidden();
  expect(await boxOf(page.locator('main.board'))).toEqual(board);
  await savedAt(page, 2);
  await expect.poll(() => storedIn(page, 'settings')).toEqual([['pyramid/turn', 'pyramid/pair']]);
  await page.reload();
  await boardReady(page);
  await expect(hintsOf(page)).toBeHidden();
});

test('they are said once', async ({ page }) => {
  await page.goto('./');
  const ear = await Ear.listen(page);
  await page
    .getByRole('link', { name: /^Pyramid/ })
    .first()
    .press('Enter');
  expect(await ear.hears()).toBe(`${PAIR} ${TURN}`);
  await page.keyboard.press('s');
  expect(await ear.hears()).toMatch(/ turned\. 23 cards in the stock\.$/);
  await ear.isSilent();
});

test('whoever has finished a game of the kind sees none', async ({ page }) => {
  await openPyramid(page);
  await putInto(page, 'records', finished());
  await page.reload();
  await boardReady(page);
  await expect(hintsOf(page)).toBeHidden();
});

/** A record of another version would do: that there is one is all that counts. */
function finished(): unknown {
  const { id, game } = saveOf({ deal: '10', moves: [] });
  return { id, game, endedAt: 1 };
}

/** Where a bot might begin, its moves would be seen to move: there the player does. */
async function openFirst(page: Page, id: string): Promise<void> {
  await page.goto('./#/settings');
  if (id === 'ten-thousand') {
    await putGame(page, 'first', '10000 0 roll / 0 0 / 0 / 0 / - / - / - / f');
  } else await page.goto(`./#/${id}`);
}

function hintsOf(page: Page): Locator {
  return page.locator('first-hints');
}

async function middleOf(part: Locator): Promise<number> {
  const { y, height } = await boxOf(part);
  return y + height / 2;
}

async function boxOf(part: Locator): Promise<{ y: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there');
  return { y: box.y, height: box.height };
}
