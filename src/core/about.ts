// What a game says of itself before any of its rules are loaded.

import type { AnyGame } from './game.ts';

/** What `about.ts` of a game exports as `about`. */
export interface GameAbout {
  /** As in its rules; also its address, `#/pyramid`. */
  readonly id: string;
  readonly name: string;
  /** What one does in it, in a few words. */
  readonly tagline: string;
  /** A position in the game's notation, whose picture stands on its tile. */
  readonly sample: string;
  /** As in its rules. */
  readonly better: AnyGame['better'];
  /** What counts as won, where the name of the game does not say it: `61 or more`. */
  readonly winning?: string;
  /** A score in words: `4 cards left`. With the options, those of several seats can be named. */
  result(score: readonly number[], options?: unknown): string;
  /** A set of options in words, as a heading of statistics: `All 52 cards`. */
  optionWords(options: unknown): string;
  /** Games whose figures go together, by their options: `2 players`; `optionWords` if left out. */
  figuresOf?(options: unknown): string;
}
