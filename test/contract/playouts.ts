// Random whole games for the contract: whatever the game, chosen from its legal moves.

import type { AnyGame } from '../../src/core/game.ts';
import type { AnyPosition } from '../../src/core/save.ts';
import { below, stream } from '../../src/core/random.ts';

/** A playout that is longer than this does not end. */
const LONGEST_PLAYOUT = 20_000;

export interface Playout {
  readonly positions: readonly AnyPosition[];
  readonly moves: readonly unknown[];
}

/** Plays legal moves at random, always the same ones for the same seed, to the end or `limit` moves. */
export function playout(
  game: AnyGame,
  start: AnyPosition,
  seed: string,
  limit = LONGEST_PLAYOUT,
): Playout {
  const positions = [start];
  const moves: unknown[] = [];
  let choice = stream(seed, 'playout');
  let position = start;
  while (moves.length < limit && game.status(position.table).kind === 'playing') {
    const move = pick(nextMoves(game, position.table));
    position = game.apply(position, move);
    moves.push(move);
    positions.push(position);
  }
  return { positions, moves };

  function pick(legal: readonly unknown[]): unknown {
    const drawn = below(legal.length, choice);
    choice = drawn.next;
    return legal[drawn.value];
  }
}

/** The listed moves; in a phase where only the clock can move, its timeout. */
function nextMoves(game: AnyGame, table: unknown): readonly unknown[] {
  const legal = game.legalMoves(table);
  if (game.clock?.deadline(table) === undefined) return legal;
  return [...legal, game.clock.timeout(table)];
}
