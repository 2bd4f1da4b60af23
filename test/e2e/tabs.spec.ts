// The same game in two tabs: one plays it at a time, each knows which, and no move is lost.

import type { Page } from '@playwright/test';
import { lineOf } from '../games/pyramid/lines.ts';
import {
  boardOf,
  boardReady,
  button,
  canDo,
  dealNumber,
  endOf,
  openPyramid,
  play,
  said,
  tap,
  undoDepth,
} from './support/pyramid.ts';
import { openSaved } from './support/saved-game.ts';
import { savedAt, savedGames } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const LOST = { ...lineOf('38'), deal: '38' };

test('a second tab says that the game is played elsewhere, and can take it over', async ({
  context,
  page: first,
}) => {
  await openPyramid(first);
  await dealNumber(first, '10');
  await play(first, ['xp24']);
  await savedAt(first, 1);

  const second = await context.newPage();
  await second.goto('./#/pyramid');
  await playedElsewhere(second);
  await first.bringToFront();
  await play(first, ['p22+p25', 'T']);
  await savedAt(first, 3);
  const board = await boardOf(first);

  await second.bringToFront();
  await tap(button(second, 'Play it here'));
  await boardReady(second);
  expect(await boardOf(second)).toEqual(board);
  await playedElsewhere(first);
  await play(second, ['p21+t']);
  expect(await undoDepth(second)).toBe(4);
  await savedAt(second, 4);

  await first.bringToFront();
  await tap(button(first, 'Play it here'));
  await boardReady(first);
  expect(await canDo(first, 'Undo')).toBe(true);
  expect(await boardOf(first)).toEqual(await boardOf(first));
  expect(await undoDepth(first)).toBe(4);
  await playedElsewhere(second);
});

test('a game that the other tab has left can be opened here', async ({ context, page: first }) => {
  await openPyramid(first);
  await play(first, ['T']);
  await savedAt(first, 1);
  const board = await boardOf(first);
  const second = await context.newPage();
  await first.close();
  await second.goto('./#/pyramid');
  await boardReady(second);
  expect(await boardOf(second)).toEqual(board);
});

test('a game that the other tab has ended is not played on here: I am told, and get a new deal', async ({
  context,
  page: first,
}) => {
  await openSaved(first, { ...LOST, moves: LOST.moves.slice(0, -1) });
  const ended = first.url();
  const second = await context.newPage();
  await second.goto(ended);
  await playedElsewhere(second);
  await first.bringToFront();
  await play(first, LOST.moves.slice(-1));
  await tap(endOf(first).getByRole('button', { name: 'New deal' }));
  await expect(first).not.toHaveURL(ended);
  const theirs = first.url();
  // The game that is over has its record, and its save has gone.
  await expect.poll(() => addressesOf(first)).toEqual([theirs]);

  await second.bringToFront();
  await tap(button(second, 'Play it here'));
  await boardReady(second);
  await expect(said(second)).toContainText('That game is over: it is in Statistics.');
  await expect(second).not.toHaveURL(ended);
  const mine = second.url();
  await play(second, ['T']);
  await expect.poll(() => addressesOf(second)).toEqual([mine, theirs]);
});

test('a deal that another tab has before it stays when I get another here', async ({
  context,
  page: first,
}) => {
  await openPyramid(first);
  const theirs = first.url();
  const second = await context.newPage();
  for (const deal of ['38', '10']) {
    await second.goto(`./#/pyramid/deal-1/${deal}`);
    await boardReady(second);
    await expect(second).toHaveURL(/#\/pyramid\/game\//);
    // Of my own deals only the one that I have before me.
    await expect.poll(() => addressesOf(second)).toEqual([second.url(), theirs]);
  }
  await first.reload();
  await boardReady(first);
  await expect(first).toHaveURL(theirs);
});

test('two games in two tabs do not disturb each other, and Home knows both', async ({
  context,
  page: first,
}) => {
  await openPyramid(first);
  await dealNumber(first, '10');
  await play(first, ['xp24']);
  const second = await context.newPage();
  await second.goto('./');
  await expect(second.locator('continue-card')).toHaveText([/51 cards left/]);
  await first.bringToFront();
  await play(first, ['p22+p25']);
  await savedAt(first, 2);
  // Home follows what happens in the other tab.
  await expect(second.locator('continue-card')).toHaveText([/49 cards left/]);
});

/** Of the saved games, the one changed last first. */
async function addressesOf(page: Page): Promise<readonly string[]> {
  const saves = await savedGames(page);
  return saves.map(({ id }) => new URL(`#/pyramid/game/${id}`, page.url()).href);
}

async function playedElsewhere(page: Page): Promise<void> {
  await expect(page.getByText('This game is being played in another tab.')).toBeVisible();
}
