// The points of a whole hand by table look-ups, for minds that score millions of hands; it agrees
// with scoring.ts on every hand. Nothing else should load it: making the tables takes a moment.

import { type Card, SUITS } from '../../core/cards.ts';

export const RANKS = 13;
const HAND_AND_STARTER = 5;
const JACK = 10;

/** 0 to 51: four times the rank from 0 (ace) to 12 (king), plus the suit from 0 to 3. */
export function packCard(card: Card): number {
  return (card.rank - 1) * 4 + SUITS.indexOf(card.suit);
}

/**
 * Fifteens, pairs and runs depend on ranks alone. Every multiset of up to five ranks has a number,
 * 0 for none: `NEXT[13 * multiset + rank]` is the multiset with one more, `POINTS` what it scores.
 */
export const { NEXT, POINTS } = rankTables();

/** Four packed cards of a hand and the packed common card, all different. */
export function handPoints(a: number, b: number, c: number, d: number, starter: number): number {
  let ranks = NEXT[a >> 2] ?? 0;
  ranks = NEXT[RANKS * ranks + (b >> 2)] ?? 0;
  ranks = NEXT[RANKS * ranks + (c >> 2)] ?? 0;
  ranks = NEXT[RANKS * ranks + (d >> 2)] ?? 0;
  ranks = NEXT[RANKS * ranks + (starter >> 2)] ?? 0;
  let points = POINTS[ranks] ?? 0;
  const suit = starter & 3;
  if ((((a ^ b) | (a ^ c) | (a ^ d)) & 3) === 0) points += (a & 3) === suit ? 5 : 4;
  const jack = 4 * JACK + suit;
  if (a === jack || b === jack || c === jack || d === jack) points += 1;
  return points;
}

function rankTables(): { NEXT: Uint16Array; POINTS: Uint8Array } {
  const all = multisets();
  const numbers = new Map(all.map((ranks, number) => [ranks.join(), number]));
  const growing = all.filter((ranks) => ranks.length < HAND_AND_STARTER);
  const grown = growing.flatMap((ranks) =>
    allRanks().map((rank) => [...ranks, rank].sort((a, b) => a - b)),
  );
  return {
    NEXT: Uint16Array.from(grown, (ranks) => numbers.get(ranks.join()) ?? 0),
    POINTS: Uint8Array.from(all, rankPoints),
  };
}

/** Each in ascending order, smaller ones first, so that those that can still grow come first. */
function multisets(): readonly (readonly number[])[] {
  let largest: readonly (readonly number[])[] = [[]];
  const all = [...largest];
  for (let size = 1; size <= HAND_AND_STARTER; size++) {
    largest = largest.flatMap((ranks) => allRanks(ranks.at(-1)).map((rank) => [...ranks, rank]));
    all.push(...largest);
  }
  return all;
}

function allRanks(from = 0): readonly number[] {
  return Array.from({ length: RANKS - from }, (_, index) => from + index);
}

/** Ranks from 0 (ace), ascending. Five alike, which no pack holds, are scored too. */
function rankPoints(ranks: readonly number[]): number {
  const counts = allRanks().map((rank) => ranks.filter((other) => other === rank).length);
  const pairs = counts.reduce((points, alike) => points + alike * (alike - 1), 0);
  return 2 * waysTo(15, ranks) + pairs + runPoints(counts);
}

/** How many sets of the ranks total `sum`. */
function waysTo(sum: number, ranks: readonly number[]): number {
  const [rank, ...others] = ranks;
  if (rank === undefined || sum < 0) return sum === 0 ? 1 : 0;
  return waysTo(sum, others) + waysTo(sum - Math.min(rank + 1, 10), others);
}

function runPoints(counts: readonly number[]): number {
  let length = 0;
  let ways = 1;
  for (const alike of [...counts, 0]) {
    if (alike > 0) {
      length += 1;
      ways *= alike;
    } else if (length >= 3) {
      return length * ways;
    } else {
      length = 0;
      ways = 1;
    }
  }
  return 0;
}
