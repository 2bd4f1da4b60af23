// Cascade's coach as the screen asks it: in a worker that starts with the first question.

import { isFailure } from '../../../core/game.ts';
import { startPosition } from '../../../core/save.ts';
import type { Session } from '../../../session/session.ts';
import type { GameMind } from '../../../ui/game-mind.ts';
import { WorkerClient } from '../../../worker/worker-client.ts';
import { hintWords, replayWords } from '../coach-words.ts';
import { figuresOf } from '../figures.ts';
import type { Mind, Replayed } from '../mind.ts';
import { cascade } from '../rules.ts';
import { type CascadePosition, GAME_DICE, type Table } from '../table.ts';

/** Placed for one question of a replay: calling it off loses no more than these. */
const DICE_AT_ONCE = 5;

const worker = new WorkerClient<Mind>(
  () => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' }),
);

export const thinking = {
  /** Shows a column, 0 for the leftmost. */
  async hint(session, signal) {
    const table = session.table as Table;
    const column = await worker.ask('suggest', table, signal);
    if (column === undefined) return undefined;
    return { words: hintWords(table, column), shown: column - 1 };
  },
  reviewLines: 2,
  async review(session, signal, progress) {
    const { options, startedFrom: start, log, cursor, aids } = session;
    const played = figuresOf({ options, start, log: log.slice(0, cursor) });
    if (!played) return undefined;
    const { table } = await replayed(firstPosition(session), signal, progress);
    return { words: replayWords(table.score, played.regular, aids.hints > 0) };
  },
} satisfies GameMind;

/** The coach's own regular game from this position on. */
async function replayed(
  position: CascadePosition,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<CascadePosition> {
  let so: Replayed = { position, moves: [], done: false };
  while (!so.done) {
    progress(so.position.table.placed / GAME_DICE);
    so = await worker.ask('replay', { position: so.position, dice: DICE_AT_ONCE }, signal);
    if (so.moves.length === 0) break;
  }
  return so.position;
}

function firstPosition({ options, startedFrom }: Session): CascadePosition {
  const first = startPosition(cascade, options, startedFrom);
  if (isFailure(first)) throw new Error(first.error);
  return first as CascadePosition;
}
