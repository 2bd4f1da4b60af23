// What every picture is taken of: each game in its middle, the same every time, in the built app.

import type { BrowserContext, Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { isFailure } from '../../src/core/game.ts';
import type { Save } from '../../src/core/save.ts';
import { findGame } from '../../src/games/registry.ts';
import { Session } from '../../src/session/session.ts';
import type { Settings } from '../../src/store/settings.ts';
import { DATABASE_NAME } from '../../src/store/store.ts';
import { playout } from '../../test/contract/playouts.ts';

/** The deal of all pictures, and about how many moves have been made in it. */
const SEED = '1987';
const MOVES = 14;

/** The pages that are shown: a name, and the address within the app. */
export const PAGES: readonly { readonly name: string; readonly hash: string }[] = [
  { name: 'home', hash: '#/' },
  ...gameList.map(({ id }) => ({ name: id, hash: `#/${id}/game/${id}-picture` })),
];

/** A page of the app in which the games and settings are kept. */
export async function openStage(
  context: BrowserContext,
  url: string,
  settings: Partial<Settings> = {},
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByText('Ready offline').waitFor();
  await keep(
    page,
    gameList.map(({ id }) => middleOf(id)),
    { hinted: gameList.map(({ id }) => id), ...settings },
  );
  await page.reload();
  return page;
}

/** Shows a page of the app, once nothing moves any more. */
export async function show(page: Page, url: string, hash: string): Promise<void> {
  await page.goto(`${url}${hash}`);
  await page
    .locator(hash === '#/' ? 'continue-card' : 'game-shell')
    .first()
    .waitFor();
  await settled(page);
}

export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

function middleOf(id: string): Save {
  const game = findGame(id);
  if (!game) throw new Error(`There is no game "${id}"`);
  const fresh = { id: `${id}-picture`, origin: 'new', options: game.defaults } as const;
  const session = Session.start(
    game,
    { ...fresh, start: { seed: SEED }, again: false },
    { wall: () => Date.now(), monotonic: () => 0 },
  );
  if (isFailure(session)) throw new Error(session.error);
  for (const move of playout(game, session.position, SEED, MOVES).moves) session.play(move);
  return session.toSave();
}

/** Writes into the app's own database, as the app would have. */
async function keep(
  page: Page,
  saves: readonly Save[],
  settings: Partial<Settings>,
): Promise<void> {
  await page.evaluate(
    async ({ name, games, choices }) => {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const writing = opening.result.transaction(['saves', 'settings'], 'readwrite');
      for (const save of games) writing.objectStore('saves').put(save);
      for (const [key, value] of choices) writing.objectStore('settings').put(value, key);
      await new Promise((resolve) => (writing.oncomplete = resolve));
      opening.result.close();
    },
    { name: DATABASE_NAME, games: saves, choices: Object.entries(settings) },
  );
}
