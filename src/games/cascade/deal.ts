// The dice of a game, from its seed: those of the regular game, of the fill and of the Lightning Round.

import type { Die } from '../../core/dice.ts';
import { rollDice, type Stream, stream } from '../../core/random.ts';
import type { Columns } from './cascades.ts';
import { type Board, BOARDS, GAME_DICE, type Hidden } from './table.ts';

/** One die in so many is starred. */
const STARRED_EVERY = 30;
const BONUS_EVERY = 15;

const LOWEST_STAR = 2;
const STAR_VALUES = 5;

/** The dice numbered from `first` on, with those whose turn it is starred. */
function withStars(faces: readonly number[], first: number, every: number): readonly Die[] {
  return faces.map((face, index) => {
    const number = first + index;
    if (number % every !== 0) return { face, star: false };
    return { face: LOWEST_STAR + ((number / every - 1) % STAR_VALUES), star: true };
  });
}

/** The 150 dice of the regular game. */
export function dealGame(seed: string): readonly Die[] {
  return withStars(rollDice(GAME_DICE, stream(seed, 'dice')).faces, 1, STARRED_EVERY);
}

/** What nobody sees before it comes. */
export function dealHidden(seed: string): Hidden {
  return { fill: stream(seed, 'fill'), lightning: stream(seed, 'lightning') };
}

/** A whole board of plain dice. */
export function dealFill(board: Board, from: Stream): Columns {
  const { columns, rows } = BOARDS[board];
  const { faces } = rollDice(columns * rows, from);
  const dice = faces.map((face) => ({ face, star: false }));
  return Array.from({ length: columns }, (_, column) =>
    dice.slice(column * rows, (column + 1) * rows),
  );
}

/** `count` dice of the Lightning Round, the first of them being the round's die number `first`. */
export function dealLightning(
  count: number,
  first: number,
  from: Stream,
): { dice: readonly Die[]; next: Stream } {
  const { faces, next } = rollDice(count, from);
  return { dice: withStars(faces, first, BONUS_EVERY), next };
}
