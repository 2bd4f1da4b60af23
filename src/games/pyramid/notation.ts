// Pyramid's notation: positions as five fields, moves as one word.

import type { Card } from '../../core/cards.ts';
import { formatCard } from '../../core/cards.ts';
import type { Failure } from '../../core/game.ts';
import { CardReader, failure, formatCards, splitFields, splitWords } from '../../core/notation.ts';
import {
  type Aim,
  coversOf,
  type Move,
  pairMove,
  type Place,
  PYRAMID_CARDS,
  type PyramidPosition,
} from './table.ts';

const FIELDS = ['pyramid', 'stock', 'turned', 'waste', 'aim'] as const;

/** Reads five fields, or the 52 cards of a fresh deal. Nothing is left to a seed. */
export function read(text: string): PyramidPosition | Failure {
  const fields = splitFields(text.includes('/') ? text : freshDeal(text), FIELDS);
  if ('error' in fields) return fields;
  const [pyramidField = '', stockField = '', turnedField = '', wasteField = '', aim = ''] = fields;
  const reader = new CardReader();

  const pyramid = readPyramid(pyramidField, reader);
  if ('error' in pyramid) return pyramid;
  const stock = reader.readAll(splitWords(stockField));
  if ('error' in stock) return stock;
  const turned = reader.readAll(splitWords(turnedField));
  if ('error' in turned) return turned;
  if (turned.length > 1) {
    return failure(`turned: at most one card, here are ${String(turned.length)}`);
  }
  const waste = reader.readAll(splitWords(wasteField));
  if ('error' in waste) return waste;
  if (!isAim(aim)) return failure(`aim: "${aim}" is neither "all" nor "pyramid"`);

  return {
    table: { pyramid, stockCount: stock.length, turned: turned[0], waste, aim },
    hidden: { stock },
  };
}

function isAim(text: string): text is Aim {
  return text === 'all' || text === 'pyramid';
}

/** 52 cards alone become the fields of a fresh deal; anything else stays as it is. */
function freshDeal(text: string): string {
  const words = text.trim().split(/\s+/);
  if (words.length !== 52) return text;
  const pyramid = words.slice(0, PYRAMID_CARDS).join(' ');
  return `${pyramid} / ${words.slice(PYRAMID_CARDS).join(' ')} / - / - / all`;
}

function readPyramid(field: string, reader: CardReader): readonly (Card | undefined)[] | Failure {
  const words = field.split(/\s+/);
  if (words.length !== PYRAMID_CARDS) {
    return failure(`pyramid: ${String(PYRAMID_CARDS)} cards, here are ${String(words.length)}`);
  }
  const pyramid: (Card | undefined)[] = [];
  for (const word of words) {
    const card = reader.read(word, true);
    if (card && 'error' in card) return card;
    pyramid.push(card);
  }
  const floating = pyramid.findIndex(
    (card, place) => !card && coversOf(place).some((cover) => pyramid[cover]),
  );
  if (floating >= 0) {
    return failure(`card ${String(floating + 1)}: removed although a card still covers it`);
  }
  return pyramid;
}

export function write({ table, hidden }: PyramidPosition): string {
  return [
    table.pyramid.map((card) => (card ? formatCard(card) : '--')).join(' '),
    formatCards(hidden.stock),
    formatCards(table.turned ? [table.turned] : []),
    formatCards(table.waste),
    table.aim,
  ].join(' / ');
}

export function encode(move: Move): string {
  switch (move.kind) {
    case 'turn':
      return 'T';
    case 'king':
      return `x${formatPlace(move.place)}`;
    case 'pair':
      return move.places.map(formatPlace).join('+');
  }
}

export function decode(text: string): Move | undefined {
  if (text === 'T') return { kind: 'turn' };
  if (text.startsWith('x')) {
    const place = parsePlace(text.slice(1));
    return place === undefined ? undefined : { kind: 'king', place };
  }
  const [first, second, ...rest] = text.split('+', 3).map(parsePlace);
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  return first === second ? undefined : pairMove(first, second);
}

function formatPlace(place: Place): string {
  return typeof place === 'number' ? `p${String(place)}` : place;
}

function parsePlace(text: string): Place | undefined {
  if (text === 't' || text === 'w') return text;
  const number = /^p(0|[1-9]\d?)$/.exec(text)?.[1];
  if (number === undefined) return undefined;
  const place = Number(number);
  return place < PYRAMID_CARDS ? place : undefined;
}
