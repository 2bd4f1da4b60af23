import { describe, expect, it } from 'vitest';
import { DEFAULTS, type Options, parseOptions } from '../../../src/games/ten-thousand/options.ts';
import {
  withKind,
  withName,
  withSeatAdded,
  withSeatRemoved,
} from '../../../src/games/ten-thousand/seating.ts';
import { people } from './help.ts';

const names = ({ seats }: Options): string[] => seats.map(({ name }) => name);

function filled(): Options {
  return [1, 2, 3, 4, 5, 6].reduce(withSeatAdded, DEFAULTS);
}

describe('a table', () => {
  it('takes people up to six', () => {
    expect(names(filled())).toEqual([
      'You',
      'Steady',
      'Player 3',
      'Player 4',
      'Player 5',
      'Player 6',
    ]);
  });

  it('keeps two', () => {
    const two = withSeatRemoved(people(3), 0);
    expect(names(two)).toEqual(['Ben', 'Cy']);
    expect(withSeatRemoved(two, 0)).toBe(two);
  });

  it.each([
    [0, 'drawn'],
    [1, 0],
    [2, 1],
    ['drawn', 'drawn'],
  ] as const)(
    'when the first of three leaves, seat %s that was to start is %s',
    (before, after) => {
      expect(withSeatRemoved({ ...people(3), starts: before }, 0).starts).toBe(after);
    },
  );

  it('stays one that can be played at', () => {
    const changed = withName(
      withKind(filled(), 2, 'sharp'),
      3,
      '\t a name that is far too long for any table',
    );
    expect(parseOptions(changed)).toEqual(changed);
  });
});

describe('a seat given to somebody else', () => {
  it('gets a name of its own, unlike the others', () => {
    const bots = withKind(withKind(filled(), 0, 'steady'), 2, 'careful');
    expect(names(bots).slice(0, 3)).toEqual(['Steady 2', 'Steady', 'Careful']);
    expect(names(withKind(bots, 1, 'person'))[1]).toBe('Player 2');
    expect(names(withKind(bots, 0, 'person'))[0]).toBe('You');
  });

  it('keeps a name that was chosen', () => {
    const changed = withKind(people(2), 1, 'sharp');
    expect(changed.seats[1]).toEqual({ kind: 'bot', name: 'Ben', level: 'sharp' });
  });
});

describe('a name', () => {
  it.each([
    ['  Zoe ', 'Zoe'],
    ['<b>Zoe</b>', '<b>Zoe</b>'],
    ['x'.repeat(40), 'x'.repeat(30)],
    ['   ', 'Player 2'],
    ['', 'Player 2'],
  ])('typed as "%s" is "%s"', (typed, name) => {
    expect(names(withName(people(2), 1, typed))[1]).toBe(name);
  });
});
