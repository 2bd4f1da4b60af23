// Saves and records to test with: a game that is over, and any record for properties.

import fc from 'fast-check';
import { type Challenge, checkResult } from '../../src/core/challenge.ts';
import { isFailure } from '../../src/core/game.ts';
import { type GameRecord, makeRecord } from '../../src/core/record.ts';
import type { Save } from '../../src/core/save.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { resultOf } from '../app/deal-links.ts';

/** A lost game of Pyramid: 28 cards left, one move taken back and waiting to be redone. */
export function finishedSave(changes: Partial<Save> = {}): Save {
  return {
    format: 1,
    id: 'a',
    revision: 3,
    createdAt: 1_000,
    updatedAt: 5_000,
    origin: 'new',
    game: 'pyramid',
    rules: 1,
    options: { aim: 'all' },
    start: { seed: '1' },
    log: ['T', 'xp27', 'T'],
    times: [100, 200, 300],
    cursor: 2,
    elapsed: 2_500,
    aids: { peeks: 0, hints: 0, again: false },
    summary: {
      notation: '-',
      score: [28],
      status: { kind: 'over', winners: [], reason: 'Nothing more can go' },
    },
    digest: '0',
    ...changes,
  };
}

export function recordOf(changes: Partial<GameRecord> = {}): GameRecord {
  return { ...makeRecord(finishedSave())!, ...changes };
}

/** A game of Pyramid's deal 38 that a friend lost. */
export function lostChallenge(): Challenge {
  const options = pyramid.defaults;
  const result = resultOf(pyramid, options, '38');
  const challenge = checkResult(pyramid, { options, seed: '38' }, result, 7_000);
  if (isFailure(challenge)) throw new Error(challenge.error);
  return challenge;
}

/** Records with distinct ids; often of the same game, options, class and moment. */
export const anyRecords: fc.Arbitrary<readonly GameRecord[]> = fc
  .array(
    fc.record({
      game: fc.constantFrom('pyramid', 'cascade'),
      options: fc.constantFrom({ aim: 'all' }, { aim: 'pyramid' }),
      endedAt: fc.integer({ min: 1, max: 9 }),
      elapsed: fc.integer({ min: 0, max: 9_999 }),
      score: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 2 }),
      winners: fc.subarray([0, 1]),
      seat: fc.constantFrom(0, 1),
      endedEarly: fc.boolean(),
      aids: fc.record({
        peeks: fc.constantFrom(0, 1),
        hints: fc.constantFrom(0, 1),
        again: fc.boolean(),
      }),
    }),
    { maxLength: 30 },
  )
  .map((parts) => parts.map((part, index) => recordOf({ ...part, id: `game ${index}` })));
