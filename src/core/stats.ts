// Folding finished games into figures: one set for each game, option set and class.

import * as v from 'valibot';
import type { AnyGame, Failure } from './game.ts';
import { type GameRecord, stableText } from './record.ts';
import { count, firstIssue, isAssisted } from './save.ts';

/**
 * Results that are never mixed. `again`: the deal was played before on this device, with or
 * without aids, because knowing a deal helps more than any hint. `assisted`: with hints, or undo
 * past something hidden. `clean`: neither.
 */
const ResultClassSchema = v.picklist(['clean', 'assisted', 'again']);

/** Of the games that reached an end, but for `endedEarly`, which counts those that did not. */
const FiguresSchema = v.object({
  played: count,
  won: count,
  endedEarly: count,
  /** Of all scores; both 0 while none was played. Which of them is best is the game's to say. */
  lowest: v.number(),
  highest: v.number(),
  sum: v.number(),
  /** Games won in a row up to the last one, and the longest such row. */
  streak: count,
  longestStreak: count,
  /** How many games ended with each score. */
  distribution: v.record(v.string(), count),
  /** Play time in milliseconds. */
  elapsed: v.number(),
  /** When the last game of them all ended, in milliseconds since 1970. */
  lastEndedAt: v.number(),
});

const TotalSchema = v.object({
  /** What `totalKey` makes of its records. */
  key: v.string(),
  game: v.string(),
  options: v.unknown(),
  class: ResultClassSchema,
  figures: FiguresSchema,
});

export type ResultClass = v.InferOutput<typeof ResultClassSchema>;
export type Figures = v.InferOutput<typeof FiguresSchema>;
export type Total = v.InferOutput<typeof TotalSchema>;
export type Streaks = Pick<Figures, 'streak' | 'longestStreak'>;
/** All that does not depend on the order of the games. */
export type Unordered = Omit<Figures, keyof Streaks>;

const NO_UNORDERED: Unordered = {
  played: 0,
  won: 0,
  endedEarly: 0,
  lowest: 0,
  highest: 0,
  sum: 0,
  distribution: {},
  elapsed: 0,
  lastEndedAt: 0,
};

export const NO_FIGURES: Figures = { ...NO_UNORDERED, streak: 0, longestStreak: 0 };

/** Figures from outside, or a failure that names the place. */
export function parseTotal(raw: unknown): Total | Failure {
  const parsed = v.safeParse(TotalSchema, raw);
  return parsed.success ? parsed.output : { error: firstIssue(parsed.issues) };
}

export function classOf({ aids }: Pick<GameRecord, 'aids'>): ResultClass {
  if (aids.again) return 'again';
  return isAssisted(aids) ? 'assisted' : 'clean';
}

/** Whether a game enters the figures: one that was taken over is not wholly its player's own. */
export function counts({ origin }: Pick<GameRecord, 'origin'>): boolean {
  return origin !== 'replay';
}

/** The same for all records that are folded into the same figures. */
export function totalKey(record: Pick<GameRecord, 'game' | 'options' | 'aids'>): string {
  return `${record.game} ${classOf(record)} ${stableText(record.options)}`;
}

/** The figures with one more record, which must have ended after all those that are in them. */
export function addResult(figures: Figures, record: GameRecord): Figures {
  const lastEndedAt = record.endedAt;
  if (record.endedEarly) {
    return { ...figures, endedEarly: figures.endedEarly + 1, lastEndedAt };
  }
  const score = record.score[record.seat] ?? 0;
  const won = record.winners.includes(record.seat);
  const first = figures.played === 0;
  const streak = won ? figures.streak + 1 : 0;
  return {
    played: figures.played + 1,
    won: figures.won + (won ? 1 : 0),
    endedEarly: figures.endedEarly,
    lowest: first ? score : Math.min(figures.lowest, score),
    highest: first ? score : Math.max(figures.highest, score),
    sum: figures.sum + score,
    streak,
    longestStreak: Math.max(figures.longestStreak, streak),
    distribution: {
      ...figures.distribution,
      [score]: (figures.distribution[score] ?? 0) + 1,
    },
    elapsed: figures.elapsed + record.elapsed,
    lastEndedAt,
  };
}

/** Those of several totals as one. Their streaks do not say which game came first: see `streaksOf`. */
export function joinFigures(all: readonly Figures[]): Unordered {
  return all.reduce<Unordered>(joined, NO_UNORDERED);
}

function joined(a: Unordered, b: Unordered): Unordered {
  const ends = [a, b].filter(({ played }) => played > 0);
  const distribution = { ...a.distribution };
  for (const [score, games] of Object.entries(b.distribution)) {
    distribution[score] = (distribution[score] ?? 0) + games;
  }
  return {
    played: a.played + b.played,
    won: a.won + b.won,
    endedEarly: a.endedEarly + b.endedEarly,
    lowest: ends.length === 0 ? 0 : Math.min(...ends.map(({ lowest }) => lowest)),
    highest: ends.length === 0 ? 0 : Math.max(...ends.map(({ highest }) => highest)),
    sum: a.sum + b.sum,
    distribution,
    elapsed: a.elapsed + b.elapsed,
    lastEndedAt: Math.max(a.lastEndedAt, b.lastEndedAt),
  };
}

/** Games won in a row up to the last one, and the longest such row. */
export function streaksOf(records: readonly GameRecord[]): Streaks {
  let streak = 0;
  let longestStreak = 0;
  for (const record of [...records].sort(byEnd)) {
    if (record.endedEarly) continue;
    streak = record.winners.includes(record.seat) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}

/** What the scores alone say, without one game that ended with this score and is among them. */
export function withoutScore(
  { distribution }: Pick<Figures, 'distribution'>,
  score: number,
): Pick<Figures, 'played' | 'lowest' | 'highest' | 'sum'> {
  const counts = Object.entries(distribution).map(([text, count]) => {
    const each = Number(text);
    return { each, count: each === score ? count - 1 : count };
  });
  const left = counts.filter(({ count }) => count > 0);
  const scores = left.map(({ each }) => each);
  return {
    played: left.reduce((played, { count }) => played + count, 0),
    lowest: scores.length === 0 ? 0 : Math.min(...scores),
    highest: scores.length === 0 ? 0 : Math.max(...scores),
    sum: left.reduce((sum, { each, count }) => sum + each * count, 0),
  };
}

/** All records that count in the order of their ends, folded into their totals. */
export function foldRecords(records: readonly GameRecord[]): readonly Total[] {
  const totals = new Map<string, Total>();
  for (const record of records.filter(counts).sort(byEnd)) {
    const key = totalKey(record);
    const figures = addResult(totals.get(key)?.figures ?? NO_FIGURES, record);
    const { game, options } = record;
    totals.set(key, { key, game, options, class: classOf(record), figures });
  }
  return [...totals.values()];
}

function byEnd(a: GameRecord, b: GameRecord): number {
  return a.endedAt - b.endedAt || (a.id < b.id ? -1 : 1);
}

/** The best and the worst score, undefined while none was played. */
export function bestAndWorst(
  figures: Pick<Figures, 'played' | 'lowest' | 'highest'>,
  better: AnyGame['better'],
): { best: number; worst: number } | undefined {
  if (figures.played === 0) return undefined;
  const { lowest, highest } = figures;
  return better === 'low' ? { best: lowest, worst: highest } : { best: highest, worst: lowest };
}

/** The games that reached an end, the best one first; of equal ones, the earlier. */
export function bestFirst(
  records: readonly GameRecord[],
  better: AnyGame['better'],
): readonly GameRecord[] {
  const score = (record: GameRecord): number => record.score[record.seat] ?? 0;
  const sign = better === 'low' ? 1 : -1;
  return records
    .filter((record) => !record.endedEarly)
    .sort((a, b) => sign * (score(a) - score(b)) || byEnd(a, b));
}

/** The average score, undefined while none was played. */
export function average({ sum, played }: Pick<Figures, 'sum' | 'played'>): number | undefined {
  return played === 0 ? undefined : sum / played;
}
