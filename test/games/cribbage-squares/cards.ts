// Cards and fixtures as the tests of Cribbage Squares write them.

import { readFileSync } from 'node:fs';
import { type Card, parseCard } from '../../../src/core/cards.ts';
import { isFailure } from '../../../src/core/game.ts';
import { read } from '../../../src/games/cribbage-squares/notation.ts';
import type { SquaresPosition } from '../../../src/games/cribbage-squares/table.ts';

export function card(text: string): Card {
  const parsed = parseCard(text);
  if (!parsed) throw new Error(`"${text}" is not a card`);
  return parsed;
}

/** `"5H 5D JC"`; none for an empty text. */
export function cards(text: string): readonly Card[] {
  return text.split(' ').filter(Boolean).map(card);
}

export function position(text: string, seed?: string): SquaresPosition {
  const found = read(text, seed);
  if (isFailure(found)) throw new Error(`${found.error} in ${text}`);
  return found;
}

/** The rows of a file of right answers, each split at its bars. */
export function fixture(name: string): readonly (readonly string[])[] {
  const file = new URL(`../../fixtures/${name}`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));
}
