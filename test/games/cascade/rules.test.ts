import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { cascade } from '../../../src/games/cascade/rules.ts';
import { bonuses, chart } from '../../../src/games/cascade/scoring.ts';
import type { Options } from '../../../src/games/cascade/table.ts';
import { columns, play, position, refusal, regular, written } from './boards.ts';

/** A 6 into the first column sets off two steps of one cascade each, and leaves one die. */
const CHAIN = '5431 2 3 4 - 2';

const seeds = fc.integer({ min: 1 }).map(String);
const boards = fc.constantFrom<Options['board']>('6x6', '6x8', '5x6');

describe('the games with known answers', () => {
  const GamesSchema = v.array(
    v.object({
      start: v.string(),
      moves: v.array(v.number()),
      points: v.array(v.number()),
      steps: v.array(v.array(v.number())),
      score: v.number(),
      cascades: v.number(),
      placed: v.number(),
      left: v.number(),
      board: v.string(),
      end: v.picklist(['stuck', 'all placed']),
    }),
  );
  const file = new URL('../../fixtures/cascade-games.json', import.meta.url);
  const games = v.parse(GamesSchema, JSON.parse(readFileSync(file, 'utf8')));

  it('are all there', () => {
    expect(games.length).toBeGreaterThanOrEqual(21);
  });

  it.each(games.map((game, index) => [index + 1, game] as const))('game %i', (_, game) => {
    let at = position(game.start);
    for (const [index, move] of game.moves.entries()) {
      const before = at.table.score;
      at = play(at, String(move));
      expect(at.table.score - before).toBe(game.points[index]);
      expect(at.table.last?.chain.map(({ cascades }) => cascades.length)).toEqual(
        game.steps[index],
      );
    }
    const { table } = at;
    expect(table).toMatchObject({ cascades: game.cascades, placed: game.placed });
    expect(cascade.score(table)).toEqual([game.score]);
    expect(`${table.board} / ${written(table.columns)}`).toBe(game.board);
    expect(table.columns.flat().length).toBe(game.left);
    const after = game.left === 0 ? 'fill' : 'lightning';
    expect(table.phase.kind).toBe(game.end === 'stuck' ? 'over' : after);
  });
});

describe('a new game', () => {
  it('begins with an empty board and 150 dice, all of them open', () => {
    fc.assert(
      fc.property(boards, seeds, (board, seed) => {
        const { table } = cascade.setup({ board }, seed);
        expect(table.columns).toEqual(columns(board === '5x6' ? '- - - - -' : '- - - - - -'));
        expect(table.toCome.length).toBe(150);
      }),
    );
  });

  it('has a star in every 30 dice, valued 2, 3, 4, 5, 6 in turn', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { toCome } = cascade.setup({ board: '6x6' }, seed).table;
        const stars = toCome.flatMap(({ face, star }, index) => (star ? [[index + 1, face]] : []));
        expect(stars).toEqual([
          [30, 2],
          [60, 3],
          [90, 4],
          [120, 5],
          [150, 6],
        ]);
      }),
    );
  });

  it('has the same dice on every board', () => {
    const [classic, easy] = (['6x6', '6x8'] as const).map((board) => cascade.setup({ board }, '7'));
    expect(classic?.table.toCome).toEqual(easy?.table.toCome);
  });
});

describe('an insertion', () => {
  it('goes in at the bottom and pushes the column up', () => {
    const { table } = play(regular('6x6 / 12 - 5 - - -', '41'), '1');
    expect(written(table.columns)).toBe('412 - 5 - - -');
    expect(table).toMatchObject({ placed: 1, score: 0, cascades: 0, toCome: { length: 149 } });
  });

  it.each([
    ['1', '6x6 / 121212 1 - - - -', '3', 'Column 1 is full'],
    ['2', '6x6 / 12 3 - - - -', '3', 'Its bottom die is a 3 too'],
    ['2', '6x6 / 12 3* - - - -', '3', 'Its bottom die is a 3 too'],
    ['6', '5x6 / - - - - -', '3', 'There is no column 6'],
    ['1', '6x8 / 1212121 - - - - -', '3', undefined],
    ['2', '6x6 / - 23 - - - -', '3', undefined],
    ['1@0', '6x6 / - - - - - -', '3', 'No clock is running'],
    ['F', '6x6 / - - - - - -', '3', 'There is nothing to fill'],
    ['X', '6x6 / - - - - - -', '3', 'No clock is running'],
  ])('%s on %s with a %s: %s', (word, board, current, reason) => {
    expect(refusal(regular(board, current), word)).toBe(reason);
  });

  it('tells what it did, step by step', () => {
    const { table } = play(regular(`6x6 / ${CHAIN}`, '6'), '1');
    expect(table.last).toMatchObject({
      inserted: { die: { face: 6, star: false }, column: 0 },
      begun: columns('65431 2 3 4 - 2'),
      chain: [
        { cascades: [{ kind: 'straight' }], stars: [], after: columns('1 2 3 4 - 2') },
        { cascades: [{ kind: 'straight' }], stars: [], after: columns('- - - - - 2') },
      ],
      points: 30,
      bonuses: [],
      emptied: false,
    });
    expect(play(regular('6x6 / 3 5 6 - - -', '4'), '2').table.last).toMatchObject({
      begun: columns('3 45 6 - - -'),
      chain: [],
      points: 0,
    });
  });

  it('scores its cascades of all steps together, by the chart', () => {
    const before = regular(`6x6 / ${CHAIN}`, '6', { score: 100, cascades: 7 });
    expect(play(before, '1').table).toMatchObject({ score: 130, cascades: 9 });
  });
});

it.each(
  [10, 30, 60, 100, 150, 210, 280, 360, 450, 550].map((points, index) => [index + 1, points]),
)('the chart gives %i cascades %i points', (cascades, points) => {
  expect(chart(cascades)).toBe(points);
});

describe('stars', () => {
  it.each([
    ['a star that was inserted', '6x6 / 3 4 6 1 - -', '5*', '3', 1, 50],
    ['a star that was there', '6x6 / 3* 4 6 1 - -', '5', '3', 1, 30],
    ['two stars', '6x6 / 2* 3* 5 1 - -', '4', '3', 1, 60],
    ['no star in a cascade', '6x6 / 3 4 61* 1 - -', '5', '3', 1, 10],
  ])('%s', (_, board, current, word, count, points) => {
    const { last } = play(regular(board, current), word).table;
    expect(last?.chain.flatMap(({ cascades }) => cascades).length).toBe(count);
    expect(last?.points).toBe(points);
  });

  it('multiplies the whole move from any step of the chain', () => {
    const { table } = play(regular(`6x6 / ${CHAIN.replace('4 -', '4* -')}`, '6'), '1');
    expect(table).toMatchObject({
      score: 30 * 4,
      last: { chain: [{ stars: [] }, { stars: [4] }] },
    });
  });

  it('does not multiply the bonuses', () => {
    const { table } = play(regular('6x6 / 3 4 6 - - -', '5*'), '3');
    expect(table).toMatchObject({ score: 10 * 5 + 300, columns: columns('- - - - - -') });
  });
});

describe('bonuses', () => {
  const cleared = { kind: 'cleared', points: 300 };
  const placed = { kind: 'all placed', points: 500 };

  it.each([
    ['- - -', 80, [cleared]],
    ['1 - -', 80, []],
    ['- - -', 150, [cleared, placed]],
    ['12 - 3', 150, [placed, { kind: 'dice left', dice: 3, points: 6 }]],
    ['12 - 3', 151, []],
    ['- - -', 190, [cleared]],
  ])('%s after %i dice', (left, count, expected) => {
    expect(bonuses(columns(left), count)).toEqual(expected);
  });
});

describe('the end', () => {
  it('comes when the current die fits nowhere', () => {
    const full = regular('5x6 / 121212 212121 121212 212121 56565', '35', { placed: 20 });
    expect(cascade.status(full.table)).toEqual({ kind: 'playing', seat: 0 });
    const stuck = play(full, '5');
    expect(cascade.status(stuck.table)).toEqual({
      kind: 'over',
      winners: [],
      reason: 'The 5 fits nowhere',
    });
    expect(cascade.legalMoves(stuck.table)).toEqual([]);
    expect(refusal(stuck, '1')).toBe('The game is over');
  });

  it('comes too when the only columns with room show the same value at the bottom', () => {
    const { table } = play(regular('5x6 / 121212 212121 121212 212121 -', '33'), '5');
    expect(cascade.status(table).kind).toBe('over');
  });

  it('comes with the last die when no cascade was made', () => {
    const { table } = play(regular('6x6 / 1 2 - - - -', '4', { placed: 149 }), '3');
    expect(cascade.status(table)).toEqual({
      kind: 'over',
      winners: [0],
      reason: 'All the dice are placed',
    });
    expect(table).toMatchObject({ score: 506, toCome: [] });
  });
});

describe('undo', () => {
  it('is free in the regular game: nothing hidden has been seen', () => {
    const before = regular(`6x6 / ${CHAIN}`, '6');
    const after = play(before, '1');
    expect(cascade.undoable(before.table, after.table)).toBe(true);
    expect(after.hidden).toBe(before.hidden);
  });

  it('goes back from the end of a stuck game', () => {
    const before = regular('5x6 / 121212 212121 121212 212121 -', '33');
    const after = play(before, '5');
    expect(cascade.undoable(before.table, after.table)).toBe(true);
    expect(after.hidden).toBe(before.hidden);
  });
});
