import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyNumber } from '../../src/core/daily.ts';
import { HIGHEST_DEAL, isDealNumber } from '../../src/core/deal-number.ts';
import { mind } from '../../src/games/pyramid/mind.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';

describe('the deal of the day', () => {
  // What was dealt to somebody once is dealt to everybody for ever.
  const table: readonly [string, Readonly<Record<string, number>>][] = [
    [
      '2026-11-30',
      {
        pyramid: 290392105,
        'ten-thousand': 714660388,
        'cribbage-squares': 716608160,
        cascade: 224770312,
      },
    ],
    [
      '2026-12-01',
      {
        pyramid: 679377974,
        'ten-thousand': 706284840,
        'cribbage-squares': 910897029,
        cascade: 70983519,
      },
    ],
    [
      '2027-02-28',
      {
        pyramid: 561981908,
        'ten-thousand': 686308277,
        'cribbage-squares': 551269620,
        cascade: 695179985,
      },
    ],
    [
      '2028-02-29',
      {
        pyramid: 548736545,
        'ten-thousand': 780714697,
        'cribbage-squares': 246834516,
        cascade: 739035006,
      },
    ],
    [
      '1999-12-31',
      {
        pyramid: 16514231,
        'ten-thousand': 244556723,
        'cribbage-squares': 287098290,
        cascade: 242254133,
      },
    ],
    [
      '9999-12-31',
      {
        pyramid: 944796806,
        'ten-thousand': 107928021,
        'cribbage-squares': 549637757,
        cascade: 684117100,
      },
    ],
  ];
  it.each(table)('of %s is fixed', (date, numbers) => {
    for (const [game, number] of Object.entries(numbers)) {
      const first = dailyNumber(game, date);
      const dealt =
        game === 'pyramid'
          ? mind.firstWinnable({ options: { aim: 'all' }, first, highest: HIGHEST_DEAL })
          : first;
      expect(dealt, game).toBe(number);
    }
  });

  it('is a deal number that depends on the game and the date only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (game, date) => {
        const number = dailyNumber(game, date);
        expect(isDealNumber(String(number))).toBe(true);
        expect(dailyNumber(game, date)).toBe(number);
      }),
    );
  });

  it('is another one on another day and in another game', () => {
    const days = [...Array(1_000).keys()].map((day) => `day ${day}`);
    const numbers = days.flatMap((day) => [
      dailyNumber('pyramid', day),
      dailyNumber('cascade', day),
    ]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('of Pyramid can be won', () => {
    const { defaults } = pyramid;
    const first = dailyNumber('pyramid', '2026-11-30');
    const number = mind.firstWinnable({ options: defaults, first, highest: HIGHEST_DEAL });
    const deals = Array.from({ length: number - first + 1 }, (_, after) =>
      mind.canBeWon(pyramid.setup(defaults, String(first + after))),
    );
    expect(deals.indexOf(true)).toBe(number - first);
  });
});
