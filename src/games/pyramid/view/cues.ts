// How Pyramid's changes are heard and felt.

import type { Cue } from '../../../ui/cues.ts';
import { cardsLeft } from '../rules.ts';
import type { Table } from '../table.ts';

/** Nothing for what is taken back. */
export function cueOf(before: Table, after: Table): Cue | undefined {
  if (cardsLeft(after) < cardsLeft(before)) return 'leave';
  return after.stockCount < before.stockCount ? 'turn' : undefined;
}
