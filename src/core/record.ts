// A record is a finished game, written once at its first end: its schema, and making it of a save.

import * as v from 'valibot';
import { type AnyGame, type Failure, isFailure } from './game.ts';
import {
  count,
  firstIssue,
  OverSchema,
  replayMoves,
  type Save,
  SaveSchema,
  type Start,
} from './save.ts';

const RECORD_FORMAT = 1;

const saved = SaveSchema.entries;

const RecordSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  /** Of the game: it has one record at most. */
  id: saved.id,
  game: saved.game,
  rules: saved.rules,
  options: saved.options,
  start: saved.start,
  origin: saved.origin,
  /** The moves that led to the end, and the play time at each. */
  log: saved.log,
  times: saved.times,
  elapsed: saved.elapsed,
  /** Milliseconds since 1970. */
  endedAt: saved.updatedAt,
  /** The day by the calendar that the device had then, `2026-11-30`; older records have none. */
  endedOn: v.exactOptional(v.string()),
  /** By seat. */
  score: saved.summary.entries.score,
  winners: OverSchema.entries.winners,
  reason: OverSchema.entries.reason,
  /** Broken off by the players: listed as such, and out of the figures. */
  endedEarly: v.boolean(),
  /** The seat whose result the figures are of. */
  seat: count,
  aids: saved.aids,
  /** What `dealKey` makes of the game, its options and its start. */
  deal: v.string(),
});

export type GameRecord = v.InferOutput<typeof RecordSchema>;

/** A record from outside, or a failure that names the place. */
export function parseRecord(raw: unknown): GameRecord | Failure {
  const parsed = v.safeParse(RecordSchema, raw);
  if (!parsed.success) return { error: firstIssue(parsed.issues) };
  const { log, times, score, seat } = parsed.output;
  if (times.length !== log.length) {
    return { error: `times: ${String(times.length)} for ${String(log.length)} moves` };
  }
  if (seat >= score.length) {
    return { error: `seat: ${String(seat)} of ${String(score.length)} scores` };
  }
  return parsed.output;
}

/**
 * The record of a game whose end the save shows, undefined while it is being played. `seat` is the
 * one whose result the figures are of, `endedOn` the day.
 */
export function makeRecord(save: Save, seat = 0, endedOn?: string): GameRecord | undefined {
  const { status, score } = save.summary;
  if (status.kind !== 'over') return undefined;
  return {
    format: RECORD_FORMAT,
    id: save.id,
    game: save.game,
    rules: save.rules,
    options: save.options,
    start: save.start,
    origin: save.origin,
    log: save.log.slice(0, save.cursor),
    times: save.times.slice(0, save.cursor),
    elapsed: save.elapsed,
    endedAt: save.updatedAt,
    ...(endedOn === undefined ? {} : { endedOn }),
    score,
    winners: status.winners,
    reason: status.reason,
    endedEarly: status.endedEarly ?? false,
    seat,
    aids: save.aids,
    deal: dealKey(save.game, save.options, save.start),
  };
}

/**
 * Why a record cannot be believed: a move that the rules refuse, or an end that is another. One of
 * other rules is believed, as it cannot be replayed.
 */
export function replayRecord(
  game: AnyGame,
  record: Pick<GameRecord, 'rules' | 'options' | 'start' | 'log' | 'score' | 'winners'>,
): Failure | undefined {
  if (record.rules !== game.rulesVersion) return undefined;
  const positions = replayMoves(game, record);
  if (isFailure(positions)) return positions;
  const end = positions.at(-1);
  const status = end && game.status(end.table);
  if (!end || status?.kind !== 'over') return { error: 'log: the game is not over after it' };
  const { score, winners } = record;
  const same = stableText([game.score(end.table), status.winners]) === stableText([score, winners]);
  return same ? undefined : { error: 'score: the replayed game has another' };
}

/** The same text exactly for the same deal: what tells that a deal was played before. */
export function dealKey(game: string, options: unknown, start: Start): string {
  return `${game} ${stableText(options)} ${stableText(start)}`;
}

/** JSON whose keys stand in order, so that equal data gives equal text however it was made. */
export function stableText(data: unknown): string {
  return JSON.stringify(data, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
