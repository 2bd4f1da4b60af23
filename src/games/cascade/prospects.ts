// What a board of Cascade is worth to the coach beside the points made: an estimate, found by trial.

import { CELL_BITS, FACE, heightOf, MASK, WORD_BITS } from './packed-cells.ts';
import type { PackedBoard } from './packed.ts';
import { chart, EACH_DIE_LEFT } from './scoring.ts';
import { type Board, BOARDS } from './table.ts';

export interface Prospects {
  /** Of a board after its last insertion, with so many of the dice ahead still to come. */
  worth(board: PackedBoard, left: number): number;
  /** Boards that are examined to say so. */
  examined(left: number): number;
  /** What points are worth that are made so many dice from now. */
  share(ahead: number): number;
}

/**
 * Stars multiply each other, so that one move with many of them is worth more than all else. The
 * points of that move before its stars are taken to be these, for a board with so many threes.
 */
const expectedPoints = (threes: number): number => threes * (threes + 1) + 200;
const MOST_THREES = 40;

/** What a star that lies in no three counts for, as a power of its value. */
const APART = 0.6;
const STAR_APART = Float64Array.from({ length: FACE }, (_, value) => value ** APART);

/** With fewer empty cells a board is in danger of jamming, and worth less by so much of its room. */
const ROOM = 12;

/** With so many dice to come the last die is tried in every column, and how much that counts. */
const FINALE_DICE = 25;
const FINALE_WEIGHT = 8;
/** Of the columns that are not the best one for the last die. */
const OTHER_COLUMNS = 0.2;

/** Points that a fill makes on average: of 1,500 each, give or take 12. */
const FILL_POINTS = { '6x6': 185, '6x8': 321, '5x6': 124 } as const satisfies Record<Board, number>;

/** The regular game's: everything is open, and the last die is what most points come from. */
export class RegularProspects implements Prospects {
  /** By the dice that are left, their stars multiplied. */
  readonly #starsLeft: Float64Array;
  readonly #lastDie: number;
  readonly #inThrees: Int32Array;
  readonly #kept: Int32Array;
  readonly #fill: number;

  /** `dice`: packed, all that are to come. */
  constructor(board: Board, dice: readonly number[]) {
    const { columns } = BOARDS[board];
    this.#fill = FILL_POINTS[board];
    this.#starsLeft = new Float64Array(dice.length + 1).fill(1);
    dice.toReversed().forEach((die, index) => {
      this.#starsLeft[index + 1] = (this.#starsLeft[index] ?? 1) * (die > FACE ? die & FACE : 1);
    });
    this.#lastDie = dice.at(-1) ?? 0;
    this.#inThrees = new Int32Array(columns + 2);
    this.#kept = new Int32Array(columns);
  }

  worth(board: PackedBoard, left: number): number {
    const dice = diceOn(board);
    if (left === 0) return dice === 0 ? this.#fill : EACH_DIE_LEFT * dice;
    const stars = this.#starsOn(board) * (this.#starsLeft[left] ?? 1);
    const expected = stars * expectedPoints(Math.min(board.threes, MOST_THREES));
    const room = Math.min(1, (board.columns.length * board.rows - dice) / ROOM);
    const finale = left <= FINALE_DICE ? FINALE_WEIGHT * this.#finale(board) : 0;
    return (expected + finale) * room;
  }

  examined(left: number): number {
    return left > 0 && left <= FINALE_DICE ? this.#kept.length : 0;
  }

  share(): number {
    return 1;
  }

  #starsOn(board: PackedBoard): number {
    let product = 1;
    let marked = false;
    for (let column = 0; column < board.columns.length; column++) {
      const word = board.columns[column] ?? 0;
      let stars = word & MASK;
      if (stars !== 0 && !marked) {
        board.markThrees(this.#inThrees);
        marked = true;
      }
      while (stars !== 0) {
        const star = stars & -stars;
        const value = (word >>> (WORD_BITS - CELL_BITS - Math.clz32(star))) & FACE;
        const inThree = ((this.#inThrees[column + 1] ?? 0) & star) !== 0;
        product *= inThree ? value : (STAR_APART[value] ?? 1);
        stars ^= star;
      }
    }
    return product;
  }

  /** The points that the last die would make now, above all in its best column. */
  #finale(board: PackedBoard): number {
    this.#kept.set(board.columns);
    let best = 0;
    let sum = 0;
    for (let column = 0; column < this.#kept.length; column++) {
      if (!board.takes(column, this.#lastDie)) continue;
      const points = chart(board.insert(column, this.#lastDie)) * board.multiplier;
      best = Math.max(best, points);
      sum += points;
      board.columns.set(this.#kept);
    }
    return best + OTHER_COLUMNS * (sum - best);
  }
}

/** In the Lightning Round points are to be made soon, and a board that is stuck is emptied. */
const SOON = 0.8;
const POINTS_FOR_A_THREE = 5;

export class LightningProspects implements Prospects {
  worth(board: PackedBoard): number {
    return POINTS_FOR_A_THREE * board.threes;
  }

  examined(): number {
    return 0;
  }

  share(ahead: number): number {
    return SOON ** ahead;
  }
}

function diceOn({ columns }: PackedBoard): number {
  let dice = 0;
  for (const word of columns) dice += heightOf(word);
  return dice;
}
