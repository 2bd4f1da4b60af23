import { describe, expect, it } from 'vitest';
import {
  aimWords,
  compareResult,
  compareToBeat,
  comparisonWords,
  firstEndWords,
  type Known,
  toBeatWords,
} from '../../src/app/comparison.ts';
import type { Challenge } from '../../src/core/challenge.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { foldRecords, NO_FIGURES } from '../../src/core/stats.ts';
import { about as cribbageSquares } from '../../src/games/cribbage-squares/about.ts';
import { about as pyramid } from '../../src/games/pyramid/about.ts';
import { about as tenThousand } from '../../src/games/ten-thousand/about.ts';
import { lostChallenge, recordOf } from '../core/records.ts';
import { beginGame, finishGame, openGame } from './sessions.ts';

describe('a result', () => {
  const earlier = { ...NO_FIGURES, played: 4, lowest: 38, highest: 74, sum: 209 };

  it.each([
    [cribbageSquares, 60, 'Your best: 74 points, average 52.3.'],
    [cribbageSquares, 74, 'Your best: 74 points, average 52.3.'],
    [cribbageSquares, 75, 'Your best so far; before it 74 points, average 52.3.'],
    [pyramid, 60, 'Your best: 38 cards left, average 52.3.'],
    [pyramid, 37, 'Your best so far; before it 38 cards left, average 52.3.'],
  ])('of $name compares with the best and the average: %i', (about, score, words) => {
    expect(comparisonWords(about, earlier, score)).toBe(words);
  });

  it('has nothing to compare with at first', () => {
    expect(comparisonWords(cribbageSquares, NO_FIGURES, 60)).toBe('');
  });
});

describe('the comparison of a game that is over', () => {
  const store = (...kept: readonly GameRecord[]): Known => ({
    records: { get: (id) => Promise.resolve(kept.find((record) => record.id === id)) },
    totals: { list: () => Promise.resolve(foldRecords(kept)) },
  });

  it('is with the other games of its options and class, whether it is on record or not', async () => {
    const session = beginGame({ id: 'this one' });
    finishGame(session);
    const records = [
      recordOf({ id: 'earlier', score: [9] }),
      recordOf({ id: 'better', score: [3] }),
      recordOf({ id: 'this one', score: [2] }),
      recordOf({ id: 'other aim', score: [0], options: { aim: 'pyramid' } }),
      recordOf({ id: 'assisted', score: [0], aids: { peeks: 1, hints: 0, again: false } }),
    ];
    expect(await compareResult(pyramid, session, store(...records))).toBe(
      'Your best so far; before it 3 cards left, average 6.',
    );
  });

  it('is with the earlier ones before it is on record', async () => {
    const session = beginGame({ id: 'this one' });
    finishGame(session);
    const earlier = [recordOf({ id: 'a', score: [2] }), recordOf({ id: 'b', score: [5] })];
    expect(await compareResult(pyramid, session, store(...earlier))).toBe(
      'Your best: 2 cards left, average 3.5.',
    );
  });

  it('has nothing to be with where it is the only one', async () => {
    const session = beginGame({ id: 'this one' });
    finishGame(session);
    const own = recordOf({ id: 'this one', score: [2] });
    expect(await compareResult(pyramid, session, store(own))).toBe('');
  });

  it('is not made of a game that was taken over from a replay', async () => {
    const session = openGame({ ...beginGame().toSave(), origin: 'replay' });
    finishGame(session);
    expect(await compareResult(pyramid, session, store(recordOf({ id: 'earlier' })))).toBe('');
    const challenges = { ofDeal: () => Promise.resolve([lostChallenge()]) };
    expect(await compareToBeat(pyramid, session, challenges)).toBe('');
  });

  it('is empty while it is played', async () => {
    const record = recordOf({ id: 'earlier' });
    expect(await compareResult(pyramid, beginGame(), store(record))).toBe('');
  });
});

describe('a game whose end was taken back', () => {
  const on = (record?: GameRecord) => ({ records: { get: () => Promise.resolve(record) } });
  const words = 'On record is the first end of this game: 9 cards left.';

  it('has its first end on record, and says so at another', async () => {
    const session = beginGame();
    finishGame(session);
    const first = recordOf({ score: [9], log: ['T'] });
    expect(await firstEndWords(pyramid, session, on(first))).toBe(words);
  });

  it('says nothing at its first end, on record or not yet, nor while it is played', async () => {
    const session = beginGame();
    finishGame(session);
    const same = recordOf({ log: [...session.log] });
    expect(await firstEndWords(pyramid, session, on(same))).toBe('');
    expect(await firstEndWords(pyramid, session, on())).toBe('');
    session.undo();
    expect(await firstEndWords(pyramid, session, on(recordOf({ log: ['T'] })))).toBe('');
  });
});

describe('the comparison with a result that came with the deal', () => {
  const store = (...list: readonly Challenge[]) => ({ ofDeal: () => Promise.resolve(list) });
  const challenge = (score: number): Challenge => ({ ...lostChallenge(), score: [score] });

  // The game leaves two cards.
  it.each([
    [3, 'The one to beat: 3 cards left. You beat it.'],
    [2, 'The one to beat: 2 cards left. You match it.'],
    [1, 'The one to beat: 1 card left. It still stands.'],
  ])('says who did better: against %i', async (score, words) => {
    const session = beginGame();
    finishGame(session);
    expect(await compareToBeat(pyramid, session, store(challenge(score)))).toBe(words);
  });

  it('is with the best of several, and with none there is none', async () => {
    const session = beginGame();
    finishGame(session);
    const several = store(challenge(9), challenge(1), challenge(4));
    expect(await compareToBeat(pyramid, session, several)).toContain('1 card left');
    expect(await compareToBeat(pyramid, session, store())).toBe('');
  });

  it('is of several seats with that of who sent it', () => {
    const several = { ...lostChallenge(), score: [500, 2_500, 2_550] };
    expect(aimWords(tenThousand, several)).toBe('To beat: 500 points');
    expect(aimWords(tenThousand, { ...several, seat: 2 })).toBe('To beat: 2,550 points');
  });

  it.each([
    [41, 'To beat: 41 cards left'],
    [0, 'To match: all gone'],
  ])('is known from the start: %i', async (score, words) => {
    expect(await toBeatWords(pyramid, beginGame(), store(challenge(60), challenge(score)))).toBe(
      words,
    );
  });

  it('is nothing at the start of a deal that came with none', async () => {
    expect(await toBeatWords(pyramid, beginGame(), store())).toBe('');
    const replayed = openGame({ ...beginGame().toSave(), origin: 'replay' });
    expect(await toBeatWords(pyramid, replayed, store(challenge(1)))).toBe('');
  });

  it('waits for the end', async () => {
    expect(await compareToBeat(pyramid, beginGame(), store(challenge(1)))).toBe('');
  });
});
