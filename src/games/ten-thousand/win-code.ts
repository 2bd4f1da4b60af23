// The table of winning chances as answers to "is this cell more than …?", few of them surprising.

import { TOTALS } from './turn-odds.ts';

/** The cell of a chance of 1. */
const CERTAIN = 2 ** 13;

/**
 * The chance of a cell: steps get smaller towards 0 and 1, where who plays must still tell apart what
 * brings a win nearer.
 */
export function chanceOf(cell: number): number {
  const part = cell / CERTAIN;
  return part * part * (3 - 2 * part);
}

/** The cell of a chance. */
export function cellOf(chance: number): number {
  let less = 0;
  let more = CERTAIN;
  while (more - less > 1e-6) {
    const between = (less + more) / 2;
    if (chanceOf(between) < chance) less = between;
    else more = between;
  }
  return Math.round(more);
}

/** By the total of who is to play, then by the opponent's, from the highest down. */
export type Cells = Int32Array;

/**
 * Says whether a cell is more than `value`. Reading, the text says so; writing, the cell itself.
 * `context` tells apart what is likely in different ways.
 */
export type IsMore = (context: number, cell: number, value: number) => boolean;

/** Answers further than this from what was expected are alike. */
const STEPS = 8;
const ROUGHNESSES = 16;
export const CONTEXTS = ROUGHNESSES * 2 * STEPS;

const MARGIN = TOTALS + 1;

/** Fills the table cell by cell; what is expected of each follows from those before it. */
export function fill(isMore: IsMore): Cells {
  const cells: Cells = new Int32Array(TOTALS * TOTALS);
  /** How far off each was expected, a row and a cell further on: none before the first are read. */
  const misses = new Int32Array(MARGIN + cells.length);
  for (let cell = 0; cell < cells.length; cell++) {
    const expected = expect(cells, cell);
    const more = 2 * STEPS * roughness(misses, cell);
    const less = more + STEPS;
    let miss = 0;
    if (isMore(more, cell, expected)) {
      do miss++;
      while (isMore(more + Math.min(miss, STEPS - 1), cell, expected + miss));
    } else {
      while (!isMore(less + Math.min(-miss, STEPS - 1), cell, expected + miss - 1)) miss--;
    }
    cells[cell] = expected + miss;
    misses[MARGIN + cell] = Math.abs(miss);
  }
  return cells;
}

/** As the cells before and above go on. */
function expect(cells: Cells, cell: number): number {
  if (cell === 0) return CERTAIN;
  const left = cells[cell - 1] ?? 0;
  if (cell < TOTALS) return left;
  const above = cells[cell - TOTALS] ?? 0;
  if (cell % TOTALS === 0) return above;
  return left + above - (cells[cell - TOTALS - 1] ?? 0);
}

/** How much the cells around have differed from what was expected, as a power of two. */
function roughness(misses: Int32Array, cell: number): number {
  const left = misses[MARGIN + cell - 1] ?? 0;
  const above = cell + MARGIN - TOTALS;
  const nearby = (misses[above - 1] ?? 0) + (misses[above] ?? 0) + (misses[above + 1] ?? 0);
  return Math.min(32 - Math.clz32(left + nearby), ROUGHNESSES - 1);
}
