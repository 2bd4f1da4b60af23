import { describe, expect, it } from 'vitest';
import {
  chainWords,
  changeWords,
  columnWords,
  endWords,
  moveWords,
  queueWords,
  resultWords,
  roundWords,
} from '../../../src/games/cascade/words.ts';
import { play, position, regular } from './boards.ts';

const CHAIN = '5431 2 3 4 - 2';

describe('a column', () => {
  const { table } = regular('6x6 / 344* 5 - 121212 - 1', '5');

  it.each([
    [0, 'Column 1: 3, 4, 4 star; takes the 5'],
    [1, 'Column 2: 5; its bottom die is a 5 too'],
    [2, 'Column 3: empty; takes the 5'],
    [3, 'Column 4: 1, 2, 1, 2, 1, 2; full'],
  ])('%i', (column, words) => {
    expect(columnWords(table, column)).toBe(words);
  });

  it('names a starred die that it takes', () => {
    expect(columnWords(regular('6x6 / 3 - - - - -', '4*').table, 0)).toBe(
      'Column 1: 3; takes the 4 star',
    );
  });

  it('takes nothing when the game is over', () => {
    const { table: over } = position('6x6 / 1 - - - - - / - / 150 / 502 / 0 / over');
    expect(columnWords(over, 0)).toBe('Column 1: 1');
    expect(columnWords(over, 1)).toBe('Column 2: empty');
  });

  it('says why nothing fits when that is the end', () => {
    const { table: stuck } = position('6x6 / 5 121212 5 212121 5 121212 / 5 / 149 / 0 / 0 / over');
    expect(columnWords(stuck, 0)).toBe('Column 1: 5; its bottom die is a 5 too');
    expect(columnWords(stuck, 1)).toBe('Column 2: 1, 2, 1, 2, 1, 2; full');
  });
});

describe('a move', () => {
  const said = (at: ReturnType<typeof play>): string => {
    if (!at.table.last) throw new Error('nothing was moved');
    return moveWords(at.table.last);
  };

  it.each([
    ['no cascade', '6x6 / - 1 - - - -', '5', '2', '5 into column 2.'],
    ['one', '6x6 / 3 4 6 1 - -', '5', '3', '5 into column 3. 1 cascade: 10 points.'],
    ['two', '6x6 / 3 4 6 6 1 -', '5', '3', '5 into column 3. 2 cascades: 30 points.'],
    ['two steps', `6x6 / ${CHAIN}`, '6', '1', '6 into column 1. 1 cascade, then 1: 30 points.'],
    [
      'a star',
      '6x6 / 3 4 6 1 - -',
      '5*',
      '3',
      '5 star into column 3. 1 cascade, times 5 for the star: 50 points.',
    ],
    [
      'two stars',
      '6x6 / 2* 3* 5 1 - -',
      '4',
      '3',
      '4 into column 3. 1 cascade, times 6 for the stars: 60 points.',
    ],
    [
      'clearing',
      '6x6 / 3 4 6 - - -',
      '5',
      '3',
      '5 into column 3. 1 cascade: 10 points. Board cleared: 300 points.',
    ],
  ])('with %s', (_, board, current, column, words) => {
    expect(said(play(regular(board, current), column))).toBe(words);
  });

  it('that places the last die says the bonuses', () => {
    const last = regular('6x6 / 1 2 - 1 - -', '6', { placed: 149 });
    expect(said(play(last, '3'))).toBe(
      '6 into column 3. All 150 dice placed: 500 points. 4 dice left on the board: 8 points.',
    );
  });

  it('that empties the board says so', () => {
    const jammed = '121212 212121 121212 212121 56565 / 3121212121212';
    const at = position(`5x6 / ${jammed} / 160 / 0 / 9 / lightning 900`);
    expect(said(play(at, '5@10'))).toBe(
      '3 into column 5. The next die fits nowhere: the board is emptied.',
    );
  });

  it('of the app says that the board is filled', () => {
    const filled = play(position('6x6 / - - - - - - / - / 150 / 900 / 9 / fill'), 'F');
    expect(said(filled)).toMatch(
      /^The board is filled\. \d+ cascades?(, then \d+)*: [\d,]+ points\.$/,
    );
  });
});

it('says the chain alone where there is little room, nothing when there was none', () => {
  const { last } = play(regular(`6x6 / ${CHAIN}`, '6'), '1').table;
  expect(last && chainWords(last)).toBe('1 cascade, then 1: 30 points');
  const { last: quiet } = play(regular(`6x6 / ${CHAIN}`, '6'), '5').table;
  expect(quiet && chainWords(quiet)).toBe('');
});

it('says the result alone, without the die that was placed', () => {
  const { last } = play(regular(`6x6 / ${CHAIN}`, '6'), '1').table;
  expect(last && resultWords(last)).toBe('1 cascade, then 1: 30 points.');
  const { last: quiet } = play(regular(`6x6 / ${CHAIN}`, '6'), '5').table;
  expect(quiet && resultWords(quiet)).toBe('');
});

describe('a change', () => {
  const before = regular('6x6 / 3 4 6 1 - -', '52*');
  const after = play(before, '3');

  it('says the move and the die that is next', () => {
    expect(changeWords(before.table, after.table)).toBe(
      '5 into column 3. 1 cascade: 10 points. Now the 2 star.',
    );
  });

  it('that takes a move back says the die that is current again', () => {
    expect(changeWords(after.table, before.table)).toBe('Now the 5.');
  });

  it('that ends the game says the move alone', () => {
    const last = regular('6x6 / 1 2 - 1 - -', '6', { placed: 149 });
    const { table } = play(last, '3');
    expect(changeWords(last.table, table)).toBe(
      '6 into column 3. All 150 dice placed: 500 points. 4 dice left on the board: 8 points.',
    );
  });

  it('that fills the board says so', () => {
    const cleared = position('6x6 / - - - - - - / - / 150 / 900 / 9 / fill');
    expect(changeWords(cleared.table, play(cleared, 'F').table)).toMatch(
      /^The board is filled\. \d+ cascades?.*: [\d,]+ points\. Now the \d\.$/,
    );
  });

  it('that ends the round says nothing by itself', () => {
    const round = position('6x6 / 1 - - - - - / 3121212121212 / 160 / 9 / 9 / lightning 900');
    expect(changeWords(round.table, play(round, 'X').table)).toBe('');
  });
});

describe('the dice to come', () => {
  it('are the twelve after the current one, and how many more', () => {
    expect(queueWords(regular('6x6 / - - - - - -', '4123456123456').table)).toBe(
      'To come: 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, and 137 more',
    );
  });

  it('end', () => {
    const board = '6x6 / 1 - - - - -';
    expect(queueWords(regular(board, '63*', { placed: 148 }).table)).toBe('To come: 3 star');
    expect(queueWords(regular(board, '6', { placed: 149 }).table)).toBe('No dice to come');
  });

  it('never end in the Lightning Round', () => {
    const { table } = position('6x6 / 1 - - - - - / 3121212121212 / 160 / 9 / 9 / lightning 900');
    expect(queueWords(table)).toBe('To come: 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, and so on');
  });
});

it.each([
  [1_000, '1 second, one for each cascade. The clock starts with your first die.'],
  [47_000, '47 seconds, one for each cascade. The clock starts with your first die.'],
])('announces a round of %i ms', (ms, words) => {
  expect(roundWords(ms)).toBe(words);
});

it('says how far a game came, and what the Lightning Round brought', () => {
  const { table: jammed } = regular('6x6 / 1 - - - - -', '5', { placed: 61, cascades: 7 });
  expect(endWords(jammed, undefined)).toBe('7 cascades, 61 of 150 dice placed.');
  const { table } = position('6x6 / 1 - - - - - / - / 190 / 1840 / 52 / over');
  expect(endWords(table, 340)).toBe('52 cascades; 340 points from the Lightning Round.');
  const { table: none } = position('6x6 / 1 - - - - - / - / 150 / 502 / 0 / over');
  expect(endWords(none, undefined)).toBe('0 cascades.');
});
