import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/core/record.ts';
import {
  addResult,
  average,
  bestAndWorst,
  bestFirst,
  classOf,
  type Figures,
  foldRecords,
  joinFigures,
  NO_FIGURES,
  parseTotal,
  streaksOf,
  totalKey,
} from '../../src/core/stats.ts';
import { anyRecords, recordOf } from './records.ts';

const lost = (score: number, changes: Partial<GameRecord> = {}): GameRecord =>
  recordOf({ score: [score], winners: [], elapsed: 1_000, ...changes });
const won = (score: number, changes: Partial<GameRecord> = {}): GameRecord =>
  lost(score, { winners: [0], ...changes });

function figuresOf(...records: readonly GameRecord[]): Figures {
  return records.reduce(addResult, NO_FIGURES);
}

describe('figures', () => {
  it('count games, wins, scores and play time', () => {
    expect(figuresOf(lost(12), won(0), lost(7), lost(7))).toMatchObject({
      played: 4,
      won: 1,
      endedEarly: 0,
      lowest: 0,
      highest: 12,
      sum: 26,
      distribution: { 0: 1, 7: 2, 12: 1 },
      elapsed: 4_000,
    });
  });

  it('know the current streak and the longest', () => {
    const figures = figuresOf(won(0), won(0), won(0), lost(1), won(0), won(0));
    expect(figures).toMatchObject({ streak: 2, longestStreak: 3 });
    expect(addResult(figures, lost(1))).toMatchObject({ streak: 0, longestStreak: 3 });
  });

  it('list a game ended early and leave everything else alone', () => {
    const before = figuresOf(won(0), won(3));
    const after = addResult(before, lost(9, { endedEarly: true, endedAt: 9_000 }));
    expect(after).toEqual({ ...before, endedEarly: 1, lastEndedAt: 9_000 });
  });

  it('are those of the seat that counts', () => {
    const record = recordOf({ score: [10_200, 8_000], winners: [0], seat: 1 });
    expect(figuresOf(record)).toMatchObject({ won: 0, sum: 8_000 });
    expect(figuresOf({ ...record, seat: 0 })).toMatchObject({ won: 1, sum: 10_200 });
  });

  it('call the lowest or the highest score best, as the game says', () => {
    const figures = figuresOf(lost(12), lost(3));
    expect(bestAndWorst(figures, 'low')).toEqual({ best: 3, worst: 12 });
    expect(bestAndWorst(figures, 'high')).toEqual({ best: 12, worst: 3 });
    expect(average(figures)).toBe(7.5);
  });

  it('have no best and no average before the first game', () => {
    expect(bestAndWorst(NO_FIGURES, 'low')).toBeUndefined();
    expect(average(NO_FIGURES)).toBeUndefined();
  });
});

describe('the class of a result', () => {
  it.each([
    [{ peeks: 0, hints: 0, again: false }, 'clean'],
    [{ peeks: 1, hints: 0, again: false }, 'assisted'],
    [{ peeks: 0, hints: 2, again: false }, 'assisted'],
    [{ peeks: 0, hints: 0, again: true }, 'again'],
    [{ peeks: 1, hints: 1, again: true }, 'again'],
  ] as const)('of %j is %s', (aids, expected) => {
    expect(classOf({ aids })).toBe(expected);
  });
});

describe('totals', () => {
  it('are kept apart by game, options and class, whatever the order of the options', () => {
    const totals = foldRecords([
      won(0, { id: 'a', options: { aim: 'all', x: 1 } }),
      won(0, { id: 'b', options: { x: 1, aim: 'all' } }),
      won(0, { id: 'c', options: { aim: 'pyramid' } }),
      won(0, { id: 'd', game: 'cascade' }),
      won(0, { id: 'e', aids: { peeks: 1, hints: 0, again: false } }),
    ]);
    expect(totals.map(({ figures }) => figures.played)).toEqual([2, 1, 1, 1]);
  });

  it('leave out a game that was taken over from a replay', () => {
    const own = won(0, { id: 'a' });
    expect(foldRecords([own, won(0, { id: 'b', origin: 'replay' })])).toEqual(foldRecords([own]));
  });

  it('are the same whether updated record by record or rebuilt from all of them', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const inOrder = [...records].sort(
          (a, b) => a.endedAt - b.endedAt || (a.id < b.id ? -1 : 1),
        );
        const updated = new Map<string, Figures>();
        for (const record of inOrder) {
          const key = totalKey(record);
          updated.set(key, addResult(updated.get(key) ?? NO_FIGURES, record));
        }
        const rebuilt = new Map(foldRecords(records).map(({ key, figures }) => [key, figures]));
        expect(rebuilt).toEqual(updated);
      }),
    );
  });

  it('do not depend on the order in which records are found', () => {
    fc.assert(
      fc.property(
        anyRecords.chain((records) =>
          fc.tuple(
            fc.constant(records),
            fc.shuffledSubarray([...records], { minLength: records.length }),
          ),
        ),
        ([records, shuffled]) => {
          expect(foldRecords(shuffled)).toEqual(foldRecords(records));
        },
      ),
    );
  });

  it('account for every record once', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        for (const { figures } of foldRecords(records)) {
          const scored = Object.values(figures.distribution).reduce((sum, games) => sum + games, 0);
          expect(scored).toBe(figures.played);
          expect(figures.longestStreak).toBeGreaterThanOrEqual(figures.streak);
        }
        const all = foldRecords(records).map(({ figures }) => figures.played + figures.endedEarly);
        expect(all.reduce((sum, games) => sum + games, 0)).toBe(records.length);
      }),
    );
  });

  it('read back from what was written, and name the place of what is damaged', () => {
    const [total] = foldRecords([won(0)]);
    expect(parseTotal(JSON.parse(JSON.stringify(total)))).toEqual(total);
    const damaged = { ...total, figures: { ...total?.figures, won: 'all' } };
    const failed = parseTotal(damaged);
    expect('error' in failed && failed.error).toMatch(/^figures\.won: /);
  });
});

describe('figures of several totals together', () => {
  it('are those of all their games', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const parts = foldRecords(records).map(({ figures }) => figures);
        const joined = { ...joinFigures(parts), ...streaksOf(records) };
        const inOrder = [...records].sort(
          (a, b) => a.endedAt - b.endedAt || (a.id < b.id ? -1 : 1),
        );
        expect(joined).toEqual(figuresOf(...inOrder));
      }),
    );
  });

  it.each([
    ['', 0, 0],
    ['l', 0, 0],
    ['ww', 2, 2],
    ['wwwlw', 1, 3],
    ['wwl', 0, 2],
    ['wew', 2, 2],
  ])('have the streaks of %j: %i now, %i at most', (games, streak, longestStreak) => {
    const records = Array.from(games, (letter, index) =>
      recordOf({
        id: `${index}`,
        endedAt: index,
        winners: letter === 'w' ? [0] : [],
        endedEarly: letter === 'e',
      }),
    );
    expect(streaksOf(records.toReversed())).toEqual({ streak, longestStreak });
  });
});

describe('the best games', () => {
  const games = [
    won(7, { id: 'a', endedAt: 3 }),
    won(9, { id: 'b', endedAt: 4 }),
    won(7, { id: 'c', endedAt: 1 }),
    won(99, { id: 'd', endedEarly: true }),
  ];

  it.each([
    ['high', ['b', 'c', 'a']],
    ['low', ['c', 'a', 'b']],
  ] as const)('come first where %s is better, of equal ones the earlier', (better, ids) => {
    expect(bestFirst(games, better).map(({ id }) => id)).toEqual(ids);
  });

  it('are as many as the figures count', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const played = foldRecords(records).reduce((sum, { figures }) => sum + figures.played, 0);
        expect(bestFirst(records, 'high').length).toBe(played);
      }),
    );
  });
});
