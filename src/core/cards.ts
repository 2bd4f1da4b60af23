// Playing cards and their text.

const RANKS = 'A23456789TJQK';
export const SUITS = 'CDHS';

export type Suit = 'C' | 'D' | 'H' | 'S';

/** `rank` from 1 (ace) to 13 (king). */
export interface Card {
  readonly rank: number;
  readonly suit: Suit;
}

/** All 52, clubs first, ace to king. */
export const PACK: readonly Card[] = (['C', 'D', 'H', 'S'] as const).flatMap((suit) =>
  Array.from({ length: 13 }, (_, index) => ({ rank: index + 1, suit })),
);

/** `"TD"` or `"td"` is the ten of diamonds; undefined for what is no card. */
export function parseCard(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text.charAt(0).toUpperCase()) + 1;
  const suit = text.charAt(1).toUpperCase();
  if (rank === 0) return undefined;
  return suit === 'C' || suit === 'D' || suit === 'H' || suit === 'S' ? { rank, suit } : undefined;
}

/** Two characters, upper case: `"TD"`. */
export function formatCard(card: Card): string {
  return RANKS.charAt(card.rank - 1) + card.suit;
}

export function sameCard(a: Card, b: Card): boolean {
  return a.rank === b.rank && a.suit === b.suit;
}

const RANK_WORDS = [
  'ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king',
] as const; // prettier-ignore

const SUIT_WORDS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;

/** As one says it: `"10"`, `"jack"`. */
export function rankName(rank: number): string {
  return RANK_WORDS[rank - 1] ?? '?';
}

/** As one says it: `"10 of diamonds"`. */
export function cardName(card: Card): string {
  return `${rankName(card.rank)} of ${SUIT_WORDS[card.suit]}`;
}

/** A text in which cards are named as one says them, with their names as one writes them. */
export function withLabels(text: string): string {
  return PACK.reduce((words, card) => words.replaceAll(cardName(card), cardLabel(card)), text);
}

/** As one writes it on a card: `"10♦"`. */
export function cardLabel(card: Card): string {
  const rank = card.rank === 10 ? '10' : RANKS.charAt(card.rank - 1);
  return rank + { C: '♣', D: '♦', H: '♥', S: '♠' }[card.suit];
}
