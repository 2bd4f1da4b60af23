// The app's database, read and written behind its back.

import { expect, type JSHandle, type Page } from '@playwright/test';
import type { Save } from '../../../src/core/save.ts';
import { DATABASE_NAME } from '../../../src/store/store.ts';

/** The app's own database, once the app has made it. */
function database(page: Page): Promise<JSHandle<IDBDatabase>> {
  return page.evaluateHandle(
    (name) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const open = (): void => {
          const request = indexedDB.open(name);
          // The app makes it, not the test.
          request.onupgradeneeded = () => request.transaction?.abort();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => {
            if (request.error?.name === 'AbortError') setTimeout(open, 20);
            else reject(request.error ?? new Error('no reason given'));
          };
        };
        open();
      }),
    DATABASE_NAME,
  );
}

/** Everything in one store, as it is. */
export async function storedIn(page: Page, store: string): Promise<unknown[]> {
  const handle = await database(page);
  return handle.evaluate(async (db, from) => {
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const request = db.transaction(from).objectStore(from).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no reason given'));
    });
    db.close();
    return rows;
  }, store);
}

/** Puts a row into a store, as another program or a damaged disk would. */
export async function putInto(
  page: Page,
  store: string,
  row: unknown,
  key?: string,
): Promise<void> {
  const handle = await database(page);
  await handle.evaluate(
    async (db, [into, value, under]) => {
      await new Promise<void>((resolve, reject) => {
        const writing = db.transaction(into, 'readwrite');
        writing.objectStore(into).put(value, under);
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(writing.error ?? new Error('no reason given'));
      });
      db.close();
    },
    [store, row, key] as const,
  );
}

/** The saved games, the one changed last first. */
export async function savedGames(page: Page): Promise<readonly Save[]> {
  const saves = (await storedIn(page, 'saves')) as Save[];
  return saves.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Resolves once the newest saved game stands at this move. */
export async function savedAt(page: Page, cursor: number): Promise<void> {
  await expect.poll(async () => (await savedGames(page))[0]?.cursor).toBe(cursor);
}
