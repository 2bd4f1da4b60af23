// The last games in the order of their ends: how each went, their average, and runs of wins.

import { ownScore } from '../core/challenge.ts';
import type { GameRecord } from '../core/record.ts';
import { dayOf } from './days.ts';

/** Games that an average goes over: itself and those before it. */
export const AVERAGED = 10;

export interface Played {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  readonly score: number;
  readonly won: boolean;
  readonly today: boolean;
  /** Of this game and those before it; undefined while there are fewer than so many. */
  readonly average: number | undefined;
}

/** Games one after the other that were all won, or all not. */
export interface Run {
  readonly won: boolean;
  readonly length: number;
  /** When the first and the last of them ended. */
  readonly from: number;
  readonly to: number;
}

/** Those that reached an end, the first one first. `records` the newest first; `today` as a day. */
export function historyOf(records: readonly GameRecord[], today: string): readonly Played[] {
  const ended = records.filter(({ endedEarly }) => !endedEarly).toReversed();
  const scores = ended.map(ownScore);
  return ended.map(({ id, endedAt, endedOn, winners, seat }, index) => ({
    id,
    endedAt,
    score: scores[index] ?? 0,
    won: winners.includes(seat),
    today: (endedOn ?? dayOf(endedAt)) === today,
    average: index + 1 < AVERAGED ? undefined : mean(scores.slice(index + 1 - AVERAGED, index + 1)),
  }));
}

/** The longest rows of games that ended alike, in order. */
export function runsOf(history: readonly Played[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { won, endedAt } of history) {
    const last = runs.at(-1);
    if (last?.won === won) {
      runs[runs.length - 1] = { ...last, length: last.length + 1, to: endedAt };
    } else {
      runs.push({ won, length: 1, from: endedAt, to: endedAt });
    }
  }
  return runs;
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
