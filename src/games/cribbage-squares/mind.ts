// What the coach can be asked in the course of a game, each question with plain data.

import type { Card } from '../../core/cards.ts';
import { type Expectation, expectations } from './coach.ts';
import { par, type Par } from './par.ts';
import type { Table } from './table.ts';

function parOf({
  cards,
  starter,
}: {
  /** The sixteen of the grid, in any order. */
  readonly cards: readonly Card[];
  readonly starter: Card;
}): Par {
  return par(cards, starter);
}

export const mind = {
  expectations: (table: Pick<Table, 'cells' | 'card'>): readonly Expectation[] =>
    expectations(table),
  par: parOf,
};

export type Mind = typeof mind;
