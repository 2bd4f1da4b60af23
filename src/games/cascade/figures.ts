// What happened in a whole game: its best move, and what its Lightning Round brought.

import { isFailure } from '../../core/game.ts';
import { type Start, startPosition } from '../../core/save.ts';
import { decode } from './notation.ts';
import { cascade } from './rules.ts';
import { countCascades } from './scoring.ts';
import type { CascadePosition } from './table.ts';

/** A game from its deal on, as a session or a record has it. */
interface Played {
  readonly options: unknown;
  readonly start: Start;
  readonly log: readonly string[];
}

export interface GameFigures {
  /** Points of the regular game, its bonuses included. */
  readonly regular: number;
  /** Points of the best move, stars included, bonuses left out. */
  readonly bestMove: number;
  /** The most cascades of one move. */
  readonly mostCascades: number;
  /** Points of the Lightning Round; undefined when there was none. */
  readonly lightning: number | undefined;
}

/**
 * Undefined when it cannot be dealt any more. The log must be one that was checked; what follows a
 * word that is no move is left out.
 */
export function figuresOf({ options, start, log }: Played): GameFigures | undefined {
  const first = startPosition(cascade, options, start);
  return isFailure(first) ? undefined : followed(first as CascadePosition, log);
}

function followed(first: CascadePosition, log: readonly string[]): GameFigures {
  let position = first;
  let bestMove = 0;
  let mostCascades = 0;
  let regular = position.table.score;
  let beforeRound: number | undefined;
  for (const word of log) {
    const { phase, score } = position.table;
    if (phase.kind === 'lightning') beforeRound ??= score;
    const isRegular = phase.kind === 'regular';
    const move = decode(word);
    if (!move) break;
    position = cascade.apply(position, move);
    const { last } = position.table;
    if (isRegular) regular = position.table.score;
    // The fill is nobody's.
    if (!last?.inserted) continue;
    bestMove = Math.max(bestMove, last.points);
    mostCascades = Math.max(mostCascades, countCascades(last.chain));
  }
  const lightning = beforeRound === undefined ? undefined : position.table.score - beforeRound;
  return { regular, bestMove, mostCascades, lightning };
}
