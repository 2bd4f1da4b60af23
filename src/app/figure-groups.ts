// The figures of a game, put together by which of them can be compared.

import type { GameAbout } from '../core/about.ts';
import type { GameRecord } from '../core/record.ts';
import {
  classOf,
  counts,
  joinFigures,
  type ResultClass,
  type Streaks,
  streaksOf,
  type Total,
  type Unordered,
} from '../core/stats.ts';

const CLASSES: readonly ResultClass[] = ['clean', 'assisted', 'again'];

/** Games of options that are compared, and of one class. */
export interface FigureGroup {
  /** The options in words. */
  readonly of: string;
  readonly class: ResultClass;
  readonly totals: readonly Total[];
}

/** What of a game or its figures says where they belong. */
type Grouped = Pick<Total | GameRecord, 'options'>;

export function figuresOf(about: GameAbout, { options }: Grouped): string {
  return about.figuresOf?.(options) ?? about.optionWords(options);
}

/** The options by their words; of each, first what counts. */
export function groupsOf(about: GameAbout, totals: readonly Total[]): readonly FigureGroup[] {
  const groups = new Map<string, FigureGroup>();
  for (const total of totals) {
    const of = figuresOf(about, total);
    const key = `${total.class} ${of}`;
    const before = groups.get(key)?.totals ?? [];
    groups.set(key, { of, class: total.class, totals: [...before, total] });
  }
  return [...groups.values()].sort(
    (a, b) =>
      a.of.localeCompare(b.of, 'en', { numeric: true }) ||
      CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class),
  );
}

/** Those of the games that count in a group. */
export function gamesOf(
  about: GameAbout,
  group: Pick<FigureGroup, 'of' | 'class'>,
  records: readonly GameRecord[],
): readonly GameRecord[] {
  return records.filter(
    (record) =>
      counts(record) && classOf(record) === group.class && figuresOf(about, record) === group.of,
  );
}

/** `games` are all of the group's own: until they are known, neither are streaks over several totals. */
export function groupFigures(
  { totals }: Pick<FigureGroup, 'totals'>,
  games: readonly GameRecord[] | undefined,
): Unordered & Partial<Streaks> {
  const all = totals.map(({ figures }) => figures);
  const [only] = all;
  if (only && all.length === 1) return only;
  return { ...joinFigures(all), ...(games && streaksOf(games)) };
}
