// What the solver can be asked in the course of a game, each question with plain data.

import { pyramid } from './rules.ts';
import { solve } from './solver.ts';
import type { Move, Options, PyramidPosition } from './table.ts';

export interface BestLine {
  /** To the end of the game: after the last cards that go, the rest of the stock is turned. */
  readonly moves: readonly Move[];
  /** Cards left at that end, of those that the aim counts. */
  readonly left: number;
}

export interface Review {
  /** The fewest that any play of the deal leaves. */
  readonly fewest: number;
  /** Moves made when the game could last be won; undefined when it never could. */
  readonly winnableUntil: number | undefined;
}

export interface Deals {
  readonly options: Options;
  /** The number of the first deal to try. */
  readonly first: number;
  /** Deal numbers go from 1 to this, and on from 1. */
  readonly highest: number;
}

/** Of positions to look at, for one deal that is tried: four in five that can be won need fewer. */
const BUDGET_FOR_A_DEAL = 300;

/** Of a game that is not over. */
function bestLine(position: PyramidPosition): BestLine {
  const winning = solve(position, 'all');
  if (winning.reached) return { moves: winning.line, left: 0 };
  const { line, left = 0 } = solve(position, 'fewest');
  const end = line.reduce(pyramid.apply, position);
  const rest = end.hidden.stock.map((): Move => ({ kind: 'turn' }));
  return { moves: [...line, ...rest], left };
}

function canBeWon(position: PyramidPosition): boolean {
  return solve(position, 'all').reached === true;
}

function review({
  start,
  moves,
}: {
  readonly start: PyramidPosition;
  readonly moves: readonly Move[];
}): Review {
  const { left: fewest = 0 } = solve(start, 'fewest');
  if (fewest > 0) return { fewest, winnableUntil: undefined };
  const positions = [start];
  for (const move of moves) positions.push(pyramid.apply(positions.at(-1) ?? start, move));
  // A game that cannot be won stays so, whatever is played: the last one that can is between.
  let winnable = 0;
  let lost = positions.length;
  while (lost - winnable > 1) {
    const between = (winnable + lost) >> 1;
    const position = positions[between];
    if (position && canBeWon(position)) winnable = between;
    else lost = between;
  }
  return { fewest, winnableUntil: winnable };
}

/** The number of a deal that can be won; undefined when none of those tried is known to be one. */
function findWinnable({ tries, ...deals }: Deals & { tries: number }): number | undefined {
  let number = deals.first;
  for (let tried = 0; tried < tries; tried++) {
    if (canDealBeWon(deals.options, number, BUDGET_FOR_A_DEAL)) return number;
    number = (number % deals.highest) + 1;
  }
  return undefined;
}

/** The number of the first deal that can be won: of all before it, it is proven that they cannot. */
function firstWinnable({ options, first, highest }: Deals): number {
  let number = first;
  while (!canDealBeWon(options, number)) number = (number % highest) + 1;
  return number;
}

function canDealBeWon(options: Options, number: number, budget?: number): boolean {
  return solve(pyramid.setup(options, String(number)), 'all', budget).reached === true;
}

export const mind = { bestLine, canBeWon, review, findWinnable, firstWinnable };

export type Mind = typeof mind;
