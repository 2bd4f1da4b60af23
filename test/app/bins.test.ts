import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binned } from '../../src/app/bins.ts';

describe('results in classes', () => {
  it.each([
    ['none', {}, []],
    ['one result', { 7: 3 }, [{ from: 7, to: 7, count: 3 }]],
    [
      'few results as they are, gaps included',
      { 2: 1, 4: 2 },
      [
        { from: 2, to: 2, count: 1 },
        { from: 3, to: 3, count: 0 },
        { from: 4, to: 4, count: 2 },
      ],
    ],
    [
      'more than twelve in twos',
      { 0: 1, 1: 1, 13: 1 },
      [
        { from: 0, to: 1, count: 2 },
        ...[2, 4, 6, 8, 10].map((from) => ({ from, to: from + 1, count: 0 })),
        { from: 12, to: 13, count: 1 },
      ],
    ],
    [
      'thousands by round numbers',
      { 10050: 1, 10600: 2, 11000: 4 },
      [
        { from: 10_000, to: 10_099, count: 1 },
        ...[1, 2, 3, 4, 5].map((part) => ({
          from: 10_000 + 100 * part,
          to: 10_099 + 100 * part,
          count: 0,
        })),
        { from: 10_600, to: 10_699, count: 2 },
        ...[7, 8, 9].map((part) => ({
          from: 10_000 + 100 * part,
          to: 10_099 + 100 * part,
          count: 0,
        })),
        { from: 11_000, to: 11_099, count: 4 },
      ],
    ],
    [
      'below nothing too',
      { [-3]: 1, [-1]: 1 },
      [
        { from: -3, to: -3, count: 1 },
        { from: -2, to: -2, count: 0 },
        { from: -1, to: -1, count: 1 },
      ],
    ],
  ])('%s', (_name, distribution, bins) => {
    expect(binned(distribution)).toEqual(bins);
  });

  it('lose no game, follow on each other, and are twelve at most', () => {
    const anyDistribution = fc.dictionary(
      fc.integer({ min: -1e6, max: 1e9 }).map(String),
      fc.integer({ min: 1, max: 99 }),
    );
    fc.assert(
      fc.property(anyDistribution, (distribution) => {
        const bins = binned(distribution);
        expect(bins.length).toBeLessThanOrEqual(12);
        bins.slice(1).forEach((bin, index) => {
          expect(bin.from).toBe((bins[index]?.to ?? NaN) + 1);
        });
        for (const { from, to, count } of bins) {
          const inside = Object.entries(distribution).filter(
            ([score]) => Number(score) >= from && Number(score) <= to,
          );
          expect(count).toBe(inside.reduce((sum, [, games]) => sum + games, 0));
        }
        const games = Object.values(distribution).reduce((sum, count) => sum + count, 0);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(games);
      }),
    );
  });
});
