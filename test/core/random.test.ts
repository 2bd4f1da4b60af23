import { describe, expect, it } from 'vitest';
import { PACK } from '../../src/core/cards.ts';
import { digest, hashWords } from '../../src/core/hash.ts';
import { below, rollDice, shuffle, stream } from '../../src/core/random.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';

describe('streams', () => {
  it('are pinned: the same seed and name draw the same for ever', () => {
    // Recorded once; a change here changes every deal that was ever played.
    expect(rollDice(12, stream('1', 'dice')).faces).toEqual(PINNED.dice);
    expect(shuffle(PACK.slice(0, 10), stream('1', 'deal')).items.map((c) => c.rank)).toEqual(
      PINNED.ranks,
    );
    expect(digest('tray table')).toBe(PINNED.digest);
  });

  it('are independent by name and by seed', () => {
    const drawn = (seed: string, name: string): string =>
      rollDice(20, stream(seed, name)).faces.join('');
    expect(drawn('1', 'dice')).not.toBe(drawn('1', 'bot 2'));
    expect(drawn('1', 'dice')).not.toBe(drawn('2', 'dice'));
    expect(drawn('12', 'a')).not.toBe(drawn('2', 'a1'));
  });

  it('are values: drawing twice from the same state gives the same', () => {
    const state = stream('7', 'x');
    const first = below(1000, state);
    expect(below(1000, state)).toEqual(first);
    expect(below(1000, first.next)).not.toEqual(first);
    expect(structuredClone(first.next)).toEqual(first.next);
  });
});

describe('fairness', () => {
  it('gives every face equally often', () => {
    const counts = new Array<number>(7).fill(0);
    for (let seed = 0; seed < 10_000; seed++) {
      for (const face of rollDice(6, stream(String(seed), 'dice')).faces) counts[face]! += 1;
    }
    expect(counts[0]).toBe(0);
    // Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand.
    expect(chiSquare(counts.slice(1))).toBeLessThan(20.5);
  });

  it('puts every card in every place of a deal equally often', () => {
    const deals = 100_000;
    const counts = new Map<string, number>();
    for (let seed = 0; seed < deals; seed++) {
      const { table, hidden } = pyramid.setup({ aim: 'all' }, String(seed));
      [...table.pyramid, ...hidden.stock].forEach((card, place) => {
        const key = `${card?.suit ?? ''}${String(card?.rank)} ${String(place)}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      });
    }
    expect(counts.size).toBe(52 * 52);
    // 51 × 51 degrees of freedom: mean 2601, deviation 72; five deviations above.
    expect(chiSquare([...counts.values()])).toBeLessThan(2601 + 5 * 72);
  });

  it('hashes neighbouring seeds far apart', () => {
    const words = Array.from({ length: 10_000 }, (_, seed) => hashWords(String(seed))[0] >>> 0);
    expect(new Set(words).size).toBe(words.length);
    const buckets = new Array<number>(64).fill(0);
    for (const word of words) buckets[word >>> 26]! += 1;
    // 63 degrees of freedom: 103 is passed once in a thousand.
    expect(chiSquare(buckets)).toBeLessThan(103);
  });
});

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const PINNED = {
  dice: [3, 3, 1, 3, 1, 1, 4, 6, 3, 6, 3, 1],
  ranks: [3, 1, 2, 9, 10, 5, 8, 4, 6, 7],
  digest: 'f5c42c72c66ad2c1',
};
