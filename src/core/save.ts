// The saved form of a game: its schema, and replaying it into positions.

import * as v from 'valibot';
import { type AnyGame, type Failure, isFailure, type Position } from './game.ts';
import { digest } from './hash.ts';

export const SAVE_FORMAT = 1;

/**
 * The longest log that is replayed, in moves: far beyond any real game, so that opening a save
 * does bounded work.
 */
const LONGEST_LOG = 100_000;

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(4_000));
const moment = v.pipe(v.number(), v.minValue(0));

export const OverSchema = v.object({
  kind: v.literal('over'),
  winners: v.array(count),
  reason: text,
  endedEarly: v.exactOptional(v.boolean()),
});

const StatusSchema = v.variant('kind', [
  v.object({ kind: v.literal('playing'), seat: count }),
  OverSchema,
]);

/** What counts against a game's result and is too important to undo. */
export const AidsSchema = v.object({
  /** How often undo went back past something that was hidden. */
  peeks: count,
  /** Hints and coaches asked. */
  hints: count,
  /** This deal was played before on this device. */
  again: v.boolean(),
});

export const StartSchema = v.union([
  v.strictObject({ seed: text }),
  v.object({ position: text, seed: v.optional(text) }),
]);

export const OriginSchema = v.union([
  /** `replay`: taken over in the middle of another game, whose first moves it has. */
  v.picklist(['new', 'typed', 'link', 'replay']),
  v.pipe(v.string(), v.regex(/^daily:\d{4}-\d\d-\d\d$/)),
]);

export const SaveSchema = v.object({
  format: v.literal(SAVE_FORMAT),
  id: v.pipe(text, v.minLength(1)),
  /** Counts every change, undo included. */
  revision: count,
  /** Milliseconds since 1970. */
  createdAt: moment,
  updatedAt: moment,
  origin: OriginSchema,
  game: text,
  /** The version of the rules that the log was played by. */
  rules: count,
  options: v.unknown(),
  start: StartSchema,
  /** Moves in the game's notation; those past the cursor can be redone. */
  log: v.pipe(v.array(text), v.maxLength(LONGEST_LOG)),
  /** Play time at each move of the log, in milliseconds. */
  times: v.pipe(v.array(moment), v.maxLength(LONGEST_LOG)),
  cursor: count,
  /** Play time, in milliseconds. */
  elapsed: moment,
  aids: AidsSchema,
  /** What Home shows without loading any rules. */
  summary: v.object({ notation: text, score: v.array(v.number()), status: StatusSchema }),
  /** Of the notation at the cursor. */
  digest: text,
});

export type Save = v.InferOutput<typeof SaveSchema>;
export type Aids = v.InferOutput<typeof AidsSchema>;
export type Start = v.InferOutput<typeof StartSchema>;
export type Origin = v.InferOutput<typeof OriginSchema>;

/** Helped by a mind, or by undo past what was hidden. */
export function isAssisted({ peeks, hints }: Aids): boolean {
  return peeks > 0 || hints > 0;
}

/** Begun and not over: there is something to go on with. */
export function isBegun({ summary, log }: Pick<Save, 'summary' | 'log'>): boolean {
  return summary.status.kind === 'playing' && log.length > 0;
}

export type AnyPosition = Position<unknown, unknown>;

/** The first thing that is wrong, as `place: what`, `log.3: Expected string`. */
export function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'not what was expected';
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`;
}

/** A save from outside, or a failure that names the place. */
export function parseSave(raw: unknown): Save | Failure {
  const parsed = v.safeParse(SaveSchema, raw);
  if (!parsed.success) return { error: firstIssue(parsed.issues) };
  const { log, times, cursor } = parsed.output;
  if (times.length !== log.length) {
    return { error: `times: ${String(times.length)} for ${String(log.length)} moves` };
  }
  if (cursor > log.length) {
    return { error: `cursor: ${String(cursor)} of ${String(log.length)} moves` };
  }
  return parsed.output;
}

/** The first position of a game, or why there is none. */
export function startPosition(
  game: AnyGame,
  rawOptions: unknown,
  start: Start,
): AnyPosition | Failure {
  const options = game.parseOptions(rawOptions);
  if (options === undefined) return { error: 'options: not valid for this game' };
  if (!('position' in start)) return game.setup(options, start.seed);
  const position = game.read(start.position, start.seed);
  return isFailure(position) ? { error: `start: ${position.error}` } : position;
}

/** `kept`: made by other rules, so that it cannot be replayed but is not damaged either. */
export interface ReplayFailure extends Failure {
  readonly kept: boolean;
}

/**
 * Every position of a save from the start to the end of its log: each move is checked, and the
 * position at the cursor must have the digest that was saved.
 */
export function replay(game: AnyGame, save: Save): readonly AnyPosition[] | ReplayFailure {
  const damaged = (error: string): ReplayFailure => ({ error, kept: false });
  if (save.game !== game.id) return damaged(`game: "${save.game}" is not ${game.id}`);
  if (save.rules !== game.rulesVersion) {
    return {
      error: `rules: version ${String(save.rules)}, here is ${String(game.rulesVersion)}`,
      kept: true,
    };
  }
  const positions = replayMoves(game, save);
  if (isFailure(positions)) return damaged(positions.error);
  const atCursor = positions[save.cursor];
  if (!atCursor || digest(game.write(atCursor)) !== save.digest) {
    return damaged('digest: the replayed position is not the saved one');
  }
  return positions;
}

/** Every position from the start to the end of the log, each move checked; or what is wrong. */
export function replayMoves(
  game: AnyGame,
  { options, start, log }: Pick<Save, 'options' | 'start' | 'log'>,
): readonly AnyPosition[] | Failure {
  const first = startPosition(game, options, start);
  if (isFailure(first)) return first;
  const positions = [first];
  let position = first;
  for (const [index, word] of log.entries()) {
    const place = `move ${String(index + 1)}: "${word}"`;
    const move = game.decode(word);
    if (move === undefined) return { error: `${place} is not a move` };
    const refusal = game.check(position.table, move);
    if (refusal) return { error: `${place} is refused: ${refusal.reason}` };
    position = game.apply(position, move);
    positions.push(position);
  }
  return positions;
}
