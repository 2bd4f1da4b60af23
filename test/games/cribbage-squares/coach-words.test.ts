import { describe, expect, it } from 'vitest';
import type { Expectation } from '../../../src/games/cribbage-squares/coach.ts';
import { EXACT_CELLS } from '../../../src/games/cribbage-squares/last-cells.ts';
import {
  bestOf,
  coachParagraph,
  expectationWords,
  hintWords,
  PAR_PARAGRAPH,
  parWords,
} from '../../../src/games/cribbage-squares/coach-words.ts';

function estimate(cell: number, expected: number, exact = false): Expectation {
  return { cell, expected, exact };
}

describe('a hint', () => {
  it('names the best cell, its place and its average', () => {
    expect(hintWords([estimate(2, 58), estimate(7, 61.23), estimate(9, 60)])).toBe(
      'Row 2, column 3: about 61.2 points on average.',
    );
  });

  it('leaves "about" out where the average is exact', () => {
    expect(hintWords([estimate(16, 39.388_888, true)])).toBe(
      'Row 4, column 4: 39.4 points on average.',
    );
  });

  it('is the first of several that are as good', () => {
    expect(bestOf([estimate(1, 50), estimate(4, 60), estimate(5, 60)])?.cell).toBe(4);
  });

  it('is empty where nothing can be placed', () => {
    expect(hintWords([])).toBe('');
    expect(bestOf([])).toBeUndefined();
  });
});

describe('a cell’s average', () => {
  const found = [estimate(1, 61.21), estimate(2, 58), estimate(3, 61.19)];

  it.each([
    [0, 'about 61.2 points on average, the best'],
    [1, 'about 58.0 points on average, 3.2 less than the best'],
    // To one decimal it is as good.
    [2, 'about 61.2 points on average, the best'],
  ])('%i is said next to the best', (index, words) => {
    expect(expectationWords(found[index]!, found)).toBe(words);
  });
});

describe('par', () => {
  it.each([
    [{ total: 76, proven: true }, 64, 'Par is 76: 12 more than yours'],
    [{ total: 76, proven: true }, 75, 'Par is 76: 1 more than yours'],
    [{ total: 76, proven: true }, 76, 'Par is 76: nothing could have scored more'],
    [{ total: 76, proven: false }, 64, 'The best found is 76: 12 more than yours'],
    [{ total: 76, proven: false }, 76, 'The best found is 76: no more than yours'],
  ])('%o against %i', (par, total, words) => {
    expect(parWords(par, total)).toBe(words);
  });
});

describe('the paragraph about par', () => {
  it('names what stands instead of par where it is not proven', () => {
    expect(PAR_PARAGRAPH).toContain('“best found”');
    expect(parWords({ total: 76, proven: false }, 64)).toMatch(/^The best found/);
  });
});

describe('the paragraph about the coach', () => {
  it('says from where on it is exact', () => {
    expect(coachParagraph(EXACT_CELLS)).toContain('While 3 or fewer cells are free');
  });
});
