// The coach in words: its hint, its game with the same dice, and what it knows.

import { MOST_AHEAD } from './beam.ts';
import { pointsWords } from './counted.ts';
import { placeDie } from './rules.ts';
import { DICE_AHEAD, type Table } from './table.ts';
import { resultWords } from './words.ts';

/** For the rules page: what the coach knows, and how sure it is. */
export const COACH_KNOWS =
  `The coach sees what you can see. It tries the next ${String(MOST_AHEAD)} dice in every column, ` +
  'and names the column that begins the best line it has found: good advice, not proven. In the ' +
  `Lightning Round it knows only the next ${String(DICE_AHEAD)}.`;

/** `column` 1 for the leftmost: `"Column 3. 2 cascades: 30 points."`, `"Column 3, to build on."`. */
export function hintWords(table: Table, column: number): string {
  const { last } = placeDie(table, column - 1);
  const result = last ? resultWords(last) : '';
  const named = `Column ${String(column)}`;
  return result === '' ? `${named}, to build on.` : `${named}. ${result}`;
}

/**
 * The coach's regular game beside the player's: `coach` and `yours` in points, without the fill and
 * the Lightning Round. Whoever was `helped` by the coach has not beaten it.
 */
export function replayWords(coach: number, yours: number, helped = false): string {
  if (helped || yours < coach) return `From the same dice the coach made ${pointsWords(coach)}.`;
  const verdict = yours > coach ? 'beat' : 'match';
  return `You ${verdict} the coach’s ${pointsWords(coach)} from the same dice.`;
}
