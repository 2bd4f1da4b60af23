// Pyramid's table: what lies where, which card covers which, and what is available.

import type { Card } from '../../core/cards.ts';
import type { Position } from '../../core/game.ts';

export const ROWS = 7;
export const PYRAMID_CARDS = 28;

/** A pyramid card, row by row from the apex (0 to 27), the turned card, or the top of the waste. */
export type Place = number | 't' | 'w';

export type Aim = 'all' | 'pyramid';

export interface Options {
  readonly aim: Aim;
}

export interface Table {
  /** 28 places; undefined where the card has gone. */
  readonly pyramid: readonly (Card | undefined)[];
  readonly stockCount: number;
  readonly turned: Card | undefined;
  /** Top last. */
  readonly waste: readonly Card[];
  readonly aim: Aim;
}

export interface Hidden {
  /** Next to turn first. */
  readonly stock: readonly Card[];
}

export type PyramidPosition = Position<Table, Hidden>;

export type Move =
  | { readonly kind: 'turn' }
  | { readonly kind: 'king'; readonly place: Place }
  | { readonly kind: 'pair'; readonly places: readonly [Place, Place] };

/** The row of each pyramid place, 0 at the apex. */
export const ROW_OF: readonly number[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: row + 1 }, () => row),
).flat();

/** The two places of the row below that cover a place; none for the bottom row. */
export function coversOf(place: number): readonly number[] {
  const row = ROW_OF[place] ?? ROWS - 1;
  return row === ROWS - 1 ? [] : [place + row + 1, place + row + 2];
}

/** Those of its covers that are still there. */
export function remainingCovers(table: Table, place: number): readonly number[] {
  return coversOf(place).filter((cover) => table.pyramid[cover] !== undefined);
}

export function cardAt(table: Table, place: Place): Card | undefined {
  if (place === 't') return table.turned;
  if (place === 'w') return table.waste.at(-1);
  return table.pyramid[place];
}

/** A card is there and nothing covers it. */
export function isAvailable(table: Table, place: Place): boolean {
  if (cardAt(table, place) === undefined) return false;
  return typeof place === 'string' || remainingCovers(table, place).length === 0;
}

/** All places that hold an available card, in the order of the notation. */
export function availablePlaces(table: Table): readonly Place[] {
  const places: Place[] = [...Array(PYRAMID_CARDS).keys(), 't', 'w'];
  return places.filter((place) => isAvailable(table, place));
}

export function isPair(a: Card, b: Card): boolean {
  return a.rank + b.rank === 13;
}

/** A covered card whose one remaining cover is available and pairs with it: that cover. */
export function coveredOnlyByItsPair(table: Table, place: Place): number | undefined {
  if (typeof place === 'string') return undefined;
  const [cover, other] = remainingCovers(table, place);
  if (cover === undefined || other !== undefined || !isAvailable(table, cover)) return undefined;
  const card = table.pyramid[place];
  const partner = table.pyramid[cover];
  return card && partner && isPair(card, partner) ? cover : undefined;
}

/** Where a place stands in the notation's order: pyramid, turned, waste. */
function placeOrder(place: Place): number {
  if (place === 't') return PYRAMID_CARDS;
  return place === 'w' ? PYRAMID_CARDS + 1 : place;
}

/** A pair move in the notation's order. */
export function pairMove(a: Place, b: Place): Move {
  return { kind: 'pair', places: placeOrder(a) <= placeOrder(b) ? [a, b] : [b, a] };
}
