import { describe, expect, it } from 'vitest';
import { figuresOf, gamesOf, groupFigures, groupsOf } from '../../src/app/figure-groups.ts';
import { gameList } from '../../src/app/game-list.ts';
import type { GameAbout } from '../../src/core/about.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { foldRecords } from '../../src/core/stats.ts';
import { about as cascade } from '../../src/games/cascade/about.ts';
import { about as pyramid } from '../../src/games/pyramid/about.ts';
import { about as tenThousand } from '../../src/games/ten-thousand/about.ts';
import { recordOf } from '../core/records.ts';

const person = (name: string) => ({ kind: 'person', name });

/** Games in the order of their ends. */
function games(
  about: GameAbout,
  ...changes: readonly Partial<GameRecord>[]
): readonly GameRecord[] {
  return changes.map((change, index) =>
    recordOf({ id: String(index), game: about.id, endedAt: index, winners: [], ...change }),
  );
}

const ANN_AND_BEN = { seats: [person('Ann'), person('Ben')] };
const ANN_AND_CY = { seats: [person('Ann'), person('Cy')] };
const THREE = { seats: [person('Ann'), person('Ben'), person('Cy')] };

it.each([
  ['the aim', pyramid, { aim: 'pyramid' }, 'The pyramid alone'],
  ['the board', cascade, { board: '5x6' }, 'Narrow, 5 by 6'],
  ['the number of players', tenThousand, ANN_AND_BEN, '2 players'],
  ['an unusual target too', tenThousand, { ...THREE, target: 2_000 }, '3 players, to 2,000'],
])('games are compared by %s', (_name, about, options, words) => {
  expect(figuresOf(about, { options })).toBe(words);
});

it('each game has words for options that cannot be read', () => {
  for (const about of gameList) expect(figuresOf(about, { options: 7 })).not.toBe('');
});

describe('groups of figures', () => {
  const help = { peeks: 0, hints: 1, again: false };
  const records = games(
    tenThousand,
    { options: THREE, score: [3, 0, 0] },
    { options: ANN_AND_BEN, score: [100, 0], winners: [0] },
    { options: ANN_AND_CY, score: [300, 0], winners: [0] },
    { options: ANN_AND_BEN, score: [200, 0], winners: [0], aids: help },
    { options: ANN_AND_BEN, score: [50, 0] },
    { options: ANN_AND_CY, score: [70, 0], winners: [0] },
  );
  const groups = groupsOf(tenThousand, foldRecords(records));

  it('are of options that can be compared and of one class, what counts first', () => {
    expect(groups.map((group) => `${group.of} ${group.class}`)).toEqual([
      '2 players clean',
      '2 players assisted',
      '3 players clean',
    ]);
  });

  it('have the figures of all their games, and streaks over all of them', () => {
    const [two] = groups;
    const own = gamesOf(tenThousand, two!, records);
    expect(own.map(({ id }) => id)).toEqual(['1', '2', '4', '5']);
    expect(groupFigures(two!, own)).toMatchObject({
      played: 4,
      won: 3,
      lowest: 50,
      highest: 300,
      sum: 520,
      distribution: { 50: 1, 70: 1, 100: 1, 300: 1 },
      streak: 1,
      longestStreak: 2,
    });
  });

  it('leave out a game that was taken over', () => {
    const [game] = games(tenThousand, { options: ANN_AND_BEN, score: [1, 0], origin: 'replay' });
    expect(gamesOf(tenThousand, groups[0]!, [game!])).toEqual([]);
  });

  it('leave streaks over several out while their games are not known', () => {
    expect(groupFigures(groups[0]!, undefined)).not.toHaveProperty('streak');
    expect(groupFigures(groups[1]!, undefined)).toMatchObject({ streak: 1, longestStreak: 1 });
  });
});
