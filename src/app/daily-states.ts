// What has been done with the deals of the day: today's, those of other days, and how many in a row.

import type { GameRecord } from '../core/record.ts';
import type { Save } from '../core/save.ts';
import { addDays, dayOf } from './days.ts';

/** `on the day`: finished on that day itself, which is what counts for a streak. */
export type Done = 'on the day' | 'later';

export type DailyState =
  | { readonly kind: 'not begun' }
  | { readonly kind: 'begun'; readonly save: Save }
  | { readonly kind: 'done'; readonly done: Done; readonly record: GameRecord };

/** The records and saves of daily deals are told by their origin. */
export function dailyState(
  game: string,
  date: string,
  records: readonly GameRecord[],
  saves: readonly Save[],
): DailyState {
  const record = firstEnd(records.filter((one) => one.game === game && dateOf(one) === date));
  if (record) return { kind: 'done', done: doneBy(record), record };
  const save = saves.find(
    (one) =>
      one.game === game &&
      dateOf(one) === date &&
      one.summary.status.kind === 'playing' &&
      one.log.length > 0,
  );
  return save ? { kind: 'begun', save } : { kind: 'not begun' };
}

/** By date, for one game: the days whose deal was finished. */
export function daysDone(game: string, records: readonly GameRecord[]): ReadonlyMap<string, Done> {
  const days = new Map<string, Done>();
  for (const record of records) {
    const date = dateOf(record);
    if (record.game !== game || date === undefined || record.endedEarly) continue;
    if (days.get(date) !== 'on the day') days.set(date, doneBy(record));
  }
  return days;
}

/**
 * Days in a row whose deal was finished on the day itself, up to today; or up to yesterday, as long
 * as today's can still be.
 */
export function streakOf(days: ReadonlyMap<string, Done>, today: string): number {
  const isDone = (day: string): boolean => days.get(day) === 'on the day';
  let day = isDone(today) ? today : addDays(today, -1);
  let streak = 0;
  while (isDone(day)) {
    streak += 1;
    const before = addDays(day, -1);
    // There is no day before the first.
    if (before === day) break;
    day = before;
  }
  return streak;
}

/** Of several games of the deal, what counts is the first that reached its end. */
function firstEnd(records: readonly GameRecord[]): GameRecord | undefined {
  const ended = records.filter(({ endedEarly }) => !endedEarly);
  return [...ended].sort((a, b) => a.endedAt - b.endedAt)[0];
}

function doneBy(record: GameRecord): Done {
  const { endedOn = dayOf(record.endedAt) } = record;
  return endedOn === dateOf(record) ? 'on the day' : 'later';
}

/** The day whose deal it is; undefined where it is no day's. */
export function dateOf({ origin }: Pick<Save, 'origin'>): string | undefined {
  return /^daily:(.+)$/.exec(origin)?.[1];
}
