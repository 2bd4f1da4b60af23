// Which move is due without a player's hand: one that the game makes by itself, the clock's, or a
// bot's. When to make it and how it looks is the screen's matter.

import type { Bot } from '../core/game.ts';
import { type Stream, stream } from '../core/random.ts';
import type { Session } from './session.ts';

/** What decides, of a session. */
export type Driven = Pick<
  Session,
  'game' | 'table' | 'status' | 'options' | 'startedFrom' | 'cursor' | 'sinceLastMove'
>;

export interface Due {
  readonly by: 'game' | 'clock' | 'bot';
  readonly move: unknown;
  /** Milliseconds of play time until then: 0 for all but a running clock. */
  readonly wait: number;
}

/**
 * The move that is due now, or when the clock runs out; undefined while it is up to a person.
 * `bot` plays for the seats that bots hold.
 */
export function dueMove(session: Driven, bot: Bot | undefined): Due | undefined {
  const { game, table, status } = session;
  if (status.kind === 'over') return undefined;
  const automatic = game.automatic?.(table);
  if (automatic !== undefined) return { by: 'game', move: automatic, wait: 0 };
  const deadline = game.clock?.deadline(table);
  if (game.clock && deadline !== undefined) {
    const wait = Math.max(0, deadline - session.sinceLastMove);
    return { by: 'clock', move: game.clock.timeout(table), wait };
  }
  const level = botLevel(session, status.seat);
  if (!bot || level === undefined) return undefined;
  return { by: 'bot', move: bot(table, level, botStream(session, status.seat)), wait: 0 };
}

/** Whether the next move is up to a person. */
export function personMoves(session: Pick<Driven, 'game' | 'options' | 'status'>): boolean {
  const { status } = session;
  return status.kind === 'playing' && botLevel(session, status.seat) === undefined;
}

/** The level that plays a seat; undefined when a person does, or nobody was named for it. */
export function botLevel(
  { game, options }: Pick<Driven, 'game' | 'options'>,
  seat: number,
): string | undefined {
  const who = game.seats?.(game.parseOptions(options))[seat];
  return who?.kind === 'bot' ? who.level : undefined;
}

/** A stream of its own for each seat and move: a bot remembers nothing and shifts no dice. */
function botStream({ startedFrom, cursor }: Driven, seat: number): Stream {
  const seed =
    'position' in startedFrom ? (startedFrom.seed ?? startedFrom.position) : startedFrom.seed;
  return stream(`${seed} ${String(cursor)}`, `bot ${String(seat)}`);
}
