// The bots of Ten-Thousand at many games: turns that come up again are not worked out again.

import { botMove } from '../../src/games/ten-thousand/bots.ts';
import type { Level } from '../../src/games/ten-thousand/options.ts';
import { planMove } from '../../src/games/ten-thousand/plain-bots.ts';
import { STEP } from '../../src/games/ten-thousand/roll-ways.ts';
import { NO_GROUPS } from '../../src/games/ten-thousand/scoring.ts';
import { winPlan } from '../../src/games/ten-thousand/sharp-plan.ts';
import { startChance } from '../../src/games/ten-thousand/start-chance.ts';
import { DICE, lead, type Move, type Table } from '../../src/games/ten-thousand/table.ts';
import type { TurnPlan } from '../../src/games/ten-thousand/turn-plan.ts';

/** Only hands up to this are remembered, larger ones are rare; and one roll adds 8,000 at most. */
const MOST_HAND = 2_000;
const MOST_AFTER_A_ROLL = MOST_HAND + 8_000;

const remembered = new Map<string, TurnPlan>();

/** As the bot itself, by default rules. */
export function rememberingMove(table: Table, level: Level): Move {
  if (level !== 'sharp' || table.lastRound !== undefined || table.hand > MOST_HAND) {
    return botMove(table, level);
  }
  const key = `${table.totals[table.seat]} ${lead(table)}`;
  const plan = remembered.get(key) ?? compact(winPlan(table, startChance));
  if (!plan) return botMove(table, level);
  remembered.set(key, plan);
  return planMove(plan, table);
}

/** The same in a tenth of the room. */
function compact(plan: TurnPlan | undefined): TurnPlan | undefined {
  if (!plan) return undefined;
  const { values, before } = plan;
  const rolls = new Float32Array((MOST_AFTER_A_ROLL / STEP + 1) * DICE);
  for (const at of rolls.keys()) {
    const hand = before + Math.floor(at / DICE) * STEP;
    rolls[at] = values.roll(hand, { dice: (at % DICE) + 1, groups: NO_GROUPS });
  }
  return {
    ...plan,
    values: {
      stand: values.stand,
      first: values.first,
      roll: (hand, { dice }) => rolls[((hand - before) / STEP) * DICE + dice - 1] ?? 0,
    },
  };
}
