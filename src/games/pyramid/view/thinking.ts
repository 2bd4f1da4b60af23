// Pyramid's mind as the screen asks it: in a worker that starts with the first question.

import { isFailure } from '../../../core/game.ts';
import { startPosition } from '../../../core/save.ts';
import type { Session } from '../../../session/session.ts';
import type { GameMind } from '../../../ui/game-mind.ts';
import { WorkerClient } from '../../../worker/worker-client.ts';
import type { Mind } from '../mind.ts';
import { pyramid } from '../rules.ts';
import type { Options, PyramidPosition, Table } from '../table.ts';
import { adviceWords, reviewWords } from '../words.ts';

/** How many deals are tried before it is given up: one in six can be won. */
const TRIES = 100;

const worker = new WorkerClient<Mind>(
  () => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' }),
);

export const thinking = {
  async hint(session, signal) {
    const { moves, left } = await worker.ask('bestLine', positionOf(session), signal);
    const [move] = moves;
    return move && { words: adviceWords(session.table as Table, move, left), shown: move };
  },
  async bestLine(session, signal) {
    const { moves } = await worker.ask('bestLine', positionOf(session), signal);
    return moves;
  },
  canBeWon: (session, signal) => worker.ask('canBeWon', positionOf(session), signal),
  async review(session, signal) {
    const left = session.score[0] ?? 0;
    if (left === 0) return undefined;
    const { aim } = session.table as Table;
    const moves = session.log
      .slice(0, session.cursor)
      .map(pyramid.decode)
      .filter((move) => move !== undefined);
    const game = { start: firstPosition(session), moves };
    const { fewest, winnableUntil } = await worker.ask('review', game, signal);
    const words = reviewWords(aim, left, fewest);
    return winnableUntil === undefined ? { words } : { words, winnableUntil };
  },
  winnableDeals: {
    find(options, first, highest, signal) {
      const deals = { options: options as Options, first, highest, tries: TRIES };
      return worker.ask('findWinnable', deals, signal);
    },
    first(options, first, highest, signal) {
      const deals = { options: options as Options, first, highest };
      return worker.ask('firstWinnable', deals, signal);
    },
    words(options) {
      const odds = (options as Options).aim === 'all' ? 'one in six' : 'one in four';
      return {
        winnable: { label: 'Only deals that can be won', detail: 'Solved before they are dealt' },
        any: { label: 'Any deal, as in 1987', detail: `About ${odds} can be won` },
      };
    },
  },
} satisfies GameMind;

function positionOf(session: Session): PyramidPosition {
  return session.position as PyramidPosition;
}

function firstPosition({ game, options, startedFrom }: Session): PyramidPosition {
  const first = startPosition(game, options, startedFrom);
  if (isFailure(first)) throw new Error(first.error);
  return first as PyramidPosition;
}
