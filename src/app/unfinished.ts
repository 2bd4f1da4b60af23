// The games that wait to be gone on with.

import type { Save } from '../core/save.ts';
import { findAbout } from './game-list.ts';

/** Begun, not over, and of a game that this app has. */
export function isUnfinished({ game, summary, log }: Save): boolean {
  return summary.status.kind === 'playing' && log.length > 0 && findAbout(game) !== undefined;
}
