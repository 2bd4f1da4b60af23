// What a move of Cascade is worth: the chart, the stars, the bonuses.

import type { Columns, Step } from './cascades.ts';
import { type Bonus, GAME_DICE } from './table.ts';

export const CLEARED = 300;
const ALL_PLACED = 500;
export const EACH_DIE_LEFT = 2;

/** The chart beside the board: points for a move that makes so many cascades. */
export function chart(cascades: number): number {
  return 5 * cascades * (cascades + 1);
}

/** A move's cascades: the sum over its steps. */
export function countCascades(chain: readonly Step[]): number {
  return chain.reduce((sum, { cascades }) => sum + cascades.length, 0);
}

/** The values of the stars used, multiplied; 1 without a star. */
export function multiplier(chain: readonly Step[]): number {
  return chain.flatMap(({ stars }) => stars).reduce((product, value) => product * value, 1);
}

/** How many dice lie on a board. */
export function diceOn(columns: Columns): number {
  return columns.reduce((sum, dice) => sum + dice.length, 0);
}

/** The bonuses of an insertion that left these columns; `placed` dice with this one. */
export function bonuses(columns: Columns, placed: number): readonly Bonus[] {
  const left = diceOn(columns);
  const earned: Bonus[] = [];
  if (left === 0) earned.push({ kind: 'cleared', points: CLEARED });
  if (placed === GAME_DICE) {
    earned.push({ kind: 'all placed', points: ALL_PLACED });
    if (left > 0) earned.push({ kind: 'dice left', dice: left, points: EACH_DIE_LEFT * left });
  }
  return earned;
}
