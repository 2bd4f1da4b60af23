// Moments and durations in words.

import { countWords } from './figures-words.ts';

/** In milliseconds. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `3 hours ago`; both moments in milliseconds since 1970. A moment to come counts as now. */
export function agoWords(then: number, now: number): string {
  const ago = Math.max(0, now - then);
  for (const [unit, length] of UNITS) {
    const count = Math.floor(ago / length);
    if (unit === 'day' && count === 1) return 'yesterday';
    if (count > 0) return `${countWords(count, unit)} ago`;
  }
  return 'just now';
}

/** `29 Nov 2026`. */
export function dateWords(moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(moment);
}

/** Not broken at the end of a line. */
const NBSP = '\u00a0';

/** `4 min 5 s`, `1 h 2 min`; milliseconds. */
export function durationWords(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const of = (count: number, unit: string): string => `${String(count)}${NBSP}${unit}`;
  if (hours > 0) return `${of(hours, 'h')} ${of(minutes % 60, 'min')}`;
  if (minutes > 0) return `${of(minutes, 'min')} ${of(seconds % 60, 's')}`;
  return of(seconds, 's');
}
