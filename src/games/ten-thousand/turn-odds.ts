// The chance of winning from every choice of a turn, whoever answers it playing perfectly.

import type { GroupRule } from './options.ts';
import { STEP } from './roll-ways.ts';
import { type Stakes, type TurnValues, workOut } from './turn-values.ts';

/** The target that the chances are worked out for; a shorter game is the end of this one. */
export const GOAL = 10_000;

/** How many totals there are below it. */
export const TOTALS = GOAL / STEP;

/** Nobody catches up further than this in a turn; who is further behind plays as if by so much. */
const FURTHEST_BEHIND = 20_000;

/** With so much more than the others one stands: a last turn makes up for it once in two million. */
const FURTHEST_AHEAD = 12_000;

/** The chance of winning when a turn begins, for totals below the goal. */
export type StartChance = (mine: number, theirs: number) => number;

/** A tie is half a win. */
function won(lead: number): number {
  return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
}

const lastTurns = new Map<GroupRule, TurnValues>();

/** The last turn of a game, by the lead over the best of the others that standing would give. */
export function lastTurn(groups: GroupRule): TurnValues {
  const values =
    lastTurns.get(groups) ??
    workOut({ groups, worth: won, bust: 0, lowest: -FURTHEST_BEHIND, highest: 0 });
  lastTurns.set(groups, values);
  return values;
}

const chases = new Map<GroupRule, readonly number[]>();

/** The chance of who has one last turn to make up for a lead. */
function chase(groups: GroupRule, lead: number): number {
  const chances =
    chases.get(groups) ??
    Array.from({ length: FURTHEST_BEHIND / STEP + 1 }, (_, steps) =>
      lastTurn(groups).first(-steps * STEP),
    );
  chases.set(groups, chances);
  return lead < 0 ? 1 : (chances[Math.min(lead, FURTHEST_BEHIND) / STEP] ?? 0);
}

/**
 * A turn of the last round, by the total that standing would give: `best` is the highest total of
 * those who have had their last turn, `followers` the totals of those who have theirs after this one.
 */
export function lastRoundOdds(
  groups: GroupRule,
  mine: number,
  best: number,
  followers: readonly number[],
): TurnValues {
  return workOut({
    groups,
    worth: (total) =>
      followers.reduce(
        (chance, theirs) => chance * (1 - chase(groups, total - theirs)),
        won(total - best),
      ),
    bust: 0,
    lowest: Math.max(mine, best - FURTHEST_BEHIND),
    highest: best + FURTHEST_AHEAD,
  });
}

/**
 * A turn before the last round, between two by default rules, by the total that standing would give.
 * A bust hands the turn over as it is; reaching the goal gives the other a last turn.
 */
export function turnStakes(mine: number, theirs: number, chance: StartChance): Stakes {
  return {
    groups: 'roll',
    worth: (total) => 1 - (total < GOAL ? chance(theirs, total) : chase('roll', total - theirs)),
    bust: 1 - chance(theirs, mine),
    lowest: mine,
    highest: theirs + FURTHEST_AHEAD,
  };
}
