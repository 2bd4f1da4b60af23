// Cribbage Squares' notation: positions as three fields or a whole deal, moves as cell numbers.

import { type Card, formatCard, PACK, sameCard } from '../../core/cards.ts';
import type { Failure } from '../../core/game.ts';
import { CardReader, failure, formatCards, splitFields, splitWords } from '../../core/notation.ts';
import { shuffle, stream } from '../../core/random.ts';
import { CELLS, DEAL_CARDS, dealt, type Move, type SquaresPosition } from './table.ts';

const FIELDS = ['grid', 'card to place', 'common card'] as const;

/**
 * Reads three fields, or the 17 cards of a whole deal. The cards behind a position come in the
 * order in which `seed` shuffles the pack, so that with the seed of its deal it plays on as dealt.
 */
export function read(text: string, seed = text): SquaresPosition | Failure {
  if (!text.includes('/')) return readDeal(text);
  const fields = splitFields(text, FIELDS);
  if ('error' in fields) return fields;
  const [gridField = '', cardField = '', starterField = ''] = fields;
  const reader = new CardReader();

  const cells = readGrid(gridField, reader);
  if ('error' in cells) return cells;
  const card = readOne('card to place', cardField, reader);
  if (card && 'error' in card) return card;
  const starter = readOne('common card', starterField, reader);
  if (starter && 'error' in starter) return starter;

  const free = cells.findIndex((cell) => !cell) + 1;
  const wrong = free > 0 ? whileFree(free, card, starter) : onceFull(card, starter);
  if (wrong) return wrong;
  const shown = [...cells, card, starter].filter((each) => each !== undefined);
  return { table: { cells, card, starter }, hidden: { deck: dealBehind(shown, seed) } };
}

function readDeal(text: string): SquaresPosition | Failure {
  const fields = splitFields(text, ['deal']);
  if ('error' in fields) return fields;
  const words = fields.flatMap((field) => field.match(/\S+/g) ?? []);
  if (words.length !== DEAL_CARDS) {
    const positionForm = `a position has ${String(FIELDS.length)} fields (${FIELDS.join(' / ')})`;
    return failure(
      `a deal has ${String(DEAL_CARDS)} cards, here are ${String(words.length)}; ${positionForm}`,
    );
  }
  const deal = new CardReader().readAll(words);
  return 'error' in deal ? deal : dealt(deal);
}

function readGrid(field: string, reader: CardReader): readonly (Card | undefined)[] | Failure {
  const words = splitWords(field);
  if (words.length !== CELLS) {
    return failure(`grid: ${String(CELLS)} cells, here are ${String(words.length)}`);
  }
  const cells: (Card | undefined)[] = [];
  for (const word of words) {
    const card = reader.read(word, true);
    if (card && 'error' in card) return card;
    cells.push(card);
  }
  return cells;
}

/** The card of a field that holds one or, written `-`, none. */
function readOne(name: string, field: string, reader: CardReader): Card | undefined | Failure {
  const cards = reader.readAll(splitWords(field));
  if ('error' in cards) return cards;
  if (cards.length > 1) {
    return failure(`${name}: at most one card, here are ${String(cards.length)}`);
  }
  return cards[0];
}

/** What is wrong with the cards beside a grid in which a cell is free. */
function whileFree(
  free: number,
  card: Card | undefined,
  starter: Card | undefined,
): Failure | undefined {
  const because = `although cell ${String(free)} is free`;
  if (!card) return failure(`card to place: "-" ${because}`);
  return starter && failure(`common card: "${formatCard(starter)}" ${because}`);
}

/** What is wrong with the cards beside a full grid. */
function onceFull(card: Card | undefined, starter: Card | undefined): Failure | undefined {
  const because = 'although the grid is full';
  if (card) return failure(`card to place: "${formatCard(card)}" ${because}`);
  return starter ? undefined : failure(`common card: "-" ${because}`);
}

/** The cards of a deal that are still to be turned when those in `shown` are, drawn from `seed`. */
export function dealBehind(shown: readonly Card[], seed: string): readonly Card[] {
  return shuffle(PACK, stream(seed, 'deal'))
    .items.filter((card) => !shown.some((other) => sameCard(card, other)))
    .slice(0, DEAL_CARDS - shown.length);
}

export function write({ table }: SquaresPosition): string {
  return [
    table.cells.map((card) => (card ? formatCard(card) : '--')).join(' '),
    formatCards(table.card ? [table.card] : []),
    formatCards(table.starter ? [table.starter] : []),
  ].join(' / ');
}

export function encode(move: Move): string {
  return String(move);
}

export function decode(text: string): Move | undefined {
  return /^([1-9]|1[0-6])$/.test(text) ? Number(text) : undefined;
}
