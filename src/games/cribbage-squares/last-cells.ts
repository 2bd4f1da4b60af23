// The last placements worked out exactly: every card that may come, and every common card.

import { handPoints } from './hand-points.ts';
import { COLUMNS, type Line, linesThrough, ROWS } from './table.ts';

/** With so many free cells the rest of the game can be worked out at once. */
export const EXACT_CELLS = 3;

/** Of a free cell, where others hold packed cards. */
const FREE = -1;

export interface Exact {
  /** 1 to 16. */
  readonly cell: number;
  /** The totals of all games that may follow, added up … */
  readonly sum: number;
  /** … and how many games they are. */
  readonly games: number;
}

/**
 * For each free cell, the totals when the card goes there and the rest is played as well as it can
 * be. All cards are packed as in hand-points.ts. The work grows about 75 times with each free cell.
 */
export function lastPlacements(
  cells: readonly (number | undefined)[],
  card: number,
  unseen: readonly number[],
): readonly Exact[] {
  const grid = cells.map((there) => there ?? FREE);
  const free = freeCells(grid);
  const games = free.reduce((count, _cell, turned) => count * (unseen.length - turned), 1);
  return free.map((cell) => ({ cell, sum: sumAfter(grid.with(cell - 1, card), unseen), games }));
}

function freeCells(grid: readonly number[]): readonly number[] {
  return grid.flatMap((card, index) => (card === FREE ? [index + 1] : []));
}

/** Over the cards that may be turned next. */
function sumAfter(grid: readonly number[], unseen: readonly number[]): number {
  const [cell, ...others] = freeCells(grid);
  if (cell === undefined) return sumOverStarters(grid, [...ROWS, ...COLUMNS], unseen);
  if (others.length === 0) return sumOverLast(grid, cell, unseen);
  return unseen.reduce((sum, card) => {
    const rest = unseen.filter((other) => other !== card);
    const sums = [cell, ...others].map((chosen) => sumAfter(grid.with(chosen - 1, card), rest));
    return sum + Math.max(...sums);
  }, 0);
}

/** Only two hands depend on the last card; the others are scored once for each common card. */
function sumOverLast(grid: readonly number[], cell: number, unseen: readonly number[]): number {
  const changing = linesThrough(cell);
  const settled = [...ROWS, ...COLUMNS].filter((line) => !line.cells.includes(cell));
  const settledPoints = unseen.map((starter) => sumOverStarters(grid, settled, [starter]));
  const settledSum = settledPoints.reduce((sum, points) => sum + points, 0);
  return unseen.reduce((sum, card, index) => {
    const full = grid.with(cell - 1, card);
    const starters = unseen.filter((other) => other !== card);
    const changed = sumOverStarters(full, changing, starters);
    return sum + changed + settledSum - (settledPoints[index] ?? 0);
  }, 0);
}

function sumOverStarters(
  grid: readonly number[],
  lines: readonly Line[],
  starters: readonly number[],
): number {
  let sum = 0;
  for (const { cells } of lines) {
    const [a = FREE, b = FREE, c = FREE, d = FREE] = cells.map((cell) => grid[cell - 1] ?? FREE);
    for (const starter of starters) sum += handPoints(a, b, c, d, starter);
  }
  return sum;
}
