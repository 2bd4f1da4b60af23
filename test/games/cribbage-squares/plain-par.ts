// Looks for the best arrangement without any thought: from hundreds of random grids, by exchanging
// cards as long as that helps. What it finds, par must reach.

import type { Card } from '../../../src/core/cards.ts';
import { shuffle, stream } from '../../../src/core/random.ts';
import { scoreHand } from '../../../src/games/cribbage-squares/scoring.ts';
import { COLUMNS, ROWS } from '../../../src/games/cribbage-squares/table.ts';

const LINES = [...ROWS, ...COLUMNS].map(({ cells }) => cells.map((cell) => cell - 1));

export function highestClimb(cards: readonly Card[], starter: Card, climbs: number): number {
  const known = new Map<number, number>();
  const pointsOf = (places: readonly number[]): number => {
    const set = places.reduce((bits, place) => bits | (1 << place), 0);
    const hand = (): Card[] => places.flatMap((place) => cards[place] ?? []);
    const points = known.get(set) ?? scoreHand(hand(), starter).total;
    known.set(set, points);
    return points;
  };
  const totalOf = (order: readonly number[]): number =>
    LINES.reduce((sum, line) => sum + pointsOf(line.map((cell) => order[cell] ?? 0)), 0);
  const starts = Array.from(
    { length: climbs },
    (_, climb) => shuffle([...cards.keys()], stream(String(climb), 'climb')).items,
  );
  return Math.max(...starts.map((start) => climb(start, totalOf)));
}

function climb(order: readonly number[], totalOf: (order: readonly number[]) => number): number {
  const total = totalOf(order);
  for (const [a, first] of order.entries()) {
    for (const [b, second] of order.entries()) {
      const exchanged = order.with(a, second).with(b, first);
      if (a < b && totalOf(exchanged) > total) return climb(exchanged, totalOf);
    }
  }
  return total;
}
