// The bots of the games that have any, beside the registry of rules.

import type { Bot } from '../core/game.ts';
import { botMove } from './ten-thousand/bots.ts';

/** By the id of the game. */
export const bots: Readonly<Record<string, Bot | undefined>> = {
  'ten-thousand': botMove,
};
