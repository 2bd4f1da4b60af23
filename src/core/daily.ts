// The deal of the day: the same for everybody, from the name of the game and the date alone.

import { HIGHEST_DEAL } from './deal-number.ts';
import { hashWords } from './hash.ts';

/** Of a date as `2026-11-30`: where its search for a deal begins, and for most games ends. */
export function dailyNumber(game: string, date: string): number {
  const [word] = hashWords(`daily ${game} ${date}`);
  return 1 + Math.floor(((word >>> 0) / 2 ** 32) * HIGHEST_DEAL);
}
