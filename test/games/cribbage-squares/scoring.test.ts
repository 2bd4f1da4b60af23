import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, formatCard, PACK } from '../../../src/core/cards.ts';
import { below, shuffle, stream } from '../../../src/core/random.ts';
import { itemise, scoreGrid, scoreHand } from '../../../src/games/cribbage-squares/scoring.ts';
import { ALL_HANDS, HANDS_BY_SCORE, noHands } from './all-hands.ts';
import { card, cards, fixture } from './cards.ts';

/** Hand and common card, and what they score: fifteens, pairs, runs, flush, nobs. */
const RULES: readonly (readonly [string, string, string, readonly number[]])[] = [
  ['an ace counts 1 and a court card 10 in a fifteen', 'AC 4D KH 3S', '9C', [2, 0, 0, 0, 0]],
  ['a fifteen may take all five cards', 'AC 2D 2H 4S', '6C', [2, 2, 0, 0, 0]],
  ['a fifteen is 2 for each combination', '5H TD JC KS', '2H', [6, 0, 0, 0, 0]],
  ['a pair is 2', '2H 2D 9C KS', '7H', [0, 2, 0, 0, 0]],
  ['a pair royal is 6', '2H 2D 2C KS', '8H', [0, 6, 0, 0, 0]],
  ['a double pair royal is 12', '2H 2D 2C 2S', '8H', [0, 12, 0, 0, 0]],
  ['two pairs are 2 each', '2H 2D 9C 9S', 'KH', [0, 4, 0, 0, 0]],
  ['a run is 1 a card', '9H TD JC KS', '2H', [0, 0, 3, 0, 0]],
  ['a run of four counts no run of three', '2H 3D 4C 5S', 'KH', [4, 0, 4, 0, 0]],
  ['a run of five counts no shorter run', '9H TD JC QS', 'KH', [0, 0, 5, 0, 0]],
  ['two cards in a row are no run', '9H TD QS KC', '2H', [0, 0, 0, 0, 0]],
  ['a double run of three is 6, its pair apart', 'TH TD JC QS', '2H', [0, 2, 6, 0, 0]],
  ['a double run of four is 8, its pair apart', 'TH TD JC QS', 'KH', [0, 2, 8, 0, 0]],
  ['a triple run is 9, its pair royal apart', 'TH TD TC JS', 'QH', [0, 6, 9, 0, 0]],
  ['a double double run is 12, its pairs apart', 'TH TD JC JS', 'QH', [0, 4, 12, 0, 0]],
  ['an ace is low', 'AH 2D 3C 8S', '8H', [0, 2, 3, 0, 0]],
  ['an ace is never high', 'QH KD AC 8S', '2H', [0, 0, 0, 0, 0]],
  ['a flush of the hand is 4', '2H 4H 8H KH', 'TC', [0, 0, 0, 4, 0]],
  ['a flush with the common card is 5', '2H 4H 8H KH', 'TH', [0, 0, 0, 5, 0]],
  ['three of the hand and the common card are no flush', '2H 4H 8H KS', 'TH', [0, 0, 0, 0, 0]],
  ['his nobs is 1', 'JH 2D 8C QS', '9H', [0, 0, 0, 0, 1]],
  ['a jack of another suit is nothing', 'JH 2D 8C QS', '9C', [0, 0, 0, 0, 0]],
  ['a jack as common card is nothing', '2D 8C QS 9H', 'JH', [0, 0, 0, 0, 0]],
  ['the most is 29', '5C 5D 5S JH', '5H', [16, 12, 0, 0, 1]],
  ['nothing at all is 0', '2D 4C 6S 8H', 'QH', [0, 0, 0, 0, 0]],
];

describe('the rules of scoring', () => {
  it.each(RULES)('%s: %s and %s', (_rule, hand, starter, [fifteens, pairs, runs, flush, nobs]) => {
    const { total, ...kinds } = scoreHand(cards(hand), card(starter));
    expect(kinds).toEqual({ fifteens, pairs, runs, flush, nobs });
    expect(total).toBe(Object.values(kinds).reduce((sum, points) => sum + points, 0));
  });
});

describe('the points of a hand', () => {
  it('are those of all 500 hands worked out independently', () => {
    const hands = fixture('cribbage-hands.txt');
    expect(hands.length).toBe(500);
    for (const [hand = '', starter = '', points = ''] of hands) {
      const score = scoreHand(cards(hand), card(starter));
      const found = [score.fifteens, score.pairs, score.runs, score.flush, score.nobs, score.total];
      expect(found, `${hand} with ${starter}`).toEqual(points.split(' ').map(Number));
    }
  });

  it('are spread over a sample of hands as over all hands', () => {
    const sample = 20_000;
    const seen = noHands();
    let from = stream('a sample of hands', 'deal');
    for (let count = 0; count < sample; count++) {
      const { hand, next } = fiveCards(from);
      from = next;
      const { total } = scoreHand(hand.slice(1), hand[0]);
      seen[total] = (seen[total] ?? 0) + 1;
    }
    for (const [points, count] of seen.entries()) {
      const chance = (HANDS_BY_SCORE[points] ?? 0) / ALL_HANDS;
      const deviation = Math.sqrt(sample * chance * (1 - chance));
      const distance = Math.abs(count - sample * chance);
      expect(distance, `hands of ${String(points)}`).toBeLessThanOrEqual(5 * deviation);
    }
    const mean = seen.reduce((sum, count, points) => sum + count * points, 0) / sample;
    expect(mean).toBeCloseTo(4.7692, 1);
  });

  it('do not depend on the order of the hand, and never fall as cards come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }), (five) => {
        const [starter, ...hand] = five;
        expect(scoreHand(hand.toReversed(), starter)).toEqual(scoreHand(hand, starter));
        const growing = [0, 1, 2, 3, 4].map((count) => scoreHand(hand.slice(0, count), undefined));
        const totals = [...growing, scoreHand(hand, starter)].map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([
    ['nothing lies there', '', 0],
    ['one card', '5H', 0],
    ['a pair', '5H 5D', 2],
    ['three of a suit are no flush yet', '2H 4H TH', 0],
    ['three in a row', '9H TD JC', 3],
    ['a fifteen and a pair', '5H 5D JC', 6],
    ['four of a suit', '2H 4H TH QH', 4],
  ])('before the common card: %s', (_what, hand, total) => {
    expect(scoreHand(cards(hand), undefined).total).toBe(total);
  });

  function fiveCards(from: ReturnType<typeof stream>): { hand: Card[]; next: typeof from } {
    const hand: Card[] = [];
    let next = from;
    while (hand.length < 5) {
      const drawn = below(PACK.length, next);
      next = drawn.next;
      const another = PACK[drawn.value];
      if (another && !hand.includes(another)) hand.push(another);
    }
    return { hand, next };
  }
});

/** Each item as `pair 2: 5H 5D`. */
function itemsOf(hand: string, starter: string): readonly string[] {
  return itemise(cards(hand), cards(starter)[0]).map(
    (item) => `${item.kind} ${String(item.points)}: ${item.cards.map(formatCard).join(' ')}`,
  );
}

describe('the items of a hand', () => {
  it('name the cards of each fifteen, and of each rank that is paired', () => {
    expect(itemsOf('5H 5D JS 2H', '2C')).toEqual([
      'fifteen 2: 5H JS',
      'fifteen 2: 5D JS',
      'pair 2: 2H 2C',
      'pair 2: 5H 5D',
    ]);
  });

  it('hold three alike as one pair royal and four as one double pair royal', () => {
    expect(itemsOf('2H 2D 2C KS', '8H')).toEqual(['pair 6: 2H 2D 2C']);
    expect(itemsOf('2H 2D 2C 2S', '8H')).toEqual(['pair 12: 2H 2D 2C 2S']);
  });

  it('hold a run with all the cards that make it in more than one way', () => {
    expect(itemsOf('JC TH QS TD', '2H')).toEqual(['pair 2: TH TD', 'run 6: TH TD JC QS']);
  });

  it('hold the common card in a flush exactly when it shares the suit', () => {
    expect(itemsOf('2H 4H 8H KH', 'TC')).toEqual(['flush 4: 2H 4H 8H KH']);
    expect(itemsOf('2H 4H 8H KH', 'TH')).toEqual(['flush 5: 2H 4H 8H KH TH']);
  });

  it('show his nobs with the common card', () => {
    expect(itemsOf('JH 2D 8C QS', '9H')).toEqual(['nobs 1: JH 9H']);
  });

  it('are none in an empty line', () => {
    expect(itemsOf('', '')).toEqual([]);
    expect(itemsOf('', '5H')).toEqual([]);
  });

  it('add up to the hand and take cards of the hand or the common card only', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 1, maxLength: 5 }), (shown) => {
        const [starter, ...hand] = shown;
        const items = itemise(hand, starter);
        const points = items.reduce((sum, item) => sum + item.points, 0);
        expect(points).toBe(scoreHand(hand, starter).total);
        for (const item of items) {
          expect(new Set(item.cards).size).toBe(item.cards.length);
          for (const each of item.cards) expect(shown).toContain(each);
        }
      }),
    );
  });
});

describe('the points of a grid', () => {
  it('are those of all 10 grids worked out independently', () => {
    const grids = fixture('cribbage-grids.txt');
    expect(grids.length).toBe(10);
    for (const [cells = '', starter = '', lines = '', total = ''] of grids) {
      const score = scoreGrid(cards(cells), card(starter));
      expect([...score.rows, ...score.columns], cells).toEqual(lines.split(' ').map(Number));
      expect(score.total, cells).toBe(Number(total));
    }
  });

  it('are those of its cards so far while cells are free', () => {
    const cells = Array.from({ length: 16 }, (): Card | undefined => undefined);
    cells[0] = card('5H');
    cells[3] = card('JC');
    cells[12] = card('5D');
    expect(scoreGrid(cells, undefined)).toEqual({
      rows: [2, 0, 0, 0],
      columns: [2, 0, 0, 0],
      total: 4,
    });
  });

  it('swap rows and columns when the grid is turned over its diagonal', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [starter, ...deck] = shuffle(PACK, stream(String(seed), 'deal')).items;
        const cells = deck.slice(0, 16);
        const turned = cells.map((_, index) => cells[(index % 4) * 4 + Math.floor(index / 4)]);
        const score = scoreGrid(cells, starter);
        expect(scoreGrid(turned, starter)).toEqual({
          rows: score.columns,
          columns: score.rows,
          total: score.total,
        });
      }),
    );
  });
});
