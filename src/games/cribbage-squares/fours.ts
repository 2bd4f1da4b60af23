// Sets of four of a game's sixteen cards, as par's search has them: bits by the cards' places.

import type { Card } from '../../core/cards.ts';
import { handPoints, packCard } from './hand-points.ts';
import { CELLS } from './table.ts';

export const CARDS = CELLS;
const SETS = 2 ** CARDS;

/** The points of each set of four with the common card, by its bits; 0 for other sets. */
export type FourPoints = Uint8Array;

export interface Arrangement {
  readonly total: number;
  /** The place of each cell's card among the sixteen, row by row. */
  readonly order: readonly number[];
}

export function pointsOfFours(cards: readonly Card[], starter: Card): FourPoints {
  const points = new Uint8Array(SETS);
  const packed = cards.map(packCard);
  const common = packCard(starter);
  for (let a = 0; a < CARDS; a++)
    for (let b = a + 1; b < CARDS; b++)
      for (let c = b + 1; c < CARDS; c++)
        for (let d = c + 1; d < CARDS; d++)
          points[(1 << a) | (1 << b) | (1 << c) | (1 << d)] = handPoints(
            packed[a] ?? 0,
            packed[b] ?? 0,
            packed[c] ?? 0,
            packed[d] ?? 0,
            common,
          );
  return points;
}

/** The places of the cards of a set. */
export function placesIn(set: number): readonly number[] {
  const places: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) places.push(31 - Math.clz32(left & -left));
  return places;
}

/**
 * Writes down all sets of four cards of `set` that hold its lowest: each way to split four off is
 * met once when that is repeated with the rest. Gives how many they are, 35 of eight cards.
 */
export function foursWithLowest(set: number, to: Uint16Array): number {
  const lowest = set & -set;
  let count = 0;
  for (let from2 = set & ~lowest; from2 !== 0; from2 &= from2 - 1) {
    const two = lowest | (from2 & -from2);
    for (let from3 = from2 & (from2 - 1); from3 !== 0; from3 &= from3 - 1) {
      const three = two | (from3 & -from3);
      for (let from4 = from3 & (from3 - 1); from4 !== 0; from4 &= from4 - 1) {
        to[count++] = three | (from4 & -from4);
      }
    }
  }
  return count;
}
