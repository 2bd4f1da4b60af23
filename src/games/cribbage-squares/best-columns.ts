// The best columns that can cross four given rows.

import { type Arrangement, type FourPoints, placesIn } from './fours.ts';
import type { Rows } from './row-partitions.ts';
import { SIDE } from './table.ts';

const COLUMN_CHOICES = SIDE ** SIDE;

/**
 * The arrangement of the rows whose columns score most, if they score more than `above`. A column is
 * a choice of one card of each row: a number of four digits in base 4, the first row's first.
 */
export function bestColumns(
  points: FourPoints,
  rows: Rows,
  above: number,
): Arrangement | undefined {
  const columns = columnPoints(points, rows);
  // Each card of a row lies in one column: no columns score more than their cards' best together.
  const most = mostByCard(columns);
  for (let row = 0; row < SIDE; row++) {
    if (sumOfRow(most, row) <= above) return undefined;
  }
  const found = new ColumnSearch(columns, most, above).run();
  if (!found) return undefined;
  const places = rows.map(placesIn);
  const order = places.flatMap((row, index) =>
    found.columns.map((column) => row[digit(column, index)] ?? 0),
  );
  const rowPoints = rows.reduce((sum, row) => sum + (points[row] ?? 0), 0);
  return { total: rowPoints + found.points, order };
}

function digit(column: number, row: number): number {
  return (column >> (2 * (SIDE - 1 - row))) & 3;
}

function columnPoints(points: FourPoints, rows: Rows): Uint8Array {
  const [row1 = [], row2 = [], row3 = [], row4 = []] = rows.map((row) =>
    placesIn(row).map((place) => 1 << place),
  );
  const columns = new Uint8Array(COLUMN_CHOICES);
  let column = 0;
  for (const a of row1)
    for (const b of row2)
      for (const c of row3) for (const d of row4) columns[column++] = points[a | b | c | d] ?? 0;
  return columns;
}

/** For each row and each of its cards, the most that a column with the card scores. */
function mostByCard(columns: Uint8Array): Uint8Array {
  const most = new Uint8Array(SIDE * SIDE);
  columns.forEach((score, column) => {
    for (let row = 0; row < SIDE; row++) {
      const card = SIDE * row + digit(column, row);
      if (score > (most[card] ?? 0)) most[card] = score;
    }
  });
  return most;
}

function sumOfRow(most: Uint8Array, row: number): number {
  return most.subarray(SIDE * row, SIDE * (row + 1)).reduce((sum, score) => sum + score, 0);
}

/** Goes through the columns of the first row's cards, one after another. */
class ColumnSearch {
  readonly #scores: Uint8Array;
  readonly #most: Uint8Array;
  readonly #columns = [0, 0, 0, 0];
  #best: number;
  #found: readonly number[] | undefined;

  constructor(scores: Uint8Array, most: Uint8Array, above: number) {
    this.#scores = scores;
    this.#most = most;
    this.#best = above;
  }

  run(): { points: number; columns: readonly number[] } | undefined {
    const most = this.#most;
    this.#place(
      0,
      0,
      0,
      sumOfRow(most, 0),
      sumOfRow(most, 1),
      sumOfRow(most, 2),
      sumOfRow(most, 3),
    );
    return this.#found && { points: this.#best, columns: this.#found };
  }

  /**
   * `used` are the cards of columns so far, as bits in the order of `most`; `left1` to `left4` what
   * columns with the other cards of each row score at most.
   */
  #place(
    first: number,
    sum: number,
    used: number,
    left1: number,
    left2: number,
    left3: number,
    left4: number,
  ): void {
    if (first === SIDE) {
      this.#best = sum;
      this.#found = [...this.#columns];
      return;
    }
    const most = this.#most;
    const left1After = left1 - (most[first] ?? 0);
    for (let rest = 0; rest < COLUMN_CHOICES / SIDE; rest++) {
      const column = (COLUMN_CHOICES / SIDE) * first + rest;
      const sumWith = sum + (this.#scores[column] ?? 0);
      const lacking = this.#best - sumWith;
      if (left1After <= lacking) continue;
      const card2 = SIDE + (rest >> 4);
      const card3 = 2 * SIDE + ((rest >> 2) & 3);
      const card4 = 3 * SIDE + (rest & 3);
      const cards = (1 << card2) | (1 << card3) | (1 << card4);
      if (used & cards) continue;
      const left2After = left2 - (most[card2] ?? 0);
      const left3After = left3 - (most[card3] ?? 0);
      const left4After = left4 - (most[card4] ?? 0);
      if (left2After <= lacking || left3After <= lacking || left4After <= lacking) continue;
      this.#columns[first] = column;
      this.#place(first + 1, sumWith, used | cards, left1After, left2After, left3After, left4After);
    }
  }
}
