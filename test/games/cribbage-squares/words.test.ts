import { describe, expect, it } from 'vitest';
import { cribbageSquares } from '../../../src/games/cribbage-squares/rules.ts';
import { itemise, scoreGrid } from '../../../src/games/cribbage-squares/scoring.ts';
import { COLUMNS, ROWS } from '../../../src/games/cribbage-squares/table.ts';
import {
  cellPlace,
  cellWords,
  changeWords,
  handWords,
  itemName,
  itemWords,
  placementWords,
  pointsWords,
  scoreName,
  sharesWords,
} from '../../../src/games/cribbage-squares/words.ts';
import { cards, position } from './cards.ts';

describe('a cell', () => {
  it.each([
    [1, 'row 1, column 1'],
    [4, 'row 1, column 4'],
    [7, 'row 2, column 3'],
    [16, 'row 4, column 4'],
  ])('%i is in %s', (cell, place) => {
    expect(cellPlace(cell)).toBe(place);
  });

  it('says its place, its card, and what its row and column score', () => {
    const { table } = position('5H 5D -- -- TC -- -- -- -- -- -- -- -- -- -- -- / KS / -');
    expect(cellWords(table, 1)).toBe('row 1, column 1: 5 of hearts; row 1: 2, column 1: 2');
    expect(cellWords(table, 7)).toBe('row 2, column 3: free; row 2: 0, column 3: 0');
  });

  it('counts the common card once it is turned', () => {
    const { table } = position('AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D / - / 4D');
    const [row] = scoreGrid(table.cells, table.starter).rows;
    expect(cellWords(table, 4)).toContain(`row 1: ${String(row)}, `);
  });
});

describe('a placement', () => {
  const deal = '5H 5D TC KS JH 2C 3C 4C 9S 8D 6H 7S QC AD AS AH 4H';

  /** What placing on the last of these cells says. */
  function said(...cells: readonly number[]): string {
    let before = position(deal);
    let after = before;
    for (const cell of cells) {
      before = after;
      after = cribbageSquares.apply(before, cell);
    }
    return placementWords(before.table, cells.at(-1) ?? 0, after.table);
  }

  it('says where the card went and what is next', () => {
    expect(said(7)).toBe('5 of hearts on row 2, column 3. Next: 5 of diamonds.');
  });

  it('says which scores it changed', () => {
    expect(said(7, 8)).toBe('5 of diamonds on row 2, column 4. Row 2: 2. Next: 10 of clubs.');
    expect(said(6, 8, 3, 7)).toBe(
      'King of spades on row 2, column 3. Row 2: 6. Next: jack of hearts.',
    );
    expect(said(5, 3, 14, 1)).toBe(
      'King of spades on row 1, column 1. Row 1: 2, column 1: 2. Next: jack of hearts.',
    );
  });

  it('names the common card that the last one turns, and leaves its scores to the scoring', () => {
    const inOrder = Array.from({ length: 16 }, (_, index) => index + 1);
    expect(said(...inOrder)).toBe(
      'Ace of hearts on row 4, column 4. Row 4: 6, column 4: 2. Common card: 4 of hearts.',
    );
  });
});

describe('a change', () => {
  const before = position('5H 5D -- -- -- -- -- -- -- -- -- -- -- -- -- -- / TC / -').table;
  const after = position('5H 5D TC -- -- -- -- -- -- -- -- -- -- -- -- -- / KS / -').table;
  const deal = position('-- -- -- -- -- -- -- -- -- -- -- -- -- -- -- -- / 5H / -').table;

  it.each([
    [
      'a card placed',
      before,
      after,
      '10 of clubs on row 1, column 3. Row 1: 6. Next: king of spades.',
    ],
    ['a card taken back', after, before, '10 of clubs back from row 1, column 3. Row 1: 2.'],
    ['several taken back', after, deal, 'To place: 5 of hearts.'],
    ['several placed again', deal, after, 'To place: king of spades.'],
  ])('is said: %s', (_name, from, to, words) => {
    expect(changeWords(from, to)).toBe(words);
  });
});

describe('the score of a row or column', () => {
  it('is said with its place', () => {
    const { table } = position('5H 5D TC -- JH -- -- -- -- -- -- -- -- -- -- -- / KS / -');
    expect(ROWS.map((row) => scoreName(table, row))).toEqual([
      'Row 1: 6 points',
      'Row 2: 0 points',
      'Row 3: 0 points',
      'Row 4: 0 points',
    ]);
    expect(scoreName(table, COLUMNS[0]!)).toBe('Column 1: 2 points');
  });
});

describe('an item', () => {
  /** The names of all items of a hand. */
  function names(hand: string, starter: string): readonly string[] {
    return itemise(cards(hand), cards(starter)[0]).map(itemName);
  }

  it.each([
    ['5H TD 2C 2S', '9C', ['fifteen two', 'pair of 2s']],
    ['JH JD JC 2S', '8S', ['pair royal of jacks']],
    ['AH AD AC AS', '8H', ['double pair royal of aces']],
    ['9H TD JC KS', '2H', ['run of three']],
    ['9H TD JC QS', '2H', ['run of four']],
    ['9H TD JC QS', 'KH', ['run of five']],
    ['TH TD JC QS', '2H', ['pair of 10s', 'double run of three']],
    ['TH TD JC QS', 'KH', ['pair of 10s', 'double run of four']],
    ['TH TD TC JS', 'QH', ['pair royal of 10s', 'triple run']],
    ['TH TD JC JS', 'QH', ['pair of 10s', 'pair of jacks', 'double double run']],
    ['2H 4H 8H KH', 'TC', ['flush of four']],
    ['2H 4H 8H KH', 'TH', ['flush of five']],
    ['JH 2D 8C QS', '9H', ['his nobs']],
  ])('of %s and %s is called %j', (hand, starter, called) => {
    expect(names(hand, starter)).toEqual(called);
  });

  it('is told with its points and its cards', () => {
    expect(itemise(cards('5H TD 2C 2S'), cards('9C')[0]).map(itemWords)).toEqual([
      'fifteen two: 5 of hearts, 10 of diamonds',
      'pair of 2s for 2: 2 of clubs, 2 of spades',
    ]);
  });
});

describe('the scoring', () => {
  const { table } = position('KD 5H JD 5D AC 6S QD KS JH TC 7D AH JS QC 2C 8H / - / 9H');

  it('counts each hand aloud, fifteens by the points so far', () => {
    expect([...ROWS, ...COLUMNS].map((line) => handWords(table, line))).toEqual([
      'row 1: fifteen two, fifteen four, fifteen six, fifteen eight, pair of 5s: 10 points',
      'row 2: fifteen two: 2 points',
      'row 3: run of three, his nobs: 4 points',
      'row 4: nothing',
      'column 1: pair of jacks, his nobs: 3 points',
      'column 2: fifteen two, fifteen four, fifteen six: 6 points',
      'column 3: nothing',
      'column 4: fifteen two, fifteen four: 4 points',
    ]);
  });

  it('says a single point as one', () => {
    const [row] = ROWS;
    if (!row) throw new Error('no row');
    const nobs = position('JH 2D 8C QS AC 3C 4C 5C 6C 7C 9C TC JC QC KC AD / - / 9H').table;
    expect(handWords(nobs, row)).toBe('row 1: his nobs: 1 point');
  });

  it('ends with the total and what rows and columns have of it', () => {
    const score = scoreGrid(table.cells, table.starter);
    expect(pointsWords(score.total)).toBe('29 points');
    expect(sharesWords(score)).toBe('rows 16, columns 13');
  });
});
