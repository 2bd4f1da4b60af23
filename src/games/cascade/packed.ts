// Cascade's board packed for minds that try many insertions: settled in place, counted, never shown.

import type { Die } from '../../core/dice.ts';
import type { Columns } from './cascades.ts';
import { CELL, CELL_BITS, FACE, FACES, heightOf, STAR, WORD_BITS } from './packed-cells.ts';
import { Fours } from './packed-fours.ts';
import { Straights } from './packed-straights.ts';
import { type Board, BOARDS } from './table.ts';

/** A die as a cell holds it. */
export function packDie({ face, star }: Die): number {
  return star ? face | STAR : face;
}

/** A board's columns, each as a word holds it. */
export function packColumns(columns: Columns): Int32Array {
  return Int32Array.from(columns, (dice) =>
    dice.reduceRight((word, die) => (word << CELL_BITS) | packDie(die), 0),
  );
}

function unpackColumn(word: number): readonly Die[] {
  return Array.from({ length: heightOf(word) }, (_, row) => {
    const cell = (word >>> (row * CELL_BITS)) & CELL;
    return { face: cell & FACE, star: (cell & STAR) !== 0 };
  });
}

/** Mutable: a mind sets its columns to those of some board, and inserts there. */
export class PackedBoard {
  readonly rows: number;
  /** A word for each. */
  readonly columns: Int32Array;
  /** The stars used in the last insertion, multiplied. */
  multiplier = 1;
  readonly #straights: Straights;
  readonly #fours: Fours;
  /** The columns without their stars, and the masks of the dice that go with a step; see there. */
  readonly #faces: Int32Array;
  readonly #going: Int32Array;

  /** Without dice. */
  constructor(board: Board) {
    const { columns, rows } = BOARDS[board];
    this.rows = rows;
    this.columns = new Int32Array(columns);
    this.#straights = new Straights(columns);
    this.#fours = new Fours(columns);
    this.#faces = new Int32Array(columns + 2);
    this.#going = new Int32Array(columns + 2);
  }

  /** Takes over a board of the rules. */
  set(columns: Columns): void {
    this.columns.set(packColumns(columns));
  }

  /** This board as the rules hold it. */
  unpack(): Columns {
    return Array.from(this.columns, unpackColumn);
  }

  /** Whether a packed die goes into a column. */
  takes(column: number, die: number): boolean {
    const word = this.columns[column] ?? 0;
    return ((word ^ die) & FACE) !== 0 && word >>> ((this.rows - 1) * CELL_BITS) === 0;
  }

  /** Inserts a packed die into a column that takes it, settles, and gives the move's cascades. */
  insert(column: number, die: number): number {
    this.columns[column] = ((this.columns[column] ?? 0) << CELL_BITS) | die;
    this.multiplier = 1;
    let count = 0;
    for (let step = this.#markAll(); step > 0; step = this.#markAll()) {
      count += step;
      this.#drop();
    }
    return count;
  }

  /** After an insertion: how often three dice lie in sequence, each touching the next. */
  get threes(): number {
    return this.#straights.threes;
  }

  /** After an insertion: the masks of the dice of such threes, the first column's at 1. */
  markThrees(into: Int32Array): void {
    this.#straights.markThrees(into);
  }

  /** Marks the dice of every cascade that stands, and gives the number of cascades. */
  #markAll(): number {
    const faces = this.#faces;
    for (let column = 0; column < this.columns.length; column++) {
      faces[column + 1] = (this.columns[column] ?? 0) & FACES;
    }
    this.#straights.look(faces);
    return this.#straights.mark(this.#going) + this.#fours.mark(faces, this.#going);
  }

  /** Takes the marked dice off, lets the others fall, and clears the marks. */
  #drop(): void {
    for (let column = 0; column < this.columns.length; column++) {
      const going = this.#going[column + 1] ?? 0;
      if (going === 0) continue;
      this.#going[column + 1] = 0;
      const word = this.columns[column] ?? 0;
      let left = 0;
      let to = 0;
      for (let from = 0; from < WORD_BITS; from += CELL_BITS) {
        const cell = (word >>> from) & CELL;
        if (((going >>> from) & STAR) === 0) {
          left |= cell << to;
          to += CELL_BITS;
        } else if ((cell & STAR) !== 0) {
          this.multiplier *= cell & FACE;
        }
      }
      this.columns[column] = left;
    }
  }
}
