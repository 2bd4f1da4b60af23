// Solves Ten-Thousand for two players exactly: the chance of winning when a turn begins, for every
// pair of totals.

import { STEP } from '../../src/games/ten-thousand/roll-ways.ts';
import { type StartChance, TOTALS, turnStakes } from '../../src/games/ten-thousand/turn-odds.ts';
import { workOut } from '../../src/games/ten-thousand/turn-values.ts';

/** Far below what anything shown or played depends on. */
const EXACT = 1e-13;

/** By the total of who is to play, then by the opponent's, both in steps. */
export type WinTable = Float64Array;

export function chanceIn(table: ArrayLike<number>): StartChance {
  return (mine, theirs) => table[(mine / STEP) * TOTALS + theirs / STEP] ?? 0;
}

/**
 * Points are never lost, so pairs of totals are solved from the highest sum down; only a pair and
 * the same pair the other way round depend on each other, through a bust.
 */
export function solve(progress: (sum: number) => void = () => undefined): WinTable {
  const table = new Float64Array(TOTALS * TOTALS);
  for (let sum = 2 * TOTALS - 2; sum >= 0; sum--) {
    progress(sum);
    for (let less = Math.max(0, sum - TOTALS + 1); 2 * less <= sum; less++) {
      solvePair(table, less, sum - less);
    }
  }
  return table;
}

/** The chance of winning when a turn begins, as it follows from those of the turns after it. */
export function startOf(mine: number, theirs: number, chance: StartChance): number {
  return workOut(turnStakes(mine, theirs, chance)).first(mine);
}

function solvePair(table: WinTable, less: number, more: number): void {
  const chance = chanceIn(table);
  const ahead = more * TOTALS + less;
  const behind = less * TOTALS + more;
  const first = (mine: number, theirs: number): number =>
    startOf(mine * STEP, theirs * STEP, chance);
  /** What follows for who is behind from a supposed chance of who is ahead, and back again. */
  const follows = (supposed: number): number => {
    table[ahead] = supposed;
    table[behind] = first(less, more);
    if (less !== more) table[ahead] = first(more, less);
    return table[ahead];
  };
  table[ahead] = fixedPoint(follows, guess(table, more, less));
}

/** Of a function with a slope between -1 and 1, by the secant of its distance from its argument. */
export function fixedPoint(follows: (supposed: number) => number, guessed: number): number {
  let before = guessed;
  let gapBefore = follows(before) - before;
  let now = before + gapBefore;
  while (Math.abs(gapBefore) > EXACT) {
    const gap = follows(now) - now;
    if (gap === gapBefore) break;
    const next = now - (gap * (now - before)) / (gap - gapBefore);
    before = now;
    gapBefore = gap;
    now = next;
  }
  return now;
}

/** As it goes on from pairs that are solved. */
function guess(table: WinTable, mine: number, theirs: number): number {
  const at = (more: number): number => table[(mine + more) * TOTALS + theirs + more] ?? 0;
  return mine + 2 < TOTALS && theirs + 2 < TOTALS ? 2 * at(1) - at(2) : 0.5;
}
