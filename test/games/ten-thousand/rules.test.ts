import { describe, expect, it } from 'vitest';
import { rollDice, stream } from '../../../src/core/random.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import type { Step, Table } from '../../../src/games/ten-thousand/table.ts';
import { people, play, position, table } from './help.ts';

const legal = (text: string): string =>
  tenThousand.legalMoves(table(text)).map(tenThousand.encode).join(' ');

const after = (text: string, words: string): string =>
  tenThousand.write(play(position(text), words));

const refusal = (text: string, word: string): string | undefined => {
  const move = tenThousand.decode(word);
  return move ? tenThousand.check(table(text), move)?.reason : 'not a move';
};

describe('options', () => {
  it('are two seats by default, a person and a steady bot', () => {
    expect(tenThousand.defaults).toEqual({
      seats: [
        { kind: 'person', name: 'You' },
        { kind: 'bot', name: 'Steady', level: 'steady' },
      ],
      starts: 'drawn',
      target: 10_000,
      opening: 0,
      groups: 'roll',
    });
  });

  const person = { kind: 'person', name: 'Ann' };
  const bot = { kind: 'bot', name: 'Bo' };

  it('let a bot be steady unless it is told otherwise', () => {
    expect(tenThousand.parseOptions({ seats: [person, bot] })?.seats[1]).toEqual({
      ...bot,
      level: 'steady',
    });
  });

  it.each([
    ['one seat', { seats: [person] }],
    ['seven seats', { seats: Array.from({ length: 7 }, () => person) }],
    ['a nameless seat', { seats: [person, { kind: 'person', name: ' ' }] }],
    ['a name without end', { seats: [person, { kind: 'person', name: 'n'.repeat(31) }] }],
    ['a seat for a dog', { seats: [person, { kind: 'dog', name: 'Rex' }] }],
    ['an unknown level', { seats: [person, { ...bot, level: 'godlike' }] }],
    ['a seat that is not there to start', { seats: [person, bot], starts: 2 }],
    ['half a seat to start', { starts: 0.5 }],
    ['another target', { target: 1_000 }],
    ['another opening minimum', { opening: 350 }],
    ['another group rule', { groups: 'shrink' }],
  ])('refuse %s', (_what, options) => {
    expect(tenThousand.parseOptions(options)).toBeUndefined();
  });
});

describe('the figures', () => {
  it.each([
    ['the first person', ['bot', 'person', 'person'], 1],
    ['the first seat when all are bots', ['bot', 'bot'], 0],
  ])('are of %s', (_who, kinds, seat) => {
    const options = tenThousand.parseOptions({ seats: kinds.map((kind) => ({ kind, name: 'N' })) });
    expect(tenThousand.playerSeat?.(options!)).toBe(seat);
  });
});

describe('who starts', () => {
  it('is drawn from the seed, every seat now and then', () => {
    const starters = Array.from(
      { length: 60 },
      (_, seed) => tenThousand.setup(people(6), String(seed)).table.seat,
    );
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('can be chosen, and changes no dice', () => {
    const chosen = [0, 1, 2].map((starts) => tenThousand.setup(people(3, { starts }), '7'));
    expect(chosen.map(({ table }) => table.seat)).toEqual([0, 1, 2]);
    expect(new Set(chosen.map((deal) => String(play(deal, 'R').table.dice))).size).toBe(1);
  });
});

describe('a turn', () => {
  const fresh = '10000 0 roll / 0 0 / 0 / 0 / - / - / - / f';

  it('begins with a roll of all six dice', () => {
    expect(legal(fresh)).toBe('R');
    expect(play(position(fresh), 'R').table.dice).toHaveLength(6);
  });

  it('takes off at least one scoring die after each roll, more if the player likes', () => {
    const rolled = '10000 0 roll / 0 0 / 0 / 0 / 126145 / - / - / f';
    expect(legal(rolled)).toBe('k1 k5 k11 k15 k115');
    expect(after(rolled, 'k15')).toBe('10000 0 roll / 0 0 / 0 / 150 / 2614 / 15 / - / f');
    expect(legal(after(rolled, 'k15'))).toBe('R S');
  });

  it('leaves to the player how many of a group go', () => {
    expect(legal('10000 0 roll / 0 0 / 0 / 0 / 424462 / - / - / f')).toBe('k444');
    expect(legal('10000 0 roll / 0 0 / 0 / 0 / 424464 / - / - / f')).toBe('k444 k4444');
  });

  it('adds the hand to the total when the player stands, and gives the turn on', () => {
    expect(after('10000 0 roll / 300 900 / 0 / 650 / 23 / 5 / 444 / -', 'S')).toBe(
      '10000 0 roll / 950 900 / 1 / 0 / - / - / - / f',
    );
    expect(after('10000 0 roll / 300 900 / 1 / 50 / 23446 / 5 / - / f', 'S')).toBe(
      '10000 0 roll / 300 950 / 0 / 0 / - / - / - / f',
    );
  });

  it('rolls the dice that are left, and remembers what was taken from the six', () => {
    const start = position('10000 0 roll / 0 0 / 0 / 450 / 23 / 5 / 444 / -');
    const rolled = play({ ...start, hidden: { dice: dealing([1, 6]) } }, 'R');
    expect(tenThousand.write(rolled)).toBe('10000 0 roll / 0 0 / 0 / 450 / 16 / - / 444+5 / -');
  });

  it('loses the hand and ends in a roll in which no die scores', () => {
    const start = position('10000 0 roll / 300 0 / 0 / 450 / 23 / 5 / 444 / -');
    const rolled = play({ ...start, hidden: { dice: dealing([2, 6]) } }, 'R');
    expect(tenThousand.write(rolled)).toBe('10000 0 roll / 300 0 / 1 / 0 / - / - / - / f');
    expect(rolled.table.lastStep).toEqual({ kind: 'bust', seat: 0, faces: [2, 6], lost: 450 });
  });

  it('may go on with a fresh six when all have been taken, as often as it happens', () => {
    const all = '10000 0 roll / 0 0 / 0 / 950 / - / 15 / 4444 / -';
    expect(legal(all)).toBe('R S');
    const rolled = play(position(all), 'R').table;
    expect(rolled.dice).toHaveLength(6);
    expect(rolled.earlier).toEqual([]);
    expect(rolled.first).toBe(false);
  });

  it('knows three pairs and the straight on its very first roll only', () => {
    expect(legal('10000 0 roll / 0 0 / 0 / 0 / 123456 / - / - / f')).toBe('k1 k5 k15 k123456');
    expect(legal('10000 0 roll / 0 0 / 0 / 600 / 123456 / - / - / -')).toBe('k1 k5 k15');
    expect(legal('10000 0 roll / 0 0 / 0 / 0 / 223344 / - / - / f')).toBe('k223344');
    expect(legal('10000 0 roll / 0 0 / 0 / 600 / 112233 / - / - / -')).toBe('k1 k11');
  });

  it('keeps the first roll until the second one', () => {
    const start = position('10000 0 roll / 0 0 / 0 / 1500 / - / 123456 / - / f');
    expect(play(start, 'R').table.first).toBe(false);
  });
});

describe('a move that is refused says why', () => {
  const rolled = '10000 0 roll / 0 0 / 0 / 0 / 126645 / - / - / f';
  const taken = '10000 0 roll / 0 0 / 0 / 100 / 26645 / 1 / - / f';
  const over = '10000 0 roll / 10000 0 / 0 / 0 / - / - / - / fl0';

  it.each([
    [rolled, 'R', 'Take a die that scores first'],
    [rolled, 'S', 'Take a die that scores first'],
    [rolled, 'k11', 'There are not so many 1s to take'],
    [rolled, 'k3', 'There are not so many 3s to take'],
    [rolled, 'k12', 'No points for the 2'],
    [rolled, 'k246', 'No points for the 2 and 4 and 6'],
    [rolled, 'k66', 'No points for the 6s'],
    [taken, 'k5', 'Taken already: roll or stand'],
    ['10000 0 roll / 0 0 / 0 / 0 / - / - / - / f', 'k1', 'Roll first'],
    ['10000 0 roll / 0 0 / 0 / 0 / - / - / - / f', 'S', 'Roll first'],
    [
      '10000 500 roll / 0 0 / 0 / 100 / 26645 / 1 / - / f',
      'S',
      'Opening needs a hand of 500, this one has 100',
    ],
    [over, 'R', 'The game is over'],
    [over, 'E', 'The game is over'],
  ])('%s, %s: %s', (text, word, reason) => {
    expect(refusal(text, word)).toBe(reason);
  });
});

describe('the last move stays visible', () => {
  const steps = (words: string): (Step | undefined)[] => {
    let now = position('10000 0 roll / 0 0 / 1 / 0 / - / - / - / f');
    now = { ...now, hidden: { dice: dealing([1, 1, 5, 2, 3, 4]) } };
    return words.split(' ').map((word) => (now = play(now, word)).table.lastStep);
  };

  it('as what was rolled, taken, banked or ended, and by whom', () => {
    const groups = [0, 0, 0, 0, 0, 0];
    expect(steps('R k115 S')).toEqual([
      { kind: 'rolled', seat: 1, faces: [1, 1, 5, 2, 3, 4] },
      { kind: 'took', seat: 1, dice: [1, 1, 5], points: 250, groups },
      { kind: 'stood', seat: 1, points: 250, total: 250 },
    ]);
    expect(steps('R k115 E').at(-1)).toEqual({ kind: 'ended', seat: 1 });
  });
});

describe('the opening minimum', () => {
  const hand = (opening: number, total: number, points: number): string =>
    legal(`10000 ${opening} roll / ${total} 900 / 0 / ${points} / 2346 / 15 / - / -`);

  it.each([
    [0, 0, 150, 'R S'],
    [500, 0, 450, 'R'],
    [500, 0, 500, 'R S'],
    [500, 500, 150, 'R S'],
    [1_000, 0, 950, 'R'],
    [1_000, 0, 1_000, 'R S'],
  ])('of %i with a total of %i and a hand of %i: %s', (opening, total, points, moves) => {
    expect(hand(opening, total, points)).toBe(moves);
  });
});

describe('groups', () => {
  const turn = (rule: string): string => `10000 0 ${rule} / 0 0 / 0 / 200 / 451 / 222 / - / f`;
  const rollOf = (rule: string, faces: readonly number[]): Table =>
    play({ ...position(turn(rule)), hidden: { dice: dealing(faces) } }, 'R').table;

  it('are formed within one roll', () => {
    expect(rollOf('roll', [2, 4, 6]).lastStep?.kind).toBe('bust');
  });

  it('that grow save the roll and score the difference', () => {
    const saved = rollOf('grow', [2, 4, 6]);
    expect(tenThousand.legalMoves(saved)).toEqual([{ kind: 'take', dice: [2] }]);
    expect(after('10000 0 grow / 0 0 / 0 / 200 / 246 / - / 222 / -', 'k2')).toBe(
      '10000 0 grow / 0 0 / 0 / 400 / 46 / 2 / 222 / -',
    );
  });

  it('that grow lapse with a fresh six', () => {
    const all = position('10000 0 grow / 0 0 / 0 / 950 / - / 15 / 4444 / -');
    const rolled = play({ ...all, hidden: { dice: dealing([4, 2, 3, 6, 4, 1]) } }, 'R').table;
    expect(tenThousand.legalMoves(rolled)).toEqual([{ kind: 'take', dice: [1] }]);
  });
});

describe('ending early', () => {
  it('is accepted at any time, not listed, and has no winner', () => {
    const text = '10000 0 roll / 9000 0 / 1 / 150 / 2346 / 15 / - / f';
    expect(legal(text)).toBe('R S');
    const ended = play(position(text), 'E');
    expect(tenThousand.write(ended)).toBe(`${text}e`);
    expect(tenThousand.status(ended.table)).toEqual({
      kind: 'over',
      winners: [],
      reason: 'Ended early',
      endedEarly: true,
    });
  });
});

/** A stream from which the next dice are `faces`. */
function dealing(faces: readonly number[]): ReturnType<typeof stream> {
  for (let seed = 1; ; seed++) {
    const dice = stream(String(seed), 'dealing');
    if (String(rollDice(faces.length, dice).faces) === String(faces)) return dice;
  }
}
