// Cascade's rules: dice pushed in from below, cascades, stars, bonuses, and the Lightning Round.

import * as v from 'valibot';
import type { Game, Refusal, Status } from '../../core/game.ts';
import { type Columns, settle } from './cascades.ts';
import { dealFill, dealGame, dealHidden, dealLightning } from './deal.ts';
import { decode, encode, read, write } from './notation.ts';
import { bonuses, chart, countCascades, diceOn, multiplier } from './scoring.ts';
import {
  type Board,
  BOARDS,
  type CascadePosition,
  deadline,
  DICE_AHEAD,
  GAME_DICE,
  type Hidden,
  type LastMove,
  type Move,
  MS_FOR_A_CASCADE,
  openColumns,
  type Options,
  type Table,
  whyRefused,
} from './table.ts';

export { findCascades, settle } from './cascades.ts';

const OptionsSchema = v.object({
  board: v.optional(v.picklist(['6x6', '6x8', '5x6'] satisfies Board[]), '6x6'),
});

function setup({ board }: Options, seed: string): CascadePosition {
  return {
    table: {
      board,
      columns: Array.from({ length: BOARDS[board].columns }, () => []),
      toCome: dealGame(seed),
      placed: 0,
      score: 0,
      cascades: 0,
      phase: { kind: 'regular' },
      last: undefined,
    },
    hidden: dealHidden(seed),
  };
}

/** In the Lightning Round the moves that take no time: each time that is left may be taken. */
function legalMoves(table: Table): readonly Move[] {
  switch (table.phase.kind) {
    case 'regular':
      return openColumns(table).map((column) => ({ kind: 'insert', column, afterMs: undefined }));
    case 'lightning':
      return openColumns(table).map((column) => ({ kind: 'insert', column, afterMs: 0 }));
    case 'fill':
      return [{ kind: 'fill' }];
    case 'over':
      return [];
  }
}

function check(table: Table, move: Move): Refusal | undefined {
  const { phase } = table;
  if (phase.kind === 'over') return { reason: 'The game is over' };
  switch (move.kind) {
    case 'fill':
      return phase.kind === 'fill' ? undefined : { reason: 'There is nothing to fill' };
    case 'timeout':
      return phase.kind === 'lightning' ? undefined : { reason: 'No clock is running' };
    case 'insert':
      if (phase.kind === 'fill') return { reason: 'The board is to be filled first' };
      return checkTime(table, move.afterMs) ?? whyRefused(table, move.column);
  }
}

function checkTime(table: Table, afterMs: number | undefined): Refusal | undefined {
  const { phase } = table;
  if (phase.kind !== 'lightning') {
    return afterMs === undefined ? undefined : { reason: 'No clock is running' };
  }
  if (afterMs === undefined) return { reason: 'In the Lightning Round a move has its time' };
  if (!Number.isSafeInteger(afterMs) || afterMs < 0) {
    return { reason: 'A time is a whole number of milliseconds' };
  }
  if (deadline(table) === undefined && afterMs > 0) {
    return { reason: 'The first die of the round starts the clock' };
  }
  return afterMs > phase.leftMs ? { reason: 'The time is up' } : undefined;
}

function apply(position: CascadePosition, move: Move): CascadePosition {
  switch (move.kind) {
    case 'insert':
      return insert(position, move.column, move.afterMs ?? 0);
    case 'fill':
      return fill(position);
    case 'timeout': {
      const { table, hidden } = position;
      return { table: { ...table, toCome: [], phase: { kind: 'over' }, last: undefined }, hidden };
    }
  }
}

/**
 * The current die in a column that takes it, settled and scored; what then follows, such as the next
 * dice or the end, is left to `apply`.
 */
export function placeDie(table: Table, column: number): Table {
  const [die, ...toCome] = table.toCome;
  if (!die) return table;
  const begun = table.columns.with(column, [die, ...(table.columns[column] ?? [])]);
  const placed = table.placed + 1;
  return settleMove({ ...table, toCome, placed }, { die, column }, begun);
}

function insert({ table, hidden }: CascadePosition, column: number, ms: number): CascadePosition {
  const { phase } = table;
  if (table.toCome.length === 0) return { table, hidden };
  const after = placeDie(table, column);
  if (phase.kind === 'lightning') {
    const left = { kind: 'lightning', leftMs: phase.leftMs - ms } as const;
    return showLightning({ ...after, phase: left }, hidden);
  }
  const cascades = table.cascades + countCascades(after.last?.chain ?? []);
  return afterRegular({ ...after, cascades }, hidden);
}

/** Lets what stands in `begun` go, and adds its points to the score. */
function settleMove(table: Table, inserted: LastMove['inserted'], begun: Columns): Table {
  const { columns, chain } = settle(begun);
  const points = chart(countCascades(chain)) * multiplier(chain);
  const earned = inserted ? bonuses(columns, table.placed) : [];
  const score = earned.reduce((sum, bonus) => sum + bonus.points, table.score + points);
  const last = { inserted, begun, chain, points, bonuses: earned, emptied: false };
  return { ...table, columns, score, last };
}

function afterRegular(table: Table, hidden: Hidden): CascadePosition {
  if (table.placed < GAME_DICE) {
    const stuck = openColumns(table).length === 0;
    return { table: { ...table, phase: { kind: stuck ? 'over' : 'regular' } }, hidden };
  }
  if (diceOn(table.columns) === 0) return { table: { ...table, phase: { kind: 'fill' } }, hidden };
  return startLightning(table, hidden);
}

function fill({ table, hidden }: CascadePosition): CascadePosition {
  const dice = dealFill(table.board, hidden.fill);
  return startLightning(settleMove(table, undefined, dice), hidden);
}

function startLightning(table: Table, hidden: Hidden): CascadePosition {
  if (table.cascades === 0) return { table: { ...table, phase: { kind: 'over' } }, hidden };
  const leftMs = table.cascades * MS_FOR_A_CASCADE;
  return showLightning({ ...table, phase: { kind: 'lightning', leftMs } }, hidden);
}

/** Shows as many dice as are to be seen, and empties the board when the current one fits nowhere. */
function showLightning(table: Table, hidden: Hidden): CascadePosition {
  const shown = table.toCome.length;
  const first = table.placed - GAME_DICE + shown + 1;
  const { dice, next } = dealLightning(1 + DICE_AHEAD - shown, first, hidden.lightning);
  const ready: Table = { ...table, toCome: [...table.toCome, ...dice] };
  return { table: emptyWhenStuck(ready), hidden: { ...hidden, lightning: next } };
}

function emptyWhenStuck(table: Table): Table {
  if (openColumns(table).length > 0) return table;
  return {
    ...table,
    columns: table.columns.map(() => []),
    last: table.last && { ...table.last, emptied: true },
  };
}

function status(table: Table): Status {
  if (table.phase.kind !== 'over') return { kind: 'playing', seat: 0 };
  if (table.placed < GAME_DICE) {
    const [current] = table.toCome;
    const reason = `The ${String(current?.face)} fits nowhere`;
    return { kind: 'over', winners: [], reason };
  }
  const reason = table.cascades === 0 ? 'All the dice are placed' : 'The Lightning Round is over';
  return { kind: 'over', winners: [0], reason };
}

export const cascade: Game<Options, Table, Hidden, Move> = {
  id: 'cascade',
  rulesVersion: 1,
  defaults: { board: '6x6' },
  better: 'high',
  parseOptions(raw) {
    const parsed = v.safeParse(OptionsSchema, raw);
    return parsed.success ? parsed.output : undefined;
  },
  setup,
  legalMoves,
  check,
  apply,
  undoable: (before, after) =>
    before.phase.kind !== 'lightning' && after.phase.kind !== 'lightning',
  status,
  score: (table) => [table.score],
  encode,
  decode,
  read,
  write,
  clock: {
    deadline,
    timeout: () => ({ kind: 'timeout' }),
  },
  automatic: ({ phase }) => (phase.kind === 'fill' ? { kind: 'fill' } : undefined),
};
