import { describe, expect, it } from 'vitest';
import { agoWords, dateWords, durationWords } from '../../src/app/time-words.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long ago', () => {
  it.each([
    [0, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [2 * MINUTE - 1, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, 'yesterday'],
    [2 * DAY - 1, 'yesterday'],
    [400 * DAY, '400 days ago'],
  ])('%d ms is %s', (ago, words) => {
    expect(agoWords(1e12 - ago, 1e12)).toBe(words);
  });

  it('a moment to come, by a clock that was set back, is now', () => {
    expect(agoWords(1e12 + DAY, 1e12)).toBe('just now');
  });
});

describe('how long, no number parted from its unit', () => {
  it.each([
    [0, '0\u00a0s'],
    [999, '0\u00a0s'],
    [59 * SECOND, '59\u00a0s'],
    [MINUTE, '1\u00a0min 0\u00a0s'],
    [4 * MINUTE + 5 * SECOND, '4\u00a0min 5\u00a0s'],
    [HOUR - 1, '59\u00a0min 59\u00a0s'],
    [HOUR, '1\u00a0h 0\u00a0min'],
    [30 * HOUR + 2 * MINUTE, '30\u00a0h 2\u00a0min'],
  ])('%d ms is %s', (ms, words) => {
    expect(durationWords(ms)).toBe(words);
  });
});

describe('a day', () => {
  it('is written with its month in letters', () => {
    expect(dateWords(new Date(2026, 10, 29, 12).getTime())).toBe('29 Nov 2026');
  });
});
