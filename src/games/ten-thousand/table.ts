// Ten-Thousand's table: totals, the turn under way, and what the last move showed.

import type { Position } from '../../core/game.ts';
import type { Stream } from '../../core/random.ts';
import type { GroupRule } from './options.ts';
import { type Groups, groupsIn, NO_GROUPS, type Removal, removals } from './scoring.ts';

export const DICE = 6;

/** What one move did, and whose it was. */
export type Step =
  | { readonly kind: 'rolled'; readonly seat: number; readonly faces: readonly number[] }
  /** A roll in which no die scored; `lost` is the hand. */
  | {
      readonly kind: 'bust';
      readonly seat: number;
      readonly faces: readonly number[];
      readonly lost: number;
    }
  /** `groups` are those that the dice could join. */
  | {
      readonly kind: 'took';
      readonly seat: number;
      readonly dice: readonly number[];
      readonly points: number;
      readonly groups: Groups;
    }
  /** The hand of `points` went to the player's total. */
  | {
      readonly kind: 'stood';
      readonly seat: number;
      readonly points: number;
      readonly total: number;
    }
  | { readonly kind: 'ended'; readonly seat: number };

export interface Table {
  readonly target: number;
  readonly opening: number;
  readonly groups: GroupRule;
  /** In seat order. */
  readonly totals: readonly number[];
  /** The seat to play. */
  readonly seat: number;
  /** Points taken so far this turn. */
  readonly hand: number;
  /** On the table, in the order rolled. */
  readonly dice: readonly number[];
  /** From this roll, ascending. */
  readonly taken: readonly number[];
  /** Taken from the same six dice before, roll by roll. */
  readonly earlier: readonly (readonly number[])[];
  /** Until the turn's second roll. */
  readonly first: boolean;
  /** The seat that called the last round. */
  readonly lastRound: number | undefined;
  readonly endedEarly: boolean;
  /** What the last move did; no part of the notation. */
  readonly lastStep: Step | undefined;
}

export interface Hidden {
  /** The dice to come, whoever rolls them. */
  readonly dice: Stream;
}

export type TenThousandPosition = Position<Table, Hidden>;

export type Move =
  | { readonly kind: 'roll' }
  /** `dice` ascending. */
  | { readonly kind: 'take'; readonly dice: readonly number[] }
  | { readonly kind: 'stand' }
  | { readonly kind: 'end' };

/** What a turn starts from. */
export const FRESH_TURN = {
  hand: 0,
  dice: [],
  taken: [],
  earlier: [],
  first: true,
} satisfies Partial<Table>;

export function isOver(table: Table): boolean {
  return table.endedEarly || table.seat === table.lastRound;
}

/** The seat to play has rolled in this turn. */
export function hasRolled(table: Table): boolean {
  return table.dice.length + table.taken.length > 0;
}

/** The dice lie there as they were rolled: some must be taken. */
export function mustTake(table: Table): boolean {
  return table.dice.length > 0 && table.taken.length === 0;
}

/** How many dice the next roll throws: those left of the six, or a fresh six. */
export function diceToRoll(table: Table): number {
  const left = DICE - table.taken.length - table.earlier.flat().length;
  return left === 0 ? DICE : left;
}

/** The player's total over the best of the others, the hand left out; below 0 when behind. */
export function lead({ totals, seat }: Table): number {
  return (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat));
}

/** The hand that standing needs: the opening minimum while the player has no points. */
export function leastHand(table: Table): number {
  return table.totals[table.seat] === 0 ? table.opening : 0;
}

export function mayStand(table: Table): boolean {
  return !isOver(table) && table.taken.length > 0 && table.hand >= leastHand(table);
}

/** The groups that dice of the roll on the table can join. */
export function openGroups(table: Table): Groups {
  return table.groups === 'grow' ? groupsIn(table.earlier) : NO_GROUPS;
}

/** Every set that may be taken now. */
export function tableRemovals(table: Table): readonly Removal[] {
  if (isOver(table) || !mustTake(table)) return [];
  return removals(table.dice, table.first, openGroups(table));
}

/** `dice` without those of `taken`, each the first of its face; undefined when one is not there. */
export function without(
  dice: readonly number[],
  taken: readonly number[],
): readonly number[] | undefined {
  const left = [...dice];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}
