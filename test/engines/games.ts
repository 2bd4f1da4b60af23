// A game of each kind, played from a numbered deal to its middle by clicks and keys.

import type { Save } from '../../src/core/save.ts';
import cascadeGames from '../golden/cascade.json' with { type: 'json' };
import cribbageGames from '../golden/cribbage-squares.json' with { type: 'json' };
import pyramidGames from '../golden/pyramid.json' with { type: 'json' };
import type { Tab } from './engine.ts';
import { boardOf, click, look, savedGame, seen, typeInto, until } from './hands.ts';

/** The number of every deal. */
const DEAL = '1';

/** Plays one game to its middle. */
export type Play = (tab: Tab) => Promise<void>;

/** By the game's id. */
export const MIDDLES: Readonly<Record<string, Play>> = {
  pyramid: playing('pyramid', half(pyramidGames), async (tab, move) => {
    if (move === 'T') return clickOn(tab, 'stock');
    // Of a pair the later place first, which may lie on the other. Nothing covers a card's rank.
    for (const place of move.replace(/^x/, '').split('+').reverse()) {
      await click(tab, at(place.replace(/^p/, '')), { x: 12, y: 10 });
    }
  }),
  'cribbage-squares': playing('cribbage-squares', half(cribbageGames), clickOn),
  cascade: playing('cascade', half(cascadeGames), clickOn),
  'ten-thousand': playDice,
};

/** The first half of the recorded game of that deal. */
function half(recorded: readonly { readonly seed: string; readonly log: readonly string[] }[]) {
  const log = recorded.find(({ seed }) => seed === DEAL)?.log;
  if (!log) throw new Error(`No game of deal ${DEAL} was recorded`);
  return log.slice(0, log.length / 2);
}

/** Makes recorded moves, each after the one before has been saved. */
function playing(
  game: string,
  moves: readonly string[],
  make: (tab: Tab, move: string) => Promise<void>,
): Play {
  return async (tab) => {
    for (const [made, move] of moves.entries()) {
      await make(tab, move);
      await saved(tab, game, ({ log }) => log.join() === moves.slice(0, made + 1).join());
    }
  };
}

/** Against a bot: stands from 300 in two turns, and rolls on in the middle of the third. */
async function playDice(tab: Tab): Promise<void> {
  const game = 'ten-thousand';
  let turns = 0;
  for (;;) {
    const roll = await until('my turn, or a step of the bot', async () => {
      const [button] = await look(tab, at('roll'));
      return button && { ...button, all: (await look(tab, at('all')))[0]?.name };
    });
    const log = (await savedGame(tab, game))?.log ?? [];
    if (roll.all?.startsWith('Take all')) {
      // In the middle of a turn, with points in hand.
      if (turns >= 2 && log.at(-2)?.startsWith('k')) return;
      await clickOn(tab, 'all');
      await seen(tab, { ...at('all'), name: 'Put back' });
    }
    const [stand] = await look(tab, at('stand'));
    const points = Number(/^Stand: ([\d,]+)/.exec(stand?.name ?? '')?.[1]?.replace(',', '') ?? 0);
    const enough = points >= 300 && turns < 2;
    if (enough) turns += 1;
    await clickOn(tab, enough ? 'stand' : 'roll');
    await saved(tab, game, (save) => save.log.length > log.length);
  }
}

/** Deals that number by the sheet that asks for it, from wherever the app is. */
export async function deal(tab: Tab, url: string, game: string): Promise<void> {
  await tab.goto(`${url}#/${game}`);
  const place = (): Promise<string> => tab.evaluate(() => location.hash, undefined);
  const before = await until('an address of its own', async () => {
    const hash = await place();
    return hash.startsWith(`#/${game}/game/`) && hash;
  });
  await click(tab, { css: 'nav button', name: 'New' });
  await typeInto(tab, { css: 'input', name: 'Deal number' }, DEAL);
  await click(tab, { css: 'button', name: 'Deal' });
  await until('another game', async () => (await place()) !== before);
}

/** Resolves with the game's save once that is so. */
export function saved(tab: Tab, game: string, is: (save: Save) => boolean): Promise<Save> {
  return until(`what was played in ${game} to be saved`, async () => {
    const save = await savedGame(tab, game);
    return save && is(save) && save;
  });
}

/** Clicks Undo as long as it does anything, and counts. */
export async function undoAll(tab: Tab, game: string): Promise<number> {
  return clickAll(tab, game, 'Undo', -1);
}

export async function redoAll(tab: Tab, game: string): Promise<number> {
  return clickAll(tab, game, 'Redo', 1);
}

async function clickAll(tab: Tab, game: string, name: string, step: number): Promise<number> {
  const button = { css: 'nav button', name };
  for (let clicked = 0; ; clicked++) {
    if ((await seen(tab, button)).disabled) return clicked;
    const before = await savedGame(tab, game);
    await click(tab, button);
    await saved(tab, game, ({ cursor }) => cursor === (before?.cursor ?? 0) + step);
  }
}

/** Resolves once the board reads like that. */
export async function boardIs(tab: Tab, board: readonly string[]): Promise<void> {
  let now: readonly string[] = [];
  await until(`the board to read ${board.join(' | ')}`, async () => {
    now = await boardOf(tab);
    return now.join() === board.join();
  }).catch((error: unknown) => {
    throw new Error(`It reads ${now.join(' | ')}`, { cause: error });
  });
}

function clickOn(tab: Tab, target: string): Promise<void> {
  return click(tab, at(target));
}

function at(target: string): { css: string } {
  return { css: `[data-target="${target}"]` };
}
