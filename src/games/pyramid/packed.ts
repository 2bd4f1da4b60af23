// A Pyramid position packed for its solver: cards are numbers, sets of cards are two words.

import { type Card, SUITS } from '../../core/cards.ts';
import { columnsOf, pairBit, rowsOf } from './pair-grids.ts';
import { ABOVE, BELOW, COVERS, placeSet, placesIn } from './place-sets.ts';
import { PYRAMID_CARDS, type PyramidPosition } from './table.ts';

/** Ranks that pair are a class: A and Q, 2 and J … 6 and 7. */
export const CLASSES = 6;
/** A card's number is 8 × class + suit, 4 more for the higher rank; kings come last. */
export const CARDS = 52;
export const FIRST_KING = 8 * CLASSES;
/** Where a card or a place is expected. */
export const NONE = -1;
/**
 * A set of cards is two words, `lo` for the first three classes, `hi` for the others and the kings: a
 * byte for each class. So no word has more than the 30 bits that engines keep unboxed.
 */
export const HI_FROM = 24;
/** In `hi`. */
export const KINGS = 0xf << (FIRST_KING - HI_FROM);

export interface CardSet {
  readonly lo: number;
  readonly hi: number;
}

/** A card that lies on the one it pairs with: the two can go when nothing else lies on either. */
export interface NestedPair {
  readonly rankClass: number;
  readonly pair: number;
  /** Their places. */
  readonly upper: number;
  readonly lower: number;
}

export interface PackedDeal {
  /** The cards that are there at first; those of the pyramid as a set of places too. */
  readonly cards: CardSet;
  readonly places: number;
  /**
   * Waste, turned card and stock in the order of turning. With `time` of them turned, the last of
   * those is the turned card, if it is still there, and the others are the waste: so a set of cards
   * and a time are all of a position. NONE at first for a turned card that has gone.
   */
  readonly sequence: Int8Array;
  readonly inSequence: CardSet;
  readonly time: number;
  readonly placeOf: Int8Array;
  readonly cardAt: Int8Array;
  /** By place: the cards that lie on it, directly or not, which must go before it can. */
  readonly below: readonly CardSet[];
  /** By place: its card and those it lies on, directly or not, which stay where it stays. */
  readonly above: readonly CardSet[];
  /** By class, the pairs that are not impossible from the start. */
  readonly pairs: Int32Array;
  readonly nested: readonly NestedPair[];
  /** The cards that count; by class, the pairs in which the low card counts, and the high one. */
  readonly counted: CardSet;
  readonly countedLows: Int32Array;
  readonly countedHighs: Int32Array;
}

export function cardNumber({ rank, suit }: Card): number {
  const number = SUITS.indexOf(suit);
  if (rank === 13) return FIRST_KING + number;
  return rank <= 6 ? 8 * (rank - 1) + number : 8 * (12 - rank) + 4 + number;
}

export function has(lo: number, hi: number, card: number): boolean {
  return ((card < HI_FROM ? lo >>> card : hi >>> (card - HI_FROM)) & 1) === 1;
}

export function loBit(card: number): number {
  return card < HI_FROM ? 1 << card : 0;
}

export function hiBit(card: number): number {
  return card < HI_FROM ? 0 : 1 << (card - HI_FROM);
}

/** The cards of a class in a set, as a byte: the low rank's in bits 0 to 3. */
export function byteOf(lo: number, hi: number, rankClass: number): number {
  return rankClass < 3 ? (lo >>> (8 * rankClass)) & 255 : (hi >>> (8 * rankClass - HI_FROM)) & 255;
}

/** `countAll`: all cards count; else only those of the pyramid. */
export function pack({ table, hidden }: PyramidPosition, countAll: boolean): PackedDeal {
  const turned = table.turned ? cardNumber(table.turned) : NONE;
  const stock = hidden.stock.map(cardNumber);
  const sequence = Int8Array.of(...table.waste.map(cardNumber), turned, ...stock);
  const cardAt = Int8Array.from(table.pyramid, (card) => (card ? cardNumber(card) : NONE));
  const cards = cardSet([...cardAt, ...sequence]);
  const counted = countAll ? cards : cardSet([...cardAt]);
  const cardsAt = (set: number): CardSet =>
    cardSet(placesIn(set).map((place) => cardAt[place] ?? NONE));
  return {
    cards,
    places: placeSet([...cardAt.keys()].filter((place) => cardAt[place] !== NONE)),
    sequence,
    inSequence: cardSet([...sequence]),
    time: table.waste.length + 1,
    placeOf: Int8Array.from({ length: CARDS }, (_, card) => cardAt.indexOf(card)),
    cardAt,
    below: BELOW.map(cardsAt),
    above: ABOVE.map(cardsAt),
    ...possiblePairs(cards, cardAt),
    counted,
    countedLows: byClass((one) => rowsOf(byteOf(counted.lo, counted.hi, one))),
    countedHighs: byClass((one) => columnsOf(byteOf(counted.lo, counted.hi, one))),
  };
}

function byClass(grid: (rankClass: number) => number): Int32Array {
  return Int32Array.from({ length: CLASSES }, (_, rankClass) => grid(rankClass));
}

function cardSet(cards: readonly number[]): CardSet {
  let lo = 0;
  let hi = 0;
  for (const card of cards) {
    if (card === NONE) continue;
    lo |= loBit(card);
    hi |= hiBit(card);
  }
  return { lo, hi };
}

/** Of two cards of which one lies on the other only nested ones can be available together. */
function possiblePairs(
  cards: CardSet,
  cardAt: Int8Array,
): { readonly pairs: Int32Array; readonly nested: readonly NestedPair[] } {
  const nested: NestedPair[] = [];
  const pairs = byClass((rankClass) => {
    let grid = 0;
    for (let low = 0; low < 4; low++) {
      for (let high = 0; high < 4; high++) {
        const [first, second] = [8 * rankClass + low, 8 * rankClass + 4 + high];
        if (!has(cards.lo, cards.hi, first) || !has(cards.lo, cards.hi, second)) continue;
        const pair = pairBit(low, high);
        const [upper, lower] = inOrder(cardAt.indexOf(first), cardAt.indexOf(second));
        const covers = isIn(COVERS, upper, lower);
        if (covers) nested.push({ rankClass, pair, upper, lower });
        if (covers || !isIn(BELOW, upper, lower)) grid |= pair;
      }
    }
    return grid;
  });
  return { pairs, nested };
}

function inOrder(a: number, b: number): readonly [number, number] {
  return a < b ? [a, b] : [b, a];
}

/** Whether `lower` is among those of `upper`; both may be NONE. */
function isIn(sets: readonly number[], upper: number, lower: number): boolean {
  return upper !== NONE && lower < PYRAMID_CARDS && (((sets[upper] ?? 0) >> lower) & 1) === 1;
}
