import { describe, expect, it } from 'vitest';
import { suggest } from '../../../src/games/cascade/coach.ts';
import { mind, type Replayed } from '../../../src/games/cascade/mind.ts';
import { cascade } from '../../../src/games/cascade/rules.ts';
import type { CascadePosition } from '../../../src/games/cascade/table.ts';
import { position } from './boards.ts';

const BUDGET = 200;

/** With twenty dice to come, so that a whole replay is short. */
const start = position('6x6 / 12 3 54 2 61 - / 14253641526342513646* / 130 / 700 / 20 / regular');

/** The whole replay, asked for piece by piece. */
function replayed(from: CascadePosition, dice: number): Replayed {
  let at = mind.replay({ position: from, dice, budget: BUDGET });
  const moves = [...at.moves];
  while (!at.done) {
    at = mind.replay({ position: at.position, dice, budget: BUDGET });
    moves.push(...at.moves);
  }
  return { ...at, moves };
}

it('suggests as the coach does', () => {
  expect(mind.suggest(start.table, BUDGET)).toBe(suggest(start.table, BUDGET));
});

describe('the coach’s game with the same dice', () => {
  it('is the same in pieces of any size', () => {
    expect(replayed(start, 7)).toEqual(replayed(start, 1_000));
  });

  it('is what its moves make, each of them legal and suggested from the table alone', () => {
    const { moves, position: end } = replayed(start, 50);
    let at = start;
    for (const move of moves) {
      expect(cascade.check(at.table, move)).toBeUndefined();
      expect(cascade.encode(move)).toBe(String(suggest(at.table, BUDGET)));
      at = cascade.apply(at, move);
    }
    expect(at).toEqual(end);
    expect(end.table.phase.kind).not.toBe('regular');
  });

  it('goes on from where it is asked, by as many dice as it is asked for', () => {
    const { position: at, moves, done } = mind.replay({ position: start, dice: 3, budget: BUDGET });
    expect(moves).toHaveLength(3);
    expect(at.table.placed).toBe(133);
    expect(done).toBe(false);
  });

  it('does not depend on what is hidden', () => {
    const other = { ...start, hidden: cascade.setup({ board: '6x6' }, '6').hidden };
    expect(replayed(other, 1_000).moves).toEqual(replayed(start, 1_000).moves);
  });

  it.each([
    ['the Lightning Round', '6x6 / 1 - - - - - / 3121212121212 / 160 / 9 / 9 / lightning 900'],
    ['the fill', '6x6 / - - - - - - / - / 150 / 900 / 9 / fill'],
    ['the end', '6x6 / 1 - - - - - / - / 150 / 502 / 0 / over'],
  ])('ends with the regular game: nothing is played in %s', (_, text) => {
    const at = position(text);
    expect(mind.replay({ position: at, dice: 5 })).toEqual({ position: at, moves: [], done: true });
  });
});
