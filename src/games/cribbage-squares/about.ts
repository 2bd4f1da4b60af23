// Cribbage Squares as Home lists it.

import type { GameAbout } from '../../core/about.ts';
import { WINNING_TOTAL } from './table.ts';

export const about: GameAbout = {
  id: 'cribbage-squares',
  name: 'Cribbage Squares',
  tagline: 'Sixteen cards in a square, eight hands to score',
  sample: '5H KD 2S -- 7C 8D -- -- AC 8S 9H -- -- -- 4H -- / TC / -',
  better: 'high',
  winning: `${String(WINNING_TOTAL)} or more`,
  result: ([points]) => (points === 1 ? '1 point' : `${String(points)} points`),
  optionWords: () => 'All games',
};
