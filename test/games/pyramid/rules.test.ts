import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCard, PACK } from '../../../src/core/cards.ts';
import { isFailure } from '../../../src/core/game.ts';
import { pyramid, whyUnavailable } from '../../../src/games/pyramid/rules.ts';
import {
  coversOf,
  type PyramidPosition,
  ROW_OF,
  type Table,
} from '../../../src/games/pyramid/table.ts';

const GAP = '--';

/** A position with these pyramid cards from the apex on, everything below them gone. */
function at(pyramidCards: string, stock = '-', turned = '-', waste = '-', aim = 'all'): string {
  const cards = pyramidCards.split(' ');
  const gaps = Array.from({ length: 28 - cards.length }, () => GAP);
  return [[...cards, ...gaps].join(' '), stock, turned, waste, aim].join(' / ');
}

function position(text: string): PyramidPosition {
  const read = pyramid.read(text);
  if (isFailure(read)) throw new Error(read.error);
  return read;
}

function play(text: string, ...words: readonly string[]): PyramidPosition {
  return words.reduce((before, word) => {
    const move = pyramid.decode(word);
    if (!move) throw new Error(`${word} is not a move`);
    const refusal = pyramid.check(before.table, move);
    if (refusal) throw new Error(`${word}: ${refusal.reason}`);
    return pyramid.apply(before, move);
  }, position(text));
}

function refusal(text: string, word: string): string | undefined {
  const move = pyramid.decode(word);
  return move && pyramid.check(position(text).table, move)?.reason;
}

describe('the deal', () => {
  const { table, hidden } = pyramid.setup({ aim: 'all' }, '1');

  it('puts 28 cards in the pyramid and 24 in the stock, all 52 of the pack', () => {
    const cards = [...table.pyramid, ...hidden.stock].map((card) => card && formatCard(card));
    expect(table.pyramid.length).toBe(28);
    expect(table.stockCount).toBe(24);
    expect(new Set(cards)).toEqual(new Set(PACK.map(formatCard)));
  });

  it('covers card j of row r by cards j and j+1 of row r+1', () => {
    expect(coversOf(0)).toEqual([1, 2]);
    expect(coversOf(1)).toEqual([3, 4]);
    expect(coversOf(2)).toEqual([4, 5]);
    expect(coversOf(20)).toEqual([26, 27]);
    expect(coversOf(21)).toEqual([]);
    expect(ROW_OF.filter((row) => row === 6).length).toBe(7);
  });
});

describe('turning', () => {
  it('puts a turned card that was not played on the waste', () => {
    const { table } = play(at('5C', '2H 3H 4H'), 'T', 'T');
    expect(table.turned && formatCard(table.turned)).toBe('3H');
    expect(table.waste.map(formatCard)).toEqual(['2H']);
    expect(table.stockCount).toBe(1);
  });

  it('turns nothing by itself when the turned card is played', () => {
    const { table } = play(at('5C', '8H 3H'), 'T', 'p0+t');
    expect(table.turned).toBeUndefined();
    expect(table.stockCount).toBe(1);
  });

  it('is refused once the stock is empty, and the turned card stays where it is', () => {
    expect(refusal(at('5C', '-', '2C', '3C'), 'T')).toBe('The stock is empty');
  });
});

describe('a move that cannot be made says why', () => {
  it.each([
    ['a covered card', at('5C 8D'), 'p0+t', 'There is no card here'],
    ['a card under two others', at('5C 8D 8H', '-', '8S'), 'p0+t', 'Covered by 8♦ and 8♥'],
    ['a card under one that is no pair', at('5C 9D', '-', '8S'), 'p0+t', 'Covered by 9♦'],
    ['two cards of another sum', at('5C', '-', '9D'), 'p0+t', '5♣ and 9♦ make 14, not 13'],
    ['one card that is no king', at('QC'), 'xp0', 'Only a king goes alone'],
    ['a king under a card', at('KC 2D'), 'xp0', 'Covered by 2♦'],
    ['a place without a card', at('KC'), 'xw', 'There is no card here'],
    ['anything after the win', at('--'), 'T', 'The game is won'],
  ])('%s', (_name, text, word, reason) => {
    expect(refusal(text, word)).toBe(reason);
  });

  it('says nothing about a card that only its pair covers when they go together', () => {
    expect(refusal(at('4C 9D'), 'p0+p1')).toBeUndefined();
    expect(whyUnavailable(position(at('4C 9D')).table, 0)?.reason).toBe('Covered by 9♦');
  });
});

describe('the end', () => {
  const status = (text: string, ...words: string[]) => pyramid.status(play(text, ...words).table);

  it('is a win once all 52 are gone', () => {
    expect(status(at('4C 9C'), 'p0+p1')).toEqual({
      kind: 'over',
      winners: [0],
      reason: 'All the cards are gone',
    });
  });

  it('is a loss once nothing can go and the stock is empty', () => {
    expect(status(at('4C'))).toMatchObject({ kind: 'over', winners: [] });
  });

  it('waits while the stock has a card', () => {
    expect(status(at('4C', '3C')).kind).toBe('playing');
  });

  it('comes with the pyramid when that alone is the aim, whatever is left beside it', () => {
    const text = at('4C 9C', '2C 3C', '5C', '6C', 'pyramid');
    expect(status(text, 'p0+p1')).toMatchObject({ kind: 'over', winners: [0] });
    expect(pyramid.score(play(text, 'p0+p1').table)).toEqual([0]);
    expect(pyramid.score(position(text).table)).toEqual([2]);
  });

  it('counts pyramid, stock, turned card and waste when all must go', () => {
    expect(pyramid.score(position(at('4C 9C', '2C 3C', '5C', '6C')).table)).toEqual([6]);
  });
});

describe('moves in notation', () => {
  it.each([
    ['p22+p21', 'p21+p22'],
    ['t+p27', 'p27+t'],
    ['w+p27', 'p27+w'],
    ['w+t', 't+w'],
    ['xp27', 'xp27'],
    ['xt', 'xt'],
    ['T', 'T'],
  ])('%s is written %s', (read, written) => {
    const move = pyramid.decode(read);
    expect(move && pyramid.encode(move)).toBe(written);
  });

  it.each(['', 't', 'X', 'x', 'xp28', 'xp01', 'p1', 'p1+p1', 'p1+p2+p3', 'p1+', 'p1 +p2', 'T '])(
    '"%s" is no move',
    (text) => {
      expect(pyramid.decode(text)).toBeUndefined();
    },
  );
});

describe('a position that is wrong says what and where', () => {
  const fresh = PACK.map(formatCard);

  it('reads a fresh deal written as 52 cards alone, in lower case too', () => {
    const { table } = position(fresh.join(' ').toLowerCase());
    expect(table.stockCount).toBe(24);
    expect(table.aim).toBe('all');
  });

  it.each([
    ['a word that is no card', fresh.with(30, '1H').join(' '), 'card 31: "1H" is not a card'],
    ['a card twice', fresh.with(3, 'AC').join(' '), 'card 4: "AC" stands twice'],
    ['a card too few', fresh.slice(1).join(' '), 'a position has 5 fields'],
    ['a pyramid of 27', at('5C').replace('-- ', ''), 'pyramid: 28 cards, here are 27'],
    ['a gap under a card', at('-- 5C'), 'card 1: removed although a card still covers it'],
    ['two turned cards', at('5C', '-', '6C 7C'), 'turned: at most one card, here are 2'],
    ['another aim', at('5C', '-', '-', '-', 'some'), 'aim: "some" is neither "all" nor "pyramid"'],
    ['a field too many', `${at('5C')} / -`, 'a position has 5 fields'],
    ['far too much', 'AC '.repeat(5000), 'the text is longer than 4000 characters'],
  ])('%s', (_name, text, error) => {
    const read = pyramid.read(text);
    expect(isFailure(read) && read.error).toContain(error);
  });
});

describe('always', () => {
  it('never pairs two waste cards, nor any cards that do not make 13', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.infiniteStream(fc.nat()),
        (seed, choices) => {
          let now = pyramid.setup({ aim: 'all' }, String(seed));
          for (const choice of choices) {
            const before = now.table;
            const moves = pyramid.legalMoves(before);
            const move = moves[choice % Math.max(1, moves.length)];
            if (!move) break;
            now = pyramid.apply(now, move);
            expect(gone(before, now.table)).toBe(move.kind === 'turn' ? 0 : 13);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

/** The ranks that a move took off the table, summed. */
function gone(before: Table, after: Table): number {
  const ranks = ({ pyramid: cards, turned, waste }: Table): number =>
    [...cards, turned, ...waste].reduce((sum, card) => sum + (card?.rank ?? 0), 0);
  return before.stockCount === after.stockCount ? ranks(before) - ranks(after) : 0;
}
