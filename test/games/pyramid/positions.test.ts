// Small positions worked out by hand: legal moves, ends, and what can be reached from each.

import { describe, expect, it } from 'vitest';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import { tryEverything } from './plain-search.ts';
import { fixtureRows, readPosition } from './positions.ts';

const rows = fixtureRows('pyramid-positions.txt').map(
  ([name = '', text = '', moves = '', over, canAllGo, fewest, canClear]) => {
    return { name, text, moves, over, canAllGo, fewest, canClear };
  },
);

describe('positions worked out by hand', () => {
  it('are all there', () => {
    expect(rows.length).toBe(43);
  });

  describe.each(rows)('$name', ({ text, moves, over, canAllGo, fewest, canClear }) => {
    const position = readPosition(text);

    it('is written as it was read', () => {
      expect(pyramid.write(position)).toBe(text);
    });

    it(`has the legal moves ${moves}`, () => {
      const legal = pyramid.legalMoves(position.table).map(pyramid.encode);
      expect(legal.toSorted()).toEqual(moves === '-' ? [] : moves.split(' ').toSorted());
    });

    it(over === 'yes' ? 'is over' : 'is not over', () => {
      expect(pyramid.status(position.table).kind).toBe(over === 'yes' ? 'over' : 'playing');
    });

    it(`can be played down to ${String(fewest)} cards`, () => {
      const truth = tryEverything(position);
      expect(truth.left).toBe(Number(fewest));
      expect(truth.left === 0).toBe(canAllGo === 'yes');
      expect(truth.canClear).toBe(canClear === 'yes');
    });
  });
});
