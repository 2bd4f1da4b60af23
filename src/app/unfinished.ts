// The games that wait to be gone on with.

import { isBegun, type Save } from '../core/save.ts';
import { findAbout } from './game-list.ts';

/** Begun, not over, and of a game that this app has. */
export function isUnfinished(save: Save): boolean {
  return isBegun(save) && findAbout(save.game) !== undefined;
}
