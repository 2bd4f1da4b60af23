// The option `board` in words, wherever it is chosen or listed.

import type { Board } from './table.ts';

export const BOARD_CHOICES: readonly {
  readonly value: Board;
  readonly label: string;
  readonly detail: string;
}[] = [
  { value: '6x6', label: 'Classic, 6 by 6', detail: 'Six columns of six dice' },
  { value: '6x8', label: 'Tall, 6 by 8', detail: 'Easier: two dice more in each column' },
  { value: '5x6', label: 'Narrow, 5 by 6', detail: 'Harder: one column fewer' },
];
