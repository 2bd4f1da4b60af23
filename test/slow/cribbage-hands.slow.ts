import { expect, it } from 'vitest';
import { PACK } from '../../src/core/cards.ts';
import { handPoints, packCard } from '../../src/games/cribbage-squares/hand-points.ts';
import { scoreHand } from '../../src/games/cribbage-squares/scoring.ts';
import { forEachHand, HANDS_BY_SCORE, noHands } from '../games/cribbage-squares/all-hands.ts';

it('scores all 12,994,800 cribbage hands item by item and by look-ups alike', () => {
  const packed = PACK.map(packCard);
  const seen = noHands();
  const differing: string[] = [];
  forEachHand((...places) => {
    const [a, b, c, d, starter] = places;
    const hand = [PACK[a]!, PACK[b]!, PACK[c]!, PACK[d]!];
    const { total } = scoreHand(hand, PACK[starter]);
    seen[total] = (seen[total] ?? 0) + 1;
    const points = handPoints(packed[a]!, packed[b]!, packed[c]!, packed[d]!, packed[starter]!);
    if (points !== total) differing.push(places.join(' '));
  });
  expect(differing).toEqual([]);
  expect(seen).toEqual(HANDS_BY_SCORE);
});
