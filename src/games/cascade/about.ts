// Cascade as Home lists it.

import type { GameAbout } from '../../core/about.ts';
import { BOARD_CHOICES } from './board-choices.ts';
import { pointsWords } from './counted.ts';

export const about: GameAbout = {
  id: 'cascade',
  name: 'Cascade',
  tagline: 'Push dice in from below, let them fall',
  sample:
    '6x6 / 532 365 5*43 246 14 656435 / 422411555223523224312245636* / 123 / 830 / 34 / regular',
  better: 'high',
  winning: 'all dice placed',
  result: ([points = 0]) => pointsWords(points),
  optionWords(options) {
    const board =
      typeof options === 'object' && options && 'board' in options ? options.board : undefined;
    const choice = BOARD_CHOICES.find(({ value }) => value === board) ?? BOARD_CHOICES[0];
    return choice?.label ?? '';
  },
};
