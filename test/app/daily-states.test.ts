import { describe, expect, it } from 'vitest';
import { dailyState, daysDone, type Done, streakOf } from '../../src/app/daily-states.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { beginGame, turn } from './sessions.ts';
import { recordOf } from '../core/records.ts';

const DAY = '2026-11-30';

const ended = (changes: Partial<GameRecord> = {}): GameRecord =>
  recordOf({ origin: `daily:${DAY}`, endedOn: DAY, ...changes });

describe('the deal of a day', () => {
  const save = (() => {
    const session = beginGame();
    session.play(turn);
    return { ...session.toSave(), origin: `daily:${DAY}` };
  })();

  it('is not begun, begun, or done', () => {
    const kind = (records: readonly GameRecord[], saves = [save]): string =>
      dailyState('pyramid', DAY, records, saves).kind;
    expect(kind([], [])).toBe('not begun');
    expect(kind([], [{ ...save, log: [] }])).toBe('not begun');
    expect(kind([], [{ ...save, origin: 'daily:2026-11-29' }])).toBe('not begun');
    expect(kind([], [{ ...save, origin: 'link' }])).toBe('not begun');
    expect(kind([])).toBe('begun');
    expect(kind([ended()])).toBe('done');
    expect(kind([ended({ game: 'cascade' })])).toBe('begun');
    expect(kind([ended({ endedEarly: true })], [])).toBe('not begun');
  });

  it('is done as it was the first time', () => {
    const first = ended({ id: 'first', endedAt: 1 });
    const state = dailyState('pyramid', DAY, [ended({ id: 'again', endedAt: 2 }), first], []);
    expect(state).toEqual({ kind: 'done', done: 'on the day', record: first });
  });

  it('is done on its day by the calendar of where it was played', () => {
    const elsewhere = ended({ endedAt: new Date(2026, 11, 1, 5).getTime() });
    expect(dailyState('pyramid', DAY, [elsewhere], [])).toMatchObject({ done: 'on the day' });
    const old = recordOf({ origin: `daily:${DAY}`, endedAt: elsewhere.endedAt });
    expect(dailyState('pyramid', DAY, [old], [])).toMatchObject({ done: 'later' });
  });
});

describe('the days that are done', () => {
  it('are done on the day when any game of it was', () => {
    const later = ended({ endedOn: '2026-12-02', endedAt: 1 });
    const other = ended({ origin: 'daily:2026-11-28', endedOn: DAY });
    expect(daysDone('pyramid', [ended(), later, other, recordOf()])).toEqual(
      new Map<string, Done>([
        [DAY, 'on the day'],
        ['2026-11-28', 'later'],
      ]),
    );
  });
});

describe('a streak', () => {
  const days = (...names: string[]): ReadonlyMap<string, Done> =>
    new Map(names.map((name) => [name, 'on the day']));

  it.each<[string, ReadonlyMap<string, Done>, number]>([
    ['is none where nothing was done', days(), 0],
    ['counts today', days('2026-11-30'), 1],
    ['goes up to yesterday while today’s can still be done', days('2026-11-29', '2026-11-28'), 2],
    ['is over after a day left out', days('2026-11-28', '2026-11-27'), 0],
    ['ends at a gap', days('2026-11-30', '2026-11-29', '2026-11-27'), 2],
    ['leaves out days to come', days('2026-12-01', '2026-11-30'), 1],
    [
      'goes over the end of a month',
      days(
        '2026-11-30',
        '2026-11-29',
        ...Array.from({ length: 28 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`),
        '2026-10-31',
      ),
      31,
    ],
  ])('%s', (_what, done, streak) => {
    expect(streakOf(done, DAY)).toBe(streak);
  });

  it('leaves out what was done later', () => {
    expect(streakOf(new Map([[DAY, 'later']]), DAY)).toBe(0);
  });

  it('ends at the first day that there is', () => {
    expect(streakOf(days('1000-01-01'), '1000-01-01')).toBe(1);
  });
});
