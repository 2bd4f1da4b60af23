// Whole games that other tests play through the interface, replayed by the rules alone.

import { describe, expect, it } from 'vitest';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import { LINES } from './lines.ts';

describe.each(LINES)('deal $deal with the aim "$aim"', ({ deal, aim, left, moves }) => {
  it(`ends with ${String(left)} cards left, and not before its last move`, () => {
    let position = pyramid.setup({ aim }, deal);
    for (const word of moves) {
      expect(pyramid.status(position.table).kind).toBe('playing');
      const move = pyramid.decode(word)!;
      expect(pyramid.check(position.table, move)).toBeUndefined();
      position = pyramid.apply(position, move);
    }
    expect(pyramid.status(position.table).kind).toBe('over');
    expect(pyramid.score(position.table)).toEqual([left]);
  });
});
