import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { contract } from './contract.ts';

/** Option sets worth trying beside the defaults; a game that is missing here is not tested. */
const OPTION_SETS: Readonly<Record<string, readonly unknown[]>> = {
  pyramid: [{ aim: 'all' }, { aim: 'pyramid' }],
  'cribbage-squares': [{}],
  'ten-thousand': [
    tenThousand(2, { target: 10_000, opening: 0, groups: 'roll', starts: 'drawn' }),
    tenThousand(3, { target: 5_000, opening: 500, groups: 'roll', starts: 2 }),
    tenThousand(4, { target: 2_000, opening: 1_000, groups: 'grow', starts: 0 }),
    tenThousand(5, { target: 5_000, opening: 0, groups: 'grow', starts: 'drawn' }),
    tenThousand(6, { target: 2_000, opening: 500, groups: 'roll', starts: 'drawn' }),
  ],
  cascade: [{ board: '6x6' }, { board: '6x8' }, { board: '5x6' }],
};

/** Seats are all the same to the rules, whoever sits there. */
function tenThousand(seats: number, house: object): unknown {
  const person = (_: unknown, seat: number): object => ({ kind: 'person', name: `P${seat + 1}` });
  return { seats: Array.from({ length: seats }, person), ...house };
}

it('covers every game in the registry', () => {
  expect(games.map((game) => game.id)).toEqual(Object.keys(OPTION_SETS));
});

for (const game of games) contract(game, OPTION_SETS[game.id] ?? [game.defaults]);
