// The coach of Ten-Thousand: the choices of a roll that are worth a thought, and what each is worth.

import type { Removal } from './scoring.ts';
import { winPlan } from './sharp-plan.ts';
import { isOver, leastHand, mustTake, type Table, tableRemovals } from './table.ts';
import { leftAfter, pointPlan, rollingAfter, standingAfter, type TurnPlan } from './turn-plan.ts';
import { shapeKey } from './roll-ways.ts';
import type { StartChance } from './turn-odds.ts';

export interface Thought {
  /** From this roll; what has been taken already, where something has. */
  readonly take: readonly number[];
  readonly then: 'stand' | 'roll';
  readonly value: number;
}

export interface Advice {
  /**
   * Values are chances of winning the game, a tie half a win; or the points that the turn averages,
   * those in hand included.
   */
  readonly kind: 'win' | 'points';
  /** Best first; none before the first roll. */
  readonly choices: readonly Thought[];
}

/**
 * Chances where they are known: between two by default rules, and in the last round; else points.
 * Of the sets that leave the same dice to roll only the best is listed, and only the best to stand
 * with: the others are the same choice for less.
 */
export function advise(table: Table, chance: StartChance): Advice {
  const plan = planFor(table, chance);
  const best = new Map<string, Thought>();
  for (const set of setsOf(table)) {
    const rolling = `roll ${shapeKey(leftAfter(table, set.dice))}`;
    keepBest(best, rolling, {
      take: set.dice,
      then: 'roll',
      value: rollingAfter(plan, table, set),
    });
    if (table.hand + set.points < leastHand(table)) continue;
    const value = standingAfter(plan, table, set);
    keepBest(best, 'stand', { take: set.dice, then: 'stand', value });
  }
  return { kind: plan.kind, choices: [...best.values()].sort((a, b) => b.value - a.value) };
}

function planFor(table: Table, chance: StartChance): TurnPlan {
  const known = table.totals.length === 2 || table.lastRound !== undefined;
  return (known ? winPlan(table, chance) : undefined) ?? pointPlan(table);
}

/** The sets to choose from; the one taken, which has been counted, once there is one. */
function setsOf(table: Table): readonly Removal[] {
  if (mustTake(table)) return tableRemovals(table);
  return table.taken.length > 0 && !isOver(table) ? [{ dice: table.taken, points: 0 }] : [];
}

/** Of equal ones the last, which takes the most dice. */
function keepBest(best: Map<string, Thought>, choice: string, thought: Thought): void {
  if (thought.value >= (best.get(choice)?.value ?? 0)) best.set(choice, thought);
}

/** As many choices as are read at a glance, and lie side by side on a small phone. */
const SHORT = 3;

/** The best few: the best to stand with and the best to roll with are both among them. */
export function shortlist({ kind, choices }: Advice): Advice {
  const [first] = choices;
  const other = choices.find(({ then }) => then !== first?.then);
  const wanted = [first, other, ...choices].filter((choice) => choice !== undefined);
  const kept = [...new Set(wanted)].slice(0, SHORT);
  return { kind, choices: choices.filter((choice) => kept.includes(choice)) };
}
