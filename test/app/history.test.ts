import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AVERAGED, historyOf, type Played, runsOf } from '../../src/app/history.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { foldRecords } from '../../src/core/stats.ts';
import { anyRecords, recordOf } from '../core/records.ts';

const NOON = new Date(2026, 10, 30, 12).getTime();
const TODAY = '2026-11-30';

function game(score: number, changes: Partial<GameRecord> = {}): GameRecord {
  return recordOf({ score: [score], winners: [], endedAt: NOON, ...changes });
}

describe('the history of games', () => {
  it('begins with the first, and leaves out what was ended early', () => {
    const newestFirst = [game(3), game(99, { endedEarly: true }), game(2), game(1)];
    expect(historyOf(newestFirst, TODAY).map(({ score }) => score)).toEqual([1, 2, 3]);
  });

  it('has the score and the win of the seat that counts', () => {
    const record = game(0, { score: [10_200, 8_000], winners: [0], seat: 1 });
    expect(historyOf([record], TODAY)).toMatchObject([{ score: 8_000, won: false }]);
    expect(historyOf([{ ...record, seat: 0 }], TODAY)).toMatchObject([
      { score: 10_200, won: true },
    ]);
  });

  it.each([
    ['the day on record', { endedOn: '2026-11-30', endedAt: 1 }, true],
    ['another day on record', { endedOn: '2026-11-29' }, false],
    ['the moment of its end, where no day is on record', {}, true],
    ['an earlier moment', { endedAt: NOON - 86_400_000 }, false],
  ])('knows the games of today by %s', (_name, changes, today) => {
    expect(historyOf([game(1, changes)], TODAY)).toMatchObject([{ today }]);
  });

  it('averages a game with those before it, ten in all and not fewer', () => {
    const scores = Array.from({ length: 12 }, (_, index) => index);
    const history = historyOf(scores.map((score) => game(score)).toReversed(), TODAY);
    const early = Array<undefined>(AVERAGED - 1).fill(undefined);
    const averages = history.map(({ average }) => average);
    expect(averages).toEqual([...early, (0 + 9) / 2, (1 + 10) / 2, (2 + 11) / 2]);
    expect(AVERAGED).toBe(10);
  });
});

describe('rows of games', () => {
  const played = (won: boolean, endedAt: number): Played => ({
    ...{ id: 'a', score: 0, today: false, average: 0 },
    won,
    endedAt,
  });

  it.each([
    ['', []],
    ['w', ['w1']],
    ['wwl', ['w2', 'l1']],
    ['lwwwll', ['l1', 'w3', 'l2']],
  ])('of %j are %j', (games, rows) => {
    const history = Array.from(games, (letter, index) => played(letter === 'w', index));
    expect(runsOf(history).map(({ won, length }) => `${won ? 'w' : 'l'}${length}`)).toEqual(rows);
  });

  it('say when they began and ended', () => {
    const [run] = runsOf([played(true, 3), played(true, 5), played(true, 9)]);
    expect(run).toMatchObject({ from: 3, to: 9 });
  });

  it('take turns and leave no game out', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (wins) => {
        const runs = runsOf(wins.map(played));
        expect(runs.flatMap(({ won, length }) => Array<boolean>(length).fill(won))).toEqual(wins);
        runs.slice(1).forEach(({ won }, index) => expect(won).toBe(!runs[index]?.won));
      }),
    );
  });

  it('give the streaks that the figures have', () => {
    const oneKind = anyRecords.map((records) =>
      records.map((record, index) => ({
        ...record,
        ...{ game: 'pyramid', options: {}, endedAt: index },
        aids: { peeks: 0, hints: 0, again: false },
      })),
    );
    fc.assert(
      fc.property(oneKind, (records) => {
        const { streak = 0, longestStreak = 0 } = foldRecords(records)[0]?.figures ?? {};
        const runs = runsOf(historyOf(records.toReversed(), TODAY));
        const last = runs.at(-1);
        const wins = runs.filter(({ won }) => won).map(({ length }) => length);
        expect(last?.won ? last.length : 0).toBe(streak);
        expect(Math.max(0, ...wins)).toBe(longestStreak);
      }),
    );
  });
});
