import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysOf,
  dayWords,
  isDate,
  monthOf,
  monthWords,
  untilMidnight,
  weekdayOf,
} from '../../src/app/days.ts';

const at = (year: number, month: number, ...rest: number[]): number =>
  new Date(year, month - 1, ...(rest as [number])).getTime();

describe('a day', () => {
  it('is that of the device’s own calendar', () => {
    expect(dayOf(at(2026, 11, 30, 0, 0, 0))).toBe('2026-11-30');
    expect(dayOf(at(2026, 11, 30, 23, 59, 59))).toBe('2026-11-30');
    expect(dayOf(at(2026, 12, 1, 0, 0, 0))).toBe('2026-12-01');
  });

  it.each([0, -1, 4e15, 8.64e15, -8.64e15, 9e15, NaN])(
    'is one whatever the clock says: %d',
    (now) => {
      expect(isDate(dayOf(now))).toBe(true);
    },
  );

  it('ends at midnight', () => {
    expect(untilMidnight(at(2026, 11, 30, 23, 59, 58))).toBe(2_000);
  });

  it.each(['2026-11-30', '2024-02-29', '1000-01-01', '9999-12-31'])('is %s', (day) => {
    expect(isDate(day)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '0999-12-31', '', '+2026-11-30'])(
    'is not "%s"',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );

  it('follows the one before, over the ends of months and years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('1000-01-01', -1)).toBe('1000-01-01');
  });

  it('is on a day of the week', () => {
    expect(weekdayOf('2026-11-30')).toBe(0);
    expect(weekdayOf('2026-12-06')).toBe(6);
  });

  it('has a name', () => {
    expect(dayWords('2026-11-30')).toBe('30 November 2026');
    expect(monthWords('2026-11')).toBe('November 2026');
  });
});

describe('a month', () => {
  it('has its days in order', () => {
    expect(daysOf('2024-02')).toHaveLength(29);
    expect(daysOf('9999-12').at(-1)).toBe('9999-12-31');
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (months) => {
        const month = addMonths('2026-11', months);
        const days = daysOf(month);
        expect(days[0]).toBe(`${month}-01`);
        expect(addDays(days.at(-1) ?? '', 1)).toBe(`${addMonths(month, 1)}-01`);
        days.slice(1).forEach((day, index) => {
          expect(addDays(days[index] ?? '', 1)).toBe(day);
          expect(monthOf(day)).toBe(month);
        });
      }),
    );
  });
});
