// The table of the chances of winning when a turn begins, out of the text that it is packed in.

import { reader } from './range-code.ts';
import { STEP } from './roll-ways.ts';
import { type StartChance, TOTALS } from './turn-odds.ts';
import { type Cells, chanceOf, CONTEXTS, fill } from './win-code.ts';

export function unpack(text: string): Cells {
  const answer = reader(text, CONTEXTS);
  return fill((context) => answer(context));
}

let latest: { readonly text: string; readonly cells: Cells } | undefined;

/** The chances that are packed in a text; unpacked when the first is asked for. */
export function chancesIn(text: string): StartChance {
  return (mine, theirs) => {
    if (latest?.text !== text) latest = { text, cells: unpack(text) };
    const row = TOTALS - 1 - mine / STEP;
    const column = TOTALS - 1 - theirs / STEP;
    return chanceOf(latest.cells[row * TOTALS + column] ?? 0);
  };
}
