// Finished games put into storage, and what a replay of them shows.

import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyGame } from '../../../src/core/game.ts';
import { type GameRecord, makeRecord } from '../../../src/core/record.ts';
import { Session } from '../../../src/session/session.ts';
import { playout } from '../../contract/playouts.ts';
import { putInto } from './storage.ts';

const DAY = 86_400_000;

/** Any game by the rules, played to its end a number of days ago. */
export function finishedGame(
  game: AnyGame,
  seed: string,
  {
    options = game.defaults,
    daysAgo = 0,
    ...changes
  }: Partial<GameRecord> & { daysAgo?: number } = {},
): GameRecord {
  const clocks = { wall: () => Date.now() - daysAgo * DAY, monotonic: () => 0 };
  const fresh = { id: `${game.id}-${seed}`, origin: 'new' as const, start: { seed }, again: false };
  const session = Session.start(game, { ...fresh, options }, clocks);
  if (!(session instanceof Session)) throw new Error(session.error);
  for (const move of playout(game, session.position, seed).moves) session.play(move);
  const record = makeRecord(session.toSave(), game.playerSeat?.(session.options));
  if (!record) throw new Error(`${game.id} ${seed} is not over`);
  return { ...record, ...changes };
}

/** As if they had been played here. */
export async function putFinished(page: Page, records: readonly GameRecord[]): Promise<void> {
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  for (const record of records) await putInto(page, 'records', record);
  // Figures that cannot be read are made anew from the records.
  await putInto(page, 'totals', { key: 'damaged' });
}

export async function openReplay(page: Page, { game, id }: GameRecord): Promise<void> {
  await page.goto(`./#/${game}/replay/${id}`);
  await expect(moveSlider(page)).toBeVisible();
}

export function moveSlider(page: Page): Locator {
  return page.getByRole('slider', { name: 'Move' });
}

/** Goes to the moment after so many moves. */
export async function goToMove(page: Page, move: number): Promise<void> {
  await moveSlider(page).fill(String(move));
  await expect(moveSlider(page)).toHaveValue(String(move));
}
