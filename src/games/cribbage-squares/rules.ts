// Cribbage Squares' rules: sixteen cards, each on a free cell as it is turned, then the common card.

import * as v from 'valibot';
import { cardLabel } from '../../core/cards.ts';
import type { Game, Refusal, Status } from '../../core/game.ts';
import { dealBehind, decode, encode, read, write } from './notation.ts';
import { scoreGrid } from './scoring.ts';
import {
  CELLS,
  dealt,
  type Hidden,
  type Move,
  type Options,
  type SquaresPosition,
  type Table,
  WINNING_TOTAL,
} from './table.ts';

const OptionsSchema = v.object({});

function setup(_options: Options, seed: string): SquaresPosition {
  return dealt(dealBehind([], seed));
}

/** Points so far; with the common card once it is turned. */
function total(table: Table): number {
  return scoreGrid(table.cells, table.starter).total;
}

function legalMoves(table: Table): readonly Move[] {
  return table.cells.flatMap((card, index) => (card ? [] : [index + 1]));
}

function check(table: Table, move: Move): Refusal | undefined {
  if (table.starter) return { reason: 'The grid is full' };
  if (!Number.isInteger(move) || move < 1 || move > CELLS) {
    return { reason: `There is no cell ${String(move)}` };
  }
  const card = table.cells[move - 1];
  return card && { reason: `${cardLabel(card)} lies there already` };
}

/** The last placement turns the common card. */
function apply({ table, hidden }: SquaresPosition, move: Move): SquaresPosition {
  const cells = table.cells.map((card, index) => (index === move - 1 ? table.card : card));
  const [turned, ...deck] = hidden.deck;
  const full = cells.every((card) => card !== undefined);
  return {
    table: { cells, card: full ? undefined : turned, starter: full ? turned : undefined },
    hidden: { deck },
  };
}

function status(table: Table): Status {
  if (!table.starter) return { kind: 'playing', seat: 0 };
  const points = total(table);
  return {
    kind: 'over',
    winners: points < WINNING_TOTAL ? [] : [0],
    reason: `${String(points)} points: ${verdict(points)}`,
  };
}

/** How a final total compares with a win, in words. */
export function verdict(points: number): string {
  return points < WINNING_TOTAL
    ? `${String(WINNING_TOTAL - points)} short of a win`
    : `${String(WINNING_TOTAL)} or more is a win`;
}

export const cribbageSquares: Game<Options, Table, Hidden, Move> = {
  id: 'cribbage-squares',
  rulesVersion: 1,
  defaults: {},
  better: 'high',
  parseOptions(raw) {
    const parsed = v.safeParse(OptionsSchema, raw);
    return parsed.success ? parsed.output : undefined;
  },
  setup,
  legalMoves,
  check,
  apply,
  undoable: () => true,
  status,
  score: (table) => [total(table)],
  encode,
  decode,
  read,
  write,
};
