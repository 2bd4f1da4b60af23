import { describe, expect, it } from 'vitest';
import { backupIsDue } from '../../src/app/backup-due.ts';
import type { Protection } from '../../src/app/storage-care.ts';
import { NO_FIGURES } from '../../src/core/stats.ts';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;

interface Case {
  readonly protection?: Protection;
  readonly played?: readonly number[];
  /** Days ago. */
  readonly backedUp?: number;
  readonly reminded?: number;
}

function due({
  protection = 'unprotected',
  played = [3, 2],
  backedUp = 30,
  reminded = 30,
}: Case = {}): boolean {
  const totals = played.map((count) => ({ figures: { ...NO_FIGURES, played: count } }));
  const settings = { backedUpAt: NOW - backedUp * DAY, remindedAt: NOW - reminded * DAY };
  return backupIsDue(protection, totals, settings, NOW);
}

describe('a backup', () => {
  it('is due a month after the last one, for five games or more', () => {
    expect(due()).toBe(true);
    expect(due({ backedUp: 29 })).toBe(false);
    expect(due({ played: [4] })).toBe(false);
  });

  it('is not asked for again for a month', () => {
    expect(due({ reminded: 29 })).toBe(false);
  });

  it('is not due while the browser keeps everything, or has not said', () => {
    expect(due({ protection: 'protected' })).toBe(false);
    expect(due({ protection: 'unknown' })).toBe(false);
  });
});
