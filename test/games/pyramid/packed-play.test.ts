// The packed form against the rules: it offers the same moves, and they leave the same cards.

import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/core/cards.ts';
import { below, stream } from '../../../src/core/random.ts';
import { PackedPlay } from '../../../src/games/pyramid/packed-play.ts';
import {
  byteOf,
  CARDS,
  cardNumber,
  CLASSES,
  FIRST_KING,
  has,
  pack,
} from '../../../src/games/pyramid/packed.ts';
import { pairBit, pairsAmong } from '../../../src/games/pyramid/pair-grids.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import {
  availablePlaces,
  cardAt,
  type Move,
  type Place,
  type PyramidPosition,
} from '../../../src/games/pyramid/table.ts';
import { smallPosition } from './positions.ts';

function cardsOf({ table, hidden }: PyramidPosition): readonly Card[] {
  return [...table.pyramid, ...hidden.stock, table.turned, ...table.waste].filter(
    (card) => card !== undefined,
  );
}

function numbersIn(lo: number, hi: number): readonly number[] {
  return [...Array(CARDS).keys()].filter((card) => has(lo, hi, card));
}

/** The cards of each removal that the rules list, as the solver numbers them. */
function removalsByRules({ table }: PyramidPosition): readonly string[] {
  return pyramid
    .legalMoves(table)
    .filter((move) => move.kind !== 'turn')
    .map((move) => (move.kind === 'king' ? [move.place] : move.places))
    .map((places) => places.map((place) => cardNumber(cardAt(table, place)!)))
    .map((cards) => cards.toSorted((a, b) => a - b).join('+'))
    .sort();
}

function removalsPacked(play: PackedPlay): readonly string[] {
  const removals = numbersIn(play.freeLo, play.freeHi)
    .filter((card) => card >= FIRST_KING)
    .map(String);
  for (let one = 0; one < CLASSES; one++) {
    const pairs = pairsAmong(byteOf(play.freeLo, play.freeHi, one)) | play.nestedPairs(one);
    for (let low = 0; low < 4; low++) {
      for (let high = 0; high < 4; high++) {
        if ((pairs & pairBit(low, high)) === 0) continue;
        removals.push(`${String(8 * one + low)}+${String(8 * one + 4 + high)}`);
      }
    }
  }
  return removals.sort();
}

/** Makes the move in the packed form, and gives it back: of several kings that takes its own. */
function makePacked(play: PackedPlay, { table }: PyramidPosition, move: Move): Move {
  const number = (place: Place): number => cardNumber(cardAt(table, place)!);
  if (move.kind === 'turn') {
    play.turn();
  } else if (move.kind === 'pair') {
    const [low = 0, high = 0] = move.places.map(number).sort((a, b) => a - b);
    play.takePair(low >> 3, pairBit(low & 3, high & 3));
  } else {
    play.takeKing();
    const place = availablePlaces(table).find((one) => !has(play.lo, play.hi, number(one)))!;
    return { kind: 'king', place };
  }
  return move;
}

function playAtRandom(start: PyramidPosition, seed: string): void {
  const play = new PackedPlay(pack(start, true));
  let position = start;
  let choice = stream(seed, 'playout');
  for (;;) {
    play.findFree();
    const cards = numbersIn(play.lo, play.hi);
    expect(cards).toEqual(
      cardsOf(position)
        .map(cardNumber)
        .sort((a, b) => a - b),
    );
    expect(play.left).toBe(cards.length);
    expect(play.canTurn).toBe(position.table.stockCount > 0);
    expect(removalsPacked(play)).toEqual(removalsByRules(position));
    const moves = pyramid.legalMoves(position.table);
    if (moves.length === 0) return;
    const drawn = below(moves.length, choice);
    choice = drawn.next;
    position = pyramid.apply(position, makePacked(play, position, moves[drawn.value]!));
  }
}

describe('random play agrees with the rules', () => {
  it('from deals', () => {
    for (let deal = 1; deal <= 60; deal++) {
      playAtRandom(pyramid.setup({ aim: 'all' }, String(deal)), String(deal));
    }
  });

  it('from small positions, with gaps, a waste and a turned card', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const size = { ranks: 2, pyramid: 10, waste: 4, stock: 4 };
      playAtRandom(smallPosition(String(seed), size), String(seed));
    }
  });
});

describe('a deal', () => {
  it('numbers every card once, kings last', () => {
    const numbers = cardsOf(pyramid.setup({ aim: 'all' }, '1')).map(cardNumber);
    expect(new Set(numbers).size).toBe(CARDS);
    expect(cardNumber({ rank: 13, suit: 'C' })).toBe(FIRST_KING);
    expect(cardNumber({ rank: 1, suit: 'C' }) >> 3).toBe(cardNumber({ rank: 12, suit: 'S' }) >> 3);
  });
});
