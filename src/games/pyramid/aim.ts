// The option `aim` in words, wherever it is chosen or listed.

import type { Aim } from './table.ts';

export const AIM_CHOICES: readonly {
  readonly value: Aim;
  readonly label: string;
  readonly detail: string;
}[] = [
  { value: 'all', label: 'All 52 cards', detail: 'Pyramid, stock and waste: as in 1987' },
  { value: 'pyramid', label: 'The pyramid alone', detail: 'Won once its 28 cards are gone' },
];
