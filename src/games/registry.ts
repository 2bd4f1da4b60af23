// The rules of every game, for whoever handles games without knowing which: tests, workers, saves.

import type { AnyGame } from '../core/game.ts';
import { cascade } from './cascade/rules.ts';
import { cribbageSquares } from './cribbage-squares/rules.ts';
import { pyramid } from './pyramid/rules.ts';
import { tenThousand } from './ten-thousand/rules.ts';

export const games: readonly AnyGame[] = [pyramid, cribbageSquares, tenThousand, cascade];

export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
