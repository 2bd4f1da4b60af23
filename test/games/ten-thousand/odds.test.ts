import { describe, expect, it } from 'vitest';
import { botMove } from '../../../src/games/ten-thousand/bots.ts';
import { choices, type RollState } from '../../../src/games/ten-thousand/odds.ts';
import { removals } from '../../../src/games/ten-thousand/scoring.ts';
import type { Table } from '../../../src/games/ten-thousand/table.ts';
import { decisions } from './decisions.ts';
import { table } from './help.ts';

const word = (take: readonly number[], then: string): string => `${take.join('')} ${then}`;

/** The same roll on a table of two, its player in the first seat. */
function tableOf({ mine, theirs, hand, dice, first, last }: RollState): Table {
  return {
    ...table('10000 0 roll / 0 0 / 0 / 0 / - / - / - / f'),
    totals: [mine, theirs],
    hand,
    dice,
    first,
    lastRound: last ? 1 : undefined,
    earlier: dice.length === 6 ? [] : [Array.from({ length: 6 - dice.length }, () => 1)],
  };
}

describe('the choices of a roll', () => {
  it.each(decisions)('are all there, with their chances: decision $id', ({ state, known }) => {
    const found = new Map(choices(state).map(({ take, then, win }) => [word(take, then), win]));
    expect(found.size).toBe(known.length);
    for (const { take, then, win } of known) {
      // An absent one is not a number, and fails.
      expect(Math.abs((found.get(`${take} ${then}`) ?? NaN) - win)).toBeLessThan(1e-4);
    }
  });

  it('come best first', () => {
    for (const { state } of decisions) {
      const wins = choices(state).map(({ win }) => win);
      expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    }
  });

  it('are none for a bust', () => {
    const state = { mine: 0, theirs: 0, hand: 500, dice: [2, 3, 4], first: false, last: false };
    expect(choices(state)).toEqual([]);
  });
});

it('the sharp bot takes a set that wins as often as any', () => {
  for (const { state, known } of decisions) {
    const move = botMove(tableOf(state), 'sharp');
    const take = move.kind === 'take' ? move.dice.join('') : '';
    const best = Math.max(...known.map(({ win }) => win));
    const taken = Math.max(...known.filter((one) => one.take === take).map(({ win }) => win));
    expect(best - taken).toBeLessThan(1e-5);
  }
});

it('the sharp bot stands or rolls as wins more often', () => {
  for (const { state, known } of decisions) {
    const best = Math.max(...known.map(({ win }) => win));
    for (const { dice: take, points } of removals(state.dice, state.first)) {
      const [stand = 0, roll = 0] = (['stand', 'roll'] as const).map(
        (then) => known.find((one) => one.take === take.join('') && one.then === then)?.win,
      );
      // A set that it would not take says nothing; of a won game the file has nobody roll on.
      if (Math.max(stand, roll) < best || stand === 1) continue;
      const rest = [...state.dice];
      for (const face of take) rest.splice(rest.indexOf(face), 1);
      const after = { ...tableOf(state), hand: state.hand + points, dice: rest, taken: take };
      const chosen = botMove(after, 'sharp').kind === 'stand' ? stand : roll;
      expect(best - chosen).toBeLessThan(1e-5);
    }
  }
});
