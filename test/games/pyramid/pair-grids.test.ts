import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bitCount,
  canAllGo,
  cardsIn,
  highOf,
  lowOf,
  matching,
  pairBit,
  pairsAmong,
  rivals,
} from '../../../src/games/pyramid/pair-grids.ts';

/** The pairs of a grid as low and high cards. */
function pairsOf(grid: number): readonly (readonly [number, number])[] {
  return [...Array(16).keys()]
    .filter((bit) => ((grid >> bit) & 1) === 1)
    .map((bit) => [bit >> 2, bit & 3] as const);
}

/** Every choice of pairs in which no card is twice, as the byte of its cards. */
function waysToGo(pairs: ReturnType<typeof pairsOf>): readonly number[] {
  const [first, ...others] = pairs;
  if (!first) return [0];
  const [low, high] = first;
  const apart = others.filter(([l, h]) => l !== low && h !== high);
  return [...waysToGo(others), ...waysToGo(apart).map((way) => way | (1 << low) | (16 << high))];
}

const grids = fc.integer({ min: 0, max: 0xffff });
const bytes = fc.integer({ min: 0, max: 0xff });

it('counts the bits of a word', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      expect(bitCount(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});

it('takes a pair apart', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), (low, high) => {
      const pair = pairBit(low, high);
      expect([lowOf(pair), highOf(pair)]).toEqual([low, high]);
      expect(cardsIn(pair)).toBe((1 << low) | (16 << high));
      expect(pairsOf(rivals(pair)).every(([l, h]) => l === low || h === high)).toBe(true);
      expect(bitCount(rivals(pair))).toBe(7);
    }),
  );
});

it('knows the pairs among cards, and the cards of pairs', () => {
  fc.assert(
    fc.property(bytes, grids, (cards, grid) => {
      for (const [low, high] of pairsOf(0xffff)) {
        const both = ((cards >> low) & 1) === 1 && ((cards >> (4 + high)) & 1) === 1;
        expect((pairsAmong(cards) & pairBit(low, high)) !== 0).toBe(both);
      }
      const cardsOfPairs = pairsOf(grid).reduce((set, [l, h]) => set | (1 << l) | (16 << h), 0);
      expect(cardsIn(grid)).toBe(cardsOfPairs);
    }),
  );
});

it('knows how many pairs can go together, and whether certain cards can', () => {
  fc.assert(
    fc.property(grids, bytes, (grid, cards) => {
      const ways = waysToGo(pairsOf(grid));
      expect(matching(grid)).toBe(Math.max(...ways.map((way) => bitCount(way) / 2)));
      expect(canAllGo(grid, cards)).toBe(ways.some((way) => (cards & ~way) === 0));
    }),
    { numRuns: 300 },
  );
});
