// Straights on a packed board: which dice are in sequence, counted and marked cell by cell in words.

import { CELL_BITS, FACES, filled, MASK, same, spread, sumCells, units } from './packed-cells.ts';

/**
 * All arrays hold a word for each column, with an empty one on either side, so that a column always
 * has two neighbours.
 */
export class Straights {
  readonly #last: number;
  /** Masks of the dice whose neighbour on that side shows the next face. */
  readonly #up: Int32Array;
  readonly #down: Int32Array;
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  /** In each cell, in how many ways one or two dice more follow in sequence. */
  readonly #ones: Int32Array;
  readonly #twos: Int32Array;
  /** Masks of the dice that come first, second and so on. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  readonly #afterNext: Int32Array;
  /** Three dice in sequence, each touching the next: those that want one die for a cascade. */
  threes = 0;

  constructor(columns: number) {
    const words = (): Int32Array => new Int32Array(columns + 2);
    this.#last = columns;
    this.#up = words();
    this.#down = words();
    this.#left = words();
    this.#right = words();
    this.#ones = words();
    this.#twos = words();
    this.#first = words();
    this.#next = words();
    this.#afterNext = words();
  }

  /** Call first, whenever the board has changed. */
  look(faces: Int32Array): void {
    const ones = this.#ones;
    for (let at = 1; at <= this.#last; at++) {
      const column = faces[at] ?? 0;
      const dice = (column + FACES) & MASK;
      const wanted = column + units(dice);
      const up = same(wanted, column >>> CELL_BITS) & dice;
      const down = same(wanted, (column << CELL_BITS) & FACES) & dice;
      const left = same(wanted, faces[at - 1] ?? 0) & dice;
      const right = same(wanted, faces[at + 1] ?? 0) & dice;
      this.#up[at] = up;
      this.#down[at] = down;
      this.#left[at] = left;
      this.#right[at] = right;
      ones[at] = units(up) + units(down) + units(left) + units(right);
    }
    this.threes = 0;
    for (let at = 1; at <= this.#last; at++) {
      // At most four ways and then three: twelve, which a cell holds.
      const twos =
        (spread(this.#up[at] ?? 0) & ((ones[at] ?? 0) >>> CELL_BITS)) +
        (spread(this.#down[at] ?? 0) & ((ones[at] ?? 0) << CELL_BITS)) +
        (spread(this.#left[at] ?? 0) & (ones[at - 1] ?? 0)) +
        (spread(this.#right[at] ?? 0) & (ones[at + 1] ?? 0));
      this.#twos[at] = twos;
      if (twos !== 0) this.threes += sumCells(twos);
    }
  }

  /** The number of straights that stand; adds their dice to the masks of `going`. */
  mark(going: Int32Array): number {
    if (this.threes < 2) return 0;
    const twos = this.#twos;
    let count = 0;
    for (let at = 1; at <= this.#last; at++) {
      const up = spread(this.#up[at] ?? 0) & ((twos[at] ?? 0) >>> CELL_BITS);
      const down = spread(this.#down[at] ?? 0) & ((twos[at] ?? 0) << CELL_BITS);
      const left = spread(this.#left[at] ?? 0) & (twos[at - 1] ?? 0);
      const right = spread(this.#right[at] ?? 0) & (twos[at + 1] ?? 0);
      const any = up | down | left | right;
      this.#first[at] = filled(any);
      if (any !== 0) count += sumCells(up) + sumCells(down) + sumCells(left) + sumCells(right);
    }
    if (count === 0) return 0;
    this.#follow(this.#first, this.#next, twos);
    this.#follow(this.#next, this.#afterNext, this.#ones);
    for (let at = 1; at <= this.#last; at++) {
      going[at] =
        (going[at] ?? 0) |
        (this.#first[at] ?? 0) |
        (this.#next[at] ?? 0) |
        (this.#afterNext[at] ?? 0) |
        this.#following(this.#afterNext, at);
    }
    return count;
  }

  /** The masks of the dice that belong to a three. */
  markThrees(into: Int32Array): void {
    for (let at = 1; at <= this.#last; at++) this.#first[at] = filled(this.#twos[at] ?? 0);
    this.#follow(this.#first, this.#next, this.#ones);
    for (let at = 1; at <= this.#last; at++) {
      into[at] = (this.#first[at] ?? 0) | (this.#next[at] ?? 0) | this.#following(this.#next, at);
    }
  }

  /** The dice next in sequence to those of `from`, as far as there are `ways` on from them. */
  #follow(from: Int32Array, to: Int32Array, ways: Int32Array): void {
    for (let at = 1; at <= this.#last; at++) {
      to[at] = this.#following(from, at) & filled(ways[at] ?? 0);
    }
  }

  #following(from: Int32Array, at: number): number {
    return (
      (((from[at] ?? 0) & (this.#up[at] ?? 0)) << CELL_BITS) |
      (((from[at] ?? 0) & (this.#down[at] ?? 0)) >>> CELL_BITS) |
      ((from[at - 1] ?? 0) & (this.#right[at - 1] ?? 0)) |
      ((from[at + 1] ?? 0) & (this.#left[at + 1] ?? 0))
    );
  }
}
