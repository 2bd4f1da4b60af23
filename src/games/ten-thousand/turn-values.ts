// What rolling on is worth when every choice after it is the best one: a table over the hand and
// the dice that are left, for whatever a hand is worth to the player who stands with it.

import type { GroupRule } from './options.ts';
import { type Outcomes, rollWays, type Shape, shapeKey, STEP } from './roll-ways.ts';

export interface Stakes {
  readonly groups: GroupRule;
  /** What standing with a hand is worth. */
  readonly worth: (hand: number) => number;
  /** What a bust is worth. */
  readonly bust: number;
  /** The hands of the table: with more than `highest` one stands, less than `lowest` is as `lowest`. */
  readonly lowest: number;
  readonly highest: number;
}

export interface TurnValues {
  stand(hand: number): number;
  /** The first roll of a turn. */
  first(hand: number): number;
  /** Any later one. */
  roll(hand: number, shape: Shape): number;
}

/** Six 1s: the most that one roll adds to a hand. */
export const MOST_OF_A_ROLL = 8_000;

/** Works the table out from the highest hand down, since taking dice only ever adds to a hand. */
export function workOut(stakes: Stakes): TurnValues {
  const { groups, worth, bust, lowest, highest } = stakes;
  const rolls = rollWays(groups);
  const { places, later } = rolls;
  const shapes = later.length;
  const rows = (highest - lowest) / STEP + 1;
  /** By hand and shape: what rolling is worth, and the better of rolling and standing. */
  const rolled = new Float64Array(rows * shapes);
  const best = standing(stakes, rows);

  for (let row = rows - 1; row >= 0; row--) {
    for (let place = 0; place < shapes; place++) {
      const outcomes = later[place];
      if (!outcomes) continue;
      const at = row * shapes + place;
      const roll = expected(outcomes, best, row * shapes, bust);
      rolled[at] = roll;
      if (roll > (best[at] ?? 0)) best[at] = roll;
    }
  }

  const rowOf = (hand: number): number => Math.max(0, (hand - lowest) / STEP);
  return {
    stand: worth,
    first: (hand) => expected(rolls.first, best, Math.min(rowOf(hand), rows - 1) * shapes, bust),
    roll(hand, shape) {
      const place = places.get(shapeKey(shape)) ?? 0;
      const row = rowOf(hand);
      const outcomes = later[place];
      if (row < rows || !outcomes) return rolled[row * shapes + place] ?? 0;
      return expected(outcomes, standing({ ...stakes, lowest: hand }, 1), 0, bust);
    },
  };
}

/** By hand and shape, what standing is worth: for so many hands, and for all that a roll leads to. */
function standing({ groups, worth, lowest }: Stakes, rows: number): Float64Array {
  const shapes = rollWays(groups).later.length;
  const beyond = rows + MOST_OF_A_ROLL / STEP;
  const worths = new Float64Array(beyond * shapes);
  for (let row = 0; row < beyond; row++) {
    worths.fill(worth(lowest + row * STEP), row * shapes, (row + 1) * shapes);
  }
  return worths;
}

/** What a roll is worth from the hand that begins at `from` in `best`. */
function expected(outcomes: Outcomes, best: Float64Array, from: number, bust: number): number {
  const { chances, ends, ways } = outcomes;
  let sum = outcomes.bust * bust;
  let way = 0;
  for (let outcome = 0; outcome < chances.length; outcome++) {
    const end = ends[outcome] ?? 0;
    let most = best[from + (ways[way] ?? 0)] ?? 0;
    for (way++; way < end; way++) {
      const value = best[from + (ways[way] ?? 0)] ?? 0;
      if (value > most) most = value;
    }
    sum += (chances[outcome] ?? 0) * most;
  }
  return sum;
}
