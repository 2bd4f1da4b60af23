// Seeded randomness as plain values: named streams over pure-rand, shuffles and dice.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { hashWords } from './hash.ts';

/** The state of a generator. Plain data: drawing returns the next state beside the value. */
export type Stream = readonly number[];

/**
 * An independent stream for each name, so that what one part draws never shifts another:
 * nothing a bot does (`"bot 2"`) changes the dice (`"dice"`).
 */
export function stream(seed: string, name: string): Stream {
  return hashWords(`${String(name.length)}:${name}:${seed}`);
}

/** A whole number from 0 up to but not including `limit`, and the stream after it. */
export function below(limit: number, from: Stream): { value: number; next: Stream } {
  const generator = xoroshiro128plusFromState(from);
  const value = uniformInt(generator, 0, limit - 1);
  return { value, next: generator.getState() };
}

/** Every order equally likely (Fisher and Yates). Leaves `items` alone. */
export function shuffle<V>(items: readonly V[], from: Stream): { items: V[]; next: Stream } {
  const generator = xoroshiro128plusFromState(from);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as V, shuffled[last] as V];
  }
  return { items: shuffled, next: generator.getState() };
}

/** `count` faces from 1 to 6. */
export function rollDice(count: number, from: Stream): { faces: number[]; next: Stream } {
  const generator = xoroshiro128plusFromState(from);
  const faces = Array.from({ length: count }, () => uniformInt(generator, 1, 6));
  return { faces, next: generator.getState() };
}
