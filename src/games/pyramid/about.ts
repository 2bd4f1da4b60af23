// Pyramid as Home lists it.

import type { GameAbout } from '../../core/about.ts';
import { AIM_CHOICES } from './aim.ts';

export const about: GameAbout = {
  id: 'pyramid',
  name: 'Pyramid',
  tagline: 'Pair cards to thirteen until the table is bare',
  sample:
    '7C KD 4S 9H AC JD 6S TH 3D QC 8S 2H 5D 7H KS 4D 9C 6D JS 3C 8H -- AH TC 2S 7D -- -- / ' +
    '5C 6C QD KH / 3H / TD 4H JC / all',
  better: 'low',
  result([left]) {
    if (left === 0) return 'all gone';
    return left === 1 ? '1 card left' : `${String(left)} cards left`;
  },
  optionWords(options) {
    const aim = typeof options === 'object' && options && 'aim' in options ? options.aim : 'all';
    return AIM_CHOICES.find(({ value }) => value === aim)?.label ?? 'All 52 cards';
  },
};
