// A game that was played, as a session that can be shown at any of its moments.

import { type AnyGame, isFailure } from '../core/game.ts';
import { digest } from '../core/hash.ts';
import type { GameRecord } from '../core/record.ts';
import { type ReplayFailure, type Save, SAVE_FORMAT, startPosition } from '../core/save.ts';
import { type Clocks, Session } from '../session/session.ts';

/** What a record and a save have in common. */
export type Played = Pick<
  GameRecord & Save,
  'id' | 'game' | 'rules' | 'options' | 'start' | 'origin' | 'log' | 'times' | 'aids'
>;

/** The game as it stands, without the moves that were taken back. */
export function playedSoFar(save: Save): Played {
  const { log, times, cursor } = save;
  return { ...save, log: log.slice(0, cursor), times: times.slice(0, cursor) };
}

/** The session stands at the start; each move was checked. */
export function replayOf(game: AnyGame, played: Played, clocks: Clocks): Session | ReplayFailure {
  const first = startPosition(game, played.options, played.start);
  if (isFailure(first)) return { ...first, kept: false };
  const notation = game.write(first);
  const { id, rules, options, start, origin, log, times, aids } = played;
  return Session.open(
    game,
    {
      format: SAVE_FORMAT,
      id,
      revision: 0,
      createdAt: 0,
      updatedAt: 0,
      origin,
      game: played.game,
      rules,
      options,
      start,
      log,
      times,
      cursor: 0,
      // How much it was at each move is in `times`.
      elapsed: 0,
      aids,
      summary: {
        notation,
        score: [...game.score(first.table)],
        status: { kind: 'playing', seat: 0 },
      },
      digest: digest(notation),
    },
    clocks,
  );
}
