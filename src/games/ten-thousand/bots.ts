// The bots of Ten-Thousand: from what everybody sees, one move at a time.

import type { Level } from './options.ts';
import { planMove, plainBotMove } from './plain-bots.ts';
import { winPlan } from './sharp-plan.ts';
import { startChance } from './start-chance.ts';
import type { Move, Table } from './table.ts';
import { pointPlan } from './turn-plan.ts';

/** What a bot of this level does. The table must not be over. */
export function botMove(table: Table, level: Level): Move {
  if (level !== 'sharp') return plainBotMove(table, level);
  return planMove(winPlan(table, startChance) ?? pointPlan(table), table);
}
