// Deal numbers: the seeds that a player can read out, type, and share.

import type { Start } from './save.ts';

/** The lowest is 1. Nine digits can be read out and typed. */
export const HIGHEST_DEAL = 999_999_999;

export function isDealNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

/** Undefined for a game that began from a position: its deal has no number. */
export function dealNumberOf(start: Start): string | undefined {
  if ('position' in start) return undefined;
  return isDealNumber(start.seed) ? start.seed : undefined;
}
