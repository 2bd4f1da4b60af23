import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefOf, parseRoute, type Route } from '../../src/app/routes.ts';

const GAMES = ['pyramid', 'ten-thousand'];

const parse = (hash: string): Route | undefined => parseRoute(hash, GAMES);

describe('an address', () => {
  it.each<[string, Route]>([
    ['', { page: 'home' }],
    ['#', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/settings', { page: 'settings' }],
    ['#/settings/', { page: 'settings' }],
    ['#/about', { page: 'about' }],
    ['#/continue', { page: 'continue' }],
    ['#pyramid', { page: 'game', game: 'pyramid' }],
    ['#/ten-thousand', { page: 'game', game: 'ten-thousand' }],
    ['#/pyramid/game/4f-1', { page: 'game', game: 'pyramid', id: '4f-1' }],
    ['#/pyramid/replay/4f-1', { page: 'replay', game: 'pyramid', id: '4f-1' }],
    ['#/pyramid/so-far/4f-1', { page: 'so-far', game: 'pyramid', id: '4f-1' }],
    ['#/pyramid/rules', { page: 'rules', game: 'pyramid' }],
    ['#/pyramid/statistics', { page: 'statistics', game: 'pyramid' }],
    ['#/daily', { page: 'daily' }],
    ['#/daily/2026-11-30', { page: 'daily', date: '2026-11-30' }],
    ['#/pyramid/daily/2026-11-30', { page: 'daily-game', game: 'pyramid', date: '2026-11-30' }],
    ['#/pyramid/deal-1/38', { page: 'deal', game: 'pyramid', version: 1, parts: ['38'] }],
    [
      '#/pyramid/deal-2/38/-/a/b',
      { page: 'deal', game: 'pyramid', version: 2, parts: ['38', '-', 'a', 'b'] },
    ],
    ['#/pyramid/deal-1', { page: 'deal', game: 'pyramid', version: 1, parts: [] }],
  ])('%s leads to a place', (hash, route) => {
    expect(parse(hash)).toEqual(route);
  });

  it.each([
    '#/nowhere',
    '#/Pyramid',
    '#/pyramid/nowhere',
    '#/pyramid/game',
    '#/pyramid/game/',
    '#/pyramid/replay',
    '#/pyramid/rules/more',
    '#/pyramid/game/a/b',
    '#/pyramid//rules',
    '#//pyramid',
    '#/settings/more',
    '#/daily/more',
    '#/daily/2026-02-30',
    '#/daily/2026-11-30/more',
    '#/pyramid/daily',
    '#/pyramid/daily/2026-02-30',
    '#/pyramid/daily/tomorrow',
    '#/pyramid/deal',
    '#/pyramid/deal-x/38',
    '#/chess/deal-1/38',
    '#/pyramid/game/%FF',
    '#/toString',
    '#/__proto__',
  ])('%s leads nowhere', (hash) => {
    expect(parse(hash)).toBeUndefined();
  });

  it('that is made of a place leads to that place, whatever its id holds', () => {
    const game = fc.constantFrom(...GAMES);
    const id = fc.string({ minLength: 1, unit: 'grapheme' });
    const routes = fc.oneof<fc.Arbitrary<Route>[]>(
      fc.record({ page: fc.constantFrom('home', 'settings', 'about', 'daily') }),
      fc.record({ page: fc.constantFrom('game', 'rules', 'statistics'), game }),
      fc.record({ page: fc.constantFrom('game', 'replay', 'so-far'), game, id }),
      fc.record({ page: fc.constant('daily-game'), game, date: fc.constant('2026-11-30') }),
      fc.record({
        page: fc.constant('deal'),
        game,
        version: fc.nat({ max: 9_999 }),
        parts: fc.array(fc.stringMatching(/^[\w-]+$/), { maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(routes, (route) => {
        expect(parse(hrefOf(route))).toEqual(route);
      }),
    );
  });

  it('of any text leads nowhere or to a place with an address', () => {
    const words = fc.constantFrom(...GAMES, 'game', 'rules', 'settings', 'x', '', '%', '#', '..');
    const texts = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 5 }).map((parts) => `#/${parts.join('/')}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const route = parse(text);
        if (route) expect(parse(hrefOf(route))).toEqual(route);
      }),
    );
  });
});
