// A good arrangement of sixteen cards, found quickly: some that are improved as long as exchanging
// two cards helps.

import { shuffle, stream } from '../../core/random.ts';
import { type Arrangement, CARDS, type FourPoints } from './fours.ts';
import { COLUMNS, ROWS } from './table.ts';

const STARTS = 12;

/** The places of the cards in the order of cells; 12 more or less random ones to begin with. */
const ORDERS: readonly (readonly number[])[] = Array.from(
  { length: STARTS },
  (_, start) => shuffle([...Array(CARDS).keys()], stream(String(start), 'par')).items,
);

const LINES = [...ROWS, ...COLUMNS].map(({ cells }) => cells.map((cell) => cell - 1));

export function improvedArrangement(points: FourPoints): Arrangement {
  const found = ORDERS.map((order) => improved(points, order));
  return found.reduce((best, other) => (other.total > best.total ? other : best));
}

function improved(points: FourPoints, start: readonly number[]): Arrangement {
  const order = [...start];
  let total = totalOf(points, order);
  for (let before = -1; before < total;) {
    before = total;
    for (let cell = 0; cell < CARDS; cell++) {
      for (let other = cell + 1; other < CARDS; other++) {
        exchange(order, cell, other);
        const exchanged = totalOf(points, order);
        if (exchanged > total) total = exchanged;
        else exchange(order, cell, other);
      }
    }
  }
  return { total, order };
}

function exchange(order: number[], cell: number, other: number): void {
  const card = order[cell] ?? 0;
  order[cell] = order[other] ?? 0;
  order[other] = card;
}

function totalOf(points: FourPoints, order: readonly number[]): number {
  let total = 0;
  for (const line of LINES) {
    let set = 0;
    for (const cell of line) set |= 1 << (order[cell] ?? 0);
    total += points[set] ?? 0;
  }
  return total;
}
