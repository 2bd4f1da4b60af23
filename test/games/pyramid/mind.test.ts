import { describe, expect, it } from 'vitest';
import { mind } from '../../../src/games/pyramid/mind.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import { solve } from '../../../src/games/pyramid/solver.ts';
import type { Aim, Move, PyramidPosition } from '../../../src/games/pyramid/table.ts';
import { playout } from '../../contract/playouts.ts';
import { lineOf } from './lines.ts';
import { readPosition } from './positions.ts';

function deal(number: string, aim: Aim = 'all'): PyramidPosition {
  return pyramid.setup({ aim }, number);
}

/** Random moves from a deal, and the positions before and after each. */
function played(number: string): { moves: readonly Move[]; positions: readonly PyramidPosition[] } {
  const { moves, positions } = playout(pyramid, deal(number), number);
  return { moves: moves as Move[], positions: positions as PyramidPosition[] };
}

describe('the best line', () => {
  it.each<[string, Aim, number]>([
    ['10', 'all', 0],
    ['38', 'all', solve(deal('38'), 'fewest').left!],
    ['23', 'pyramid', 0],
    ['1', 'pyramid', solve(deal('1', 'pyramid'), 'fewest').left!],
  ])('of deal %s with the aim "%s" ends the game with %i cards left', (number, aim, left) => {
    const line = mind.bestLine(deal(number, aim));
    expect(line.left).toBe(left);
    let position = deal(number, aim);
    for (const move of line.moves) {
      expect(pyramid.status(position.table).kind).toBe('playing');
      expect(pyramid.check(position.table, move)).toBeUndefined();
      position = pyramid.apply(position, move);
    }
    expect(pyramid.status(position.table).kind).toBe('over');
    expect(pyramid.score(position.table)).toEqual([left]);
  });

  it('turns the stock to the end where nothing can go any more', () => {
    const gaps = Array(27).fill('--').join(' ');
    const { moves, left } = mind.bestLine(readPosition(`5C ${gaps} / 2C 3C / - / - / all`));
    expect(moves.map(pyramid.encode)).toEqual(['T', 'T']);
    expect(left).toBe(3);
  });

  it('never lets a win go, asked again after each of its moves', () => {
    let position = deal('10');
    while (pyramid.status(position.table).kind === 'playing') {
      const { moves, left } = mind.bestLine(position);
      expect(left).toBe(0);
      position = pyramid.apply(position, moves[0]!);
    }
    expect(pyramid.score(position.table)).toEqual([0]);
  });
});

describe('the review of a game', () => {
  it('finds the last position that could be won', () => {
    const { moves, positions } = played('10');
    const winnable = positions.map(mind.canBeWon);
    expect(winnable[0]).toBe(true);
    expect(winnable.at(-1)).toBe(false);
    expect(mind.review({ start: deal('10'), moves })).toEqual({
      fewest: 0,
      winnableUntil: winnable.lastIndexOf(true),
    });
  });

  it('finds the end of a game that was won', () => {
    const moves = lineOf('10').moves.map((word) => pyramid.decode(word)!);
    expect(mind.review({ start: deal('10'), moves })).toEqual({
      fewest: 0,
      winnableUntil: moves.length,
    });
  });

  it('says how few the best play leaves of a deal that cannot be won', () => {
    const { moves } = played('38');
    const { left } = solve(deal('38'), 'fewest');
    expect(mind.review({ start: deal('38'), moves })).toEqual({
      fewest: left,
      winnableUntil: undefined,
    });
  });
});

describe('a deal that can be won', () => {
  const options = { aim: 'all' as const };

  it('is the first one from a number on', () => {
    const found = mind.findWinnable({ options, first: 1, tries: 50, highest: 1_000 })!;
    const winnable = [...Array(found).keys()].map((before) => mind.canBeWon(deal(`${before + 1}`)));
    expect(winnable.indexOf(true)).toBe(found - 1);
  });

  it('is looked for on from 1 after the highest number', () => {
    const found = mind.findWinnable({ options, first: 1, tries: 50, highest: 1_000 })!;
    expect(mind.findWinnable({ options, first: found + 1, tries: 50, highest: found + 1 })).toBe(
      mind.canBeWon(deal(String(found + 1))) ? found + 1 : found,
    );
  });

  it('is not found where none is tried, or none of those tried is one', () => {
    expect(mind.findWinnable({ options, first: 1, tries: 0, highest: 1_000 })).toBeUndefined();
    expect(mind.findWinnable({ options, first: 38, tries: 1, highest: 1_000 })).toBeUndefined();
  });

  it('is found for certain where none is given up', () => {
    const tried = { options, first: 38, highest: 1_000 };
    const found = mind.firstWinnable(tried);
    for (let number = 38; number < found; number++) {
      expect(mind.canBeWon(deal(String(number)))).toBe(false);
    }
    expect(mind.canBeWon(deal(String(found)))).toBe(true);
    expect(mind.firstWinnable({ ...tried, first: found, highest: found })).toBe(found);
  });

  it('is one of its aim', () => {
    const aim = { aim: 'pyramid' as const };
    const found = mind.findWinnable({ options: aim, first: 1, tries: 50, highest: 1_000 })!;
    expect(solve(deal(String(found)), 'pyramid').reached).toBe(true);
  });
});
