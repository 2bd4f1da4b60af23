import { describe, expect, it } from 'vitest';
import { isFailure } from '../../../src/core/game.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import type { Place, PyramidPosition, Table } from '../../../src/games/pyramid/table.ts';
import {
  adviceWords,
  changeWords,
  pairFirst,
  placeName,
  plural,
  reviewWords,
  stockName,
} from '../../../src/games/pyramid/words.ts';

/**
 * 26 cards of the pyramid, 4 in the stock, 1 turned, 2 on the waste. The 8 of hearts lies under the
 * 5 of spades alone, its pair.
 */
const IN_PLAY =
  '7C KD 4S 9H AC JD 6S TH 3D QC 8S 2H 5D 7H KS 4D 9C 6D JS 3C 8H -- AH TC 2S 7D 5S -- / ' +
  '5C 6C QD KH / 2C / 8C KC / all';

function position(text: string): PyramidPosition {
  const read = pyramid.read(text);
  if (isFailure(read)) throw new Error(read.error);
  return read;
}

function tableOf(text: string): Table {
  return position(text).table;
}

/** What is said of the last of these moves. */
function saidOf(text: string, ...words: readonly string[]): string {
  const positions = words.reduce<readonly PyramidPosition[]>(
    (before, word) => [...before, pyramid.apply(before.at(-1)!, pyramid.decode(word)!)],
    [position(text)],
  );
  return changeWords(positions.at(-2)!.table, positions.at(-1)!.table);
}

/** What is said when a move is taken back. */
function saidOfUndo(text: string, word: string): string {
  const before = position(text);
  const after = pyramid.apply(before, pyramid.decode(word)!);
  return changeWords(after.table, before.table);
}

describe('the name of a card', () => {
  const table = tableOf(IN_PLAY);

  it.each<[Place, string]>([
    [0, '7 of clubs, row 1, card 1, covered by king of diamonds and 4 of spades'],
    [15, '4 of diamonds, row 6, card 1, covered by ace of hearts'],
    [16, '9 of clubs, row 6, card 2, covered by ace of hearts and 10 of clubs'],
    [20, '8 of hearts, row 6, card 6, covered by 5 of spades, its pair'],
    [23, '10 of clubs, row 7, card 3, free'],
    [27, 'Gone'],
    ['t', '2 of clubs, turned'],
    ['w', 'king of clubs, top of the waste of 2 cards'],
  ])('at %s is "%s"', (place, name) => {
    expect(placeName(table, place)).toBe(name);
  });

  it('of what is not there says so', () => {
    const empty = tableOf(`5C${' --'.repeat(27)} / - / - / - / all`);
    expect(placeName(empty, 't')).toBe('No turned card');
    expect(placeName(empty, 'w')).toBe('Waste, empty');
    expect(stockName(empty)).toBe('Stock, empty');
    expect(placeName(empty, 0)).toBe('5 of clubs, row 1, card 1, free');
  });

  it('of the stock says how many there are to turn', () => {
    expect(stockName(table)).toBe('Stock, 4 cards, turn the next');
    expect(stockName(tableOf(`5C${' --'.repeat(27)} / 6C / - / - / all`))).toBe(
      'Stock, 1 card, turn the next',
    );
  });
});

describe('what is announced', () => {
  it.each([
    ['a turn', ['T'], '5 of clubs turned. 3 cards in the stock.'],
    ['a king', ['xw'], 'king of clubs removed. 32 cards left.'],
    [
      'a pair of places',
      ['T', 'T', 'p25+t'],
      '7 of diamonds and 6 of clubs removed. 31 cards left.',
    ],
    ['a card and its cover', ['p20+p26'], '8 of hearts and 5 of spades removed. 31 cards left.'],
  ])('of %s', (_what, words, said) => {
    expect(saidOf(IN_PLAY, ...words)).toBe(said);
  });

  it.each([
    ['a turn', 'T', 'Turn taken back. 2 of clubs is the turned card. 4 cards in the stock.'],
    ['a king', 'xw', 'king of clubs back. 33 cards left.'],
    ['a pair', 'p20+p26', '8 of hearts and 5 of spades back. 33 cards left.'],
  ])('of %s taken back', (_what, word, said) => {
    expect(saidOfUndo(IN_PLAY, word)).toBe(said);
  });

  it('of the first turn taken back', () => {
    expect(saidOfUndo(`5C${' --'.repeat(27)} / 2H / - / - / all`, 'T')).toBe(
      'Turn taken back. No turned card. 1 card in the stock.',
    );
  });

  it('counts the pyramid alone when that is the aim', () => {
    expect(saidOf(IN_PLAY.replace(/all$/, 'pyramid'), 'p20+p26')).toBe(
      '8 of hearts and 5 of spades removed. 24 cards left.',
    );
  });

  it('is nothing when nothing changed', () => {
    const table = tableOf(IN_PLAY);
    expect(changeWords(table, table)).toBe('');
  });
});

describe('a covered card', () => {
  const table = tableOf(IN_PLAY);

  it('that can go with its one cover says which comes first', () => {
    expect(pairFirst(table, 20)?.reason).toBe('First select the 5 of spades that lies on it');
  });

  it.each<[Place]>([[0], [15], [16], [23], ['t'], ['w']])('at %s cannot', (place) => {
    expect(pairFirst(table, place)).toBeUndefined();
  });
});

describe('a count', () => {
  it.each([
    [0, '0 cards'],
    [1, '1 card'],
    [2, '2 cards'],
  ])('of %d', (count, words) => {
    expect(plural(count, 'card')).toBe(words);
  });
});

describe('advice', () => {
  const table = tableOf(IN_PLAY);

  it.each([
    ['T', 0, 'Tip: turn the next card.'],
    ['xw', 0, 'Tip: king of clubs.'],
    ['p20+p26', 0, 'Tip: 8 of hearts with 5 of spades.'],
    ['xw', 1, 'Tip: king of clubs. Best play leaves 1 card.'],
  ])('of %s with %i left is "%s"', (word, left, words) => {
    expect(adviceWords(table, pyramid.decode(word)!, left)).toBe(words);
  });

  it('counts the cards that the aim counts', () => {
    const alone = tableOf(IN_PLAY.replace('/ all', '/ pyramid'));
    expect(adviceWords(alone, { kind: 'turn' }, 3)).toBe(
      'Tip: turn the next card. Best play leaves 3 cards of the pyramid.',
    );
  });
});

describe('what a game could have been', () => {
  it.each([
    ['all', 7, 0, 'It could have been won.'],
    ['all', 7, 4, 'Best play leaves 4 cards.'],
    ['all', 7, 7, 'No play leaves fewer.'],
    ['pyramid', 7, 1, 'Best play leaves 1 card of the pyramid.'],
  ] as const)('with the aim "%s", %i left and %i at best', (aim, left, fewest, words) => {
    expect(reviewWords(aim, left, fewest)).toBe(words);
  });
});
