import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Challenge, checkResult, hardest, parseChallenge } from '../../src/core/challenge.ts';
import { isFailure } from '../../src/core/game.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { tenThousand } from '../../src/games/ten-thousand/rules.ts';
import { resultOf } from '../app/deal-links.ts';
import { lostChallenge } from './records.ts';

describe('a result that was received', () => {
  it('comes to what its moves come to by the rules', () => {
    expect(lostChallenge()).toMatchObject({
      game: 'pyramid',
      options: { aim: 'all' },
      start: { seed: '38' },
      winners: [],
      reason: 'Nothing more can go',
      endedEarly: false,
      seat: 0,
    });
  });

  it('counts for the seat whose results count', () => {
    const options = tenThousand.defaults;
    const deal = { options, seed: '38' };
    const checked = checkResult(tenThousand, deal, resultOf(tenThousand, options, '38'), 0);
    expect(checked).toMatchObject({ seat: tenThousand.playerSeat?.(options) ?? 0 });
  });

  it.each<[string, readonly string[], RegExp]>([
    ['a move that is refused', ['T', 'kp0'], /move 2: "kp0" is/],
    ['no end', ['T'], /not over/],
  ])('is not believed with %s', (_what, log, why) => {
    const { options } = lostChallenge();
    const result = { rules: 1, log: [...log], seconds: 1, assisted: false };
    const checked = checkResult(pyramid, { options, seed: '38' }, result, 0);
    expect(isFailure(checked) && checked.error).toMatch(why);
  });

  it('has the same key when it comes again, another when it is another', () => {
    const keyOf = (changes: object, now: number): string => {
      const result = { ...resultOf(pyramid, pyramid.defaults, '38'), ...changes };
      const checked = checkResult(pyramid, { options: pyramid.defaults, seed: '38' }, result, now);
      if (isFailure(checked)) throw new Error(checked.error);
      return checked.key;
    };
    expect(keyOf({}, 1)).toBe(keyOf({}, 2));
    expect(keyOf({ assisted: true }, 1)).not.toBe(keyOf({}, 1));
    expect(keyOf({ seconds: 1 }, 1)).not.toBe(keyOf({}, 1));
  });

  it('reads back from what was written', () => {
    const challenge = lostChallenge();
    expect(parseChallenge(JSON.parse(JSON.stringify(challenge)))).toEqual(challenge);
  });

  it.each<[string, object, string]>([
    ['another format', { format: 2 }, 'format: '],
    ['a position for its start', { start: { position: 'x' } }, 'start.seed: '],
    ['no moves', { log: [] }, 'log: '],
    ['a seat nobody sat on', { seat: 1 }, 'seat: 1 of 1 scores'],
    ['another time', { seconds: 96 }, 'key: '],
  ])('names the place of %s', (_what, damage, place) => {
    const parsed = parseChallenge({ ...lostChallenge(), ...damage });
    expect(isFailure(parsed) && parsed.error.startsWith(place), JSON.stringify(parsed)).toBe(true);
  });

  it('is never read from what is none', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(parseChallenge(raw)).toHaveProperty('error');
      }),
    );
  });
});

describe('the one to beat', () => {
  const challenge = (score: number, changes: Partial<Challenge> = {}): Challenge => ({
    ...lostChallenge(),
    score: [score],
    ...changes,
  });

  it('is the best, as the game has it', () => {
    const all = [challenge(12), challenge(4), challenge(30)];
    expect(hardest(all, 'low')?.score).toEqual([4]);
    expect(hardest(all, 'high')?.score).toEqual([30]);
  });

  it('is that without help among equals, and none that was broken off', () => {
    const clean = challenge(4);
    expect(hardest([challenge(4, { assisted: true }), clean], 'low')).toBe(clean);
    expect(hardest([challenge(0, { endedEarly: true }), clean], 'low')).toBe(clean);
    expect(hardest([], 'low')).toBeUndefined();
  });
});
