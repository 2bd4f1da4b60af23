import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefOfDeal, hrefOfResult } from '../../src/app/deal-link.ts';
import { deflateJson, packJson } from '../../src/app/packed-text.ts';
import { replayMoves } from '../../src/core/save.ts';
import { cascade } from '../../src/games/cascade/rules.ts';
import { games } from '../../src/games/registry.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { tenThousand } from '../../src/games/ten-thousand/rules.ts';
import { type AnyGame, type Failure, isFailure } from '../../src/core/game.ts';
import { mutantData } from '../fuzz/mutants.ts';
import { open, type Opened, resultOf } from './deal-links.ts';

const seeds = fc.integer({ min: 1, max: 999_999_999 }).map(String);

const TABLE = tenThousand.parseOptions({
  seats: [
    { kind: 'person', name: 'Zoë & Ann/Bob?' },
    { kind: 'person', name: '李 😀' },
    { kind: 'bot', name: 'Sharp', level: 'sharp' },
  ],
  target: 2_000,
});

const deals = fc
  .constantFrom<[AnyGame, unknown]>(
    ...games.map((game): [AnyGame, unknown] => [game, game.defaults]),
    [pyramid, { aim: 'pyramid' }],
    [cascade, { board: '5x5' }],
    [tenThousand, TABLE],
  )
  .filter(([game, options]) => game.parseOptions(options) !== undefined)
  .map(([game, options]) => ({ game, options }));

describe('a link to a deal', () => {
  it('is short where the options are as by default', () => {
    expect(hrefOfDeal(pyramid, { options: { aim: 'all' }, seed: '38291' })).toBe(
      '#/pyramid/deal-1/38291',
    );
  });

  it('says which options are not', () => {
    expect(hrefOfDeal(pyramid, { options: { aim: 'pyramid' }, seed: '7' })).toBe(
      `#/pyramid/deal-1/7/${packJson({ aim: 'pyramid' })}`,
    );
  });

  it('leads to that deal, whatever its options', async () => {
    await fc.assert(
      fc.asyncProperty(deals, seeds, async ({ game, options }, seed) => {
        const opened = await open(hrefOfDeal(game, { options, seed }));
        expect(opened).toEqual({ game, options: game.parseOptions(options), seed });
      }),
    );
  });

  it('with a result leads to that result', async () => {
    await fc.assert(
      fc.asyncProperty(deals, seeds, async ({ game, options }, seed) => {
        const result = resultOf(game, options, seed);
        const opened = await open(await hrefOfResult(game, { options, seed }, result));
        expect(opened).toMatchObject({ game, seed, challenge: result });
      }),
      { numRuns: 20 },
    );
  });
});

describe('a link that is wrong', () => {
  const lost = resultOf(pyramid, pyramid.defaults, '38');
  const packed = (changes: object): Promise<string> => deflateJson({ ...lost, ...changes });

  it.each<[string, string, RegExp]>([
    ['no deal', '#/pyramid/deal-1', /deal number in this link is not/],
    ['deal 0', '#/pyramid/deal-1/0', /deal number in this link is not/],
    ['a deal that is too high', '#/pyramid/deal-1/1000000000', /deal number in this link is not/],
    ['a deal that is a word', '#/pyramid/deal-1/%31', /deal number in this link is not/],
    ['a version to come', '#/pyramid/deal-2/38', /newer version of Tray Table/],
    ['a version that never was', '#/pyramid/deal-0/38', /of a kind that there is not: 0/],
    ['too many parts', '#/pyramid/deal-1/38/-/AA/AA', /more parts/],
    ['options that are no base64', '#/pyramid/deal-1/38/a', /options in this link are damaged/],
    ['options that are no text', '#/pyramid/deal-1/38/_w', /options in this link are damaged/],
    ['options of another kind', `#/pyramid/deal-1/38/${packJson(7)}`, /none of this game/],
    ['options of no kind', `#/pyramid/deal-1/38/${packJson({ aim: 'luck' })}`, /none of this game/],
    ['moves that are no base64', '#/pyramid/deal-1/38/-/a.b', /moves in this link are damaged/],
    ['moves that are not compressed', '#/pyramid/deal-1/38/-/AAAA', /are damaged or cut off/],
  ])('by %s is refused in a sentence', async (_what, hash, why) => {
    expect(await open(hash)).toEqual({ error: expect.stringMatching(why) as string });
  });

  it.each<[string, object, RegExp]>([
    ['no moves', { log: [] }, /damaged \(log: /],
    ['a move that is no text', { log: [7] }, /damaged \(log\.0: /],
    ['a time that is none', { seconds: -1 }, /damaged \(seconds: /],
    ['something more', { name: 'x' }, /damaged \(name: /],
    ['a move that the rules refuse', { log: [...lost.log, 'T'] }, /is refused: /],
    ['a move of another game', { log: ['@'] }, /move 1: "@" is not a move/],
    ['a game that is not over', { log: lost.log.slice(0, -1) }, /the game is not over/],
  ])('by a result with %s is refused in a sentence', async (_what, changes, why) => {
    const opened = await open(`#/pyramid/deal-1/38/-/${await packed(changes)}`);
    expect(opened).toEqual({ error: expect.stringMatching(why) as string });
  });

  it('by moves that were cut off is refused', async () => {
    const href = await hrefOfResult(pyramid, { options: pyramid.defaults, seed: '38' }, lost);
    for (const length of [href.length - 1, href.length - 8, href.length - 40]) {
      expect(await open(href.slice(0, length))).toHaveProperty('error');
    }
  });

  it('with a result of other rules still gives the deal', async () => {
    const opened = await open(`#/pyramid/deal-1/38/-/${await packed({ rules: 9 })}`);
    expect(opened).toEqual({ game: pyramid, options: pyramid.defaults, seed: '38' });
  });

  it('takes little work, however much it would expand to', async () => {
    const bomb = await deflateJson({ ...lost, log: Array<string>(5_000_000).fill('T') });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await open(`#/pyramid/deal-1/38/-/${bomb}`)).toEqual({
      error: 'The moves in this link are too long',
    });
    const long = 'A'.repeat(5_000_000);
    for (const parts of [long, `38/${long}`, `38/-/${long}`, 'x/'.repeat(1_000_000)]) {
      expect(await open(`#/pyramid/deal-1/${parts}`)).toHaveProperty('error');
    }
  });

  it('in any one place is refused, or leads to a game by the rules', async () => {
    const links = await Promise.all(
      games.map((game) => {
        const deal = { options: game.defaults, seed: '38' };
        return hrefOfResult(game, deal, resultOf(game, game.defaults, '38'));
      }),
    );
    const letters = fc.constantFrom(
      'A',
      'z',
      '0',
      '9',
      '-',
      '_',
      '/',
      '.',
      '%',
      '#',
      '{',
      '\0',
      'é',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...links),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        fc.constantFrom('replace', 'insert', 'remove', 'cut'),
        letters,
        async (link, place, how, letter) => {
          const at = Math.floor(place * link.length);
          const rest = link.slice(how === 'insert' ? at : at + 1);
          const mutant =
            how === 'cut'
              ? link.slice(0, at)
              : link.slice(0, at) + (how === 'remove' ? '' : letter) + rest;
          const opened = await open(mutant);
          expectRefusedOrPlayed(opened);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('in any part of its result is refused, or leads to a game by the rules', async () => {
    const results = games.map((game) => resultOf(game, game.defaults, '38'));
    await fc.assert(
      fc.asyncProperty(
        fc
          .nat({ max: games.length - 1 })
          .chain((index) =>
            fc.record({ index: fc.constant(index), result: mutantData([results[index]]) }),
          ),
        async ({ index, result }) => {
          fc.pre(result !== undefined);
          const game = games[index]?.id ?? '';
          const opened = await open(`#/${game}/deal-1/38/-/${await deflateJson(result)}`);
          expectRefusedOrPlayed(opened);
        },
      ),
      { numRuns: 300 },
    );
  });
});

function expectRefusedOrPlayed(opened: Opened | Failure | undefined): void {
  if (!opened || isFailure(opened) || !opened.challenge) return;
  const { game, options, seed, challenge } = opened;
  const positions = replayMoves(game, { options, start: { seed }, log: challenge.log });
  if (isFailure(positions)) throw new Error(positions.error);
  const { table } = positions.at(-1) ?? {};
  expect(game.status(table).kind).toBe('over');
  expect(game.score(table)).toEqual(challenge.score);
}
