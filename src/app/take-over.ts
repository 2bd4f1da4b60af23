// Playing on from any moment of a game that is watched, as a game of one's own.

import type { Save } from '../core/save.ts';
import type { Session } from '../session/session.ts';

/** Not at the end; and where a game has a clock, not once undo could not take it back any more. */
export function canTakeOver({ game, status, cursor, canRestart }: Session): boolean {
  if (status.kind === 'over') return false;
  return !game.clock || cursor === 0 || canRestart;
}

/**
 * A new game with the moves up to the moment that is shown. Its player has seen how it went on: that
 * is help. `now` in milliseconds since 1970.
 */
export function takeOver(session: Session, id: string, now: number): Save {
  const save = session.toSave();
  const { log, times, cursor, aids } = save;
  return {
    ...save,
    id,
    revision: 0,
    createdAt: now,
    updatedAt: now,
    origin: 'replay',
    log: log.slice(0, cursor),
    times: times.slice(0, cursor),
    aids: { ...aids, hints: aids.hints + 1, again: true },
  };
}
