import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  groupsIn,
  isBust,
  NO_GROUPS,
  points,
  removals,
} from '../../../src/games/ten-thousand/scoring.ts';

const faces = (text: string): number[] => Array.from(text, Number);

const written = (sets: ReturnType<typeof removals>): string =>
  sets.map(({ dice, points }) => `${dice.join('')}=${points}`).join(' ');

const ScoringSchema = v.object({
  rolls: v.array(
    v.object({
      dice: v.string(),
      first: v.boolean(),
      removals: v.array(v.object({ r: v.string(), p: v.number() })),
    }),
  ),
});

const { rolls } = v.parse(
  ScoringSchema,
  JSON.parse(
    readFileSync(new URL('../../fixtures/ten-thousand-scoring.json', import.meta.url), 'utf8'),
  ),
);

describe('every roll of one to six dice', () => {
  it('is all there: 923 later rolls and 462 first ones', () => {
    expect(rolls.filter(({ first }) => !first)).toHaveLength(923);
    expect(rolls.filter(({ first }) => first)).toHaveLength(462);
  });

  it('gives each set that may be taken once, with its points', () => {
    for (const { dice, first, removals: expected } of rolls) {
      expect(written(removals(faces(dice), first)), `${dice} ${first}`).toBe(
        expected.map(({ r, p }) => `${r}=${p}`).join(' '),
      );
    }
  });

  it('is a bust exactly when nothing may be taken', () => {
    for (const { dice, first, removals: expected } of rolls) {
      expect(isBust(faces(dice), first), `${dice} ${first}`).toBe(expected.length === 0);
    }
  });
});

describe('what a set is worth', () => {
  it.each([
    ['1', 100],
    ['5', 50],
    ['11', 200],
    ['55', 100],
    ['15', 150],
    ['115', 250],
    ['111', 1_000],
    ['1115', 1_050],
    ['2223', undefined],
    ['2', undefined],
    ['22', undefined],
    ['12', undefined],
    ['222333', 500],
    ['', undefined],
  ])('%s: %s', (dice, worth) => {
    expect(points(faces(dice), false)).toBe(worth);
    expect(points(faces(dice), true)).toBe(worth);
  });

  it.each([
    [3, [1_000, 200, 300, 400, 500, 600]],
    [4, [2_000, 400, 600, 800, 1_000, 1_200]],
    [5, [4_000, 800, 1_200, 1_600, 2_000, 2_400]],
    [6, [8_000, 1_600, 2_400, 3_200, 4_000, 4_800]],
  ])('%i of a face, from 1s to 6s: %j', (size, row) => {
    const groups = [1, 2, 3, 4, 5, 6].map((face) => Array.from({ length: size }, () => face));
    expect(groups.map((group) => points(group, false))).toEqual(row);
  });

  it.each([
    ['123456', 1_500],
    ['112233', 1_000],
    ['113355', 1_000],
    ['223344', 1_000],
  ])('%s: %i on the first roll of a turn only', (dice, worth) => {
    expect(points(faces(dice), true)).toBe(worth);
    expect(points(faces(dice), false)).toBeUndefined();
  });

  it.each(['222233', '333322', '112222'])('%s is not three pairs', (dice) => {
    expect(points(faces(dice), true)).not.toBe(1_000);
  });
});

describe('the chance that no die scores', () => {
  const busts = (count: number, first: boolean): number => {
    let found = 0;
    for (let roll = 0; roll < 6 ** count; roll++) {
      const dice = Array.from({ length: count }, (_, die) => (Math.floor(roll / 6 ** die) % 6) + 1);
      if (isBust(dice, first)) found += 1;
    }
    return found;
  };

  it.each([
    [1, 2, 3],
    [2, 4, 9],
    [3, 5, 18],
    [4, 17, 108],
    [5, 25, 324],
    [6, 5, 162],
  ])('with %i dice is %i in %i', (count, times, of) => {
    expect(busts(count, false) * of).toBe(times * 6 ** count);
  });

  it('is 5 in 216 on the first roll of a turn', () => {
    expect(busts(6, true) * 216).toBe(5 * 6 ** 6);
  });
});

describe('groups that grow', () => {
  it.each([
    ['', '2346', ''],
    ['222', '2', '2=200'],
    ['222', '22', '2=200 22=600'],
    ['222', '222', '2=200 22=600 222=1400'],
    ['222', '235', '2=200 5=50 25=250'],
    ['222+2', '2', '2=400'],
    ['111', '1', '1=1000'],
    ['1+111', '12', '1=1000'],
    ['11+1', '1', '1=100'],
    ['555', '5', '5=500'],
    ['1+222', '12', '1=100 2=200 12=300'],
    ['2222', '33', ''],
  ])('after %s a roll of %s gives %s', (earlier, roll, expected) => {
    const blocks = earlier === '' ? [] : earlier.split('+').map(faces);
    const groups = groupsIn(blocks);
    expect(written(removals(faces(roll), false, groups))).toBe(expected);
    expect(isBust(faces(roll), false, groups)).toBe(expected === '');
  });

  it('leave a single die that came before its group alone', () => {
    expect(groupsIn([faces('1'), faces('111')])).toEqual([3, 0, 0, 0, 0, 0]);
    expect(groupsIn([faces('11'), faces('1')])).toEqual(NO_GROUPS);
  });

  it('score in steps what the whole group scores at once', () => {
    const steps = fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
    );
    fc.assert(
      fc.property(steps, ([face, second, third]) => {
        const of = (count: number): number[] => Array.from({ length: count }, () => face);
        const blocks = [of(3), of(second), of(third)].filter((block) => block.length > 0);
        fc.pre(3 + second + third <= 6);
        const sum = blocks.reduce(
          (total, block, index) =>
            total + (points(block, false, groupsIn(blocks.slice(0, index))) ?? NaN),
          0,
        );
        expect(sum).toBe(points(of(3 + second + third), false));
      }),
    );
  });
});

it('the points of a set never depend on the rest of the roll', () => {
  const roll = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(roll, fc.boolean(), (dice, first) => {
      for (const set of removals(dice, first)) expect(points(set.dice, first)).toBe(set.points);
    }),
  );
});
