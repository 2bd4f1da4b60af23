import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import { type Goal, type Solution, solve } from '../../../src/games/pyramid/solver.ts';
import type { Aim, PyramidPosition } from '../../../src/games/pyramid/table.ts';
import { tryEverything } from './plain-search.ts';
import { fixtureRows, readPosition, smallPosition } from './positions.ts';

/** The table after a line, each move of which the rules must allow. */
function replay(start: PyramidPosition, { line }: Solution): PyramidPosition['table'] {
  return line.reduce((position, move) => {
    expect(pyramid.check(position.table, move)).toBeUndefined();
    return pyramid.apply(position, move);
  }, start).table;
}

function isClear({ pyramid: cards }: PyramidPosition['table']): boolean {
  return cards.every((card) => card === undefined);
}

/** Solves for every goal, and holds each answer to its line. */
function solveAll(position: PyramidPosition): { all: boolean; clear: boolean; left: number } {
  const all = solve(position, 'all');
  const clear = solve(position, 'pyramid');
  const fewest = solve(position, 'fewest');
  if (all.reached) expect(pyramid.score(replay(position, all))).toEqual([0]);
  else expect(all.line).toEqual([]);
  if (clear.reached) expect(isClear(replay(position, clear))).toBe(true);
  else expect(clear.line).toEqual([]);
  expect(pyramid.score(replay(position, fewest))).toEqual([fewest.left]);
  expect(all.left).toBeUndefined();
  expect(fewest.reached).toBeUndefined();
  return { all: all.reached!, clear: clear.reached!, left: fewest.left! };
}

it('solves every deal of the list', () => {
  const deals = fixtureRows('pyramid-deals.txt');
  expect(deals.length).toBe(400);
  for (const [deal = '', all, left, clear] of deals) {
    expect(solveAll(readPosition(deal)), deal).toEqual({
      all: all === 'win',
      clear: clear === 'clear',
      left: Number(left),
    });
  }
});

describe('solves every position worked out by hand', () => {
  it.each(fixtureRows('pyramid-positions.txt').map((row) => [row[0] ?? '', row] as const))(
    '%s',
    (_name, [, text = '', , , all, left, clear]) => {
      expect(solveAll(readPosition(text))).toEqual({
        all: all === 'yes',
        clear: clear === 'yes',
        left: Number(left),
      });
    },
  );
});

describe('agrees with a search that tries everything', () => {
  it.each<{ name: string; size: Parameters<typeof smallPosition>[1]; aim: Aim }>([
    { name: 'a pyramid', size: { ranks: 2, pyramid: 10, waste: 0, stock: 3 }, aim: 'all' },
    { name: 'a waste', size: { ranks: 2, pyramid: 3, waste: 5, stock: 4 }, aim: 'all' },
    { name: 'a stock', size: { ranks: 3, pyramid: 6, waste: 2, stock: 6 }, aim: 'all' },
    { name: 'many ranks', size: { ranks: 6, pyramid: 10, waste: 3, stock: 5 }, aim: 'all' },
    { name: 'one rank', size: { ranks: 1, pyramid: 6, waste: 3, stock: 3 }, aim: 'all' },
    { name: 'its aim', size: { ranks: 2, pyramid: 8, waste: 2, stock: 4 }, aim: 'pyramid' },
  ])('on positions with $name', ({ size, aim }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        const position = smallPosition(String(seed), size, aim);
        const { left, canClear } = tryEverything(position);
        const name = pyramid.write(position);
        expect(solveAll(position), name).toEqual({ all: left === 0, clear: canClear, left });
      }),
      { numRuns: 150 },
    );
  });
});

describe('a budget', () => {
  const [deal = ''] = fixtureRows('pyramid-deals.txt')[0] ?? [];
  const position = readPosition(deal);

  it.each<Goal>(['all', 'pyramid', 'fewest'])('of nothing leaves "%s" unknown', (goal) => {
    expect(solve(position, goal, 0)).toEqual({
      reached: undefined,
      left: undefined,
      line: [],
      positions: 0,
      choices: 0,
    });
  });

  it.each<Goal>(['all', 'pyramid', 'fewest'])('that is enough changes nothing of "%s"', (goal) => {
    const free = solve(position, goal);
    expect(solve(position, goal, free.positions)).toEqual(free);
    expect(solve(position, goal, free.positions - 1).positions).toBe(free.positions - 1);
  });

  it('is not needed for what is reached already', () => {
    const gone = readPosition(`${Array(28).fill('--').join(' ')} / - / - / - / all`);
    expect(solve(gone, 'all', 0)).toMatchObject({ reached: true, line: [] });
  });
});
