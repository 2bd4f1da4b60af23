// Pyramid's rules: pair cards to thirteen until the table is bare.

import * as v from 'valibot';
import { type Card, cardLabel, PACK } from '../../core/cards.ts';
import type { Game, Refusal, Status } from '../../core/game.ts';
import { shuffle, stream } from '../../core/random.ts';
import { decode, encode, read, write } from './notation.ts';
import {
  type Aim,
  availablePlaces,
  cardAt,
  coveredOnlyByItsPair,
  type Hidden,
  isAvailable,
  isPair,
  type Move,
  type Options,
  pairMove,
  type Place,
  PYRAMID_CARDS,
  type PyramidPosition,
  remainingCovers,
  type Table,
} from './table.ts';

const KING = 13;

const OptionsSchema = v.object({
  aim: v.optional(v.picklist(['all', 'pyramid'] satisfies Aim[]), 'all'),
});

function setup(options: Options, seed: string): PyramidPosition {
  const deal = shuffle(PACK, stream(seed, 'deal')).items;
  const stock = deal.slice(PYRAMID_CARDS);
  return {
    table: {
      pyramid: deal.slice(0, PYRAMID_CARDS),
      stockCount: stock.length,
      turned: undefined,
      waste: [],
      aim: options.aim,
    },
    hidden: { stock },
  };
}

function pyramidLeft(table: Table): number {
  return table.pyramid.filter((card) => card !== undefined).length;
}

/** Cards left: all of them, or those of the pyramid when the aim is the pyramid alone. */
export function cardsLeft(table: Table): number {
  if (table.aim === 'pyramid') return pyramidLeft(table);
  return pyramidLeft(table) + table.stockCount + (table.turned ? 1 : 0) + table.waste.length;
}

/** Kings and pairs that can go now. */
function removals(table: Table): readonly Move[] {
  const available = availablePlaces(table);
  const kings = available
    .filter((place) => cardAt(table, place)?.rank === KING)
    .map((place): Move => ({ kind: 'king', place }));
  const pairs: Move[] = [];
  available.forEach((place, index) => {
    for (const other of available.slice(index + 1)) {
      if (sumsToThirteen(table, place, other)) pairs.push(pairMove(place, other));
    }
  });
  for (let place = 0; place < PYRAMID_CARDS; place++) {
    const cover = coveredOnlyByItsPair(table, place);
    if (cover !== undefined) pairs.push(pairMove(place, cover));
  }
  return [...kings, ...pairs];
}

function sumsToThirteen(table: Table, a: Place, b: Place): boolean {
  const first = cardAt(table, a);
  const second = cardAt(table, b);
  return first !== undefined && second !== undefined && isPair(first, second);
}

function legalMoves(table: Table): readonly Move[] {
  if (cardsLeft(table) === 0) return [];
  const turn: readonly Move[] = table.stockCount > 0 ? [{ kind: 'turn' }] : [];
  return [...turn, ...removals(table)];
}

/** Why the card at `place` cannot be played at all; undefined when it can, or with its pair. */
export function whyUnavailable(table: Table, place: Place): Refusal | undefined {
  if (cardAt(table, place) === undefined) return { reason: 'There is no card here' };
  if (isAvailable(table, place) || typeof place === 'string') return undefined;
  const covers = remainingCovers(table, place)
    .map((cover) => table.pyramid[cover])
    .filter((card): card is Card => card !== undefined);
  return { reason: `Covered by ${covers.map(cardLabel).join(' and ')}` };
}

function check(table: Table, move: Move): Refusal | undefined {
  if (cardsLeft(table) === 0) return { reason: 'The game is won' };
  switch (move.kind) {
    case 'turn':
      return table.stockCount > 0 ? undefined : { reason: 'The stock is empty' };
    case 'king': {
      const unavailable = whyUnavailable(table, move.place);
      if (unavailable) return unavailable;
      return cardAt(table, move.place)?.rank === KING
        ? undefined
        : { reason: 'Only a king goes alone' };
    }
    case 'pair':
      return checkPair(table, ...move.places);
  }
}

function checkPair(table: Table, a: Place, b: Place): Refusal | undefined {
  const first = cardAt(table, a);
  const second = cardAt(table, b);
  if (!first || !second || a === b) return { reason: 'There is no card here' };
  if (coveredOnlyByItsPair(table, a) === b || coveredOnlyByItsPair(table, b) === a)
    return undefined;
  const unavailable = whyUnavailable(table, a) ?? whyUnavailable(table, b);
  if (unavailable) return unavailable;
  if (isPair(first, second)) return undefined;
  const sum = first.rank + second.rank;
  return { reason: `${cardLabel(first)} and ${cardLabel(second)} make ${String(sum)}, not 13` };
}

function apply(position: PyramidPosition, move: Move): PyramidPosition {
  switch (move.kind) {
    case 'turn':
      return turn(position);
    case 'king':
      return { table: without(position.table, [move.place]), hidden: position.hidden };
    case 'pair':
      return { table: without(position.table, move.places), hidden: position.hidden };
  }
}

function turn({ table, hidden }: PyramidPosition): PyramidPosition {
  const [turned, ...stock] = hidden.stock;
  const waste = table.turned ? [...table.waste, table.turned] : table.waste;
  return { table: { ...table, turned, waste, stockCount: stock.length }, hidden: { stock } };
}

function without(table: Table, places: readonly Place[]): Table {
  return {
    ...table,
    pyramid: places.some((place) => typeof place === 'number')
      ? table.pyramid.map((card, place) => (places.includes(place) ? undefined : card))
      : table.pyramid,
    turned: places.includes('t') ? undefined : table.turned,
    waste: places.includes('w') ? table.waste.slice(0, -1) : table.waste,
  };
}

function status(table: Table): Status {
  const left = cardsLeft(table);
  if (left === 0) {
    const reason = table.aim === 'all' ? 'All the cards are gone' : 'The pyramid is cleared';
    return { kind: 'over', winners: [0], reason };
  }
  if (table.stockCount > 0 || removals(table).length > 0) return { kind: 'playing', seat: 0 };
  return { kind: 'over', winners: [], reason: 'Nothing more can go' };
}

export const pyramid: Game<Options, Table, Hidden, Move> = {
  id: 'pyramid',
  rulesVersion: 1,
  defaults: { aim: 'all' },
  better: 'low',
  parseOptions(raw) {
    const parsed = v.safeParse(OptionsSchema, raw);
    return parsed.success ? parsed.output : undefined;
  },
  setup,
  legalMoves,
  check,
  apply,
  undoable: () => true,
  status,
  score: (table) => [cardsLeft(table)],
  encode,
  decode,
  read,
  write,
};
