import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../../src/core/game.ts';
import { dealHidden, dealLightning } from '../../../src/games/cascade/deal.ts';
import { cascade, settle } from '../../../src/games/cascade/rules.ts';
import { chart, countCascades } from '../../../src/games/cascade/scoring.ts';
import {
  type CascadePosition,
  insertion,
  msLeft,
  openColumns,
  roundWaits,
} from '../../../src/games/cascade/table.ts';
import { columns, play, position, refusal, regular } from './boards.ts';

/** The last die clears the board with one cascade, the eighth of the game. */
const LAST_CLEARS = '6x6 / - - - 5 4 3 / 6* / 149 / 100 / 7 / regular';

/** The last die is to be placed after twelve cascades. */
const LAST_DIE = '6x6 / 1 2 - 1 2 3 / 6* / 149 / 100 / 12 / regular';

const seeds = fc.integer({ min: 1 }).map(String);

const inRound = (
  board: string,
  current: string,
  { placed = 160, cascades = 12, leftMs = 8_000, ahead = '121212121212' } = {},
): CascadePosition =>
  position(`${board} / ${current}${ahead} / ${placed} / 1000 / ${cascades} / lightning ${leftMs}`);

describe('the last die that clears the board', () => {
  const cleared = play(position(LAST_CLEARS, '5'), '3');

  it('pays 800 and calls for the fill', () => {
    expect(cleared.table).toMatchObject({ score: 100 + 10 * 6 + 800, cascades: 8, placed: 150 });
    expect(cleared.table.phase).toEqual({ kind: 'fill' });
    expect(cleared.table.last?.bonuses.map(({ points }) => points)).toEqual([300, 500]);
    expect(cascade.legalMoves(cleared.table)).toEqual([{ kind: 'fill' }]);
    expect(refusal(cleared, '1')).toBe('The board is to be filled first');
    expect(refusal(cleared, 'X')).toBe('No clock is running');
  });

  it('fills every cell with a plain die from the seed, the same every time', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { table } = play(position(LAST_CLEARS, seed), '3', 'F');
        const dice = table.last?.begun.flat() ?? [];
        expect(dice.length).toBe(36);
        expect(dice.every(({ star }) => !star)).toBe(true);
        expect(play(position(LAST_CLEARS, seed), '3', 'F').table).toEqual(table);
      }),
    );
  });

  it('scores the fill as one move by the chart, without bonus, and adds no seconds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { table } = play(position(LAST_CLEARS, seed), '3', 'F');
        const { last } = table;
        expect(last?.inserted).toBeUndefined();
        expect(last?.bonuses).toEqual([]);
        expect(last?.chain).toEqual(settle(last?.begun ?? []).chain);
        const points = chart(countCascades(last?.chain ?? []));
        expect(table).toMatchObject({ score: 960 + points, placed: 150, cascades: 8 });
        expect(table.phase).toEqual({ kind: 'lightning', leftMs: 8_000 });
      }),
    );
  });

  it('can be taken back until the fill, which cannot', () => {
    const before = position(LAST_CLEARS);
    const filled = play(cleared, 'F');
    expect(cascade.undoable(before.table, cleared.table)).toBe(true);
    expect(cascade.undoable(cleared.table, filled.table)).toBe(false);
  });
});

describe('the Lightning Round', () => {
  const begun = play(position(LAST_DIE, '5'), '3');

  it('waits with all its time until the first insertion, and then runs', () => {
    const before = position(LAST_DIE, '5').table;
    expect([roundWaits(before), msLeft(before, 700)]).toEqual([false, 0]);
    expect([roundWaits(begun.table), msLeft(begun.table, 700)]).toEqual([true, 12_000]);
    const { table } = play(begun, '1@0');
    expect([roundWaits(table), msLeft(table, 700)]).toEqual([false, 11_300]);
    expect(msLeft(table, 12_001)).toBe(0);
    expect(msLeft(play(begun, 'X').table, 0)).toBe(0);
  });

  it('has a second for each cascade of the regular game, on the board as it was left', () => {
    expect(begun.table.phase).toEqual({ kind: 'lightning', leftMs: 12_000 });
    expect(begun.table.columns).toEqual(columns('1 2 6* 1 2 3'));
    expect(begun.table.score).toBe(100 + 500 + 2 * 6);
  });

  it('shows the current die and twelve ahead', () => {
    expect(begun.table.toCome.length).toBe(13);
    const after = cascade.apply(begun, cascade.legalMoves(begun.table)[0] ?? { kind: 'timeout' });
    expect(after.table.toCome.slice(0, 12)).toEqual(begun.table.toCome.slice(1));
    expect(after.table.toCome.length).toBe(13);
  });

  it('waits for its first insertion, which takes no time', () => {
    expect(cascade.clock?.deadline(begun.table)).toBeUndefined();
    const column = (openColumns(begun.table)[0] ?? 0) + 1;
    expect(refusal(begun, `${column}@1`)).toBe('The first die of the round starts the clock');
    const started = play(begun, `${column}@0`);
    expect(cascade.clock?.deadline(started.table)).toBe(12_000);
  });

  it.each([
    ['2@0', undefined],
    ['2@8000', undefined],
    ['2@8001', 'The time is up'],
    ['2', 'In the Lightning Round a move has its time'],
    ['1@5', 'Its bottom die is a 3 too'],
    ['F', 'There is nothing to fill'],
    ['X', undefined],
  ])('%s with 8 seconds left: %s', (word, reason) => {
    expect(refusal(inRound('6x6 / 3 - - - - -', '3'), word)).toBe(reason);
  });

  it('refuses a time that cannot be written', () => {
    const { table } = inRound('6x6 / - - - - - -', '3');
    for (const afterMs of [-1, 0.5, NaN]) {
      expect(cascade.check(table, { kind: 'insert', column: 0, afterMs })).toBeDefined();
    }
  });

  it('takes the time of each insertion off what is left', () => {
    const after = play(inRound('6x6 / - - - - - -', '3'), '1@412', '1@1000');
    expect(after.table.phase).toEqual({ kind: 'lightning', leftMs: 8_000 - 1_412 });
    expect(cascade.clock?.deadline(after.table)).toBe(6_588);
  });

  it('ends with the time, and counts no more', () => {
    const over = play(inRound('6x6 / - - - - - -', '3'), '1@7999', 'X');
    expect(cascade.status(over.table)).toEqual({
      kind: 'over',
      winners: [0],
      reason: 'The Lightning Round is over',
    });
    expect(cascade.score(over.table)).toEqual([1_000]);
    expect(cascade.clock?.deadline(over.table)).toBeUndefined();
    expect(refusal(over, 'X')).toBe('The game is over');
  });

  it('scores by the chart and the stars, adds no cascade to the seconds, pays for clearing', () => {
    const { table } = play(inRound('6x6 / 3* 4 6 - - -', '5'), '3@700');
    expect(table).toMatchObject({ score: 1_000 + 10 * 3 + 300, cascades: 12, placed: 161 });
  });

  it('empties the board at once when the die fits nowhere, for no points', () => {
    const jammed = '5x6 / 121212 212121 121212 212121 56565';
    const { table } = play(inRound(jammed, '3'), '5@100');
    expect(table.columns).toEqual(columns('- - - - -'));
    expect(table).toMatchObject({ score: 1_000, placed: 161, last: { emptied: true, points: 0 } });
    expect(table.last?.begun).toEqual(columns('121212 212121 121212 212121 356565'));
    expect(table.phase).toEqual({ kind: 'lightning', leftMs: 7_900 });
  });

  it('empties the board before it starts when its first die fits nowhere', () => {
    const board = '5x6 / 121212 212121 121212 212121 56565 / 6* / 149 / 0 / 1 / regular';
    const { table } = play(position(board), '5');
    expect(table.columns).toEqual(columns('- - - - -'));
    expect(table.score).toBe(500 + 2 * 30);
  });

  it('has no undo in it, into it or out of it', () => {
    const before = position(LAST_DIE);
    const after = play(begun, `${(openColumns(begun.table)[0] ?? 0) + 1}@0`);
    const over = play(after, 'X');
    expect(cascade.undoable(before.table, begun.table)).toBe(false);
    expect(cascade.undoable(begun.table, after.table)).toBe(false);
    expect(cascade.undoable(after.table, over.table)).toBe(false);
  });
});

it('has a bonus die every fifteen, valued 2, 3, 4, 5, 6 in turn and again', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 100 }), (seed, cut) => {
      const first = dealLightning(cut, 1, dealHidden(seed).lightning);
      const second = dealLightning(200 - cut, cut + 1, first.next);
      const dice = [...first.dice, ...second.dice];
      const stars = dice.flatMap(({ face, star }, index) => (star ? [[index + 1, face]] : []));
      const values = [2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 2, 3, 4];
      expect(stars).toEqual(values.map((value, index) => [15 * (index + 1), value]));
    }),
  );
});

it('is played with the clock of the session: floored, none before the first insertion', () => {
  const begun = play(position(LAST_DIE), '3');
  const column = openColumns(begun.table)[0] ?? 0;
  const first = insertion(begun.table, column, 98_765.4);
  expect(first).toEqual({ kind: 'insert', column, afterMs: 0 });
  const { table } = cascade.apply(begun, first);
  expect(insertion(table, 2, 412.9)).toEqual({ kind: 'insert', column: 2, afterMs: 412 });
  const early = regular('6x6 / - - - - - -', '1').table;
  expect(insertion(early, 2, 412.9)).toEqual({ kind: 'insert', column: 2, afterMs: undefined });
});

it('holds through any round: each position reads back, and the times add up to the seconds', () => {
  const choices = fc.array(fc.tuple(fc.nat(5), fc.nat(1_500)), { maxLength: 80 });
  fc.assert(
    fc.property(seeds, choices, (seed, chosen) => {
      let at = play(position(LAST_DIE, seed), '3');
      let spent = 0;
      for (const [pick, ms] of chosen) {
        const open = openColumns(at.table);
        const move = insertion(at.table, open[pick % open.length] ?? 0, ms);
        if (cascade.check(at.table, move)) break;
        if (at.table.placed > 150) spent += ms;
        at = play(at, cascade.encode(move));
        expect(at.table.phase).toEqual({ kind: 'lightning', leftMs: 12_000 - spent });
        expect(openColumns(at.table).length).toBeGreaterThan(0);
        const text = cascade.write(at);
        const back = cascade.read(text, seed);
        if (isFailure(back)) throw new Error(back.error);
        expect(cascade.write(back)).toBe(text);
      }
      const over = play(at, 'X');
      expect(cascade.status(over.table).kind).toBe('over');
      expect(cascade.write(position(cascade.write(over)))).toBe(cascade.write(over));
    }),
  );
});
