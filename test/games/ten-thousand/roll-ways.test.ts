import { describe, expect, it } from 'vitest';
import { GROUP_RULES } from '../../../src/games/ten-thousand/options.ts';
import {
  FRESH_SIX,
  type Outcomes,
  rollWays,
  type Shape,
  shapeAfter,
  shapeKey,
  STEP,
} from '../../../src/games/ten-thousand/roll-ways.ts';
import { removals } from '../../../src/games/ten-thousand/scoring.ts';

/** By its ways, how likely an outcome is. */
type Chances = ReadonlyMap<string, number>;

function inWords({ bust, chances, ends, ways }: Outcomes, size: number): Chances {
  const words = new Map([['bust', bust]]);
  chances.forEach((chance, outcome) => {
    const mine = ways.slice(ends[outcome - 1] ?? 0, ends[outcome]);
    const written = [...mine].map(
      (way) => `${String(Math.floor(way / size) * STEP)} to ${String(way % size)}`,
    );
    words.set(written.sort().join(), chance);
  });
  return words;
}

/** Rolls the dice in every order there is. */
function rolledOut(
  shape: Shape,
  placeOf: (taken: readonly number[]) => number,
  first: boolean,
): Chances {
  const words = new Map([['bust', 0]]);
  const orders = 6 ** shape.dice;
  for (let order = 0; order < orders; order++) {
    const faces = Array.from(
      { length: shape.dice },
      (_, die) => (Math.floor(order / 6 ** die) % 6) + 1,
    );
    const ways = removals(faces, first, shape.groups).map(
      ({ dice, points }) => `${String(points)} to ${String(placeOf(dice))}`,
    );
    const written = ways.length === 0 ? 'bust' : [...new Set(ways)].sort().join();
    words.set(written, (words.get(written) ?? 0) + 1 / orders);
  }
  return words;
}

function expectEqual(found: Chances, wanted: Chances): void {
  expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
  for (const [ways, chance] of wanted) expect(found.get(ways), ways).toBeCloseTo(chance, 12);
}

describe.each(GROUP_RULES)('the outcomes of a roll, with groups of one %s', (rule) => {
  const { places, later, first } = rollWays(rule);
  const shapes = [...places].map(([key, place]): [string, Shape, number] => {
    const [dice = '', groups = ''] = key.split(' ');
    return [key, { dice: Number(dice), groups: Array.from(groups, Number) }, place];
  });
  const placesAfter =
    (shape: Shape) =>
    (taken: readonly number[]): number =>
      places.get(shapeKey(shapeAfter(shape, taken, rule))) ?? Number.NaN;

  it.each(shapes)('are those of rolling %s out', (_key, shape, place) => {
    const outcomes = later[place];
    if (!outcomes) throw new Error('no outcomes');
    expectEqual(inWords(outcomes, places.size), rolledOut(shape, placesAfter(shape), false));
  });

  it('count a straight and three pairs on the first', () => {
    expectEqual(inWords(first, places.size), rolledOut(FRESH_SIX, placesAfter(FRESH_SIX), true));
  });
});
