// For what a sharp player plays: for winning, wherever the chances are known.

import { lastRoundOdds, lastTurn, GOAL, type StartChance, turnStakes } from './turn-odds.ts';
import { isOver, lead, type Table } from './table.ts';
import type { TurnPlan } from './turn-plan.ts';
import { type TurnValues, workOut } from './turn-values.ts';

/**
 * Undefined where the chances are not known: house rules other than the target, as long as they can
 * still matter. The chances are those against one opponent; of several it is the one furthest ahead.
 */
export function winPlan(table: Table, chance: StartChance): TurnPlan | undefined {
  if (isOver(table)) return undefined;
  if (table.lastRound !== undefined) return lastRoundPlan(table, table.lastRound);
  const opened = table.opening === 0 || table.totals.every((total) => total > 0);
  if (table.groups !== 'roll' || !opened) return undefined;
  const ahead = GOAL - table.target;
  const mine = ahead + (table.totals[table.seat] ?? 0);
  return { kind: 'win', values: winValues(mine, mine - lead(table), chance), before: mine };
}

/** The turn that was asked about last: it is asked about at each of its moves. */
let latest: { readonly key: string; readonly values: TurnValues } | undefined;

function remembered(key: string, work: () => TurnValues): TurnValues {
  if (latest?.key !== key) latest = { key, values: work() };
  return latest.values;
}

/** The chances of a turn before the last round, by the total that standing would give. */
export function winValues(mine: number, theirs: number, chance: StartChance): TurnValues {
  return remembered(`${mine} ${theirs}`, () => workOut(turnStakes(mine, theirs, chance)));
}

/** Everything is known: who has played, who follows, and that nobody plays twice. */
function lastRoundPlan(table: Table, calledBy: number): TurnPlan {
  const { totals, seat, groups } = table;
  const mine = totals[seat] ?? 0;
  const follows = (other: number): boolean =>
    turnsUntil(other, table) < turnsUntil(calledBy, table) && other !== seat;
  const followers = totals.filter((_, other) => follows(other));
  if (followers.length === 0) return { kind: 'win', values: lastTurn(groups), before: lead(table) };
  const best = Math.max(...totals.filter((_, other) => other !== seat && !follows(other)));
  const values = remembered(`${groups} ${mine} ${best} ${followers.join()}`, () =>
    lastRoundOdds(groups, mine, best, followers),
  );
  return { kind: 'win', values, before: mine };
}

/** How many turns the others have before a seat plays. */
function turnsUntil(other: number, { seat, totals }: Table): number {
  return (other - seat + totals.length) % totals.length;
}
