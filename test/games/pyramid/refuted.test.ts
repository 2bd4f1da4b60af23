import { expect, it } from 'vitest';
import { below, stream } from '../../../src/core/random.ts';
import { Refuted } from '../../../src/games/pyramid/refuted.ts';

it('remembers for each position the highest count that was refuted', () => {
  const refuted = new Refuted();
  const known = new Map<string, number>();
  let choice = stream('1', 'positions');
  const upTo = (limit: number): number => {
    const drawn = below(limit, choice);
    choice = drawn.next;
    return drawn.value;
  };
  const position = () => [upTo(8) << 21, upTo(256) << 16, upTo(54)] as const;
  for (let round = 0; round < 20_000; round++) {
    const [lo, hi, time] = position();
    const key = [lo, hi, time].join();
    const count = upTo(53);
    expect(refuted.isRefuted(lo, hi, time, count)).toBe((known.get(key) ?? -1) >= count);
    refuted.refute(lo, hi, time, count);
    known.set(key, Math.max(known.get(key) ?? -1, count));
    expect(refuted.isRefuted(lo, hi, time, count)).toBe(true);
    expect(refuted.isRefuted(lo, hi, time, known.get(key)! + 1)).toBe(false);
  }
});
