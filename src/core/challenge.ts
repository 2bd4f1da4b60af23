// A result that came with a deal by a link: checked by the rules, and kept as what is to be beaten.

import * as v from 'valibot';
import { type AnyGame, type Failure, isFailure } from './game.ts';
import { digest } from './hash.ts';
import { dealKey, stableText } from './record.ts';
import { count, firstIssue, OverSchema, replayMoves, SaveSchema } from './save.ts';

const CHALLENGE_FORMAT = 1;

/** Of play time, in seconds: more than a year, so that any real game is within it. */
const LONGEST_SECONDS = 40_000_000;

const saved = SaveSchema.entries;

/** What a link says of a game that was played to its end. */
export const ResultSchema = v.strictObject({
  rules: count,
  /** In the game's notation, all of them. */
  log: v.pipe(saved.log, v.minLength(1)),
  /** Play time. */
  seconds: v.pipe(count, v.maxValue(LONGEST_SECONDS)),
  /** With hints, or undo past something hidden. */
  assisted: v.boolean(),
});

const ChallengeSchema = v.object({
  format: v.literal(CHALLENGE_FORMAT),
  /** What `keyOf` makes of the deal and the result: the same one twice is one. */
  key: v.string(),
  game: saved.game,
  options: saved.options,
  start: v.strictObject({ seed: v.string() }),
  /** What `dealKey` makes of these three. */
  deal: v.string(),
  ...ResultSchema.entries,
  /** By seat. */
  score: saved.summary.entries.score,
  winners: OverSchema.entries.winners,
  reason: OverSchema.entries.reason,
  endedEarly: v.boolean(),
  /** The seat whose result is to be beaten. */
  seat: count,
  /** Milliseconds since 1970. */
  receivedAt: saved.updatedAt,
  /** Its moves were looked at on this device. */
  watched: v.boolean(),
});

export type Result = v.InferOutput<typeof ResultSchema>;
export type Challenge = v.InferOutput<typeof ChallengeSchema>;

/** A deal that can be named by a number. The options are whole. */
export interface NumberedDeal {
  readonly options: unknown;
  readonly seed: string;
}

/** A challenge from outside, or a failure that names the place. */
export function parseChallenge(raw: unknown): Challenge | Failure {
  const parsed = v.safeParse(ChallengeSchema, raw);
  if (!parsed.success) return { error: firstIssue(parsed.issues) };
  const { score, seat, key } = parsed.output;
  if (seat >= score.length) {
    return { error: `seat: ${String(seat)} of ${String(score.length)} scores` };
  }
  return key === keyOf(parsed.output) ? parsed.output : { error: 'key: not that of the result' };
}

/**
 * What a result comes to when it is played by the rules; or why it cannot be. The result must be
 * of these rules. `now` in milliseconds since 1970.
 */
export function checkResult(
  game: AnyGame,
  { options, seed }: NumberedDeal,
  result: Result,
  now: number,
): Challenge | Failure {
  const start = { seed };
  const positions = replayMoves(game, { options, start, log: result.log });
  if (isFailure(positions)) return positions;
  const end = positions.at(-1);
  const status = end && game.status(end.table);
  if (!end || status?.kind !== 'over') return { error: 'log: the game is not over after it' };
  const dealt = { game: game.id, options, start, deal: dealKey(game.id, options, start) };
  return {
    format: CHALLENGE_FORMAT,
    key: keyOf({ ...dealt, ...result }),
    ...dealt,
    ...result,
    score: [...game.score(end.table)],
    winners: [...status.winners],
    reason: status.reason,
    endedEarly: status.endedEarly ?? false,
    seat: game.playerSeat?.(options) ?? 0,
    receivedAt: now,
    watched: false,
  };
}

/** The one that is hardest to beat; of equal ones, that without help. */
export function hardest(
  challenges: readonly Challenge[],
  better: AnyGame['better'],
): Challenge | undefined {
  const sign = better === 'low' ? 1 : -1;
  const [first] = challenges
    .filter(({ endedEarly }) => !endedEarly)
    .sort((a, b) => sign * (ownScore(a) - ownScore(b)) || Number(a.assisted) - Number(b.assisted));
  return first;
}

/** Whether nothing can be better, only as good: nothing is left of what is counted. */
export function isUnbeatable(
  challenge: Pick<Challenge, 'score' | 'seat'>,
  better: AnyGame['better'],
): boolean {
  return better === 'low' && ownScore(challenge) === 0;
}

export function ownScore({ score, seat }: Pick<Challenge, 'score' | 'seat'>): number {
  return score[seat] ?? 0;
}

function keyOf(
  challenge: Pick<Challenge, 'deal' | 'rules' | 'log' | 'seconds' | 'assisted'>,
): string {
  const { deal, rules, log, seconds, assisted } = challenge;
  return `${deal} ${digest(stableText([rules, log, seconds, assisted]))}`;
}
