// Plays at random through the interface, kills the browser right after a move, and looks what is left.

import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { type AnyGame, isFailure } from '../../../src/core/game.ts';
import { below, type Stream, stream } from '../../../src/core/random.ts';
import { replay, type Save } from '../../../src/core/save.ts';
import { games } from '../../../src/games/registry.ts';
import { columnAt, roundOf } from './cascade.ts';
import { cellAt } from './cribbage-squares.ts';
import { killBrowser, launchProfile } from './profile.ts';
import { button, play, tap } from './pyramid.ts';
import { serveApp } from './serve-app.ts';
import { savedGames, storedIn } from './storage.ts';
import { target } from './ten-thousand.ts';

/** After a move the browser lives on for less than this, in milliseconds. */
const LONGEST_LIFE_MS = 150;
const MOST_MOVES = 6;

export interface Crashes {
  readonly kills: number;
  /** Made by hand: what the app does by itself is not counted. */
  readonly moves: number;
  /** Saves that the database had confirmed before a kill. */
  readonly confirmed: number;
  /** Of the moves confirmed: those that were gone afterwards. */
  readonly lost: number;
}

type Confirmed = Pick<Save, 'id' | 'revision' | 'log' | 'cursor'>;

/** Kills the browser so many times, in each game in turn; the same for the same seed but for time. */
export async function crash(kills: number, seed: string, testInfo: TestInfo): Promise<Crashes> {
  const app = await serveApp();
  const profile = testInfo.outputPath('profile');
  const drawn = new Draw(stream(seed, 'crash'));
  const confirmed = new Map<string, Confirmed>();
  let moves = 0;
  let confirmations = 0;
  let lost = 0;
  for (let kill = 0; kill <= kills; kill++) {
    const context = await launchProfile(profile, testInfo);
    await reportSaves(context, (save) => {
      confirmations += 1;
      confirmed.set(save.id, save);
    });
    const page = await context.newPage();
    const game = games[kill % games.length];
    if (!game) throw new Error('there are no games');
    await page.goto(new URL(`#/${game.id}`, app.url).href);
    await page.locator('main.board > :first-child').waitFor();
    lost += await countLost(page, [...confirmed.values()]);
    confirmed.clear();
    if (kill === kills) {
      await context.close();
      break;
    }
    for (let left = 1 + drawn.below(MOST_MOVES); left > 0; left--) {
      if (await move(page, game, drawn)) moves += 1;
    }
    await wait(drawn.below(LONGEST_LIFE_MS));
    await killBrowser(profile);
  }
  await app.stop();
  return { kills, moves, confirmed: confirmations, lost };
}

/** Tells of every save once its transaction is complete, as the browser says. */
async function reportSaves(
  context: BrowserContext,
  confirm: (save: Confirmed) => void,
): Promise<void> {
  await context.exposeBinding('confirmSave', (_source, save: Confirmed) => {
    confirm(save);
  });
  await context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (this.name === 'saves') {
        const { id, revision, log, cursor } = value as Confirmed;
        const { confirmSave } = window as unknown as { confirmSave: (save: Confirmed) => void };
        this.transaction.addEventListener('complete', () => {
          confirmSave({ id, revision, log, cursor });
        });
      }
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
  });
}

/** Moves of confirmed saves that neither a save nor a record has any more. */
async function countLost(page: Page, confirmed: readonly Confirmed[]): Promise<number> {
  const kept = [...(await savedGames(page)), ...((await storedIn(page, 'records')) as Confirmed[])];
  return confirmed.reduce((lost, { id, revision, log, cursor }) => {
    const logs = kept.filter((one) => one.id === id).map((one) => one.log);
    const same = (other: readonly string[]): number => {
      const differs = log.findIndex((word, index) => word !== other[index]);
      return differs < 0 ? log.length : differs;
    };
    const newest = kept.find((one) => one.id === id && 'revision' in one);
    // Undo shortens no log, so that what was confirmed is a beginning of what is there.
    const most = Math.max(0, ...logs.map(same));
    const older = newest !== undefined && newest.revision < revision;
    return lost + Math.max(0, Math.min(cursor, log.length) - most) + (older ? 1 : 0);
  }, 0);
}

/** Makes one legal move by hand; false when there is none to be made now. */
async function move(page: Page, game: AnyGame, drawn: Draw): Promise<boolean> {
  if (game.id === 'ten-thousand') return moveDice(page, drawn);
  const [save] = (await savedGames(page)).filter((one) => one.game === game.id);
  const words = legalWords(game, save);
  const word = words[drawn.below(words.length)];
  if (word === undefined) return false;
  switch (game.id) {
    case 'pyramid':
      await play(page, [word]);
      return true;
    case 'cribbage-squares':
      await tap(cellAt(page, Number(word)));
      return true;
    default:
      if (await roundOf(page).isVisible()) await tap(button(page, 'Begin'));
      await tap(columnAt(page, word.slice(0, 1)));
      return true;
  }
}

function legalWords(game: AnyGame, save: Save | undefined): readonly string[] {
  if (!save) return [];
  const positions = replay(game, save);
  if (isFailure(positions)) throw new Error(positions.error);
  const table = positions[save.cursor]?.table;
  return game.legalMoves(table).map((legal) => game.encode(legal));
}

/** One of what the board offers: take all that scores, stand or roll. */
async function moveDice(page: Page, drawn: Draw): Promise<boolean> {
  const offered: string[] = [];
  for (const name of ['all', 'stand', 'roll']) {
    const button = target(page, name);
    const there = await button.isVisible();
    if (there && (await button.getAttribute('aria-disabled')) !== 'true') offered.push(name);
  }
  const name = offered[drawn.below(offered.length)];
  if (name === undefined) return false;
  await tap(target(page, name));
  return true;
}

class Draw {
  #stream: Stream;

  constructor(from: Stream) {
    this.#stream = from;
  }

  /** A whole number from 0, below `limit`; 0 when that is 0. */
  below(limit: number): number {
    if (limit < 1) return 0;
    const { value, next } = below(limit, this.#stream);
    this.#stream = next;
    return value;
  }
}
