// What Ten-Thousand's coach can be asked in the course of a game, with plain data.

import { advise, type Advice, shortlist } from './coach.ts';
import type { Table } from './table.ts';
import { chancesIn } from './win-table.ts';

export interface Rolled {
  readonly table: Table;
  /** The text in which the chances are packed: it comes with the question, to be kept only once. */
  readonly chances: string;
}

export const mind = {
  /** The choices worth a thought. */
  advise: ({ table, chances }: Rolled): Advice => shortlist(advise(table, chancesIn(chances))),
};

export type Mind = typeof mind;
