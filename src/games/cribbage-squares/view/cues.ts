// How Cribbage Squares' changes are heard and felt.

import type { Cue } from '../../../ui/cues.ts';
import { placedCount, type Table } from '../table.ts';

/** Nothing for what is taken back. */
export function cueOf(before: Table, after: Table): Cue | undefined {
  if (after.starter && !before.starter) return 'turn';
  return placedCount(after.cells) > placedCount(before.cells) ? 'place' : undefined;
}
