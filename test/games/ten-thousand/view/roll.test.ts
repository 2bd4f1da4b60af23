import { describe, expect, it } from 'vitest';
import {
  facesAside,
  NO_ROLL,
  type Roll,
  rollOf,
  tableAhead,
  toggled,
  whyNot,
  withAside,
} from '../../../../src/games/ten-thousand/view/roll.ts';
import { bust, play, position, table } from '../help.ts';

const START = '10000 0 roll / 0 0 / 0 / 0 / 144456 / - / - / f';
const faces = (text: string): number[] => Array.from(text, Number);
const roll = (text: string, ...aside: number[]): Roll => ({ faces: faces(text), aside });

describe('the roll of a table', () => {
  it('is the dice as they fell, none set aside', () => {
    expect(rollOf(table(START), NO_ROLL)).toEqual(roll('144456'));
  });

  it('keeps those set aside when they are taken by a move', () => {
    const chosen = roll('144456', 3, 1, 2);
    expect(rollOf(play(position(START), 'k444').table, chosen)).toBe(chosen);
  });

  it('keeps the others in their places when somebody else chose', () => {
    const seen = rollOf(table(START), NO_ROLL);
    expect(rollOf(play(position(START), 'k15').table, seen)).toEqual(roll('144456', 0, 4));
  });

  it('shows what was taken before it was seen', () => {
    expect(rollOf(play(position(START), 'k15').table, NO_ROLL)).toEqual(roll('444615', 4, 5));
  });

  it('begins anew with the next roll, even of the same faces', () => {
    const { table: rolled } = play(position(START), 'k1 R');
    const faces = rolled.lastStep?.kind === 'rolled' ? rolled.lastStep.faces : [];
    expect(rollOf(rolled, { faces: [...faces].reverse(), aside: [0] })).toEqual({
      faces,
      aside: [],
    });
  });

  it('stays to be seen after a bust, and is gone after standing', () => {
    const busted = bust(position('10000 0 roll / 0 0 / 0 / 0 / - / - / - / f')).table;
    expect(rollOf(busted, NO_ROLL).faces).toHaveLength(6);
    expect(rollOf(play(position(START), 'k1 S').table, roll('144456', 0))).toEqual(NO_ROLL);
  });
});

describe('a tap', () => {
  it('sets a die aside, and puts it back', () => {
    const one = toggled(roll('144456'), 3);
    expect(one).toEqual(roll('144456', 3));
    expect(toggled(one, 3)).toEqual(roll('144456'));
  });

  it('of six dice at once makes six', () => {
    expect([0, 1, 2, 3, 4, 5].reduce(toggled, roll('123456')).aside).toHaveLength(6);
  });
});

it('sets certain faces aside and leaves dice that lie there where they are', () => {
  expect(withAside(roll('144456', 3), faces('1444'))).toEqual(roll('144456', 3, 0, 1, 2));
  expect(withAside(roll('144456', 3, 5), [])).toEqual(roll('144456'));
  expect(facesAside(withAside(roll('545511', 0), faces('55')))).toEqual(faces('55'));
});

describe('the table ahead', () => {
  it('has the dice set aside in hand', () => {
    expect(tableAhead(table(START), roll('144456', 0, 4)).hand).toBe(150);
  });

  it.each([
    ['nothing is set aside', roll('144456')],
    ['what is set aside may not be taken', roll('144456', 1, 2)],
  ])('is the table while %s', (_why, aside) => {
    const now = table(START);
    expect(tableAhead(now, aside)).toBe(now);
  });

  it.each([
    [START, roll('144456'), 'Take a die that scores first', 'Take a die that scores first'],
    [START, roll('144456', 1, 2), 'No points for the 4s', 'No points for the 4s'],
    [START, roll('144456', 0), undefined, undefined],
    [
      START.replace('10000 0', '10000 500'),
      roll('144456', 0),
      undefined,
      'Opening needs a hand of 500, this one has 100',
    ],
    ['10000 0 roll / 0 0 / 0 / 0 / - / - / - / f', NO_ROLL, undefined, 'Roll first'],
  ])('at %s with %j says what hinders rolling and standing', (text, aside, rolling, standing) => {
    expect(whyNot(table(text), aside, 'roll')).toBe(rolling);
    expect(whyNot(table(text), aside, 'stand')).toBe(standing);
  });
});
