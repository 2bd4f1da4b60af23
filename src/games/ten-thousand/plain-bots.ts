// How the careful and the steady bot play Ten-Thousand: for points, whoever else is at the table.

import type { Removal } from './scoring.ts';
import { mayStand, type Move, type Table, tableRemovals } from './table.ts';
import { bestSet, isEnough, pointPlan, type TurnPlan } from './turn-plan.ts';

/** The two decisions of a turn. */
interface Mind {
  /** Which of the sets that may be taken. */
  take(table: Table, sets: readonly Removal[]): Removal | undefined;
  /** Asked only while standing is allowed. */
  stands(table: Table): boolean;
}

/** The hand with which a careful bot stands. */
export const CAREFUL_HAND = 300;

/** Takes all that scores, the last of the sets, and stands early. */
const careful: Mind = {
  take: (_table, sets) => sets.at(-1),
  stands: ({ hand }) => hand >= CAREFUL_HAND,
};

/** What a bot that is not sharp does. The table must not be over. */
export function plainBotMove(table: Table, level: string): Move {
  return level === 'careful' ? moveBy(careful, table) : planMove(pointPlan(table), table);
}

/** What is best by a plan. */
export function planMove(plan: TurnPlan, table: Table): Move {
  const mind: Mind = {
    take: (at, sets) => bestSet(plan, at, sets),
    stands: (at) => isEnough(plan, at),
  };
  return moveBy(mind, table);
}

function moveBy(mind: Mind, table: Table): Move {
  const set = mind.take(table, tableRemovals(table));
  if (set) return { kind: 'take', dice: set.dice };
  return mayStand(table) && mind.stands(table) ? { kind: 'stand' } : { kind: 'roll' };
}
