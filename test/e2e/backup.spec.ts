// A backup: made here, restored there, and never at the cost of what is there.

import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BACKUP_EXTENSION, readBackup, writeBackup } from '../../src/core/backup.ts';
import { isFailure } from '../../src/core/game.ts';
import { type GameRecord, makeRecord } from '../../src/core/record.ts';
import type { Save } from '../../src/core/save.ts';
import { lineOf } from '../games/pyramid/lines.ts';
import { boardOf, boardReady, button, openPyramid, play, sheet, tap } from './support/pyramid.ts';
import { openSaved, saveOf } from './support/saved-game.ts';
import { savedAt, savedGames, storedIn } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const LOST = { ...lineOf('38'), deal: '38' };

test('what I back up here is there when I restore it elsewhere', async ({ page, browser, app }) => {
  await openSaved(page, LOST);
  await tap(button(page, 'Undo'));
  await play(page, LOST.moves.slice(-1));
  await expect.poll(() => storedIn(page, 'records')).toHaveLength(1);
  await openPyramid(page);
  await play(page, ['T', 'T']);
  await savedAt(page, 2);
  const board = await boardOf(page);
  const [save] = await savedGames(page);
  await page.goto('./#/settings');
  await tap(page.getByRole('switch', { name: 'Four-colour suits' }));
  await expect(page.getByText('No backup was made yet')).toBeVisible();
  const file = await backUp(page);
  await expect(page.getByText('Last backup: just now')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: app.url });
  const there = await elsewhere.newPage();
  await there.goto('./');
  await tap(there.getByRole('link', { name: 'Restore a backup' }));
  await restore(there, file);
  await expect(outcome(there)).toHaveText(
    'Restored: 1 unfinished game, 1 finished game, and the settings.',
  );
  await expect(there.getByRole('switch', { name: 'Four-colour suits' })).toBeChecked();
  await there.goto(`./#/pyramid/game/${save?.id ?? ''}`);
  await boardReady(there);
  expect(await boardOf(there)).toEqual(board);
  await tap(button(there, 'Undo'));
  await tap(button(there, 'Undo'));
  await expect(button(there, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await there.goto('./#/pyramid/statistics');
  await expect(there.getByRole('link', { name: 'Replay' }).first()).toBeVisible();

  await there.goto('./#/settings');
  await restore(there, file);
  await expect(outcome(there)).toHaveText('Everything in this backup was here already.');
  await elsewhere.close();
});

test('a backup that is dropped is restored', async ({ page }) => {
  await page.goto('./#/settings');
  const text = writeBackup({
    madeAt: 1,
    settings: {},
    saves: [saveOf({ ...LOST, moves: LOST.moves.slice(0, -1) })],
    records: [],
    challenges: [],
  });
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'any name'));
    return transfer;
  }, text);
  await page.locator('data-section').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(outcome(page)).toHaveText(/Restored: 1 unfinished game/);
});

test('a backup that the app is opened with is restored, once', async ({ page }) => {
  await page.addInitScript(() => {
    const setConsumer = (open: (launch: object) => void): void => {
      Object.assign(window, {
        openWith(text: string) {
          const file = new File([text], 'any name');
          open({ files: [{ getFile: () => Promise.resolve(file) }] });
        },
      });
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await page.goto('./');
  const save = saveOf({ ...LOST, moves: LOST.moves.slice(0, 3) });
  const file = writeBackup({ madeAt: 1, settings: {}, saves: [save], records: [], challenges: [] });
  const openWith = `openWith(${JSON.stringify(file)})`;
  for (const time of ['first', 'second']) {
    await test.step(time, async () => {
      await page.waitForFunction('"openWith" in window');
      await page.evaluate(openWith);
      await expect(outcome(page)).toHaveText(/Restored: 1 unfinished game\./);
      await tap(page.getByRole('link', { name: 'Back', exact: true }));
      await tap(page.getByRole('button', { name: /^Remove this game/ }));
      await expect(page.locator('continue-card')).toContainText('Removed');
      await tap(page.getByRole('link', { name: 'Settings', exact: true }));
      await expect(button(page, 'Restore')).toBeEnabled();
      await expect(outcome(page)).toBeHidden();
      expect(await savedGames(page)).toEqual([]);
    });
  }
});

test('a file that is no backup, or is one no more, is refused and changes nothing', async ({
  page,
}) => {
  await openPyramid(page);
  await play(page, ['T']);
  await savedAt(page, 1);
  const before = (await savedGames(page)).map(withoutTime);
  await page.goto('./#/settings');
  const good = writeBackup({
    madeAt: 1,
    settings: { theme: 'dark' },
    saves: [saveOf({ ...LOST, moves: LOST.moves.slice(0, 3) })],
    records: [],
    challenges: [],
  });
  const refused: readonly [string, RegExp][] = [
    ['', /^\s*This file is empty\./],
    [good.slice(0, -9), /a part of it is missing/],
    [good.replace('"revision":3', '"revision":4'), /changed after it was written/],
    ['{"version":1,"games":[]}', /^\s*This is not a backup of Tray Table\./],
    ['{"app":"solitaire","format":1,"digest":"","content":{}}', /^\s*This is not a backup/],
    ['GIF89a\u0001\u0000\u0001', /^\s*This is not a backup of Tray Table\./],
    ['\u0089PNG\r\n\u001a\n\u0000', /^\s*This is not a backup of Tray Table\./],
    [bitFlipped(good), /changed after it was written/],
    [good.replace('"format":1,"digest"', '"format":2,"digest"'), /newer version/],
    [tampered(), /move 1: "p0\+p1" is refused/],
  ];
  for (const [content, why] of refused) {
    await restore(page, content);
    await expect(outcome(page)).toHaveText(why);
    await expect(outcome(page)).toHaveText(/Nothing was changed\.\s*$/);
  }
  expect((await savedGames(page)).map(withoutTime)).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test('a file that is too large, or none at all, is refused and changes nothing', async ({
  page,
}, testInfo) => {
  await page.goto('./#/settings');
  const picker = page.getByLabel('A backup to restore');
  for (const [name, bytes, why] of [
    ['huge', 250_000_000, /This file is far too large to be a backup\. Nothing was changed\./],
    // Read to its end, it would be more than a phone has room for.
    ['foreign', 190_000_000, /This is not a backup of Tray Table\. Nothing was changed\./],
  ] as const) {
    const file = testInfo.outputPath(name);
    await writeFile(file, '');
    await truncate(file, bytes);
    await picker.setInputFiles(file);
    await expect(outcome(page)).toHaveText(why);
    await rm(file);
  }
  const folder = testInfo.outputPath('folder.traytable');
  await mkdir(folder);
  await drop(page, folder);
  await expect(outcome(page)).toHaveText(/This file cannot be read\. Nothing was changed\./);
  expect(await savedGames(page)).toEqual([]);
});

test('a backup under another name is restored', async ({ page }, testInfo) => {
  await page.goto('./#/settings');
  const file = testInfo.outputPath('holiday.jpg');
  const saves = [saveOf({ ...LOST, moves: LOST.moves.slice(0, 3) })];
  await writeFile(
    file,
    writeBackup({ madeAt: 1, settings: {}, saves, records: [], challenges: [] }),
  );
  await drop(page, file);
  await expect(outcome(page)).toHaveText(/Restored: 1 unfinished game\./);
});

test('a backup of ten thousand finished games is restored', async ({ page }) => {
  await page.goto('./#/settings');
  const record = lostRecord();
  const records = Array.from({ length: 10_000 }, (_, index): GameRecord => {
    return { ...record, id: `game ${String(index)}`, endedAt: record.endedAt + index };
  });
  await restore(page, writeBackup({ madeAt: 1, settings: {}, saves: [], records, challenges: [] }));
  await expect(outcome(page)).toHaveText(/^\s*Restored: 10,000 finished games/, {
    timeout: 90_000,
  });
  const again = await backUp(page);
  const read = readBackup(again);
  if (isFailure(read)) throw new Error(read.error);
  expect(read.records).toHaveLength(10_000);
  await page.goto('./#/');
  await expect(page.getByText('Best: 50 cards left')).toBeVisible();
});

test('I erase everything, once I have been asked', async ({ page }) => {
  await openPyramid(page);
  await play(page, ['T']);
  await savedAt(page, 1);
  await page.goto('./#/settings');
  await tap(page.getByRole('radio', { name: 'Dark' }));
  await tap(button(page, 'Erase'));
  await expect(sheet(page, 'Erase everything?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => savedGames(page)).toHaveLength(1);
  await tap(button(page, 'Erase'));
  await tap(button(page, 'Erase everything'));
  await expect(page.getByText('No game is stored on this device')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  expect(await savedGames(page)).toEqual([]);
});

test('where the browser may delete my games I am reminded of a backup, now and then', async ({
  page,
}) => {
  await page.goto('./#/settings');
  const record = lostRecord();
  const records = Array.from({ length: 5 }, (_, index) => ({ ...record, id: String(index) }));
  await restore(page, writeBackup({ madeAt: 1, settings: {}, saves: [], records, challenges: [] }));
  await expect(outcome(page)).toHaveText(/^\s*Restored/);
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: 'Make a backup' })).toBeVisible();
  await tap(button(page, 'Not now'));
  await expect(page.getByRole('link', { name: 'Make a backup' })).toBeHidden();
  // When it was is kept, so that it is not asked again at once.
  await expect
    .poll(async () => (await storedIn(page, 'settings')).some((kept) => Number(kept) > 1))
    .toBe(true);
  await page.reload();
  await expect(page.getByText('Best: 50 cards left')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a backup' })).toBeHidden();
});

/** The text of the file that is downloaded. */
async function backUp(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tap(button(page, 'Back up').first()),
  ]);
  expect(file.suggestedFilename()).toMatch(/^tray-table-\d{4}-\d\d-\d\d/);
  expect(file.suggestedFilename().endsWith(BACKUP_EXTENSION)).toBe(true);
  return readFile(await file.path(), 'utf8');
}

async function restore(page: Page, text: string): Promise<void> {
  await expect(button(page, 'Restore')).toBeEnabled();
  await page
    .getByLabel('A backup to restore')
    .setInputFiles({ name: 'any name', mimeType: '', buffer: Buffer.from(text) });
}

/** Drags a file or a folder of this machine onto the page and lets it go there. */
async function drop(page: Page, path: string): Promise<void> {
  await expect(outcome(page)).toBeAttached();
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: 180, y: 300, data });
  }
  await devtools.detach();
}

/** As a failing disk changes a letter of what is kept. */
function bitFlipped(text: string): string {
  const at = text.indexOf('"pyramid"') + 1;
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
}

function outcome(page: Page): ReturnType<Page['locator']> {
  return page.locator('data-section .outcome');
}

/** The play time since the last move is written when the game is left. */
function withoutTime(save: Save): Save {
  return { ...save, elapsed: 0 };
}

function lostRecord(): GameRecord {
  const record = makeRecord(saveOf(LOST));
  if (!record) throw new Error('the game is not over');
  return record;
}

/** A backup whose digest is right and whose game is not. */
function tampered(): string {
  const save = saveOf({ ...LOST, moves: LOST.moves.slice(0, 1) });
  const saves = [{ ...save, log: ['p0+p1'] }];
  return writeBackup({ madeAt: 1, settings: {}, saves, records: [], challenges: [] });
}
