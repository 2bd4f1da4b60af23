// The coach in words: its hint, its game with the same dice, and what it knows.

import { MOST_AHEAD } from './beam.ts';
import { grouped, pointsWords } from './counted.ts';
import { placeDie } from './rules.ts';
import { DICE_AHEAD, type Table } from './table.ts';
import { resultWords } from './words.ts';

/** For the rules page: what the coach knows, and how sure it is. */
export const COACH_KNOWS =
  'The coach sees what you can see: the board and the dice to come. It tries the next ' +
  `${String(MOST_AHEAD)} dice in every column, goes on at each die from the boards that promise ` +
  'most, and names the column that begins the best line it has found. It builds towards few, very ' +
  'large moves, and saves the stars for one of them, since they multiply each other. How much a ' +
  'board promises is an estimate, and of all the ways to play it tries only a small part: its ' +
  'column is good advice, not proven to be the best. In the Lightning Round it knows only the ' +
  `current die and the next ${String(DICE_AHEAD)}, and prefers points that come soon.`;

/** `column` 1 for the leftmost: `"Column 3. 2 cascades: 30 points."`, `"Column 3, to build on."`. */
export function hintWords(table: Table, column: number): string {
  const { last } = placeDie(table, column - 1);
  const result = last ? resultWords(last) : '';
  const named = `Column ${String(column)}`;
  return result === '' ? `${named}, to build on.` : `${named}. ${result}`;
}

/**
 * The coach's regular game beside the player's: `coach` and `yours` in points, without the fill and
 * the Lightning Round.
 */
export function replayWords(coach: number, yours: number): string {
  const made = `With the same dice the coach made ${pointsWords(coach)}`;
  if (yours > coach) return `${made}: you beat it by ${pointsWords(yours - coach)}.`;
  if (yours === coach) return `${made}, as many as you.`;
  return `${made}, ${grouped(coach - yours)} more than you.`;
}
