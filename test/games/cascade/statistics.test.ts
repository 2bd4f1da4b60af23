import { describe, expect, it } from 'vitest';
import { type Played, type Statistics, withGame } from '../../../src/games/cascade/statistics.ts';

const FIRST_TIME = { peeks: 0, hints: 0, again: false };

/** One move before the last die: into column 4 a straight with the starred 6, into column 5 none. */
const LAST_DIE = '6x6 / 3 4 5 - - 1 / 6* / 149 / 100 / 7 / regular';

function played(log: readonly string[], changes: Partial<Played> = {}): Played {
  const start = { position: LAST_DIE };
  return { options: {}, start, log: [...log], endedEarly: false, aids: FIRST_TIME, ...changes };
}

function over(...games: readonly Played[]): Statistics {
  return games.reduce<Statistics>(withGame, new Map());
}

describe('the statistics', () => {
  it('keep the best of each figure, whichever game it comes from', () => {
    const quiet = played(['5', '4@0', 'X']);
    const starred = played(['4', 'X']);
    const best = { bestMove: 60, mostCascades: 1, lightning: 0 };
    expect(over(quiet, starred).get('6x6')).toMatchObject(best);
    expect(over(starred, quiet).get('6x6')).toMatchObject(best);
  });

  it('are apart for each board', () => {
    const narrow = played([], { options: { board: '5x6' }, start: { seed: '1' } });
    expect([...over(played(['4']), narrow).keys()]).toEqual(['6x6', '5x6']);
  });

  it('have no best round where none was played', () => {
    expect(over(played([])).get('6x6')?.lightning).toBeUndefined();
    expect(over(played([]), played(['4', 'X'])).get('6x6')?.lightning).toBe(0);
    expect(over(played(['4', 'X']), played([])).get('6x6')?.lightning).toBe(0);
  });

  it.each([
    ['played again', { aids: { ...FIRST_TIME, again: true } }],
    ['played with help', { aids: { ...FIRST_TIME, hints: 1 } }],
    ['ended early', { endedEarly: true }],
    ['of a board that is not known', { options: { board: '9x9' } }],
    ['of a deal that cannot be read', { start: { position: '?' } }],
  ])('leave out a game %s', (_, changes) => {
    expect(over(played(['4'], changes)).size).toBe(0);
  });
});
