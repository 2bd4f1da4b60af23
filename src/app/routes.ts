// The places of the app and their addresses: all behind the `#`, so that any static path will do.

import { isDate } from './days.ts';

export type Route =
  | { readonly page: 'home' }
  /** The newest unfinished game, whichever that is. */
  | { readonly page: 'continue' }
  /** Without an id: the newest unfinished game, or a new one. */
  | { readonly page: 'game'; readonly game: string; readonly id?: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'statistics'; readonly game: string }
  /** Of a game on record, else of one that is being played. `so-far`: as it stands on its table. */
  | { readonly page: 'replay' | 'so-far'; readonly game: string; readonly id: string }
  /** A shared deal; what its parts say is read by `deal-link.ts`. */
  | {
      readonly page: 'deal';
      readonly game: string;
      readonly version: number;
      readonly parts: readonly string[];
    }
  /** The game of a day's deal: the one that was begun, or a new one. */
  | { readonly page: 'daily-game'; readonly game: string; readonly date: string }
  /** The deals of a day, today's without a date. */
  | { readonly page: 'daily'; readonly date?: string }
  | { readonly page: 'settings' }
  | { readonly page: 'about' };

/** A link to a deal, of which only the outer form is known. */
export type DealRoute = Extract<Route, { page: 'deal' }>;

/** The place that a hash leads to; undefined when there is none. `games` are the ids there are. */
export function parseRoute(hash: string, games: readonly string[]): Route | undefined {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '');
  if (path === '') return { page: 'home' };
  const [game = '', page, part, ...rest] = path.split('/');
  switch (path) {
    case 'continue':
    case 'daily':
    case 'settings':
    case 'about':
      return { page: path };
  }
  if (game === 'daily' && page !== undefined && isDate(page) && part === undefined) {
    return { page: 'daily', date: page };
  }
  if (!games.includes(game)) return undefined;
  const [, version] = /^deal-(\d{1,4})$/.exec(page ?? '') ?? [];
  if (version !== undefined) {
    const parts = part === undefined ? [] : [part, ...rest];
    return { page: 'deal', game, version: Number(version), parts };
  }
  if (rest.length > 0) return undefined;
  if (page === undefined) return { page: 'game', game };
  if (part === undefined) {
    return page === 'rules' || page === 'statistics' ? { page, game } : undefined;
  }
  if (page === 'daily') {
    return isDate(part) ? { page: 'daily-game', game, date: part } : undefined;
  }
  const id = decoded(part);
  return id !== undefined && (page === 'game' || page === 'replay' || page === 'so-far')
    ? { page, game, id }
    : undefined;
}

/** The text of a part of an address; undefined when it is empty or none. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part) || undefined;
  } catch {
    return undefined;
  }
}

/** The hash of a place, to be used as a link. */
export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'continue':
    case 'settings':
    case 'about':
      return `#/${route.page}`;
    case 'daily':
      return route.date === undefined ? '#/daily' : `#/daily/${route.date}`;
    case 'deal':
      return ['#', route.game, `deal-${String(route.version)}`, ...route.parts].join('/');
    case 'daily-game':
      return `#/${route.game}/daily/${route.date}`;
    case 'game':
    case 'replay':
    case 'so-far':
      return route.id === undefined
        ? `#/${route.game}`
        : `#/${route.game}/${route.page}/${encodeURIComponent(route.id)}`;
    case 'rules':
    case 'statistics':
      return `#/${route.game}/${route.page}`;
  }
}
