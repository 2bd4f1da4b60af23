// What the coach can be asked in the course of a game and after it, each question with plain data.

import { suggest } from './coach.ts';
import { cascade } from './rules.ts';
import type { CascadePosition, Move } from './table.ts';

/**
 * The coach's own game with the dice of some position, from there on. It takes long, so it is asked
 * for piece by piece: each question goes on from the position of the answer before.
 */
export interface Replaying {
  readonly position: CascadePosition;
  /** Placed for this question, at most. */
  readonly dice: number;
  /** For each die, boards examined; the coach's own when left out. */
  readonly budget?: number | undefined;
}

export interface Replayed {
  readonly position: CascadePosition;
  /** Those that led there from the position asked about. */
  readonly moves: readonly Move[];
  /** The regular game is over: the position has its score, with its bonuses. */
  readonly done: boolean;
}

function replay({ position: start, dice, budget }: Replaying): Replayed {
  const moves: Move[] = [];
  let position = start;
  while (moves.length < dice && position.table.phase.kind === 'regular') {
    const column = suggest(position.table, budget);
    if (column === undefined) break;
    const move: Move = { kind: 'insert', column: column - 1, afterMs: undefined };
    moves.push(move);
    position = cascade.apply(position, move);
  }
  return { position, moves, done: position.table.phase.kind !== 'regular' };
}

export const mind = { suggest, replay };

export type Mind = typeof mind;
