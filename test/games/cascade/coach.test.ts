import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, stream } from '../../../src/core/random.ts';
import { suggest } from '../../../src/games/cascade/coach.ts';
import { cascade, placeDie } from '../../../src/games/cascade/rules.ts';
import {
  type Board,
  type CascadePosition,
  GAME_DICE,
  openColumns,
  type Table,
} from '../../../src/games/cascade/table.ts';
import { playout } from '../../contract/playouts.ts';
import { position, regular } from './boards.ts';

/** Boards, where any suggestion will do. */
const FEW = 1_000;

const LIGHTNING = '151515 242424 6 1 1 1 / 4121212121212 / 160 / 0 / 9 / lightning 9000';

describe('with few dice left, plays the best that can be', () => {
  it.each([
    ['takes a cascade with the last die', '3 4 5 - - 1', '6', 4],
    ['takes two cascades', '3 4 6 6 1 -', '5', 3],
    ['sets off a chain', '5431 2 3 4 - 2', '6', 1],
    ['clears the board', '3 4 6 - - -', '5', 3],
    ['takes a cascade with a star rather than without', '3* 4* 5 1 5 434', '6', 4],
    ['leaves the cascade to a star that comes', '3 4 6 1 1 -', '55*', undefined],
  ])('%s', (_, board, toCome, column) => {
    const { table } = position(
      `6x6 / ${board} / ${toCome} / ${String(150 - toCome.replace('*', '').length)} / 0 / 9 / regular`,
    );
    const suggested = suggest(table);
    if (column !== undefined) expect(suggested).toBe(column);
    expect(pointsOfSuggested(table, suggested)).toBe(mostPoints(table));
  });

  it('agrees with trying everything in the last four dice of any game', () => {
    fc.assert(
      fc.property(boards, seeds, (board, seed) => {
        const table = latePosition(board, seed, 4);
        const suggested = suggest(table, 10_000);
        expect(pointsOfSuggested(table, suggested)).toBe(mostPoints(table));
      }),
      { numRuns: 20 },
    );
  });
});

describe('has nothing to say', () => {
  it.each([
    ['when the game is over', '6x6 / 1 - - - - - / - / 150 / 502 / 0 / over'],
    ['while the board is to be filled', '6x6 / - - - - - - / - / 150 / 900 / 9 / fill'],
  ])('%s', (_, text) => {
    expect(suggest(position(text).table)).toBeUndefined();
  });

  it('when the current die fits nowhere', () => {
    const { table } = regular('6x6 / 5 5 121212 5 3 5', '5', { placed: 60 });
    const stuck = { ...table, columns: table.columns.with(4, table.columns[2]!) };
    expect(suggest(stuck)).toBeUndefined();
  });
});

describe('a suggestion', () => {
  it('is the only column where there is one', () => {
    const { table } = regular('6x6 / 5 5 121212 5 3 5', '5', { placed: 60 });
    expect(suggest(table)).toBe(5);
  });

  it('is never a column that is full', () => {
    const { table } = regular('6x6 / 121212 121212 4 4 212121 212121', '34', { placed: 60 });
    expect([3, 4]).toContain(suggest(table, FEW));
  });

  it('is the same for the same table and budget', () => {
    const { table } = cascade.setup({ board: '6x6' }, '7');
    const first = suggest(table, 5_000);
    expect(suggest(table, 5_000)).toBe(first);
    expect(suggest(structuredClone(table), 5_000)).toBe(first);
  });

  it('is known where most columns are full in the Lightning Round', () => {
    const { table } = position(`6x6 / ${LIGHTNING}`);
    expect(openColumns(table)).toContain(suggest(table)! - 1);
  });

  it.each([0, 1, 2, 50, -5])('is legal with a budget of %d', (budget) => {
    const { table } = cascade.setup({ board: '5x6' }, '3');
    expect(openColumns(table)).toContain(suggest(table, budget)! - 1);
  });

  it('is legal in any game on every board, to the end of the Lightning Round', () => {
    fc.assert(
      fc.property(boards, seeds, (board, seed) => {
        let at = cascade.setup({ board }, seed);
        let choice = stream(seed, 'playout');
        while (cascade.status(at.table).kind === 'playing' && at.table.placed < 170) {
          if (at.table.phase.kind !== 'fill') {
            expect(openColumns(at.table)).toContain(suggest(at.table, 300)! - 1);
          }
          const legal = cascade.legalMoves(at.table);
          const drawn = below(legal.length, choice);
          choice = drawn.next;
          at = cascade.apply(at, legal[drawn.value]!);
        }
      }),
      { numRuns: 6 },
    );
  });
});

describe('beats a greedy player by far, with few boards', () => {
  it.each(['1', '2'])('in the regular game with the dice of %s', (seed) => {
    const start = cascade.setup({ board: '6x8' }, seed);
    const coached = playOn(start, 150, (table) => suggest(table, 2_000)! - 1);
    expect(coached.placed).toBe(150);
    expect(coached.score).toBeGreaterThan(3 * playOn(start, 150, greedy).score);
  });

  it('in forty dice of the Lightning Round', () => {
    const start = position(
      '6x6 / 1 3 5 2 4 6 / 1425364152634 / 150 / 0 / 90 / lightning 90000',
      '1',
    );
    const coached = playOn(start, 40, (table) => suggest(table, 2_000)! - 1);
    expect(coached.score).toBeGreaterThan(3 * playOn(start, 40, greedy).score);
  });
});

const boards = fc.constantFrom<Board>('6x6', '6x8', '5x6');
const seeds = fc.integer({ min: 1 }).map(String);

/** Plays so many dice, or fewer where the regular game ends. */
function playOn(from: CascadePosition, dice: number, choose: (table: Table) => number): Table {
  const { kind } = from.table.phase;
  const afterMs = kind === 'lightning' ? 0 : undefined;
  let at = from;
  for (let placed = 0; placed < dice && at.table.phase.kind === kind; placed++) {
    at = cascade.apply(at, { kind: 'insert', column: choose(at.table), afterMs });
  }
  return at.table;
}

function greedy(table: Table): number {
  const points = (column: number): number => placeDie(table, column).score;
  return openColumns(table).reduce((best, next) => (points(next) > points(best) ? next : best));
}

/** The board of a game after some dice, as if so many were left of it. */
function latePosition(board: Board, seed: string, left: number): Table {
  const { table } = playoutOf(board, seed);
  return { ...table, placed: GAME_DICE - left, toCome: table.toCome.slice(0, left) };
}

/** Fifteen random moves. */
function playoutOf(board: Board, seed: string): CascadePosition {
  const { positions } = playout(cascade, cascade.setup({ board }, seed), seed, 15);
  return positions.at(-1) as CascadePosition;
}

/** The most points that the dice left can bring; none where they cannot all be placed. */
function mostPoints(table: Table): number {
  if (table.toCome.length === 0) return table.score;
  return Math.max(-1, ...openColumns(table).map((column) => mostPoints(placeDie(table, column))));
}

function pointsOfSuggested(table: Table, column: number | undefined): number {
  return column === undefined ? -1 : mostPoints(placeDie(table, column - 1));
}
