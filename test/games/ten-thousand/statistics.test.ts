import { describe, expect, it } from 'vitest';
import { type Options, parseOptions } from '../../../src/games/ten-thousand/options.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import {
  companyWords,
  NO_STATISTICS,
  type Played,
  withGame,
} from '../../../src/games/ten-thousand/statistics.ts';
import { botGame, botTable } from './bot-games.ts';

function options(kinds: string, house: object = {}): Options {
  const seats = kinds
    .split(' ')
    .map((kind, seat) =>
      kind === 'person'
        ? { kind, name: `Person ${seat}` }
        : { kind: 'bot', name: `Bot ${seat}`, level: kind },
    );
  return parseOptions({ seats, ...house })!;
}

it.each([
  ['person steady', {}, '2 players, against a steady bot'],
  ['person person', {}, '2 players, against a person'],
  ['person steady steady person', {}, '4 players, against a person and two steady bots'],
  [
    'person person person sharp careful',
    {},
    '5 players, against a careful bot, two people and a sharp bot',
  ],
  [
    'person steady',
    { target: 2_000, opening: 500, groups: 'grow' },
    '2 players, against a steady bot, to 2,000, opening with 500, groups grow',
  ],
])('%s with %j: %s', (kinds, house, words) => {
  expect(companyWords(options(kinds, house), 0)).toBe(words);
});

describe('the statistics of finished games', () => {
  const table = botTable(['steady', 'careful'], { target: 2_000 });
  const played = (seed: string, more: Partial<Played> = {}): Played => {
    const { log, end } = botGame(table, seed);
    const status = tenThousand.status(end);
    return {
      options: table,
      start: { seed },
      log: [...log],
      score: [...end.totals],
      winners: status.kind === 'over' ? [...status.winners] : [],
      seat: 0,
      endedEarly: false,
      aids: { peeks: 0, hints: 0, again: false },
      ...more,
    };
  };
  const games = ['1', '2', '3', '4'].map((seed) => played(seed));

  it('count games, wins, the best game and the best turn by company', () => {
    const { companies } = games.reduce(withGame, NO_STATISTICS);
    expect(companies).toHaveLength(1);
    const [company] = companies;
    expect(company).toMatchObject({
      words: '2 players, against a careful bot, to 2,000',
      class: 'clean',
      games: 4,
      won: games.filter(({ winners }) => winners.includes(0)).length,
      bestGame: Math.max(...games.map(({ score }) => score[0]!)),
    });
    const points = games.reduce((sum, { score }) => sum + score[0]!, 0);
    const { turns, averageTurn, bestTurn } = company!.turns;
    expect(averageTurn! * turns).toBeCloseTo(points);
    expect(bestTurn).toBeGreaterThan(averageTurn!);
  });

  it('keep deals that were played again apart', () => {
    const again = played('1', { aids: { peeks: 0, hints: 0, again: true } });
    const { companies } = [...games, again].reduce(withGame, NO_STATISTICS);
    expect(companies.map(({ class: kind, games }) => [kind, games])).toEqual([
      ['clean', 4],
      ['again', 1],
    ]);
  });

  it('count all dice by who rolled them, bots by their level', () => {
    const { players } = games.reduce(withGame, NO_STATISTICS);
    expect(players.map(({ name }) => name)).toEqual(['steady bot', 'careful bot']);
    const rolls = games.flatMap(({ log }) => log).filter((word) => word === 'R').length;
    expect(players.reduce((sum, { figures }) => sum + figures.rolls, 0)).toBe(rolls);
  });

  it.each([
    ['was ended early', { endedEarly: true }],
    ['has options that no longer exist', { options: { seats: 'none' } }],
    ['starts from what is no position', { start: { position: 'nowhere' } }],
  ])('leave out a game that %s', (_why, more) => {
    expect(withGame(NO_STATISTICS, played('1', more))).toBe(NO_STATISTICS);
  });
});
