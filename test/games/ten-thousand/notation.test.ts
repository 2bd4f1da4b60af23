import { describe, expect, it } from 'vitest';
import { isFailure } from '../../../src/core/game.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import { play, position } from './help.ts';

describe('a position', () => {
  it.each([
    '10000 0 roll / 0 0 / 0 / 0 / - / - / - / f',
    '5000 500 grow / 0 1000 2000 3000 4000 4950 / 5 / 0 / - / - / - / f',
    '10000 0 roll / 0 0 / 0 / 0 / 621455 / - / - / f',
    '10000 0 roll / 0 0 / 0 / 150 / 6245 / 15 / - / f',
    '10000 0 roll / 0 0 / 0 / 1500 / - / 123456 / - / f',
    '10000 0 roll / 0 0 / 0 / 150 / 6245 / 1 / 5 / -',
    '10000 0 roll / 0 0 / 0 / 3150 / 6245 / 1 / 5 / -',
    '2000 1000 grow / 0 0 0 / 2 / 500 / 6 / 2 / 222+1 / -',
    '10000 0 roll / 10000 50 9950 / 1 / 150 / 2346 / 15 / - / fl0',
    '10000 0 roll / 10000 10500 9950 / 2 / 0 / - / - / - / fl0',
    '10000 0 roll / 10000 10500 9950 / 0 / 0 / - / - / - / fl0',
    '10000 0 roll / 50 9000 / 1 / 150 / 2346 / 15 / - / fe',
    '10000 0 roll / 10000 9000 / 1 / 250 / 234 / 1 / 15 / l0e',
  ])('%s reads back as it was written', (text) => {
    expect(tenThousand.write(position(text))).toBe(text);
  });

  it('has as many seats as totals', () => {
    expect(
      tenThousand.score(position('10000 0 roll / 0 50 100 / 0 / 0 / - / - / - / f').table),
    ).toEqual([0, 50, 100]);
  });

  it('rolls from the seed beside it, by default from the text', () => {
    const text = '10000 0 roll / 0 0 / 0 / 0 / - / - / - / f';
    const rolled = (seed?: string): string => tenThousand.write(play(position(text, seed), 'R'));
    expect(rolled('1')).toBe(rolled('1'));
    expect(rolled('1')).not.toBe(rolled('2'));
    expect(rolled()).toBe(rolled(text));
  });
});

describe('a text that is no position says what is wrong and where', () => {
  const house = '10000 0 roll';
  const turn = '0 / 0 / - / - / - / f';

  it.each([
    ['', 'a position has 8 fields'],
    [`${house} / 0 0 / 0 / 0 / - / - / -`, 'here are 7'],
    [`10000 0 / 0 0 / ${turn}`, 'house rules: target, opening minimum and groups'],
    [`3000 0 roll / 0 0 / ${turn}`, 'house rules: "3000" is not a target'],
    [`10000 300 roll / 0 0 / ${turn}`, 'house rules: "300" is no opening minimum'],
    [`10000 0 shrink / 0 0 / ${turn}`, 'house rules: "shrink" is neither "roll" nor "grow"'],
    [`${house} / 0 / ${turn}`, 'totals: 2 to 6 players, here are 1'],
    [`${house} / 0 0 0 0 0 0 0 / ${turn}`, 'totals: 2 to 6 players, here are 7'],
    [`${house} / 0 75 / ${turn}`, 'total 2: "75" is not a number of points'],
    [`${house} / 0 -50 / ${turn}`, 'total 2: "-50" is not a number of points'],
    [`${house} / 0 0050 / ${turn}`, 'total 2: "0050" is not a number of points'],
    [`${house} / 0 1e3 / ${turn}`, 'total 2: "1e3" is not a number of points'],
    [`${house} / 0 0 / x / 0 / - / - / - / f`, 'seat to play: "x" is not a seat'],
    [`${house} / 0 0 / 2 / 0 / - / - / - / f`, 'seat to play: there is no seat 2'],
    [`${house} / 0 0 / 0 / 120 / 23466 / 1 / - / f`, 'hand: "120" is not a number of points'],
    [`${house} / 0 0 / 0 / 0 / 123457 / - / - / f`, 'on the table: "123457" are not dice'],
    [
      `${house} / 0 0 / 0 / 0 / 1 2 3 4 5 6 / - / - / f`,
      'on the table: "1 2 3 4 5 6" are not dice',
    ],
    [
      `${house} / 0 0 / 0 / 0 / 12345 / - / - / f`,
      'on the table: 6 dice with those taken, here are 5',
    ],
    [
      `${house} / 0 0 / 0 / 150 / 23466 / 15 / - / f`,
      'on the table: 6 dice with those taken, here are 7',
    ],
    [`${house} / 0 0 / 0 / 0 / 223466 / - / - / f`, 'on the table: no die scores'],
    [`${house} / 0 0 / 0 / 200 / 246 / - / 222 / -`, 'on the table: no die scores'],
    [`${house} / 0 0 / 0 / 0 / - / - / - / -`, 'on the table: no dice, but the turn has begun'],
    [`${house} / 0 0 / 0 / 0 / - / - / 15 / f`, 'flags: f ends with the second roll'],
    [
      `${house} / 0 0 / 0 / 150 / 2346 / 51 / - / f`,
      'taken from this roll: "51" is not in ascending order',
    ],
    [`${house} / 0 0 / 0 / 50 / 2346 / 25 / - / f`, 'taken from this roll: "25" may not be taken'],
    [
      `${house} / 0 0 / 0 / 1000 / - / 112233 / - / -`,
      'taken from this roll: "112233" may not be taken',
    ],
    [`${house} / 0 0 / 0 / 150 / 234 / 1 / 2+5 / -`, 'taken earlier: "2" may not be taken'],
    [`${house} / 0 0 / 0 / 150 / 2346 / 1 / +5 / -`, 'taken earlier: "" are not dice'],
    [`${house} / 0 0 / 0 / 150 / 2346 / 1 / -+5 / -`, 'taken earlier: "-" is not a block of dice'],
    [`${house} / 0 0 / 0 / 50 / - / - / - / f`, 'hand: the turn has not begun'],
    [`${house} / 0 0 / 0 / 100 / 2346 / 15 / - / -`, 'hand: less than the 150 of the dice taken'],
    [`${house} / 0 0 / 0 / 200 / 2346 / 15 / - / f`, 'hand: more than the 150 of the dice taken'],
    [
      `10000 0 grow / 0 0 / 0 / 400 / 6 / 2 / 222+1 / -`,
      'hand: less than the 500 of the dice taken',
    ],
    [`${house} / 0 0 / 0 / 0 / - / - / - / x`, 'flags: "x" is not made of f, l and a seat, e'],
    [`${house} / 0 0 / 0 / 0 / - / - / - / ef`, 'flags: "ef" is not made of'],
    [`${house} / 10000 0 / 1 / 0 / - / - / - / fl`, 'flags: "fl" is not made of'],
    [`${house} / 10000 0 / 1 / 0 / - / - / - / fl2`, 'flags: there is no seat 2'],
    [`${house} / 9950 0 / 1 / 0 / - / - / - / fl0`, 'flags: seat 0 has too little to call'],
    [`${house} / 0 10000 / 0 / 0 / - / - / - / f`, 'flags: seat 1 must have called the last round'],
    [
      `${house} / 10000 9950 10000 / 1 / 0 / - / - / - / fl0`,
      'total 3: the target is reached before the last turn',
    ],
    [`${house} / 10000 0 / 0 / 150 / 2346 / 15 / - / fl0`, 'flags: the last round is over'],
    [`${house} / 10000 0 / 0 / 0 / - / - / - / fl0e`, 'flags: the last round is over'],
  ])('%s: %s', (text, error) => {
    const read = tenThousand.read(text);
    expect(isFailure(read) ? read.error : 'none').toContain(error);
  });
});

describe('a move', () => {
  it.each(['R', 'S', 'E', 'k1', 'k115', 'k4444', 'k112233', 'k123456'])('%s', (word) => {
    const move = tenThousand.decode(word);
    expect(move && tenThousand.encode(move)).toBe(word);
  });

  it.each(['', 'r', 'k', 'k0', 'k7', 'k51', 'k1234566', 'k1 5', 'K1', 'R ', 'k-1'])(
    'is not "%s"',
    (word) => {
      expect(tenThousand.decode(word)).toBeUndefined();
    },
  );
});
