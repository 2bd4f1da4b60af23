// What a cribbage hand and a whole grid score, item by item and in points.

import type { Card } from '../../core/cards.ts';
import { COLUMNS, handOf, type Line, ROWS, SIDE, type Table } from './table.ts';

const JACK = 11;

/**
 * One thing that scores, and all the cards that make it: a pair royal is one `pair` of three
 * cards, a double run one `run` of four or five cards.
 */
export interface Item {
  readonly kind: 'fifteen' | 'pair' | 'run' | 'flush' | 'nobs';
  readonly points: number;
  readonly cards: readonly Card[];
}

/** In points. */
export interface HandScore {
  readonly fifteens: number;
  readonly pairs: number;
  readonly runs: number;
  readonly flush: number;
  readonly nobs: number;
  readonly total: number;
}

/** In points: four rows from the top, four columns from the left, and all of them together. */
export interface GridScore {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly total: number;
}

/**
 * All that a hand of up to four cards scores, in the order in which cribbage counts: fifteens,
 * pairs, runs, flush, his nobs. Without the common card it is what the cards score so far.
 */
export function itemise(hand: readonly Card[], starter: Card | undefined): readonly Item[] {
  const cards = starter ? [...hand, starter] : hand;
  const ranks = byRank(cards);
  return [
    ...fifteens(cards),
    ...pairs(ranks),
    ...runs(ranks),
    ...flush(hand, starter),
    ...nobs(hand, starter),
  ];
}

export function scoreHand(hand: readonly Card[], starter: Card | undefined): HandScore {
  const items = itemise(hand, starter);
  const of = (kind: Item['kind']): number => points(items.filter((item) => item.kind === kind));
  return {
    fifteens: of('fifteen'),
    pairs: of('pair'),
    runs: of('run'),
    flush: of('flush'),
    nobs: of('nobs'),
    total: points(items),
  };
}

/** The grid may have free cells, and the common card need not be turned. */
export function scoreGrid(cells: Table['cells'], starter: Card | undefined): GridScore {
  const score = (line: Line): number => points(itemise(handOf(cells, line), starter));
  const rows = ROWS.map(score);
  const columns = COLUMNS.map(score);
  return { rows, columns, total: sum([...rows, ...columns]) };
}

function points(items: readonly Item[]): number {
  return sum(items.map((item) => item.points));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Ace 1, ten to king 10. */
function value(card: Card): number {
  return Math.min(card.rank, 10);
}

/** No single card is worth 15, so every set that is has two cards or more. */
function fifteens(cards: readonly Card[]): readonly Item[] {
  return subsets(cards)
    .filter((subset) => sum(subset.map(value)) === 15)
    .map((subset) => ({ kind: 'fifteen', points: 2, cards: subset }));
}

function subsets(cards: readonly Card[]): readonly (readonly Card[])[] {
  return cards.reduce<readonly (readonly Card[])[]>(
    (found, card) => [...found, ...found.map((subset) => [...subset, card])],
    [[]],
  );
}

/** The cards of each rank; entry 0 and the one after the king are empty. */
function byRank(cards: readonly Card[]): readonly (readonly Card[])[] {
  const ranks: Card[][] = Array.from({ length: 15 }, () => []);
  for (const card of cards) ranks[card.rank]?.push(card);
  return ranks;
}

function pairs(ranks: readonly (readonly Card[])[]): readonly Item[] {
  return ranks
    .filter((alike) => alike.length > 1)
    .map((alike) => ({ kind: 'pair', points: alike.length * (alike.length - 1), cards: alike }));
}

/** Five cards cannot hold two stretches of three ranks, so that the one found is the longest. */
function runs(ranks: readonly (readonly Card[])[]): readonly Item[] {
  let stretch: (readonly Card[])[] = [];
  for (const alike of ranks) {
    if (alike.length > 0) {
      stretch.push(alike);
    } else if (stretch.length >= 3) {
      break;
    } else {
      stretch = [];
    }
  }
  if (stretch.length < 3) return [];
  const ways = stretch.reduce((product, alike) => product * alike.length, 1);
  return [{ kind: 'run', points: ways * stretch.length, cards: stretch.flat() }];
}

/** The common card can lengthen a flush but never replace a card of the hand. */
function flush(hand: readonly Card[], starter: Card | undefined): readonly Item[] {
  const suit = hand[0]?.suit;
  if (hand.length < SIDE || hand.some((card) => card.suit !== suit)) return [];
  const cards = starter && starter.suit === suit ? [...hand, starter] : hand;
  return [{ kind: 'flush', points: cards.length, cards }];
}

/** The jack and the common card whose suit it shares. */
function nobs(hand: readonly Card[], starter: Card | undefined): readonly Item[] {
  if (!starter) return [];
  return hand
    .filter((card) => card.rank === JACK && card.suit === starter.suit)
    .map((jack) => ({ kind: 'nobs', points: 1, cards: [jack, starter] }));
}
