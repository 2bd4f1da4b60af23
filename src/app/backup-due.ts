// When the player is reminded of a backup.

import type { Total } from '../core/stats.ts';
import type { Settings } from '../store/settings.ts';
import type { Protection } from './storage-care.ts';

/** Fewer results than these are no great loss. */
const WORTH_KEEPING = 5;

/** How long a backup, or a reminder, is enough. */
const LONG_MS = 30 * 86_400_000;

/**
 * Where the browser may delete what is stored, there is something to lose, and neither a backup nor
 * a reminder was there for long. `now` in milliseconds since 1970.
 */
export function backupIsDue(
  protection: Protection,
  totals: readonly Pick<Total, 'figures'>[],
  { backedUpAt, remindedAt }: Pick<Settings, 'backedUpAt' | 'remindedAt'>,
  now: number,
): boolean {
  const played = totals.reduce((sum, { figures }) => sum + figures.played, 0);
  const lately = Math.max(backedUpAt, remindedAt);
  return protection === 'unprotected' && played >= WORTH_KEEPING && now - lately >= LONG_MS;
}
