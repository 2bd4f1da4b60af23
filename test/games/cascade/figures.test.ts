import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/games/cascade/figures.ts';

interface Golden {
  readonly options: unknown;
  readonly seed: string;
  readonly log: readonly string[];
}

const file = new URL('../../golden/cascade.json', import.meta.url);
const logs = JSON.parse(readFileSync(file, 'utf8')) as readonly Golden[];

function played(seed: string, moves?: number): Parameters<typeof figuresOf>[0] {
  const golden = logs.find((log) => log.seed === seed);
  if (!golden) throw new Error(`no log of seed ${seed}`);
  return { options: golden.options, start: { seed }, log: golden.log.slice(0, moves) };
}

const LAST_DIE = '6x6 / 3 4 5 - - 1 / 6* / 149 / 100 / 7 / regular';

describe('the figures of a game', () => {
  it('are its best move, its most cascades and what the Lightning Round brought', () => {
    expect(figuresOf(played('105'))).toEqual({
      regular: expect.any(Number) as number,
      bestMove: 750,
      mostCascades: 5,
      lightning: 340,
    });
  });

  it('keep the points of the regular game apart from those of the fill and the round', () => {
    const whole = played('105');
    const fill = whole.log.indexOf('F');
    expect(figuresOf(whole)?.regular).toBe(figuresOf(played('105', fill))?.regular);
    expect(figuresOf(whole)?.regular).toBeGreaterThan(0);
  });

  it('have no Lightning Round where there was none', () => {
    expect(figuresOf(played('1'))).toMatchObject({
      bestMove: 30,
      mostCascades: 2,
      lightning: undefined,
    });
  });

  it('are of the moves so far', () => {
    expect(figuresOf(played('105', 0))).toEqual({
      regular: 0,
      bestMove: 0,
      mostCascades: 0,
      lightning: undefined,
    });
  });

  it('leave the bonuses out of the best move', () => {
    const game = { options: {}, start: { position: LAST_DIE }, log: ['4', 'X'] };
    expect(figuresOf(game)).toMatchObject({ bestMove: 60, mostCascades: 1, lightning: 0 });
  });

  it('leave out the fill, which is nobody’s move', () => {
    const filled = '6x6 / - - - - - - / - / 150 / 900 / 9 / fill';
    const game = { options: {}, start: { position: filled }, log: ['F'] };
    expect(figuresOf(game)).toMatchObject({ bestMove: 0, mostCascades: 0 });
  });

  it('are none of a deal that cannot be read', () => {
    expect(figuresOf({ options: {}, start: { position: '?' }, log: [] })).toBeUndefined();
  });
});
