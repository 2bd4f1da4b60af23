// Draws the deal of a new game: whatever comes, one that can be won where the player wants that, or a day’s.

import type { NumberedDeal } from '../core/challenge.ts';
import { dailyNumber } from '../core/daily.ts';
import { HIGHEST_DEAL } from '../core/deal-number.ts';
import type { Start } from '../core/save.ts';
import type { Settings } from '../store/settings.ts';
import type { GameView } from '../ui/game-view.ts';

/** Milliseconds after which any deal is better than waiting on. */
const LONGEST_SEARCH_MS = 4_000;

export interface Drawn {
  readonly start: Start;
  /** What the player is told when it is not the kind of deal that was wanted. */
  readonly problem?: string;
}

/** From a number drawn at random on, the first deal that can be won; else the one of that number. */
export async function drawDeal(
  { mind }: Pick<GameView, 'mind'>,
  options: unknown,
  deals: Settings['deals'],
): Promise<Drawn> {
  const number = drawNumber();
  const any = { start: { seed: String(number) } };
  const winnable = mind?.winnableDeals;
  if (!winnable || deals === 'any') return any;
  const signal = AbortSignal.timeout(LONGEST_SEARCH_MS);
  const found = await winnable.find(options, number, HIGHEST_DEAL, signal).catch(() => undefined);
  return found === undefined
    ? { ...any, problem: 'No deal that can be won was found just now: this is any deal' }
    : { start: { seed: String(found) } };
}

/** The deal of a day with the game's usual options: the same for everybody. */
export async function dailyDeal(
  { game, mind }: Pick<GameView, 'game' | 'mind'>,
  date: string,
): Promise<NumberedDeal> {
  const { id, defaults: options } = game;
  const first = dailyNumber(id, date);
  // However long it takes: another deal would not be that of the day.
  const { signal } = new AbortController();
  const found = await mind?.winnableDeals?.first(options, first, HIGHEST_DEAL, signal);
  return { options, seed: String(found ?? first) };
}

/** A whole number from 1 to 999,999,999 that becomes the deal number. */
function drawNumber(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + Math.floor((word / 2 ** 32) * HIGHEST_DEAL);
}
