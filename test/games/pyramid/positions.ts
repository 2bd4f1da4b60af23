// Positions of Pyramid for tests: from the fixtures, and small ones at random.

import { readFileSync } from 'node:fs';
import { type Card, PACK } from '../../../src/core/cards.ts';
import { isFailure } from '../../../src/core/game.ts';
import { below, shuffle, stream } from '../../../src/core/random.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import {
  type Aim,
  availablePlaces,
  PYRAMID_CARDS,
  type PyramidPosition,
} from '../../../src/games/pyramid/table.ts';

/** The rows of a fixture, each split into its fields. */
export function fixtureRows(file: string): readonly (readonly string[])[] {
  return readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));
}

export function readPosition(text: string): PyramidPosition {
  const position = pyramid.read(text);
  if (isFailure(position)) throw new Error(position.error);
  return position;
}

/** How large a random position may be. */
export interface Size {
  /** Ranks from the king down that pair with some rank as high: 2 is K, Q with A, J with 2. */
  readonly ranks: number;
  readonly pyramid: number;
  readonly waste: number;
  readonly stock: number;
}

/** A random position of few ranks, so that most cards have several partners. */
export function smallPosition(seed: string, size: Size, aim: Aim = 'all'): PyramidPosition {
  const pack = PACK.filter(({ rank }) => rank >= 13 - size.ranks || rank <= size.ranks);
  const cards = shuffle(pack, stream(seed, 'deal')).items;
  let choice = stream(seed, 'size');
  const upTo = (limit: number): number => {
    const drawn = below(limit + 1, choice);
    choice = drawn.next;
    return drawn.value;
  };
  const take = (limit: number): Card[] => cards.splice(0, upTo(limit));
  const dealt = take(size.pyramid);
  const [waste, turned, stock] = [take(size.waste), take(1)[0], take(size.stock)];
  const full = Array.from({ length: PYRAMID_CARDS }, (_, place) => dealt[place]);
  const table = { pyramid: full, stockCount: stock.length, turned, waste, aim };
  // The lower edge gets gaps, so that some cards are covered by one card only.
  const ragged = availablePlaces(table).filter(
    (place) => typeof place === 'number' && upTo(2) === 0,
  );
  const gapped = full.map((card, place) => (ragged.includes(place) ? undefined : card));
  return { table: { ...table, pyramid: gapped }, hidden: { stock } };
}
