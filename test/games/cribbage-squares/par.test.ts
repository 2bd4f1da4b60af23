import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, formatCard, PACK } from '../../../src/core/cards.ts';
import { shuffle, stream } from '../../../src/core/random.ts';
import { par } from '../../../src/games/cribbage-squares/coach.ts';
import { scoreGrid } from '../../../src/games/cribbage-squares/scoring.ts';
import { card, cards, fixture } from './cards.ts';
import { highestClimb } from './plain-par.ts';

function sorted(some: readonly Card[]): readonly string[] {
  return some.map(formatCard).sort();
}

const grids = fixture('cribbage-grids.txt').map(
  ([grid = '', starter = '', , total = '']) => [grid, starter, Number(total)] as const,
);

describe('par', () => {
  it('of the best grid known is what that grid scores', () => {
    const best = 'KH KC KD KS QH QC QD QS JH JC JD JS TH 5C 5D 5S';
    expect(par(cards(best), card('5H'))).toMatchObject({ total: 170, proven: true });
  });

  it.each(grids)('of %s with %s is no lower', (grid, starter, total) => {
    const best = par(cards(grid), card(starter));
    expect(best.total).toBeGreaterThanOrEqual(total);
    expect(best.proven).toBe(true);
  });

  it('is an arrangement of the same cards that scores it, and no other scores more', () => {
    const deal = fc.shuffledSubarray([...PACK], { minLength: 17, maxLength: 17 });
    fc.assert(
      fc.property(deal, fc.string(), (turned, seed) => {
        const [starter = card('AC'), ...grid] = turned;
        const best = par(grid, starter);
        expect(sorted(best.cells)).toEqual(sorted(grid));
        expect(scoreGrid(best.cells, starter).total).toBe(best.total);
        for (let tries = 0; tries < 20; tries++) {
          const other = shuffle(grid, stream(seed, String(tries))).items;
          expect(scoreGrid(other, starter).total).toBeLessThanOrEqual(best.total);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('does not depend on where the cards lay', () => {
    const deal = shuffle(PACK, stream('8', 'par')).items.slice(0, 17);
    const [starter = card('AC'), ...grid] = deal;
    const { total } = par(grid, starter);
    for (const seed of ['a', 'b', 'c']) {
      expect(par(shuffle(grid, stream(seed, 'par')).items, starter).total).toBe(total);
    }
  });

  it.each(['1', '2', '3', '4'])('of deal %s is what the best of 200 climbs finds', (seed) => {
    const deal = shuffle(PACK, stream(seed, 'plain')).items.slice(0, 17);
    const [starter = card('AC'), ...grid] = deal;
    expect(par(grid, starter).total).toBe(highestClimb(grid, starter, 200));
  });

  it('averages about 76 over random deals', () => {
    const totals = Array.from({ length: 40 }, (_, index) => {
      const [starter = card('AC'), ...grid] = shuffle(PACK, stream(String(index), 'mean')).items;
      return par(grid.slice(0, 16), starter).total;
    });
    const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    expect(Math.abs(mean - 76)).toBeLessThan(6);
  });

  it('says when its budget ran out, and still gives a whole grid', () => {
    const [starter = card('AC'), ...grid] = shuffle(PACK, stream('9', 'par')).items.slice(0, 17);
    const found = par(grid, starter, 1);
    expect(found.proven).toBe(false);
    expect(sorted(found.cells)).toEqual(sorted(grid));
    expect(scoreGrid(found.cells, starter).total).toBe(found.total);
  });

  it('is of sixteen cards', () => {
    expect(() => par(PACK.slice(0, 15), card('KS'))).toThrow('16 cards');
  });
});
