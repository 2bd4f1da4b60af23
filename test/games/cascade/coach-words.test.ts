import { describe, expect, it } from 'vitest';
import { COACH_KNOWS, hintWords, replayWords } from '../../../src/games/cascade/coach-words.ts';
import { regular } from './boards.ts';

describe('a hint', () => {
  it.each([
    ['that prepares something', '6x6 / - 1 - - - -', '5', 2, 'Column 2, to build on.'],
    ['that makes points', '6x6 / 3 4 6 1 - -', '5', 3, 'Column 3. 1 cascade: 10 points.'],
    [
      'that clears the board',
      '6x6 / 3 4 6 - - -',
      '5',
      3,
      'Column 3. 1 cascade: 10 points. Board cleared: 300 points.',
    ],
  ])('%s', (_, board, current, column, words) => {
    expect(hintWords(regular(board, current).table, column)).toBe(words);
  });
});

it.each([
  [12_500, 2_500, 'From the same dice the coach made 12,500 points.'],
  [12_500, 12_501, 'You beat the coach’s 12,500 points from the same dice.'],
  [700, 700, 'You match the coach’s 700 points from the same dice.'],
])('compares the coach’s %i points with %i', (coach, yours, words) => {
  expect(replayWords(coach, yours)).toBe(words);
});

it('credits nobody with beating the coach who played by its tips', () => {
  expect(replayWords(700, 900, true)).toBe('From the same dice the coach made 700 points.');
});

it('says how far the coach looks, and that it is not sure', () => {
  expect(COACH_KNOWS).toContain('next 20 dice');
  expect(COACH_KNOWS).toContain('not proven');
});
