// Counts and points in words.

import { grouped } from '../../core/numbers.ts';

/** `"1 cascade"`, `"2 cascades"`, `"1,200 points"`. */
export function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

export function pointsWords(points: number): string {
  return counted(points, 'point', 'points');
}

export function cascadesWords(cascades: number): string {
  return counted(cascades, 'cascade', 'cascades');
}

export function diceWords(dice: number): string {
  return counted(dice, 'die', 'dice');
}
