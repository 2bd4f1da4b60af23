import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACK } from '../../../src/core/cards.ts';
import { handPoints, packCard } from '../../../src/games/cribbage-squares/hand-points.ts';
import { scoreHand } from '../../../src/games/cribbage-squares/scoring.ts';
import { forEachHand, HANDS_BY_SCORE, noHands } from './all-hands.ts';

describe('a hand scored by look-ups', () => {
  it('packs the 52 cards into 0 to 51', () => {
    const packed = PACK.map(packCard).sort((a, b) => a - b);
    expect(packed).toEqual([...PACK.keys()]);
  });

  it('scores what the items add up to', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }), (five) => {
        const [a, b, c, d, starter] = five.map(packCard) as [
          number,
          number,
          number,
          number,
          number,
        ];
        expect(handPoints(a, b, c, d, starter)).toBe(scoreHand(five.slice(0, 4), five[4]).total);
      }),
      { numRuns: 2_000 },
    );
  });

  it('scores all 12,994,800 hands as they are known to be spread', () => {
    const seen = noHands();
    forEachHand((a, b, c, d, starter) => {
      const points = handPoints(a, b, c, d, starter);
      seen[points] = (seen[points] ?? 0) + 1;
    });
    expect(seen).toEqual(HANDS_BY_SCORE);
  });
});
