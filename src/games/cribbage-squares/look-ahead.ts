// Looks a card or two ahead: what grids are worth, on average over the cards that may come.

import { NEXT, RANKS } from './hand-points.ts';
import { GROWING, HANDS, type Stage } from './line-values.ts';
import { LINES, PackedGrids } from './packed-grids.ts';
import { CELLS, SIDE } from './table.ts';
import type { Unseen } from './unseen.ts';

const SUITS = [0, 1, 2, 3] as const;
const NOWHERE = -1e9;

/** What each grid is worth as it stands, by the values of its lines. */
export function standingValues(grids: PackedGrids, unseen: Unseen, stage: Stage): Float64Array {
  return Float64Array.from({ length: grids.count }, (_, grid) => {
    let sum = 0;
    for (let line = LINES * grid; line < LINES * (grid + 1); line++) {
      const value = stage.values[grids.entry(line)] ?? 0;
      sum += value + unseen.bonus(stage, grids.ranks[line] ?? 0);
    }
    return sum;
  });
}

/** What each grid is worth before the next card is turned and placed: `stage` is that after it. */
export function valuesOneAhead(grids: PackedGrids, unseen: Unseen, stage: Stage): Float64Array {
  return new OneAhead(stage).values(grids, unseen);
}

/** The same with two cards: `stage` is that after both. All grids have as many cards. */
export function valuesTwoAhead(grids: PackedGrids, unseen: Unseen, stage: Stage): Float64Array {
  const oneAhead = new OneAhead(stage);
  const totals = new Float64Array(grids.count);
  const after = new PackedGrids(grids.count * CELLS);
  const live = liveSuits(grids);
  for (let rank = 0; rank < RANKS; rank++) {
    for (const [suit, alike] of differentSuits(unseen.suits[rank] ?? 0, live)) {
      const card = 4 * rank + suit;
      after.count = 0;
      for (let grid = 0; grid < grids.count; grid++) after.addAll(grids, grid, card);
      const values = oneAhead.values(after, unseen.without(card));
      const choices = after.count / grids.count;
      for (let grid = 0; grid < grids.count; grid++) {
        const best = Math.max(...values.subarray(grid * choices, (grid + 1) * choices));
        totals[grid] = (totals[grid] ?? 0) + alike * best;
      }
    }
  }
  return totals.map((total) => total / unseen.total);
}

/** The suits that some line with cards has in common, as bits: a card of another makes no flush. */
function liveSuits(grids: PackedGrids): number {
  let live = 0;
  for (let line = 0; line < LINES * grids.count; line++) {
    const ranks = grids.ranks[line] ?? 0;
    if (ranks > 0 && ranks < GROWING) live |= grids.suits[line] ?? 0;
  }
  return live;
}

/** One suit for all that are not live, each with how many cards of a rank it stands for. */
function differentSuits(suits: number, live: number): readonly (readonly [number, number])[] {
  const there = SUITS.filter((suit) => (suits >> suit) & 1);
  const others = there.filter((suit) => !((live >> suit) & 1));
  const [other] = others;
  const alone = there.filter((suit) => (live >> suit) & 1).map((suit) => [suit, 1] as const);
  return other === undefined ? alone : [...alone, [other, others.length]];
}

/** With its tables at hand, for many grids at once: values depend on the rank of the next card. */
class OneAhead {
  readonly #stage: Stage;
  /** As in a stage, only of the lines at hand. */
  readonly #values = new Float64Array(2 * HANDS);
  /** What each line gains by the card, where it makes no flush and where it may. */
  readonly #mixed = new Float64Array(LINES);
  readonly #gains = new Float64Array(LINES);

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  values(grids: PackedGrids, unseen: Unseen): Float64Array {
    const totals = new Float64Array(grids.count);
    const lines = new Set(grids.ranks.subarray(0, LINES * grids.count));
    for (let rank = 0; rank < RANKS; rank++) {
      const suits = unseen.suits[rank] ?? 0;
      if (suits === 0) continue;
      for (const line of lines) {
        this.#fill(line, rank, unseen);
        if (line < GROWING) this.#fill(NEXT[RANKS * line + rank] ?? 0, rank, unseen);
      }
      for (let grid = 0; grid < grids.count; grid++) {
        totals[grid] = (totals[grid] ?? 0) + this.#sumOverSuits(grids, grid, rank, suits);
      }
    }
    return totals.map((total) => total / unseen.total);
  }

  #fill(line: number, rank: number, unseen: Unseen): void {
    const { values } = this.#stage;
    const bonus = unseen.bonusWithout(rank, this.#stage, line);
    this.#values[line] = (values[line] ?? 0) + bonus;
    this.#values[line + HANDS] = (values[line + HANDS] ?? 0) + bonus;
  }

  #sumOverSuits(grids: PackedGrids, grid: number, rank: number, suits: number): number {
    const values = this.#values;
    const first = LINES * grid;
    const free = grids.free[grid] ?? 0;
    let standing = 0;
    let live = 0;
    for (let line = 0; line < LINES; line++) {
      const ranks = grids.ranks[first + line] ?? 0;
      const value = values[grids.entry(first + line)] ?? 0;
      standing += value;
      if (ranks >= GROWING) continue;
      const grown = (NEXT[RANKS * ranks + rank] ?? 0) + (ranks === 0 ? HANDS : 0);
      this.#mixed[line] = (values[grown] ?? 0) - value;
      if (ranks > 0) live |= grids.suits[first + line] ?? 0;
    }
    let sum = 0;
    let mixed = NOWHERE;
    for (let suit = 0; suit < 4; suit++) {
      if (!((suits >> suit) & 1)) continue;
      if ((live >> suit) & 1) {
        this.#gainsInSuit(grids, first, rank, suit);
        sum += standing + bestGain(this.#gains, free);
      } else {
        if (mixed === NOWHERE) mixed = bestGain(this.#mixed, free);
        sum += standing + mixed;
      }
    }
    return sum;
  }

  #gainsInSuit(grids: PackedGrids, first: number, rank: number, suit: number): void {
    const values = this.#values;
    for (let line = 0; line < LINES; line++) {
      const ranks = grids.ranks[first + line] ?? 0;
      const suits = grids.suits[first + line] ?? 0;
      if (ranks < GROWING && suits === 1 << suit) {
        const grown = NEXT[RANKS * ranks + rank] ?? 0;
        this.#gains[line] = (values[grown + HANDS] ?? 0) - (values[ranks + HANDS] ?? 0);
      } else {
        this.#gains[line] = this.#mixed[line] ?? 0;
      }
    }
  }
}

/** Of a card on a free cell, where each line gains so much by it. */
function bestGain(gains: Float64Array, free: number): number {
  const first = gains[SIDE] ?? 0;
  const second = gains[SIDE + 1] ?? 0;
  const third = gains[SIDE + 2] ?? 0;
  const fourth = gains[SIDE + 3] ?? 0;
  let best = NOWHERE;
  for (let row = 0; row < SIDE; row++) {
    const cells = (free >> (SIDE * row)) & 15;
    if (cells === 0) continue;
    let gain = NOWHERE;
    if (cells & 1 && first > gain) gain = first;
    if (cells & 2 && second > gain) gain = second;
    if (cells & 4 && third > gain) gain = third;
    if (cells & 8 && fourth > gain) gain = fourth;
    gain += gains[row] ?? 0;
    if (gain > best) best = gain;
  }
  return best;
}
