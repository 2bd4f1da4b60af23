// Cascade's coach: the column for the current die, from the board and the dice to come that are seen.

import { searchBeam } from './beam.ts';
import { packColumns, packDie } from './packed.ts';
import { LightningProspects, RegularProspects } from './prospects.ts';
import { openColumns, type Table } from './table.ts';

/** Boards examined for a move, when nothing else is asked for. */
export const COACH_BUDGET = 120_000;

/**
 * A column, 1 for the leftmost; undefined when there is none to choose. `budget`: boards examined,
 * of which more make better play; the same table and budget always give the same column.
 */
export function suggest(table: Table, budget = COACH_BUDGET): number | undefined {
  const { board, phase } = table;
  if (phase.kind !== 'regular' && phase.kind !== 'lightning') return undefined;
  const [only, ...others] = openColumns(table);
  if (only === undefined || others.length === 0) return only === undefined ? undefined : only + 1;
  const columns = packColumns(table.columns);
  const dice = table.toCome.map(packDie);
  const prospects =
    phase.kind === 'lightning' ? new LightningProspects() : new RegularProspects(board, dice);
  const column = searchBeam({ board, columns, dice }, prospects, budget);
  return column === undefined ? undefined : column + 1;
}
