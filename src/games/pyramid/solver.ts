// Pyramid solved: whether all can go, whether the pyramid can, how few can be left; and how.

import { CARDS, NONE, pack, type PackedDeal } from './packed.ts';
import type { Step } from './packed-play.ts';
import { pyramid } from './rules.ts';
import { search } from './search.ts';
import { type Move, pairMove, type Place, type PyramidPosition } from './table.ts';

/** Can all that counts go, can the pyramid go, how few of what counts can be left. */
export type Goal = 'all' | 'pyramid' | 'fewest';

export interface Solution {
  /** Of the first two goals; undefined only when the budget ran out. */
  readonly reached: boolean | undefined;
  /** Of the third; undefined only when the budget ran out. */
  readonly left: number | undefined;
  /** Gets there; empty when it cannot be reached, or is not known. */
  readonly line: readonly Move[];
  /** Positions looked at, and those of them with a choice that had to be tried. */
  readonly positions: number;
  readonly choices: number;
}

/**
 * Knows the order of the stock. What counts is what the position's aim counts; `budget` is in
 * positions to look at.
 */
export function solve(position: PyramidPosition, goal: Goal, budget = Infinity): Solution {
  const countAll = goal !== 'pyramid' && position.table.aim === 'all';
  const deal = pack(position, countAll);
  const found = search(deal, goal === 'fewest' ? CARDS : 0, budget);
  const { positions, choices, proven } = found;
  if (goal === 'fewest') {
    const left = proven ? found.left : undefined;
    const line = proven ? movesOf(position, deal, found.line) : [];
    return { reached: undefined, left, line, positions, choices };
  }
  const reached = found.left === 0 ? true : proven ? false : undefined;
  const line = movesOf(position, deal, found.line);
  return { reached, left: undefined, line, positions, choices };
}

/** The line in the rules' own moves, each of them checked. */
function movesOf(start: PyramidPosition, deal: PackedDeal, line: readonly Step[]): readonly Move[] {
  let position = start;
  let time = deal.time;
  return line.map((cards) => {
    if (cards.length === 0) time += 1;
    const move = moveOf(cards.map((card) => placeNow(deal, card, time)));
    const refusal = pyramid.check(position.table, move);
    if (refusal) throw new Error(`${pyramid.encode(move)} in a line: ${refusal.reason}`);
    position = pyramid.apply(position, move);
    return move;
  });
}

function placeNow(deal: PackedDeal, card: number, time: number): Place {
  const place = deal.placeOf[card] ?? NONE;
  if (place !== NONE) return place;
  return deal.sequence.indexOf(card) === time - 1 ? 't' : 'w';
}

function moveOf([first, second]: readonly Place[]): Move {
  if (first === undefined) return { kind: 'turn' };
  return second === undefined ? { kind: 'king', place: first } : pairMove(first, second);
}
