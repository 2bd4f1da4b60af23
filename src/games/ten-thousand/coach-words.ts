// What Ten-Thousand's coach says: what each choice does, and what it is worth.

import { grouped } from '../../core/numbers.ts';
import type { Advice, Thought } from './coach.ts';
import { tenThousand } from './rules.ts';
import { mustTake, openGroups, type Table } from './table.ts';
import { rollWords, setWords, standWords } from './words.ts';

/** What the figures are, for the head of a list of choices. */
export const FIGURES: Readonly<Record<Advice['kind'], string>> = {
  win: 'Chance of winning',
  points: 'Points of the turn, on average',
};

/** `"61.3%"` or `"1,040"`. What is not quite certain is never written as if it were. */
export function figureWords(kind: Advice['kind'], value: number): string {
  if (kind === 'points') return grouped(Math.round(value));
  const percent = `${(100 * value).toFixed(1)}%`;
  if (value < 1 && percent === '100.0%') return '>99.9%';
  return value > 0 && percent === '0.0%' ? '<0.1%' : percent;
}

/** What follows once the dice are taken: `"Stand: 550"`, `"Roll 3 dice"`. */
export function thenWords(table: Table, { take, then }: Thought): string {
  const after = mustTake(table)
    ? tenThousand.apply({ table, hidden: { dice: [] } }, { kind: 'take', dice: take }).table
    : table;
  return then === 'stand' ? standWords(after) : rollWords(after);
}

/** The whole choice with what it is worth: `"Take a 1, then roll 5 dice, 44.2% to win"`. */
export function thoughtWords(table: Table, kind: Advice['kind'], thought: Thought): string {
  const then = thenWords(table, thought);
  const does = mustTake(table)
    ? `Take ${setWords(thought.take, openGroups(table))}, then ${lowered(then)}`
    : then;
  return `${does}, ${figureWords(kind, thought.value)} ${WORTH[kind]}`;
}

const WORTH: Readonly<Record<Advice['kind'], string>> = {
  win: 'to win',
  points: 'points on average',
};

/** The best choice; undefined where there is none. */
export function adviceWords(table: Table, { kind, choices }: Advice): string | undefined {
  const [best] = choices;
  return best && `Tip: ${lowered(thoughtWords(table, kind, best))}.`;
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
