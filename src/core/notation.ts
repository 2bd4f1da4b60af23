// What the notations of all games share: fields, cards in fields, and errors that name the place.

import { type Card, formatCard, parseCard, sameCard } from './cards.ts';
import type { Failure } from './game.ts';

/**
 * The longest text any notation can need, in characters. Longer input is refused unread, so that
 * reading does bounded work for any input.
 */
const LONGEST_TEXT = 4_000;

export function failure(error: string): Failure {
  return { error };
}

/** The fields of a position, or why there are not as many as `names`. */
export function splitFields(text: string, names: readonly string[]): readonly string[] | Failure {
  if (text.length > LONGEST_TEXT)
    return failure(`the text is longer than ${String(LONGEST_TEXT)} characters`);
  const fields = text.trim().split(/\s+\/\s+/);
  if (fields.length !== names.length) {
    return failure(
      `a position has ${String(names.length)} fields (${names.join(' / ')}), here are ${String(fields.length)}`,
    );
  }
  return fields;
}

/** The words of a field, which is `-` when it holds nothing. */
export function splitWords(field: string): readonly string[] {
  return field === '-' ? [] : field.trim().split(/\s+/);
}

/**
 * Reads cards, counting them across several calls so that an error can say which card of the
 * whole text it is and a card that stands twice is found wherever it stands.
 */
export class CardReader {
  readonly #seen: Card[] = [];
  #count = 0;

  /** The card, undefined for `--` where `gaps` are allowed, or a failure such as `card 31: "1H" is not a card`. */
  read(word: string, gaps: boolean): Card | undefined | Failure {
    this.#count += 1;
    if (gaps && word === '--') return undefined;
    const place = `card ${String(this.#count)}`;
    const card = parseCard(word);
    if (!card) return failure(`${place}: "${word}" is not a card`);
    if (this.#seen.some((other) => sameCard(other, card))) {
      return failure(`${place}: "${formatCard(card)}" stands twice`);
    }
    this.#seen.push(card);
    return card;
  }

  /** All the words as cards without gaps, or the first failure. */
  readAll(words: readonly string[]): readonly Card[] | Failure {
    const cards: Card[] = [];
    for (const word of words) {
      const card = this.read(word, false);
      if (card === undefined) continue;
      if ('error' in card) return card;
      cards.push(card);
    }
    return cards;
  }
}

/** A field of cards: `-` when there are none. */
export function formatCards(cards: readonly Card[]): string {
  return cards.length === 0 ? '-' : cards.map(formatCard).join(' ');
}
