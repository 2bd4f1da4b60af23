// What every roll can lead to: for each shape of dice to roll, its outcomes with their chances and
// the ways to go on from them.

import type { GroupRule } from './options.ts';
import { facePoints, type Groups, grown, NO_GROUPS, removals, SMALLEST_GROUP } from './scoring.ts';
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
  let first: Outcomes | undefined;
  const ways: RollWays = {
    places,
    later: shapes.map((shape) => laterOutcomes(shape, rule, places)),
    // Many players of a turn never ask for it, and it takes as long as all the others.
    get first() {
      return (first ??= firstOutcomes(rule, places));
    },
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
  for (let size = SMALLEST_GROUP; size < DICE; size++) {
    for (let dice = 1; dice <= DICE - size; dice++) {
      for (let face = 0; face < NO_GROUPS.length; face++) {
        const groups = NO_GROUPS.map((none, other) => (other === face ? size : none));
        shapes.push({ dice, groups });
      }
    }
  }
  return shapes;
}

/** Rolls that are one roll so far: the ways to take dice from them are the same. */
interface Rolls {
  /** How many dice have shown a face so far. */
  readonly dice: number;
  /** In how many orders of all the dice. */
  readonly orders: number;
  /** Ascending; that of taking nothing comes first. */
  readonly ways: readonly Way[];
}

/**
 * A way to take dice as one number, so that equal ones are found at once: the points in steps, the
 * group that it leaves behind, and how many dice it takes, from the highest digits to the lowest.
 */
type Way = number;

const TAKEN = 8;
const GROUPS = 64;

/** Of the group of a face, 0 for none. Dice are left beside one group at the most. */
function groupCode(face: number, size: number): number {
  return size === 0 ? 0 : FACES * (size - SMALLEST_GROUP) + face;
}

/**
 * The outcomes of any roll but the first of a turn, worked out face by face: by far the most rolls
 * have become one with others long before their last face.
 *
 * No way is left out for one that scores more: where a total is what counts, more points can be
 * worth less.
 */
function laterOutcomes(
  { dice, groups }: Shape,
  rule: GroupRule,
  places: ReadonlyMap<string, number>,
): Outcomes {
  const grouped = groups.findIndex((size) => size > 0);
  const nothing: Way = TAKEN * groupCode(grouped + 1, groups[grouped] ?? 0);
  let rolls: readonly Rolls[] = [{ dice: 0, orders: 1, ways: [nothing] }];
  for (let face = 1; face <= FACES; face++) {
    const merged = new Map<string, Rolls>();
    for (const before of rolls) {
      const rest = dice - before.dice;
      let picks = 1;
      for (let count = 0; count <= rest; count++) {
        if (face < FACES || count === rest) {
          const ways = waysWith(before.ways, face, count, groups[face - 1] ?? 0, rule);
          const orders = before.orders * picks;
          const key = `${before.dice + count} ${ways.join()}`;
          const same = merged.get(key)?.orders ?? 0;
          merged.set(key, { dice: before.dice + count, orders: same + orders, ways });
        }
        picks = (picks * (rest - count)) / (count + 1);
      }
    }
    rolls = [...merged.values()];
  }
  const all = FACES ** dice;
  return packed(
    rolls.map(({ orders, ways }) => ({
      chance: orders / all,
      ways: distinct(ways.slice(1).map((way) => leftBy(way, dice, places))),
    })),
  );
}

/** The ways once `count` dice show `face`, whose group, if there is one, has so many. */
function waysWith(
  ways: readonly Way[],
  face: number,
  count: number,
  group: number,
  rule: GroupRule,
): readonly Way[] {
  const all = [...ways];
  for (let taken = 1; taken <= count; taken++) {
    const scored = facePoints(face, taken, group);
    if (scored === undefined) continue;
    const size = group > 0 || taken >= SMALLEST_GROUP ? group + taken : 0;
    const code = rule === 'grow' ? groupCode(face, size) : 0;
    for (const way of ways) {
      const left = code === 0 ? way : way - groupOf(way) * TAKEN + code * TAKEN;
      all.push(left + taken + (scored / STEP) * TAKEN * GROUPS);
    }
  }
  return all.length === ways.length ? ways : distinct(all);
}

function groupOf(way: Way): number {
  return Math.floor(way / TAKEN) % GROUPS;
}

/** A way as `Outcomes` has it. */
function leftBy(way: Way, dice: number, places: ReadonlyMap<string, number>): number {
  const left = dice - (way % TAKEN);
  const shape = left === 0 ? FRESH_SIX : { dice: left, groups: groupsOf(groupOf(way)) };
  const points = Math.floor(way / (TAKEN * GROUPS));
  return points * places.size + (places.get(shapeKey(shape)) ?? 0);
}

function groupsOf(code: number): Groups {
  if (code === 0) return NO_GROUPS;
  const face = (code - 1) % FACES;
  const size = SMALLEST_GROUP + Math.floor((code - 1) / FACES);
  return NO_GROUPS.map((none, other) => (other === face ? size : none));
}

/** Ascending. */
function distinct(ways: readonly number[]): readonly number[] {
  return [...new Set(ways)].sort((a, b) => a - b);
}

/** The outcomes of the first roll of a turn, some of which score as a whole. */
function firstOutcomes(rule: GroupRule, places: ReadonlyMap<string, number>): Outcomes {
  return packed(
    rollsOf(DICE).map(({ faces, orders }) => ({
      chance: orders / FACES ** DICE,
      ways: distinct(
        removals(faces, true).map(({ dice, points }) => {
          const place = places.get(shapeKey(shapeAfter(FRESH_SIX, dice, rule))) ?? 0;
          return (points / STEP) * places.size + place;
        }),
      ),
    })),
  );
}

/** Outcomes with the same ways are one; those without any are the bust. */
function packed(
  outcomes: readonly { readonly chance: number; readonly ways: readonly number[] }[],
): Outcomes {
  const merged = new Map<string, { chance: number; ways: readonly number[] }>();
  for (const { chance, ways } of outcomes) {
    const key = ways.join();
    merged.set(key, { chance: (merged.get(key)?.chance ?? 0) + chance, ways });
  }
  const bust = merged.get('')?.chance ?? 0;
  merged.delete('');
  const lists = [...merged.values()];
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
