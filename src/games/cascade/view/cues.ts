// How Cascade's changes are heard and felt.

import type { Cue } from '../../../ui/cues.ts';
import type { Table } from '../table.ts';
import type { Scene } from './scenes.ts';

/** Nothing for what is taken back. */
export function cueOf(before: Table, after: Table): Cue | undefined {
  const filled = before.phase.kind === 'fill' && after.last && !after.last.inserted;
  if (filled) return 'roll';
  return after.placed > before.placed ? 'place' : undefined;
}

/** What follows a placement, when it comes to be seen. */
export const SCENE_CUES: Readonly<Partial<Record<Scene['kind'], Cue>>> = { light: 'chain' };
