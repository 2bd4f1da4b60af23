// What a row or column is worth while some of its cards are still to come, by the cards placed on
// it and those still unseen. His nobs is left out: a jack scores it in its row and in its column
// wherever it lies.

import { NEXT, POINTS, RANKS } from './hand-points.ts';

/**
 * Where multisets of each number of ranks end, in the numbering of hand-points.ts: those of up to
 * three ranks, of lines that still grow, are below `SIZE_ENDS[3]`, whole hands below `HANDS`.
 */
const SIZE_ENDS = [1, 14, 105, 560, 2380] as const;
export const GROWING = SIZE_ENDS[3];
export const HANDS = SIZE_ENDS[4];

/** How many ranks a multiset has. */
export const SIZES = Uint8Array.from({ length: HANDS }, (_, ranks) =>
  SIZE_ENDS.findIndex((end) => ranks < end),
);

/**
 * The values of lines when a certain number of cards is placed. `values` are in points, by the
 * multiset of ranks, and by `HANDS` more for lines whose cards share a suit. What cards are unseen
 * adds to them, by `weights` for each number of cards on the line.
 */
export interface Stage {
  readonly values: Float64Array;
  readonly weights: Float64Array;
}

/** After four cards of a suit, 9 of the other 48 have it too. */
export const FLUSH = 4 + 9 / 48;

/** Ranks with which a line is thought to go on: the better ones, as there is a choice of lines. */
const GOOD_RANKS = 8;

/**
 * `ROUGH`: what lines are worth at a rough guess, by their ranks; what whole hands score on average.
 * `WORTH[HANDS * rank + multiset]`: what a whole hand scores with the rank as common card; what a
 * growing line is roughly worth with the rank as its next card. `TYPICAL` is the mean of a growing
 * line's, over all ranks.
 */
export const { ROUGH, WORTH, TYPICAL } = worths();

function worths(): { ROUGH: Float64Array; WORTH: Float64Array; TYPICAL: Float64Array } {
  const WORTH = new Float64Array(RANKS * HANDS);
  const TYPICAL = new Float64Array(HANDS);
  const ROUGH = new Float64Array(HANDS);
  for (let line = HANDS - 1; line >= 0; line--) {
    const whole = line >= GROWING;
    const next = NEXT.subarray(RANKS * line, RANKS * (line + 1));
    const worth = Array.from(next, (grown) => (whole ? POINTS[grown] : ROUGH[grown]) ?? 0);
    worth.forEach((points, rank) => {
      WORTH[HANDS * rank + line] = points;
    });
    if (!whole) TYPICAL[line] = mean(worth);
    ROUGH[line] = mean(whole ? worth : worth.sort((a, b) => b - a).slice(0, GOOD_RANKS));
  }
  return { ROUGH, WORTH, TYPICAL };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** A stage in which growing lines are worth nothing; whole hands what they score on average. */
export function emptyStage(): Stage {
  const values = new Float64Array(2 * HANDS);
  values.fill(FLUSH, HANDS + GROWING);
  return { values, weights: Float64Array.of(0, 0, 0, 0, 1) };
}
