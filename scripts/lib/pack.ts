// Packs a solved table of winning chances as the text that the app reads it from.

import { cellOf, type Cells, CONTEXTS, fill } from '../../src/games/ten-thousand/win-code.ts';
import { TOTALS } from '../../src/games/ten-thousand/turn-odds.ts';
import type { WinTable } from './perfect-play.ts';
import { RangeWriter } from './range-writer.ts';

/** Highest totals first, as they are packed. */
function rounded(table: WinTable): Cells {
  return Int32Array.from(table, cellOf).reverse();
}

export function pack(table: WinTable): string {
  const cells = rounded(table);
  if (cells.length !== TOTALS * TOTALS) throw new RangeError('not a table of all pairs of totals');
  const writer = new RangeWriter(CONTEXTS);
  fill((context, cell, value) => {
    const isMore = (cells[cell] ?? 0) > value;
    writer.write(context, isMore);
    return isMore;
  });
  return writer.end();
}
