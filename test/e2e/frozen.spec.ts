// An old version of the app in a tab that the browser has frozen, and a newer one beside it.

import type { CDPSession, Locator, Page } from '@playwright/test';
import { DATABASE_NAME } from '../../src/store/store.ts';
import { boardOf, boardReady, button, openPyramid, play, said, tap } from './support/pyramid.ts';
import { savedAt, savedGames } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('a frozen tab of an old version holds nobody up, and writes no more once it wakes', async ({
  context,
  page: old,
}) => {
  await openPyramid(old);
  await play(old, ['T']);
  await savedAt(old, 1);
  const board = await boardOf(old);
  const frozen = await freeze(old);

  const page = await context.newPage();
  await becomeNewer(page);
  await page.goto('./');
  await tap(page.locator('continue-card').getByRole('link'));
  await tap(button(page, 'Play it here'));
  await boardReady(page);
  expect(await boardOf(page)).toEqual(board);
  await play(page, ['T']);
  await savedAt(page, 2);
  await expect(warning(page)).toBeHidden();

  await wake(frozen);
  await expect(old.getByText('This game is being played in another tab.')).toBeVisible();
  await old.goto('./#/');
  await expect(old.getByRole('alert')).toContainText('A newer version of Tray Table was opened');
  expect(await cursors(page)).toEqual([2]);
});

test('one that holds the storage is told of, and lets go once it wakes', async ({
  context,
  page: old,
}) => {
  await openPyramid(old);
  await play(old, ['T']);
  await savedAt(old, 1);
  const letGo = await hold(old);
  const frozen = await freeze(old);

  const page = await context.newPage();
  await becomeNewer(page);
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('games will not be saved until');
  await tap(page.getByRole('link', { name: /^Pyramid/ }));
  await boardReady(page);
  await play(page, ['T', 'T']);
  await expect(warning(page)).toBeVisible();

  await wake(frozen);
  await letGo();
  await expect(warning(page)).toBeHidden();
  await play(old, ['T']);
  await tap(warning(old));
  await expect(said(old)).toHaveText(
    'A newer version of the app was opened in another tab: reload to play on here',
  );
  await expect.poll(() => cursors(page)).toEqual([1, 2]);
  // What could not be read at first is there now.
  await page.goto('./#/');
  await expect(page.locator('continue-card')).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Keeps the page's database open, whatever it is asked, until the function returned is called. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(
    (name) =>
      new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      }),
    DATABASE_NAME,
  );
  return () => held.evaluate((db) => db.close());
}

async function freeze(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  return devtools;
}

async function wake(devtools: CDPSession): Promise<void> {
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
}

/** The app of a later version, as far as the database can tell. */
async function becomeNewer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
      return open.call(this, name, version === undefined ? undefined : version + 1);
    };
  });
}

async function cursors(page: Page): Promise<readonly number[]> {
  return (await savedGames(page)).map(({ cursor }) => cursor).sort((a, b) => a - b);
}

function warning(page: Page): Locator {
  return page.locator('.unsaved');
}
