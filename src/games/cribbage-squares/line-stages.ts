// The coach's table of lines, learnt by playing, in the form in which it is kept.

import { emptyStage, GROWING, HANDS, type Stage } from './line-values.ts';
import { CELLS } from './table.ts';

/** In points: finer would be lost in the error of the values themselves. */
export const STEP = 0.05;
export const WEIGHT_STEP = 0.01;

export interface KeptTable {
  /**
   * For each number of cards placed from 15 down to 1: by how many steps each growing line's value
   * is higher than with one card more placed; lines with mixed suits first. Digits of base 32,
   * lowest first, the sign in the lowest bit of the first, as in source maps.
   */
  readonly values: readonly string[];
  /** For the same: the weights of lines with one, two and three cards, in steps. */
  readonly weights: readonly (readonly number[])[];
}

export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE = 32;

/** The stages by the number of cards placed, 0 and 16 among them. */
export function readStages(kept: KeptTable): readonly Stage[] {
  const stages = Array.from({ length: CELLS + 1 }, emptyStage);
  const steps = new Int32Array(2 * GROWING);
  kept.values.forEach((text, index) => {
    const stage = stages[CELLS - 1 - index];
    if (!stage) return;
    readNumbers(text).forEach((change, entry) => {
      steps[entry] = (steps[entry] ?? 0) + change;
      const line = entry < GROWING ? entry : entry - GROWING + HANDS;
      stage.values[line] = (steps[entry] ?? 0) * STEP;
    });
    kept.weights[index]?.forEach((weight, size) => {
      stage.weights[size + 1] = weight * WEIGHT_STEP;
    });
  });
  return stages;
}

function readNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  let unit = 1;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    number += (value % BASE) * unit;
    unit *= BASE;
    if (value >= BASE) continue;
    numbers.push(number % 2 === 1 ? -(number - 1) / 2 : number / 2);
    number = 0;
    unit = 1;
  }
  return numbers;
}
