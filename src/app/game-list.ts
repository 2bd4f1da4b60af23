// Every game as Home and the installed app's shortcuts list it, in the order of Home.

import type { GameAbout } from '../core/about.ts';
import { about as cascade } from '../games/cascade/about.ts';
import { about as cribbageSquares } from '../games/cribbage-squares/about.ts';
import { about as pyramid } from '../games/pyramid/about.ts';
import { about as tenThousand } from '../games/ten-thousand/about.ts';

export const gameList: readonly GameAbout[] = [pyramid, tenThousand, cribbageSquares, cascade];

export function findAbout(id: string): GameAbout | undefined {
  return gameList.find((about) => about.id === id);
}
