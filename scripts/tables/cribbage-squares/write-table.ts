// Writes stages as src/games/cribbage-squares/line-stages.ts reads them.

import {
  DIGITS,
  type KeptTable,
  STEP,
  WEIGHT_STEP,
} from '../../../src/games/cribbage-squares/line-stages.ts';
import { GROWING, HANDS, type Stage } from '../../../src/games/cribbage-squares/line-values.ts';

const BASE = 32;

/** `stages` by the number of cards placed; only those from 1 to 15 are kept. */
export function keptTable(stages: readonly Stage[]): KeptTable {
  const kept = stages.slice(1, 16).reverse();
  let before: readonly number[] = [];
  const values = kept.map((stage) => {
    const steps = [0, HANDS].flatMap((from) =>
      Array.from(stage.values.subarray(from, from + GROWING), (value) => Math.round(value / STEP)),
    );
    const text = steps.map((step, entry) => written(step - (before[entry] ?? 0))).join('');
    before = steps;
    return text;
  });
  const weights = kept.map((stage) =>
    Array.from(stage.weights.subarray(1, 4), (weight) => Math.round(weight / WEIGHT_STEP)),
  );
  return { values, weights };
}

function written(number: number): string {
  let left = number < 0 ? -2 * number + 1 : 2 * number;
  let text = '';
  do {
    const digit = left % BASE;
    left = Math.floor(left / BASE);
    text += DIGITS.charAt(left > 0 ? digit + BASE : digit);
  } while (left > 0);
  return text;
}

/** The text of the module that holds the table. */
export function tableModule(kept: KeptTable): string {
  const values = kept.values.map((text) => `    '${text}',\n`).join('');
  const weights = kept.weights.map((each) => `    [${each.join(', ')}],\n`).join('');
  return `// What lines are worth, learnt by playing: made by \`npm run tables:cribbage\`.

import type { KeptTable } from './line-stages.ts';

export const LINE_TABLE: KeptTable = {
  values: [
${values}  ],
  weights: [
${weights}  ],
};
`;
}
