// What every roll can lead to: for each shape of dice to roll, its outcomes with their chances and
// the ways to go on from them.

import type { GroupRule } from './options.ts';
import { type Groups, grown, NO_GROUPS, removals } from './scoring.ts';
import { DICE } from './table.ts';

/** Every number of points is a multiple of this. */
export const STEP = 50;

/** What there is to roll: a number of dice, and the groups that they can join. */
export interface Shape {
  readonly dice: number;
  readonly groups: Groups;
}

const FACES = 6;

export const FRESH_SIX: Shape = { dice: DICE, groups: NO_GROUPS };

/** The outcomes of rolling one shape; all rolls that offer the same ways are one outcome. */
export interface Outcomes {
  /** The chance that no die scores. */
  readonly bust: number;
  readonly chances: Float64Array;
  /** By outcome, where its ways end in `ways`; they begin where those of the one before end. */
  readonly ends: Int32Array;
  /** Each as its points in steps, times the number of shapes, plus the place of the shape it leaves. */
  readonly ways: Int32Array;
}

/** All that can be rolled under one rule. */
export interface RollWays {
  /** By the key of a shape, its place. */
  readonly places: ReadonlyMap<string, number>;
  /** By the place of a shape. */
  readonly later: readonly Outcomes[];
  /** The first roll of a turn. */
  readonly first: Outcomes;
}

const worked = new Map<GroupRule, RollWays>();

/** Worked out once for each rule. */
export function rollWays(rule: GroupRule): RollWays {
  const known = worked.get(rule);
  if (known) return known;
  const shapes = shapesOf(rule);
  const places = new Map(shapes.map((shape, place) => [shapeKey(shape), place]));
  const ways: RollWays = {
    places,
    later: shapes.map((shape) => outcomesOf(shape, rule, false, places)),
    first: outcomesOf(FRESH_SIX, rule, true, places),
  };
  worked.set(rule, ways);
  return ways;
}

export function shapeKey({ dice, groups }: Shape): string {
  return `${dice} ${groups.join('')}`;
}

/** What there is to roll once dice have been taken from a roll of `shape`. */
export function shapeAfter(
  { dice, groups }: Shape,
  taken: readonly number[],
  rule: GroupRule,
): Shape {
  const left = dice - taken.length;
  if (left === 0) return FRESH_SIX;
  return { dice: left, groups: rule === 'grow' ? grown(groups, taken) : NO_GROUPS };
}

/** One to six dice, and where groups grow those that are left beside a group. */
function shapesOf(rule: GroupRule): readonly Shape[] {
  const shapes: Shape[] = [];
  for (let dice = 1; dice <= DICE; dice++) shapes.push({ dice, groups: NO_GROUPS });
  if (rule === 'roll') return shapes;
  for (let size = 3; size < DICE; size++) {
    for (let dice = 1; dice <= DICE - size; dice++) {
      for (let face = 0; face < NO_GROUPS.length; face++) {
        const groups = NO_GROUPS.map((none, other) => (other === face ? size : none));
        shapes.push({ dice, groups });
      }
    }
  }
  return shapes;
}

/**
 * No way is left out for one that scores more: where a total is what counts, more points can be
 * worth less.
 */
function outcomesOf(
  shape: Shape,
  rule: GroupRule,
  first: boolean,
  places: ReadonlyMap<string, number>,
): Outcomes {
  let bust = 0;
  const outcomes = new Map<string, { chance: number; ways: readonly number[] }>();
  for (const { faces, orders } of rollsOf(shape.dice)) {
    const chance = orders / FACES ** shape.dice;
    const all = removals(faces, first, shape.groups).map(({ dice, points }) => {
      const place = places.get(shapeKey(shapeAfter(shape, dice, rule))) ?? 0;
      return (points / STEP) * places.size + place;
    });
    const ways = [...new Set(all)].sort((a, b) => a - b);
    if (ways.length === 0) {
      bust += chance;
      continue;
    }
    const key = ways.join();
    outcomes.set(key, { chance: (outcomes.get(key)?.chance ?? 0) + chance, ways });
  }
  const lists = [...outcomes.values()];
  let end = 0;
  return {
    bust,
    chances: Float64Array.from(lists, ({ chance }) => chance),
    ends: Int32Array.from(lists, ({ ways }) => (end += ways.length)),
    ways: Int32Array.from(lists.flatMap(({ ways }) => ways)),
  };
}

interface Roll {
  /** Ascending. */
  readonly faces: readonly number[];
  /** In how many orders the dice can fall so. */
  readonly orders: number;
}

/** Every roll of so many dice that show `least` or more. */
function rollsOf(dice: number, least = 1): readonly Roll[] {
  if (least > FACES) return dice === 0 ? [{ faces: [], orders: 1 }] : [];
  const rolls: Roll[] = [];
  let picks = 1;
  for (let count = 0; count <= dice; count++) {
    const same = Array.from({ length: count }, () => least);
    for (const { faces, orders } of rollsOf(dice - count, least + 1)) {
      rolls.push({ faces: [...same, ...faces], orders: picks * orders });
    }
    picks = (picks * (dice - count)) / (count + 1);
  }
  return rolls;
}
