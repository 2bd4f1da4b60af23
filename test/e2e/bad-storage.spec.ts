// Storage that is blocked, hangs or is full: it is said, and the game goes on.

import type { Locator, Page } from '@playwright/test';
import {
  boardOf,
  boardReady,
  canDo,
  button,
  openPyramid,
  play,
  said,
  tap,
} from './support/pyramid.ts';
import { savedAt } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const BLOCKED: Readonly<Record<string, () => void>> = {
  'is not there': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  },
  'is forbidden': () => {
    const forbid = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    IDBFactory.prototype.open = forbid;
    Object.defineProperty(globalThis, 'localStorage', { get: forbid });
    Object.defineProperty(globalThis, 'caches', { get: forbid });
  },
  'is of a newer version': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory) {
      // The browser's own error for a version that is lower than the stored one.
      open.call(this, 'other', 2);
      return open.call(this, 'other', 1);
    };
  },
  'never answers': () => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory) {
      const request = open.call(this, 'other');
      for (const type of ['success', 'error', 'upgradeneeded', 'blocked']) {
        request.addEventListener(type, (event) => {
          event.stopImmediatePropagation();
        });
      }
      return request;
    };
  },
};

for (const [how, block] of Object.entries(BLOCKED)) {
  test(`storage that ${how} is told of, and I can play`, async ({ page }) => {
    await page.addInitScript(block);
    await page.goto('./');
    await expect(page.getByRole('alert')).toContainText(/not be saved|go on saving/);
    await tap(page.getByRole('link', { name: /^Pyramid/ }));
    await boardReady(page);
    const deal = await boardOf(page);
    await play(page, ['T', 'T']);
    await expect(warning(page)).toBeVisible();
    await tap(button(page, 'Undo'));
    await tap(button(page, 'Undo'));
    expect(await boardOf(page)).toEqual(deal);
    await tap(warning(page));
    await expect(said(page)).toContainText(/not being saved|reload to play on/);
    // Nor do the other pages stumble over it.
    await page.goto('./#/pyramid/statistics');
    await expect(page.getByText('Nothing can be read from this device’s storage')).toBeVisible();
    await page.goto('./#/settings');
    await tap(page.getByRole('radio', { name: 'Dark' }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

for (const unread of ['saves', 'records']) {
  test(`a game is not said to be gone while its ${unread} cannot be read`, async ({
    context,
    page,
  }) => {
    await openPyramid(page);
    await play(page, ['T']);
    await savedAt(page, 1);
    const board = await boardOf(page);
    // What has no save may be on record.
    const address = unread === 'saves' ? page.url() : './#/pyramid/game/on-record';

    const later = await context.newPage();
    await later.addInitScript((name) => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (names, mode, options) {
        const reads = mode === undefined || mode === 'readonly';
        if (reads && [names].flat().includes(name)) throw new DOMException('no answer');
        return transaction.call(this, names, mode, options);
      };
    }, unread);
    await later.goto(address);
    await boardReady(later);
    await expect(said(later)).toHaveText(/cannot be read .* just now\. Here is a new deal\./);
    await later.close();
    await page.reload();
    await boardReady(page);
    expect(await boardOf(page)).toEqual(board);
  });
}

test('a full device is told of, and the warning goes when there is room again', async ({
  page,
}) => {
  await openPyramid(page);
  await play(page, ['T']);
  await savedAt(page, 1);
  await expect(warning(page)).toBeHidden();
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(globalThis, {
      makeRoom: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
  });
  await play(page, ['T', 'T']);
  await expect(warning(page)).toBeVisible();
  await tap(warning(page));
  await expect(said(page)).toHaveText(
    'The device is full: this game goes on but is not being saved',
  );
  expect(await canDo(page, 'Undo')).toBe(true);
  await page.evaluate('makeRoom()');
  await play(page, ['T']);
  await expect(warning(page)).toBeHidden();
  await savedAt(page, 4);
  const board = await boardOf(page);
  await page.reload();
  await boardReady(page);
  expect(await boardOf(page)).toEqual(board);
});

function warning(page: Page): Locator {
  return page.locator('.unsaved');
}
