// Fours of a kind on a packed board: seen in words, and counted cell by cell where there are some.

import { CELL_BITS, FACE, FACES, MASK, same, units } from './packed-cells.ts';

/** Added to a cell, sets its highest bit when it is at least two, or three. */
const TWO_OR_MORE = 0x66666666;
const THREE_OR_MORE = 0x55555555;

/**
 * To count, cells lie column by column in strides of ten: up to eight rows with an empty cell under
 * and over them, so that a neighbour is always at ±1 or ±10 and never outside.
 */
const STRIDE = 10;
const ROWS = 8;
const UP = 1;
const RIGHT = STRIDE;

/**
 * Every shape of four cells, as seen from its lowest cell in its leftmost column: line, square, L,
 * S and T, every way round. A shape is a second cell, a third and one of the fourths, so that
 * nearly all are done with at their second.
 */
const SHAPES = [
  {
    second: UP,
    thirds: [
      { third: 2 * UP, fourths: [3 * UP, RIGHT, RIGHT + UP, RIGHT + 2 * UP] },
      { third: RIGHT, fourths: [RIGHT - UP, RIGHT + UP, 2 * RIGHT] },
      { third: RIGHT + UP, fourths: [RIGHT + 2 * UP, 2 * RIGHT + UP] },
    ],
  },
  {
    second: RIGHT,
    thirds: [
      {
        third: 2 * RIGHT,
        fourths: [RIGHT - UP, RIGHT + UP, 2 * RIGHT - UP, 2 * RIGHT + UP, 3 * RIGHT],
      },
      { third: RIGHT + UP, fourths: [RIGHT - UP, RIGHT + 2 * UP, 2 * RIGHT + UP] },
      { third: RIGHT - UP, fourths: [RIGHT - 2 * UP, 2 * RIGHT - UP] },
    ],
  },
] as const;

/** Arrays hold a word for each column, with an empty one on either side. */
export class Fours {
  readonly #last: number;
  /** Masks of the dice whose neighbour above, or on the right, shows the same face. */
  readonly #up: Int32Array;
  readonly #right: Int32Array;
  /** Masks of the dice with at least two such neighbours all around. */
  readonly #inside: Int32Array;
  readonly #cells: Uint8Array;

  constructor(columns: number) {
    this.#last = columns;
    this.#up = new Int32Array(columns + 2);
    this.#right = new Int32Array(columns + 2);
    this.#inside = new Int32Array(columns + 2);
    this.#cells = new Uint8Array((columns + 2) * STRIDE);
  }

  /** The number of fours of a kind that stand; adds their dice to the masks of `going`. */
  mark(faces: Int32Array, going: Int32Array): number {
    return this.#someStand(faces) ? this.#count(faces, going) : 0;
  }

  /** Four that hang together have one with three neighbours, or two neighbours with two each. */
  #someStand(faces: Int32Array): boolean {
    let any = 0;
    for (let at = 1; at <= this.#last; at++) {
      const column = faces[at] ?? 0;
      const dice = (column + FACES) & MASK;
      const up = same(column, column >>> CELL_BITS) & dice;
      const right = same(column, faces[at + 1] ?? 0) & dice;
      this.#up[at] = up;
      this.#right[at] = right;
      any |= up | right;
    }
    if (any === 0) return false;
    let some = 0;
    for (let at = 1; at <= this.#last; at++) {
      const up = this.#up[at] ?? 0;
      const neighbours =
        units(up) +
        units(up << CELL_BITS) +
        units(this.#right[at] ?? 0) +
        units(this.#right[at - 1] ?? 0);
      this.#inside[at] = (neighbours + TWO_OR_MORE) & MASK;
      some |= (neighbours + THREE_OR_MORE) & MASK;
    }
    for (let at = 1; at <= this.#last; at++) {
      const inside = this.#inside[at] ?? 0;
      some |= inside & (inside >>> CELL_BITS) & (this.#up[at] ?? 0);
      some |= inside & (this.#inside[at + 1] ?? 0) & (this.#right[at] ?? 0);
    }
    return some !== 0;
  }

  #count(faces: Int32Array, going: Int32Array): number {
    const cells = this.#cells;
    for (let at = 1; at <= this.#last; at++) {
      const column = faces[at] ?? 0;
      for (let row = 0; row < ROWS; row++) {
        cells[at * STRIDE + 1 + row] = (column >>> (row * CELL_BITS)) & FACE;
      }
    }
    let count = 0;
    for (let cell = STRIDE; cell < (this.#last + 1) * STRIDE; cell++) {
      const face = cells[cell] ?? 0;
      if (face !== 0) count += this.#countFrom(cell, face, going);
    }
    return count;
  }

  /** Those whose lowest cell in their leftmost column is this one. */
  #countFrom(cell: number, face: number, going: Int32Array): number {
    const cells = this.#cells;
    let count = 0;
    for (const { second, thirds } of SHAPES) {
      if (cells[cell + second] !== face) continue;
      for (const { third, fourths } of thirds) {
        if (cells[cell + third] !== face) continue;
        for (const fourth of fourths) {
          if (cells[cell + fourth] !== face) continue;
          markCell(going, cell);
          markCell(going, cell + second);
          markCell(going, cell + third);
          markCell(going, cell + fourth);
          count += 1;
        }
      }
    }
    return count;
  }
}

function markCell(going: Int32Array, cell: number): void {
  const at = Math.trunc(cell / STRIDE);
  const row = (cell % STRIDE) - 1;
  going[at] = (going[at] ?? 0) | (1 << (row * CELL_BITS + CELL_BITS - 1));
}
