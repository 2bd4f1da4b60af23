// How Ten-Thousand's changes are heard and felt.

import type { Cue } from '../../../ui/cues.ts';
import type { Step } from '../table.ts';

/** Of each step of a turn; the end of a game is told by the screen around the board. */
export const STEP_CUES: Readonly<Partial<Record<Step['kind'], Cue>>> = {
  rolled: 'roll',
  bust: 'bust',
  took: 'place',
  stood: 'bank',
};

/** Dice set aside, or put back. */
export const ASIDE_CUE: Cue = 'place';
