// The cards that were not turned yet, and what they add to the values of lines.

import { RANKS } from './hand-points.ts';
import { HANDS, SIZES, type Stage, TYPICAL, WORTH } from './line-values.ts';
import { ALL_SUITS } from './packed-grids.ts';

const SUITS = 4;

/** Of each line, the sum of its worth over the whole pack. */
const PACK_WORTH = Float64Array.from({ length: HANDS }, (_, line) => {
  let sum = 0;
  for (let rank = 0; rank < RANKS; rank++) sum += SUITS * (WORTH[HANDS * rank + line] ?? 0);
  return sum;
});

export class Unseen {
  /** How many they are. */
  total = SUITS * RANKS;
  /** The suits of each rank that are unseen, as bits. */
  readonly suits: Uint8Array;
  readonly #worth: Float64Array;

  constructor(
    suits: Uint8Array = new Uint8Array(RANKS).fill(ALL_SUITS),
    worth: Float64Array = PACK_WORTH,
  ) {
    this.suits = suits.slice();
    this.#worth = worth.slice();
  }

  /** A card, packed as in hand-points.ts, was turned. */
  remove(card: number): void {
    const rank = card >> 2;
    const first = HANDS * rank;
    const worth = this.#worth;
    for (let line = 0; line < HANDS; line++) {
      worth[line] = (worth[line] ?? 0) - (WORTH[first + line] ?? 0);
    }
    this.suits[rank] = (this.suits[rank] ?? 0) & ~(1 << (card & 3));
    this.total -= 1;
  }

  /** The others, when a card is turned. */
  without(card: number): Unseen {
    const others = new Unseen(this.suits, this.#worth);
    others.total = this.total;
    others.remove(card);
    return others;
  }

  /** How well they suit a line, next to a whole pack, in points before they are weighted. */
  suiting(line: number): number {
    return (this.#worth[line] ?? 0) / this.total - (TYPICAL[line] ?? 0);
  }

  /** What they add to a line's value. */
  bonus(stage: Stage, line: number): number {
    return (stage.weights[SIZES[line] ?? 0] ?? 0) * this.suiting(line);
  }

  /** The same when one of a rank is turned. */
  bonusWithout(rank: number, stage: Stage, line: number): number {
    const worth = (this.#worth[line] ?? 0) - (WORTH[HANDS * rank + line] ?? 0);
    const suiting = worth / (this.total - 1) - (TYPICAL[line] ?? 0);
    return (stage.weights[SIZES[line] ?? 0] ?? 0) * suiting;
  }
}
