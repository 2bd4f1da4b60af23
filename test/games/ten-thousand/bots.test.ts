import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { bots } from '../../../src/games/bots.ts';
import { botMove } from '../../../src/games/ten-thousand/bots.ts';
import { type Level, LEVELS } from '../../../src/games/ten-thousand/options.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import { averageTurn, botGame, mixedTable, replayed } from './bot-games.ts';
import { position, table } from './help.ts';

const does = (text: string, level: Level): string =>
  tenThousand.encode(botMove(table(text), level));

const HOUSES = [
  {},
  { target: 5_000, opening: 500 },
  { target: 2_000, opening: 1_000, groups: 'grow' },
  { target: 5_000, groups: 'grow' },
];

describe.each(LEVELS)('the %s bot', (level) => {
  it('rolls when its turn begins', () => {
    expect(does('10000 0 roll / 0 0 / 0 / 0 / - / - / - / f', level)).toBe('R');
  });

  it('takes three pairs and the straight', () => {
    expect(does('10000 0 roll / 0 0 / 0 / 0 / 114455 / - / - / f', level)).toBe('k114455');
    expect(does('10000 0 roll / 0 0 / 0 / 0 / 415263 / - / - / f', level)).toBe('k123456');
  });

  it('rolls on until it may open', () => {
    const turn = '0 / 950 / 2 / 5 / 5+5+5+5 / -';
    expect(does(`10000 1000 roll / 0 0 / ${turn}`, level)).toBe('R');
    expect(does(`10000 1000 roll / 1000 0 / ${turn}`, level)).toBe('S');
  });
});

describe('the careful bot', () => {
  it.each([
    ['takes all that scores', '0 / 0 / 442155 / - / - / f', 'k155'],
    ['rolls on below 300', '0 / 250 / 246 / 115 / - / f', 'R'],
    ['stands at 300', '0 / 300 / 246 / 1 / 11 / -', 'S'],
    ['stands even with a fresh six', '0 / 1500 / - / 123456 / - / f', 'S'],
  ])('%s', (_what, turn, word) => {
    expect(does(`10000 0 roll / 0 0 / ${turn}`, 'careful')).toBe(word);
  });
});

describe.each(['steady', 'sharp'] as const)('the %s bot', (level) => {
  it.each([
    ['leaves a 5 for another die', '0 / 0 / 552346 / - / - / f', 'k5'],
    ['takes the last two for a fresh six', '0 / 300 / 15 / - / 222+1 / -', 'k15'],
    ['rolls one die with 250', '0 / 250 / 2 / 5 / 5+5+5+5 / -', 'R'],
    ['stands with 300 and one die', '0 / 300 / 2 / 5 / 5+5+5+1 / -', 'S'],
    ['rolls four dice with 950', '0 / 950 / 2346 / 15 / - / -', 'R'],
    ['stands with 1,000 and four dice', '0 / 1000 / 2346 / 15 / - / -', 'S'],
    ['rolls a fresh six with 1,500', '0 / 1500 / - / 123456 / - / f', 'R'],
    ['stands with a hand beyond its table', '0 / 99000 / - / 111155 / - / -', 'S'],
  ])('%s', (_what, turn, word) => {
    expect(does(`10000 0 roll / 0 0 / ${turn}`, level)).toBe(word);
  });

  it('counts on a group that grows', () => {
    const turn = '0 / 600 / 234 / 666 / - / f';
    expect(does(`10000 0 roll / 0 0 / ${turn}`, level)).toBe('S');
    expect(does(`10000 0 grow / 0 0 / ${turn}`, level)).toBe('R');
  });
});

describe('the sharp bot in the last round', () => {
  it.each([
    ['rolls on while it is behind', '10500 9000 / 1 / 500 / 246 / 1 / 11 / l0', 'S', 'R'],
    ['stands once it leads', '10500 9000 / 1 / 1550 / 22346 / 1 / - / l0', 'R', 'S'],
    ['rolls five dice for more than a tie', '10500 9000 / 1 / 1500 / 22346 / 1 / - / l0', 'R', 'R'],
    [
      'is content with a tie before one die',
      '10100 9800 / 1 / 300 / 2 / 5 / 5+5+5+1 / l0',
      'S',
      'S',
    ],
    ['rolls on though it cannot hope', '99000 0 / 1 / 500 / 246 / 1 / 11 / l0', 'S', 'R'],
    [
      'stands once it leads and who follows is far behind',
      '10500 9000 0 / 1 / 1550 / 22346 / 1 / - / l0',
      'R',
      'S',
    ],
    [
      'rolls on though it leads while who follows is near',
      '10500 9000 9900 / 1 / 1550 / 22346 / 1 / - / l0',
      'R',
      'R',
    ],
    [
      'fears those who follow, not those who have played',
      '9900 10500 9000 / 2 / 1550 / 22346 / 1 / - / l1',
      'R',
      'R',
    ],
    [
      'stands when all others have played or are behind',
      '9900 10500 9000 / 0 / 650 / 22346 / 1 / - / l1',
      'R',
      'S',
    ],
    ['catches up though others follow', '10500 9000 0 / 1 / 500 / 246 / 1 / 11 / l0', 'S', 'R'],
  ])('%s', (_what, rest, steady, sharp) => {
    expect(does(`10000 0 roll / ${rest}`, 'steady')).toBe(steady);
    expect(does(`10000 0 roll / ${rest}`, 'sharp')).toBe(sharp);
  });
});

describe('the sharp bot between two', () => {
  it.each([
    ['plays safe far ahead', '9000 5000 / 0 / 850 / 2346 / 15 / - / -', 'R', 'S'],
    ['dares more far behind', '4000 9000 / 0 / 1000 / 2346 / 15 / - / -', 'S', 'R'],
    [
      'leaves points rather than give a last turn to who is near',
      '9500 9500 / 0 / 400 / 552 / - / 115 / -',
      'k55',
      'k5',
    ],
    ['stands short of the target then', '9500 9500 / 0 / 450 / 52 / 5 / 115 / -', 'S', 'S'],
  ])('%s', (_what, rest, steady, sharp) => {
    expect(does(`10000 0 roll / ${rest}`, 'steady')).toBe(steady);
    expect(does(`10000 0 roll / ${rest}`, 'sharp')).toBe(sharp);
  });
});

describe('the sharp bot', () => {
  const turns = ['0 / 350 / 552 / - / 115 / -', '0 / 1000 / 2346 / 15 / - / -'];

  it.each(turns)('plays a shorter game as the end of a long one: %s', (turn) => {
    for (const [target, ahead] of [
      [5_000, 5_000],
      [2_000, 8_000],
    ] as const) {
      for (const [mine, theirs] of [
        [0, 1_950],
        [1_600, 1_500],
        [1_900, 0],
      ] as const) {
        const short = does(`${target} 0 roll / ${mine} ${theirs} / ${turn}`, 'sharp');
        const long = `10000 0 roll / ${ahead + mine} ${ahead + theirs} / ${turn}`;
        expect(does(long, 'sharp')).toBe(short);
      }
    }
  });

  it('plays as the steady one under house rules, as long as they matter', () => {
    const daring = '0 / 1000 / 2346 / 15 / - / -';
    expect(does(`10000 500 roll / 4000 9000 / ${daring}`, 'sharp')).toBe('R');
    expect(does(`10000 500 roll / 0 9000 / ${daring}`, 'sharp')).toBe('S');
    expect(does(`10000 0 grow / 4000 9000 / ${daring}`, 'sharp')).toBe('S');
  });

  it('minds of several the one who is furthest ahead', () => {
    const daring = '0 / 1000 / 2346 / 15 / - / -';
    expect(does(`10000 0 roll / 4000 3000 9000 100 / ${daring}`, 'sharp')).toBe('R');
    expect(does(`10000 0 roll / 4000 3000 4000 100 / ${daring}`, 'sharp')).toBe('S');
  });
});

describe('a bot', () => {
  it('goes by the table alone', () => {
    const choose = bots['ten-thousand']!;
    const games = fc.tuple(fc.nat(500), fc.constantFrom(...HOUSES), fc.constantFrom(...LEVELS));
    fc.assert(
      fc.property(games, ([number, house, level]) => {
        botGame(mixedTable(number, house), String(number), ({ table }) => {
          if (tenThousand.status(table).kind === 'over') return;
          const here = choose(table, level, stream('1', 'bot 0'));
          const text = tenThousand.write({ table, hidden: { dice: stream('1', 'dice') } });
          expect(choose(position(text, '2').table, level, stream('2', 'bot 1'))).toEqual(here);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('never does what it may not, under any house rules, and its games replay to the same winner', () => {
    for (let number = 0; number < 300; number++) {
      const options = mixedTable(number, HOUSES[number % HOUSES.length]);
      const { log, end } = botGame(options, String(number));
      const again = replayed(options, String(number), log);
      expect(tenThousand.status(again)).toEqual(tenThousand.status(end));
      expect(again).toEqual(end);
    }
  });
});

it('the steady bot averages 551.6 points a turn', () => {
  // One turn deviates by about 505 points, the average of 20,000 by about 3.6.
  expect(Math.abs(averageTurn('steady', 20_000, 'sample') - 551.6)).toBeLessThan(14);
});
