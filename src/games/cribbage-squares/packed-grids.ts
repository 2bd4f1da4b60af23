// Grids as the coach looks ahead in them: of each line its ranks and whether it still has one suit.

import { NEXT, RANKS } from './hand-points.ts';
import { HANDS } from './line-values.ts';
import { CELLS, SIDE } from './table.ts';

/** Four rows, then four columns. */
export const LINES = 2 * SIDE;
const ALL_CELLS = 2 ** CELLS - 1;
/** As a set of bits. */
export const ALL_SUITS = 15;

/** Many grids side by side. Cells go from 0 to 15, cards are packed as in hand-points.ts. */
export class PackedGrids {
  count = 0;
  /** Multisets of ranks, eight for each grid. */
  readonly ranks: Uint16Array;
  /** Suits that all cards of a line have: a set of bits, 15 without cards, 0 with mixed suits. */
  readonly suits: Uint8Array;
  /** The free cells of each grid, as bits. */
  readonly free: Uint16Array;

  constructor(most: number) {
    this.ranks = new Uint16Array(LINES * most);
    this.suits = new Uint8Array(LINES * most);
    this.free = new Uint16Array(most);
  }

  /** A grid without cards. */
  static empty(): PackedGrids {
    const grids = new PackedGrids(1);
    grids.suits.fill(ALL_SUITS);
    grids.free[0] = ALL_CELLS;
    grids.count = 1;
    return grids;
  }

  /** Adds a grid of others with one card more. */
  add(others: PackedGrids, grid: number, cell: number, card: number): void {
    const to = LINES * this.count;
    const from = LINES * grid;
    for (let line = 0; line < LINES; line++) {
      this.ranks[to + line] = others.ranks[from + line] ?? 0;
      this.suits[to + line] = others.suits[from + line] ?? 0;
    }
    this.#grow(to + Math.floor(cell / SIDE), card);
    this.#grow(to + SIDE + (cell % SIDE), card);
    this.free[this.count] = (others.free[grid] ?? 0) & ~(1 << cell);
    this.count += 1;
  }

  /** Adds a grid for each free cell of a grid, in their order: the one with the card there. */
  addAll(others: PackedGrids, grid: number, card: number): void {
    const free = others.free[grid] ?? 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if ((free >> cell) & 1) this.add(others, grid, cell, card);
    }
  }

  /** Some of them, by their numbers. */
  only(grids: readonly number[]): PackedGrids {
    const some = new PackedGrids(grids.length);
    grids.forEach((grid, to) => {
      some.ranks.set(this.ranks.subarray(LINES * grid, LINES * (grid + 1)), LINES * to);
      some.suits.set(this.suits.subarray(LINES * grid, LINES * (grid + 1)), LINES * to);
      some.free[to] = this.free[grid] ?? 0;
    });
    some.count = grids.length;
    return some;
  }

  #grow(line: number, card: number): void {
    this.ranks[line] = NEXT[RANKS * (this.ranks[line] ?? 0) + (card >> 2)] ?? 0;
    this.suits[line] = (this.suits[line] ?? 0) & (1 << (card & 3));
  }

  /** Where the line's value is found in those of a stage. */
  entry(line: number): number {
    return (this.ranks[line] ?? 0) + (this.suits[line] ? HANDS : 0);
  }
}
