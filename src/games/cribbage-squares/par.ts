// Par: the best that the sixteen cards could have scored in hindsight, with proof.

import type { Card } from '../../core/cards.ts';
import { bestColumns } from './best-columns.ts';
import { CARDS, pointsOfFours } from './fours.ts';
import { improvedArrangement } from './improved-arrangement.ts';
import { RowPartitions } from './row-partitions.ts';

export interface Par {
  readonly total: number;
  /** Row by row. */
  readonly cells: readonly Card[];
  /** Whether no arrangement scores more; if not, it is the best found. */
  readonly proven: boolean;
}

/** Of ways to make four rows: many times what any of thousands of deals took. */
const BUDGET = 1_000_000;

/**
 * A grid scores the same when its rows become columns, so there is a best one whose rows score at
 * least half. All ways to make four rows that score more than half of the best known are gone
 * through, the highest first, each with the columns that may cross them. `budget` is how many.
 */
export function par(cards: readonly Card[], starter: Card, budget = BUDGET): Par {
  if (cards.length !== CARDS) throw new Error(`par is of ${CARDS} cards, here are ${cards.length}`);
  const points = pointsOfFours(cards, starter);
  let best = improvedArrangement(points);
  const partitions = new RowPartitions(points, Math.floor(best.total / 2) + 1);
  let left = budget;
  for (let rowPoints = partitions.most; 2 * rowPoints > best.total && left > 0; rowPoints--) {
    for (const rows of partitions.scoring(rowPoints)) {
      if (left === 0) break;
      left -= 1;
      best = bestColumns(points, rows, best.total - rowPoints) ?? best;
    }
  }
  return {
    total: best.total,
    cells: best.order.flatMap((index) => cards[index] ?? []),
    proven: left > 0,
  };
}
