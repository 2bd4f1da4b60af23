import { describe, expect, it } from 'vitest';
import { grouped } from '../../../src/core/numbers.ts';
import type { Step } from '../../../src/games/ten-thousand/table.ts';
import { listed, seatNames } from '../../../src/games/ten-thousand/names.ts';
import {
  asideWords,
  changeWords,
  dieName,
  lastRoundWords,
  leadWords,
  resultWords,
  rollWords,
  setWords,
  standWords,
  stepWords,
  turnEndWords,
  whyIdle,
} from '../../../src/games/ten-thousand/words.ts';
import { bust, people, play, position, table } from './help.ts';

const NAMES = ['Ann', 'You', 'Cy'];
const faces = (text: string): number[] => Array.from(text, Number);

it.each([
  [0, '0'],
  [950, '950'],
  [1_000, '1,000'],
  [10_450, '10,450'],
  [1_234_550, '1,234,550'],
])('%i is written %s', (points, words) => {
  expect(grouped(points)).toBe(words);
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as "%s"', (parts, words) => {
  expect(listed(parts)).toBe(words);
});

it('numbers the seats that the options do not name', () => {
  expect(seatNames(people(2), 4)).toEqual(['Ann', 'Ben', 'Player 3', 'Player 4']);
});

describe('a set', () => {
  it.each([
    ['1', 'a 1'],
    ['15', 'a 1 and a 5'],
    ['11', 'two 1s'],
    ['444', 'three 4s'],
    ['15444', 'a 1, three 4s and a 5'],
    ['666666', 'six 6s'],
    ['112233', 'three pairs'],
    ['123456', 'one to six'],
  ])('%s is "%s"', (dice, words) => {
    expect(setWords(faces(dice).sort())).toBe(words);
  });

  it('says what joins a group that grows', () => {
    expect(setWords([1, 4], [0, 0, 0, 3, 0, 0])).toBe('a 1 and one more 4');
    expect(setWords([1, 1], [3, 0, 0, 0, 0, 0])).toBe('two more 1s');
  });
});

describe('a step', () => {
  const groups = [0, 0, 0, 0, 0, 0];

  it.each<[Step, string]>([
    [{ kind: 'rolled', seat: 0, faces: [1, 4, 4] }, 'Ann rolled 1, 4 and 4'],
    [{ kind: 'rolled', seat: 1, faces: [1] }, 'You rolled 1'],
    [{ kind: 'bust', seat: 0, faces: [2, 3], lost: 1_450 }, 'Ann rolled 2 and 3: bust, 1,450 lost'],
    [{ kind: 'bust', seat: 0, faces: [2, 3], lost: 0 }, 'Ann rolled 2 and 3: bust'],
    [{ kind: 'took', seat: 1, dice: [4, 4, 4], points: 400, groups }, 'You took three 4s: 400'],
    [{ kind: 'stood', seat: 0, points: 650, total: 3_250 }, 'Ann stood with 650: 3,250 in all'],
    [{ kind: 'ended', seat: 0 }, 'The game was ended early'],
  ])('%j: %s', (step, words) => {
    expect(stepWords(step, NAMES)).toBe(words);
  });
});

describe('a change', () => {
  const start = position('10000 0 roll / 9950 200 300 / 0 / 0 / - / - / - / f', '4');
  const say = (from: string, words: string): string => {
    const before = position(from, '4');
    return changeWords(before.table, play(before, words).table, NAMES);
  };

  it('is told as what was done', () => {
    const after = play(start, 'R');
    expect(changeWords(start.table, after.table, NAMES)).toMatch(/^Ann rolled /);
  });

  it('says who is next', () => {
    expect(say('10000 0 roll / 500 200 300 / 0 / 150 / 2346 / 15 / - / -', 'S')).toBe(
      'Ann stood with 150: 650 in all. Next: You',
    );
    expect(changeWords(start.table, bust(start).table, NAMES)).toMatch(/: bust\. Next: You$/);
  });

  it('says that the last round begins', () => {
    expect(say('10000 0 roll / 9950 200 300 / 0 / 150 / 2346 / 15 / - / -', 'S')).toBe(
      'Ann stood with 150: 10,100 in all. Last round: 10,100 for Ann. ' +
        'One last turn for You and Cy. Next: You',
    );
  });

  it('names nobody after the end', () => {
    expect(say('10000 0 roll / 10000 200 300 / 2 / 150 / 2346 / 15 / - / l0', 'S')).toBe(
      'Cy stood with 150: 450 in all',
    );
    expect(say('10000 0 roll / 500 200 300 / 0 / 150 / 2346 / 15 / - / -', 'E')).toBe(
      'The game was ended early',
    );
  });
});

describe('a die', () => {
  it.each([
    [2, 6, 5, 'scores', 'Die 3 of 6: 5, free, can score'],
    [0, 4, 2, 'idle', 'Die 1 of 4: 2, free, scores nothing'],
    [0, 4, 2, 'free', 'Die 1 of 4: 2, free'],
    [1, 2, 1, 'aside', 'Die 2 of 2: 1, set aside'],
    [0, 1, 1, 'taken', 'Die 1 of 1: 1, taken'],
  ] as const)('%i of %i, a %i that %s: %s', (index, dice, face, state, words) => {
    expect(dieName(index, dice, face, state)).toBe(words);
  });

  it('says why it cannot be taken', () => {
    const rolled = table('10000 0 roll / 0 0 / 0 / 0 / 122346 / - / - / f');
    expect(whyIdle(rolled, 3)).toBe('A 3 alone scores nothing');
    expect(whyIdle(rolled, 2)).toBe('Two 2s score nothing, three would');
  });
});

it.each([
  ['144456 / - / - / f', '', 'Tap dice to set them aside'],
  ['144456 / - / - / f', '1444', 'a 1 and three 4s: 500'],
  ['144456 / - / - / f', '44', 'No points for the 4s'],
  ['224466 / - / - / f', '224466', 'three pairs: 1,000'],
  ['- / - / - / f', '', ''],
])('with %s on the table and %s aside: %s', (rest, aside, words) => {
  expect(asideWords(table(`10000 0 roll / 0 0 / 0 / 0 / ${rest}`), faces(aside))).toBe(words);
});

it('says what became of the turn before', () => {
  const start = position('10000 0 roll / 500 200 300 / 0 / 150 / 2346 / 15 / - / -');
  expect(turnEndWords(start.table)).toBe(undefined);
  expect(turnEndWords(play(start, 'S').table)).toBe('Stood with 150');
  expect(turnEndWords(bust(start).table)).toBe('Bust: 150 lost');
  expect(turnEndWords(bust(play(start, 'S')).table)).toBe('Bust');
});

describe('the two actions', () => {
  it.each([
    ['10000 0 roll / 0 0 / 0 / 650 / 2346 / 15 / - / -', 'Stand: 650', 'Roll 4 dice'],
    ['10000 0 roll / 0 0 / 0 / 300 / 2 / 5 / 5+5+5+1 / -', 'Stand: 300', 'Roll 1 die'],
    ['10000 0 roll / 0 0 / 0 / 1500 / - / 123456 / - / f', 'Stand: 1,500', 'Roll a fresh six'],
    ['10000 1000 roll / 0 0 / 0 / 650 / 2346 / 15 / - / -', 'Stand: from 1,000', 'Roll 4 dice'],
    ['10000 1000 roll / 1000 0 / 0 / 650 / 2346 / 15 / - / -', 'Stand: 650', 'Roll 4 dice'],
    ['10000 0 roll / 0 0 / 0 / 0 / - / - / - / f', 'Stand: 0', 'Roll 6 dice'],
  ])('at %s are "%s" and "%s"', (text, stand, roll) => {
    expect(standWords(table(text))).toBe(stand);
    expect(rollWords(table(text))).toBe(roll);
  });
});

describe('the last round', () => {
  it.each([
    [
      '10000 0 roll / 10250 0 9000 / 1 / 0 / - / - / - / fl0',
      'Last round: 10,250 for Ann. One last turn for You and Cy',
    ],
    [
      '10000 0 roll / 10250 0 9000 / 2 / 0 / - / - / - / fl0',
      'Last round: 10,250 for Ann. One last turn for Cy',
    ],
    [
      '10000 0 roll / 0 0 10250 / 0 / 0 / - / - / - / fl2',
      'Last round: 10,250 for Cy. One last turn for Ann and You',
    ],
    ['10000 0 roll / 0 0 9000 / 0 / 0 / - / - / - / f', undefined],
    ['10000 0 roll / 10250 0 9000 / 0 / 0 / - / - / - / fl0', undefined],
  ])('%s: %s', (text, words) => {
    expect(lastRoundWords(table(text), NAMES)).toBe(words);
  });

  it.each([
    ['10250 0 9000 / 2 / 0 / - / - / - / fl0', '1,250 behind'],
    ['10250 0 9000 / 2 / 1250 / 2346 / 15 / - / l0', 'Level with the lead'],
    ['10250 0 9000 / 2 / 1500 / 2346 / 15 / - / l0', '250 ahead'],
    ['10250 11000 9000 / 2 / 1500 / 2346 / 15 / - / l0', '500 behind'],
    ['9250 0 9000 / 2 / 0 / - / - / - / f', undefined],
    ['10250 0 9000 / 0 / 0 / - / - / - / fl0', undefined],
  ])('%s: %s', (rest, words) => {
    expect(leadWords(table(`10000 0 roll / ${rest}`))).toBe(words);
  });
});

describe('the result', () => {
  it.each([
    ['10250 0 9000 / 0 / 0 / - / - / - / fl0', 'Ann won with 10,250'],
    ['10250 0 10250 / 0 / 0 / - / - / - / fl0', 'Ann and Cy shared the win with 10,250'],
    ['10250 0 9000 / 1 / 0 / - / - / - / fl0e', 'Ended early: no winner'],
    ['10250 0 9000 / 1 / 0 / - / - / - / fl0', undefined],
  ])('of %s: %s', (rest, words) => {
    expect(resultWords(table(`10000 0 roll / ${rest}`), NAMES)).toBe(words);
  });
});
