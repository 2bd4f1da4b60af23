import { describe, expect, it } from 'vitest';
import { cascade } from '../../../src/games/cascade/rules.ts';
import { columns, dice, play, position } from './boards.ts';

const AHEAD = '1234561234561';

describe('reading a position', () => {
  it('gives the columns, bottom die first, and all the rest', () => {
    const text = `6x8 / 12*43 - 5 - 66 - / ${'123456'.repeat(20)} / 30 / 120 / 9 / regular`;
    const at = position(text);
    expect(at.table).toMatchObject({
      board: '6x8',
      columns: columns('12*43 - 5 - 66 -'),
      placed: 30,
      score: 120,
      cascades: 9,
      phase: { kind: 'regular' },
      last: undefined,
    });
    expect(at.table.toCome).toEqual(dice('123456'.repeat(20)));
    expect(cascade.write(at)).toBe(text);
  });

  it.each([
    '6x6 / - - - - - - / - / 150 / 900 / 9 / fill',
    `5x6 / - 1 - - - / ${AHEAD} / 150 / 900 / 9 / lightning 9000`,
    `5x6 / - 1 - - - / 12*34561234561 / 161 / 900 / 9 / lightning 0`,
    '6x6 / 1 - - - - - / - / 150 / 502 / 0 / over',
    '6x6 / 1 - - - - - / - / 187 / 1502 / 12 / over',
    '6x6 / 1 - - - - - / - / 150 / 1502 / 12 / over',
    `5x6 / 121212 212121 121212 212121 565656 / ${'4'.repeat(90)} / 60 / 10 / 1 / over`,
  ])('writes back %s', (text) => {
    expect(cascade.write(position(text))).toBe(text);
  });

  it('reads back the round that the most cascades of a text lead to', () => {
    const most = '999999999';
    const at = play(position(`6x6 / 1 - - - - - / 6 / 149 / 0 / ${most} / regular`), '2');
    const text = cascade.write(at);
    expect(text).toContain(`lightning ${most}000`);
    expect(cascade.write(position(text))).toBe(text);
  });

  it('draws what is not written from the seed given, or else from the text', () => {
    const text = `6x6 / - - - - - - / ${AHEAD} / 150 / 900 / 9 / lightning 9000`;
    const after = (seed?: string): string => cascade.write(play(position(text, seed), '1@0'));
    expect(after('7')).toBe(after('7'));
    expect(after()).toBe(after(text));
    expect(new Set(['1', '2', '3', '4', '5', '6', '7', '8'].map(after)).size).toBeGreaterThan(1);
  });
});

describe('an error says what is wrong and where', () => {
  const sixes = '6'.repeat(150);
  const full = '121212 212121 121212 212121 565656';

  it.each([
    ['6x6 / - - -', 'a position has 7 fields (board / columns / dice to come / n'],
    [`7x7 / - - - - - - / ${sixes} / 0 / 0 / 0 / regular`, 'board: "7x7" is none of 6x6, 6x8, 5x6'],
    [`5x6 / - - - - - - / ${sixes} / 0 / 0 / 0 / regular`, 'columns: 5 columns, here are 6'],
    [`5x6 / - 17 - - - / ${sixes} / 0 / 0 / 0 / regular`, 'column 2, die 2: "7" is not a die'],
    [`5x6 / - *1 - - - / ${sixes} / 0 / 0 / 0 / regular`, 'column 2, die 1: "*" is not a die'],
    [`5x6 / - - 1-2 - - / ${sixes} / 0 / 0 / 0 / regular`, 'column 3, die 2: "-" is not a die'],
    [`5x6 / 1212121 - - - - / ${sixes} / 0 / 0 / 0 / regular`, 'column 1: at most 6 dice'],
    ['5x6 / - - - - - / 4x / 148 / 0 / 0 / regular', 'dice to come, die 2: "x" is not a die'],
    ['5x6 / - - - - - / 4**2 / 147 / 0 / 0 / regular', 'dice to come, die 2: "*" is not a die'],
    ['5x6 / - - - - - / 445 / 148 / 0 / 0 / regular', 'dice to come: 2 dice, here are 3'],
    ['5x6 / - - - - - / - / 148 / 0 / 0 / regular', 'dice to come: 2 dice, here are 0'],
    ['5x6 / - - - - - / 44 / 0148 / 0 / 0 / regular', 'n: "0148" is not a whole number'],
    ['5x6 / - - - - - / 44 / 148 / -5 / 0 / regular', 'score: "-5" is not a whole number'],
    ['5x6 / - - - - - / 44 / 148 / 0 / 1.5 / regular', 'cascades: "1.5" is not a whole number'],
    ['5x6 / - - - - - / 44 / 148 / 1000000000000 / 0 / regular', 'score: "1000000000000" has more'],
    ['5x6 / - - - - - / 44 / 148 / 0 / 1000000000 / regular', 'cascades: "1000000000" has more'],
    ['5x6 / - - - - - / 44 / 148 / 0 / 0 / Regular', 'phase: "Regular" is none of regular, fill'],
    ['5x6 / - - - - - / 44 / 148 / 0 / 0 / regular 5', 'phase: "regular 5" is none of'],
    ['5x6 / 1 2 3 4 - / 44 / 148 / 0 / 0 / regular', 'column 1, die 1: a cascade stands here'],
    ['5x6 / - - - - - / - / 150 / 0 / 0 / regular', 'n: less than 150 in the regular game'],
    ['5x6 / - - - - - / 4 / 149 / 0 / 1 / fill', 'n: 150 before the fill, here is 149'],
    ['5x6 / 1 - - - - / - / 150 / 0 / 1 / fill', 'columns: empty before the fill'],
    ['5x6 / - - - - - / - / 150 / 0 / 0 / fill', 'cascades: at least 1 when the board was cleared'],
    [`5x6 / - - - - - / ${AHEAD} / 149 / 0 / 3 / lightning 3000`, 'n: at least 150 in the'],
    [`5x6 / - - - - - / ${AHEAD} / 150 / 0 / 0 / lightning 0`, 'cascades: at least 1 in the'],
    [
      `5x6 / - - - - - / ${AHEAD} / 150 / 0 / 3 / lightning 3001`,
      'phase: 3001 ms left of 3 seconds',
    ],
    [`5x6 / - - - - - / ${AHEAD} / 150 / 0 / 3 / lightning`, 'phase: milliseconds left: ""'],
    [
      `5x6 / - - - - - / ${AHEAD}2 / 150 / 0 / 3 / lightning 3000`,
      'dice to come: 13 dice, here are',
    ],
    [`5x6 / ${full} / ${AHEAD} / 150 / 0 / 3 / lightning 3000`, 'phase: lightning, but the 1 fits'],
    [`5x6 / ${full} / 44 / 148 / 0 / 3 / regular`, 'phase: regular, but the 4 fits nowhere'],
    ['5x6 / - - - - - / 44 / 148 / 0 / 3 / over', 'phase: over, but the 4 goes into column 1'],
    ['5x6 / - - - - - / - / 151 / 0 / 0 / over', 'n: at most 150 without a Lightning Round'],
    ['5x6 / - - - - - / 4 / 150 / 0 / 0 / over', 'dice to come: 0 dice, here are 1'],
  ])('%s', (text, error) => {
    expect(cascade.read(text)).toEqual({ error: expect.stringContaining(error) as string });
  });

  it('refuses a text of any length at once', () => {
    expect(cascade.read(`6x6 / ${'1'.repeat(1_000_000)}`)).toHaveProperty('error');
  });
});

describe('a move', () => {
  it.each([
    ['1', { kind: 'insert', column: 0, afterMs: undefined }],
    ['6', { kind: 'insert', column: 5, afterMs: undefined }],
    ['3@412', { kind: 'insert', column: 2, afterMs: 412 }],
    ['3@0', { kind: 'insert', column: 2, afterMs: 0 }],
    ['F', { kind: 'fill' }],
    ['X', { kind: 'timeout' }],
  ] as const)('%s', (word, move) => {
    expect(cascade.decode(word)).toEqual(move);
    expect(cascade.encode(move)).toBe(word);
  });

  it.each([
    '',
    '0',
    '7',
    '12',
    '3@',
    '@5',
    '3@05',
    '3@-1',
    '3@1.5',
    '3@1@2',
    '3@99999999999999999',
    ' 3',
    'f',
    'x',
    'X@1',
  ])('"%s" is none', (word) => {
    expect(cascade.decode(word)).toBeUndefined();
  });
});
