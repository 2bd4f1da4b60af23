// What a turn is played for, and what that makes of each choice.

import type { GroupRule } from './options.ts';
import type { Removal } from './scoring.ts';
import { leastHand, openGroups, type Table } from './table.ts';
import { type Shape, shapeAfter } from './roll-ways.ts';
import { type TurnValues, workOut } from './turn-values.ts';

export interface TurnPlan {
  /** The chance of winning the game, or the points that the turn averages. */
  readonly kind: 'win' | 'points';
  readonly values: TurnValues;
  /** What the values add a hand to. */
  readonly before: number;
}

/** With more than this in hand even a fresh six is not worth rolling. */
const HIGHEST_HAND = 12_000;

/** Values already worked out: the same for every table that is played by the same rules. */
const known = new Map<string, TurnValues>();

/** For the most points a turn can average; standing below the opening minimum is worth nothing. */
export function pointPlan(table: Table): TurnPlan {
  const least = leastHand(table);
  const key = `${table.groups} ${least}`;
  const values = known.get(key) ?? pointValues(table.groups, least);
  known.set(key, values);
  return { kind: 'points', values, before: 0 };
}

function pointValues(groups: GroupRule, least: number): TurnValues {
  const worth = (hand: number): number => (hand >= least ? hand : 0);
  return workOut({ groups, worth, bust: 0, lowest: 0, highest: HIGHEST_HAND });
}

/** What standing is worth once `set` is taken from the roll on the table. */
export function standingAfter({ values, before }: TurnPlan, table: Table, set: Removal): number {
  return values.stand(before + table.hand + set.points);
}

/** What rolling on is worth then. */
export function rollingAfter({ values, before }: TurnPlan, table: Table, set: Removal): number {
  return values.roll(before + table.hand + set.points, leftAfter(table, set.dice));
}

/** Of the sets that may be taken the one worth most; of equal ones the last: it takes the most dice. */
export function bestSet(
  plan: TurnPlan,
  table: Table,
  sets: readonly Removal[],
): Removal | undefined {
  let best: Removal | undefined;
  let most = -Infinity;
  for (const set of sets) {
    const value = Math.max(standingAfter(plan, table, set), rollingAfter(plan, table, set));
    if (value < most) continue;
    best = set;
    most = value;
  }
  return best;
}

/** Whether standing with what has been taken is worth as much as rolling on. */
export function isEnough({ values, before }: TurnPlan, table: Table): boolean {
  const hand = before + table.hand;
  return values.stand(hand) >= values.roll(hand, leftAfter(table, table.taken));
}

/** What there is to roll next once `taken` has gone from the roll on the table. */
export function leftAfter(table: Table, taken: readonly number[]): Shape {
  const dice = table.dice.length + table.taken.length;
  return shapeAfter({ dice, groups: openGroups(table) }, taken, table.groups);
}
