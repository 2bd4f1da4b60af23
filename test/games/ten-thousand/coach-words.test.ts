import { describe, expect, it } from 'vitest';
import { advise as adviseBy, type Advice } from '../../../src/games/ten-thousand/coach.ts';
import {
  adviceWords,
  figureWords,
  thenWords,
  thoughtWords,
} from '../../../src/games/ten-thousand/coach-words.ts';
import { startChance } from '../../../src/games/ten-thousand/start-chance.ts';
import type { Table } from '../../../src/games/ten-thousand/table.ts';
import { table } from './help.ts';

const advise = (at: Table): Advice => adviseBy(at, startChance);

const GAME = '10000 0 roll / 3000 4000';
const ROLLED = table(`${GAME} / 0 / 0 / 144456 / - / - / f`);
const TAKEN = table(`${GAME} / 0 / 400 / 156 / 444 / - / f`);

it.each<[Advice['kind'], number, string]>([
  ['win', 0.6134, '61.3%'],
  ['win', 0.05, '5.0%'],
  ['win', 1, '100.0%'],
  ['win', 0.9999, '>99.9%'],
  ['win', 0, '0.0%'],
  ['win', 0.0002, '<0.1%'],
  ['points', 412.5, '413'],
  ['points', 1_039.6, '1,040'],
])('%s %d is written %s', (kind, value, words) => {
  expect(figureWords(kind, value)).toBe(words);
});

describe('a choice', () => {
  it('says what is taken, what follows, and what that is worth', () => {
    const stand = { take: [1, 4, 4, 4, 5], then: 'stand', value: 0.5 } as const;
    expect(thenWords(ROLLED, stand)).toBe('Stand: 550');
    expect(thoughtWords(ROLLED, 'win', stand)).toBe(
      'Take a 1, three 4s and a 5, then stand: 550, 50.0% to win',
    );
    const roll = { take: [1], then: 'roll', value: 412 } as const;
    expect(thoughtWords(ROLLED, 'points', roll)).toBe(
      'Take a 1, then roll 5 dice, 412 points on average',
    );
  });

  it('is only what follows once dice are taken', () => {
    const roll = { take: [4, 4, 4], then: 'roll', value: 0.5 } as const;
    expect(thoughtWords(TAKEN, 'win', roll)).toBe('Roll 3 dice, 50.0% to win');
    expect(thenWords(TAKEN, { ...roll, then: 'stand' })).toBe('Stand: 400');
  });

  it('that takes all six goes on with a fresh six', () => {
    const six = table(`${GAME} / 0 / 0 / 111555 / - / - / -`);
    const roll = { take: [1, 1, 1, 5, 5, 5], then: 'roll', value: 0.5 } as const;
    expect(thenWords(six, roll)).toBe('Roll a fresh six');
  });
});

describe('a tip', () => {
  it('is the best choice in a sentence', () => {
    const advice = advise(ROLLED);
    const [best] = advice.choices;
    expect(best && `Tip: ${thoughtWords(ROLLED, 'win', best)}.`.toLowerCase()).toBe(
      adviceWords(ROLLED, advice)?.toLowerCase(),
    );
    expect(adviceWords(ROLLED, advice)).toMatch(/^Tip: take .*, then .* to win\.$/);
  });

  it('is none before the first roll', () => {
    const fresh = table(`${GAME} / 0 / 0 / - / - / - / f`);
    expect(adviceWords(fresh, advise(fresh))).toBeUndefined();
  });
});
