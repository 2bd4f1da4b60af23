// Reads the whole games of `test/fixtures/pyramid-lines.txt`.

import { readFileSync } from 'node:fs';
import type { Aim } from '../../../src/games/pyramid/table.ts';

export interface Line {
  /** Its number. */
  readonly deal: string;
  readonly aim: Aim;
  /** Cards left at its end. */
  readonly left: number;
  readonly moves: readonly string[];
}

export const LINES: readonly Line[] = readFileSync(
  new URL('../../fixtures/pyramid-lines.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [deal = '', aim = '', left = '', moves = ''] = line.split(' | ');
    return { deal, aim: aim as Aim, left: Number(left), moves: moves.split(' ') };
  });

export function lineOf(deal: string): Line {
  const line = LINES.find((one) => one.deal === deal);
  if (!line) throw new Error(`no line of deal ${deal}`);
  return line;
}
