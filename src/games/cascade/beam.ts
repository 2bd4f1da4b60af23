// The search behind Cascade's coach: die by die, every way to go on from the most promising boards.

import { PackedBoard } from './packed.ts';
import type { Prospects } from './prospects.ts';
import { chart, CLEARED } from './scoring.ts';
import type { Board } from './table.ts';

/** Dice that are tried one after the other, the current one included, if there are so many. */
export const MOST_AHEAD = 20;

export interface Ahead {
  readonly board: Board;
  /** A word for each column, as packed. */
  readonly columns: Int32Array;
  /** Packed, the current one first: all that are seen. */
  readonly dice: readonly number[];
}

/**
 * The first column, from 0, of the best line found; undefined when the current die fits nowhere.
 * `budget`: boards examined, at most, as long as it suffices for one line.
 */
export function searchBeam(ahead: Ahead, prospects: Prospects, budget: number): number | undefined {
  return new Beam(ahead, prospects, budget).run();
}

/** Boards side by side, and how each of them was come by. */
interface Layer {
  size: number;
  readonly columns: Int32Array;
  /** Points on the way here, each with its share. */
  readonly points: Float64Array;
  /** The points and what the board is worth beside. */
  readonly values: Float64Array;
  /** The column of the line's first insertion. */
  readonly firsts: Uint8Array;
}

function layer(boards: number, columns: number): Layer {
  return {
    size: 0,
    columns: new Int32Array(boards * columns),
    points: new Float64Array(boards),
    values: new Float64Array(boards),
    firsts: new Uint8Array(boards),
  };
}

class Beam {
  readonly #ahead: Ahead;
  readonly #prospects: Prospects;
  readonly #depth: number;
  readonly #board: PackedBoard;
  readonly #width: number;
  /** Where insertions start from, and where they lead. */
  readonly #from: Layer;
  readonly #to: Layer;
  /** The index in `#to`, plus 1, of the boards that are there, by their hash; 0 for none. */
  readonly #seen: Int32Array;
  readonly #ranked: Float64Array;
  #budget: number;

  constructor(ahead: Ahead, prospects: Prospects, budget: number) {
    this.#ahead = ahead;
    this.#prospects = prospects;
    this.#depth = Math.min(MOST_AHEAD, ahead.dice.length);
    this.#board = new PackedBoard(ahead.board);
    this.#budget = budget;
    const columns = ahead.columns.length;
    // The first layers leave some of their share to the later ones: at most so many boards.
    this.#width = Math.max(1, Math.ceil((2 * budget) / (this.#depth * columns)));
    const most = this.#width * columns;
    this.#from = layer(this.#width, columns);
    this.#to = layer(most, columns);
    this.#seen = new Int32Array(2 ** (33 - Math.clz32(most)));
    this.#ranked = new Float64Array(most);
  }

  run(): number | undefined {
    this.#from.columns.set(this.#ahead.columns);
    this.#from.size = 1;
    let best: number | undefined;
    for (let depth = 0; depth < this.#depth; depth++) {
      this.#insertEverywhere(depth);
      if (this.#to.size === 0) break;
      best = this.#firstOfBest();
      if (depth + 1 < this.#depth) this.#keepBest(this.#widthAt(depth + 1));
    }
    return best;
  }

  /** How many boards to go on from, so that what is left of the budget suffices to the end. */
  #widthAt(depth: number): number {
    const left = this.#ahead.dice.length - 1 - depth;
    const each = this.#ahead.columns.length * (1 + this.#prospects.examined(left));
    const width = Math.floor(this.#budget / (this.#depth - depth) / each);
    return Math.min(this.#width, Math.max(1, width));
  }

  #insertEverywhere(depth: number): void {
    const board = this.#board;
    const count = board.columns.length;
    const die = this.#ahead.dice[depth] ?? 0;
    this.#to.size = 0;
    this.#seen.fill(0);
    for (let index = 0; index < this.#from.size; index++) {
      const start = index * count;
      this.#load(start);
      for (let column = 0; column < count; column++) {
        if (!board.takes(column, die)) continue;
        const points = chart(board.insert(column, die)) * board.multiplier;
        const first = depth === 0 ? column : (this.#from.firsts[index] ?? 0);
        this.#add(this.#from.points[index] ?? 0, points, first, depth);
        this.#load(start);
      }
    }
  }

  #load(start: number): void {
    const { columns } = this.#board;
    for (let column = 0; column < columns.length; column++) {
      columns[column] = this.#from.columns[start + column] ?? 0;
    }
  }

  /** Adds the board that an insertion has left; of two lines to the same one the better counts. */
  #add(before: number, made: number, first: number, depth: number): void {
    const to = this.#to;
    const board = this.#board;
    this.#budget -= 1;
    const cleared = isEmpty(board.columns) ? CLEARED : 0;
    const points = before + (made + cleared) * this.#prospects.share(depth);
    const slot = this.#slotOf(board.columns);
    const known = (this.#seen[slot] ?? 0) - 1;
    if (known >= 0) {
      const gained = points - (to.points[known] ?? 0);
      if (gained <= 0) return;
      to.points[known] = points;
      to.values[known] = (to.values[known] ?? 0) + gained;
      to.firsts[known] = first;
      return;
    }
    const index = to.size++;
    this.#seen[slot] = index + 1;
    to.columns.set(board.columns, index * board.columns.length);
    const left = this.#ahead.dice.length - 1 - depth;
    this.#budget -= this.#prospects.examined(left);
    to.points[index] = points;
    to.values[index] = points + this.#prospects.worth(board, left);
    to.firsts[index] = first;
  }

  /** Where a board is in `#seen`, or would be. */
  #slotOf(columns: Int32Array): number {
    let hash = 0;
    for (const word of columns) {
      hash = Math.imul(hash ^ word, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const last = this.#seen.length - 1;
    let slot = hash & last;
    for (;;) {
      const index = (this.#seen[slot] ?? 0) - 1;
      if (index < 0 || this.#isSame(index, columns)) return slot;
      slot = (slot + 1) & last;
    }
  }

  #isSame(index: number, columns: Int32Array): boolean {
    const start = index * columns.length;
    for (let column = 0; column < columns.length; column++) {
      if (this.#to.columns[start + column] !== columns[column]) return false;
    }
    return true;
  }

  #firstOfBest(): number | undefined {
    const { values, firsts, size } = this.#to;
    let best = 0;
    for (let index = 1; index < size; index++) {
      if ((values[index] ?? 0) > (values[best] ?? 0)) best = index;
    }
    return firsts[best];
  }

  /** Goes on from the `width` boards of most value; of equal ones from those found first. */
  #keepBest(width: number): void {
    const { columns, points, values, firsts, size } = this.#to;
    const from = this.#from;
    const count = this.#board.columns.length;
    const least = size > width ? this.#valueOfRank(width) : -Infinity;
    let equal = width;
    for (let index = 0; index < size; index++) if ((values[index] ?? 0) > least) equal -= 1;
    from.size = 0;
    for (let index = 0; index < size; index++) {
      const value = values[index] ?? 0;
      if (value < least || (value === least && equal-- <= 0)) continue;
      const at = from.size++;
      from.columns.set(columns.subarray(index * count, (index + 1) * count), at * count);
      from.points[at] = points[index] ?? 0;
      from.firsts[at] = firsts[index] ?? 0;
    }
  }

  #valueOfRank(rank: number): number {
    const { values, size } = this.#to;
    const ranked = this.#ranked.subarray(0, size);
    ranked.set(values.subarray(0, size));
    ranked.sort();
    return ranked[size - rank] ?? 0;
  }
}

function isEmpty(columns: Int32Array): boolean {
  for (const word of columns) if (word !== 0) return false;
  return true;
}
