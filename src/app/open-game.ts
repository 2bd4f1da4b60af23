// Finds or deals the game that a page is to show, and makes its session.

import type { Challenge, NumberedDeal } from '../core/challenge.ts';
import { isDealNumber } from '../core/deal-number.ts';
import type { AnyGame } from '../core/game.ts';
import { dealKey } from '../core/record.ts';
import type { Origin, Save, Start } from '../core/save.ts';
import { Session } from '../session/session.ts';
import type { Settings } from '../store/settings.ts';
import type { GameView } from '../ui/game-view.ts';
import { dailyDeal, drawDeal } from './draw-deal.ts';
import { newGameId } from './game-id.ts';
import { holdGame } from './game-lock.ts';
import type { Services } from './services.ts';

export interface Opened {
  readonly session: Session;
  /** What the player is told when the game asked for could not be had. */
  readonly problem?: string;
}

export interface Deal {
  readonly options: unknown;
  /** A deal to be played again; left out, one is drawn. */
  readonly start?: Start;
  readonly origin?: Origin;
  /** Which deals are drawn from now on; left out, those as before. */
  readonly deals?: Settings['deals'];
}

/** It may well be there. */
const NOT_NOW = 'That game cannot be read from this device’s storage just now';

/**
 * The game with this id, else the newest unfinished one, else a new deal. Whatever is wrong with
 * a save or the storage, there is a game to play.
 */
export async function openGame(services: Services, view: GameView, id?: string): Promise<Opened> {
  const { game } = view;
  const saves = await services.store.saves.list().catch(() => undefined);
  const own = (saves ?? []).filter((save) => save.game === game.id);
  const wanted = id === undefined ? own.find(isPlaying) : own.find((save) => save.id === id);
  if (!wanted) {
    if (id === undefined) return dealInstead(services, view, undefined);
    return dealInstead(services, view, saves ? await goneWords(services, id) : NOT_NOW);
  }
  const session = Session.open(game, wanted, services.clocks);
  if (session instanceof Session) return { session };
  const problem = session.kept
    ? 'That game was played by other rules: it is kept, but cannot be opened'
    : `That game could not be read and was put aside (${session.error})`;
  if (!session.kept) {
    await services.store.saves.setAside(wanted.id, session.error).catch(() => undefined);
  }
  return dealInstead(services, view, problem);
}

/** Why there is no save of this game. */
async function goneWords({ store }: Services, id: string): Promise<string> {
  try {
    const record = await store.records.get(id);
    return record ? 'That game is over: it is in Statistics' : 'That game is no longer here';
  } catch {
    return NOT_NOW;
  }
}

/** The unfinished game of a deal that was shared, else a new one. */
export async function openShared(
  services: Services,
  game: AnyGame,
  { options, seed }: NumberedDeal,
): Promise<Opened> {
  const start = { seed };
  const deal = dealKey(game.id, options, start);
  const begun = await unfinished(
    services,
    game,
    (save) => dealKey(save.game, save.options, save.start) === deal,
  );
  return { session: begun ?? (await dealGame(services, game, { options, start, origin: 'link' })) };
}

/** The unfinished game of a day's deal, else a new one. */
export async function openDaily(services: Services, view: GameView, date: string): Promise<Opened> {
  const origin: Origin = `daily:${date}`;
  const begun = await unfinished(services, view.game, (save) => save.origin === origin);
  if (begun) return { session: begun };
  const { options, seed } = await dailyDeal(view, date);
  return { session: await dealGame(services, view.game, { options, start: { seed }, origin }) };
}

/** The newest unfinished game that is wanted and can be read. */
async function unfinished(
  { store, clocks }: Services,
  game: AnyGame,
  wanted: (save: Save) => boolean,
): Promise<Session | undefined> {
  const saves = await store.saves.list().catch((): readonly Save[] => []);
  const save = saves.find((one) => one.game === game.id && isPlaying(one) && wanted(one));
  const session = save && Session.open(game, save, clocks);
  return session instanceof Session ? session : undefined;
}

/** A new game with the options chosen last, because of a problem or for want of any other. */
async function dealInstead(
  services: Services,
  view: GameView,
  problem: string | undefined,
): Promise<Opened> {
  const options = lastOptions(services, view.game);
  const drawn = await drawDeal(view, options, services.preferences.current.deals);
  const session = await dealGame(services, view.game, { options, start: drawn.start });
  const words = problem === undefined ? drawn.problem : `${problem}. Here is a new deal.`;
  return words === undefined ? { session } : { session, problem: words };
}

function isPlaying(save: Save): boolean {
  return save.summary.status.kind === 'playing';
}

/** The options chosen last for this game, as far as its rules still know them. */
export function lastOptions(services: Services, game: AnyGame): unknown {
  const { options } = services.preferences.current;
  return game.parseOptions(options[game.id]) ?? game.defaults;
}

/** A new game, written before its first move so that a reload shows the same deal. */
export async function dealGame(
  services: Services,
  game: AnyGame,
  deal: Deal & Required<Pick<Deal, 'start'>>,
): Promise<Session> {
  const { start } = deal;
  const again = await wasPlayed(services, game, deal.options, start);
  const origin = deal.origin ?? 'new';
  const fresh = { id: newGameId(), origin, options: deal.options, start, again };
  const session = Session.start(game, fresh, services.clocks);
  if (!(session instanceof Session)) throw new Error(session.error);
  if (await wasWatched(services, game, deal.options, start)) session.countHint();
  // Not waited for: where storage is slow or fails, the game can be played all the same.
  void keepFresh(services, session).catch(() => undefined);
  return session;
}

/** Writes a fresh deal and clears away what it takes the place of. */
async function keepFresh({ store }: Services, session: Session): Promise<void> {
  await store.saves.put(session.toSave());
  for (const save of await store.saves.list()) {
    if (save.game !== session.game.id || save.id === session.id) continue;
    const untouched = save.log.length === 0;
    // A game that is over is kept by its record; one without a record is kept as it is.
    const recorded = !isPlaying(save) && (await store.records.get(save.id)) !== undefined;
    if (!untouched && !recorded) continue;
    // Another tab may be about to play it.
    const hold = await holdGame(save.id);
    if (hold === 'taken') continue;
    await store.saves.remove(save.id);
    await hold.release();
  }
}

async function wasPlayed(
  { store }: Services,
  game: AnyGame,
  options: unknown,
  start: Start,
): Promise<boolean> {
  const deal = dealKey(game.id, options, start);
  try {
    if (await store.records.played(deal)) return true;
    const saves = await store.saves.list();
    return saves.some(
      (save) => save.log.length > 0 && deal === dealKey(save.game, save.options, save.start),
    );
  } catch {
    // Where nothing is kept, nothing can be known to have been played.
    return false;
  }
}

/** Whether somebody else's game of this deal was watched here: that is help. */
async function wasWatched(
  { store }: Services,
  game: AnyGame,
  options: unknown,
  start: Start,
): Promise<boolean> {
  const challenges = await store.challenges
    .ofDeal(dealKey(game.id, options, start))
    .catch((): readonly Challenge[] => []);
  return challenges.some(({ watched }) => watched);
}

/** Undefined for what is no deal number. */
export function parseSeed(text: string): string | undefined {
  const digits = text.replace(/[\s,.]/g, '');
  return isDealNumber(digits) ? digits : undefined;
}
