import { describe, expect, it } from 'vitest';
import { bestLine, numberWords, shareWords } from '../../src/app/figures-words.ts';
import type { GameAbout } from '../../src/core/about.ts';
import { type Figures, NO_FIGURES, type ResultClass, type Total } from '../../src/core/stats.ts';

const LOW: GameAbout = {
  id: 'pyramid',
  name: 'Pyramid',
  tagline: '',
  better: 'low',
  sample: '',
  result: ([left]) => `${String(left)} left`,
  optionWords: () => '',
};
const HIGH: GameAbout = { ...LOW, better: 'high' };

function total(figures: Partial<Figures>, kind: ResultClass = 'clean', game = 'pyramid'): Total {
  const played = { ...NO_FIGURES, played: 1, ...figures };
  return { key: `${game} ${kind}`, game, options: {}, class: kind, figures: played };
}

describe('a number', () => {
  it.each([
    [0, '0'],
    [38.25, '38.3'],
    [38, '38'],
    [10_000, '10,000'],
    [1_234_567.89, '1,234,567.9'],
  ])('%d is written %s', (value, words) => {
    expect(numberWords(value)).toBe(words);
  });
});

describe('how many were won', () => {
  it.each([
    [0, 0, '–'],
    [0, 3, '0 (0%)'],
    [1, 3, '1 (33%)'],
    [3, 3, '3 (100%)'],
  ])('%d of %d is %s', (won, played, words) => {
    expect(shareWords({ ...NO_FIGURES, won, played })).toBe(words);
  });
});

describe('the best result on Home', () => {
  it('is none before a game was finished', () => {
    expect(bestLine(LOW, [])).toBeUndefined();
    expect(bestLine(LOW, [total({ played: 0, endedEarly: 2 })])).toBeUndefined();
    expect(bestLine(LOW, [total({ lowest: 1 }, 'clean', 'cascade')])).toBeUndefined();
  });

  it('is the lowest or the highest score, as the game has it', () => {
    const totals = [total({ lowest: 4, highest: 9 }), total({ lowest: 6, highest: 30 })];
    expect(bestLine(LOW, totals)).toBe('Best: 4 left');
    expect(bestLine(HIGH, totals)).toBe('Best: 30 left');
  });

  it('is one that counts, as long as there is one', () => {
    const helped = total({ lowest: 0, highest: 0 }, 'assisted');
    const known = total({ lowest: 1, highest: 1 }, 'again');
    expect(bestLine(LOW, [helped, known, total({ lowest: 7, highest: 7 })])).toBe('Best: 7 left');
  });

  it('says what it is listed as where none counts', () => {
    const helped = total({ lowest: 0, highest: 0 }, 'assisted');
    const known = total({ lowest: 1, highest: 1 }, 'again');
    expect(bestLine(LOW, [helped, known])).toBe('Best: 0 left, assisted');
    expect(bestLine(HIGH, [helped, known])).toBe('Best: 1 left, played again');
  });
});
