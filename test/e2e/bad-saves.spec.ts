// Saved games that cannot be read: set aside and told, offered as a file, and nothing else suffers.

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Save } from '../../src/core/save.ts';
import {
  boardOf,
  boardReady,
  button,
  dealNumber,
  openPyramid,
  play,
  said,
  tap,
} from './support/pyramid.ts';
import { homeReady } from './support/app-ready.ts';
import { putInto, savedAt, savedGames, storedIn } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** The game that is all right, as it was left. */
let good: readonly string[];

test.beforeEach(async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, '10');
  await play(page, ['xp24']);
  await savedAt(page, 1);
  good = await boardOf(page);
});

test('saves that make no sense are put aside as a file, and my games are all there', async ({
  page,
}) => {
  const save = await anySave(page);
  const damaged: readonly unknown[] = [
    { id: 'garbage', is: 'nonsense' },
    { ...save, id: 'wrong types', log: 'xp24', cursor: '1' },
    { ...save, id: 'cut off', times: [] },
    { ...save, id: 'beyond its end', cursor: 7 },
    { ...save, id: 'of another format', format: 99 },
    { ...save, id: 'numbers that are none', elapsed: -1, updatedAt: Number.NaN },
  ];
  for (const row of damaged) await putInto(page, 'saves', row);
  await putInto(page, 'records', { id: 'r', game: 'pyramid', deal: 1 });
  await putInto(page, 'totals', { key: 'pyramid', figures: 'none' });
  await putInto(page, 'settings', 42, 'theme');
  await putInto(page, 'settings', true, 'leftHanded');

  await page.goto('./#/');
  await page.reload();
  await expect(
    page.getByText(`${String(damaged.length)} saved games could not be read`),
  ).toBeVisible();
  await expect(cards(page)).toHaveText([/51 cards left/]);
  await expect(page.locator('html')).toHaveAttribute('data-hand', 'left');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tap(button(page, 'Download as a file')),
  ]);
  expect(file.suggestedFilename()).toBe('tray-table-unreadable.json');
  const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as { raw: unknown }[];
  for (const row of damaged) expect(kept.map(({ raw }) => raw)).toContainEqual(asJson(row));

  const putAside = await storedIn(page, 'set-aside');
  await button(page, 'Remove').press('Enter');
  await expect(page.getByText('could not be read')).toBeHidden();
  await expect(page.locator('app-status .line')).toBeFocused();
  expect(await storedIn(page, 'set-aside')).toEqual([]);
  await tap(button(page, 'Undo'));
  await expect(page.getByText(/saved games could not be read/)).toBeVisible();
  expect(await storedIn(page, 'set-aside')).toEqual(putAside);
  await tap(button(page, 'Remove'));
  await expect(page.getByText('could not be read')).toBeHidden();
  await tap(cards(page).getByRole('link'));
  await boardReady(page);
  expect(await boardOf(page)).toEqual(good);
  await page.goto('./#/pyramid/statistics');
  await expect(page.getByText('Wins in a row now')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Statistics of Pyramid' })).toBeVisible();
});

for (const [what, damage, reason] of [
  [
    'a move that cannot be made',
    { log: ['xp0'], times: [1], cursor: 1 },
    /put aside \(move 1: "xp0" is refused: Covered by/,
  ],
  ['a move that is none', { log: ['xp99'], times: [1], cursor: 1 }, /move 1: "xp99" is not a move/],
  ['a forged position', { digest: '0123456789abcdef' }, /put aside \(digest:/],
  ['options that are none', { options: { aim: 'moon' } }, /put aside \(options:/],
] as const) {
  test(`a save with ${what} is put aside when I open it, and I get a new deal`, async ({
    page,
  }) => {
    const save = await anySave(page);
    await putInto(page, 'saves', { ...save, ...damage, id: 'bad', updatedAt: save.updatedAt + 1 });
    await page.goto('./#/');
    await page.goto('./#/pyramid/game/bad');
    await boardReady(page);
    await expect(said(page)).toContainText(reason);
    await expect(said(page)).toContainText('Here is a new deal.');
    await goesOn(page);
    await expect(page.getByText('One saved game could not be read')).toBeVisible();
  });
}

test('a game of other rules is kept as it is, and I get a new deal', async ({ page }) => {
  const save = await anySave(page);
  const other = { ...save, id: 'other', rules: 99, updatedAt: save.updatedAt + 1 };
  await putInto(page, 'saves', other);
  await page.goto('./#/');
  await page.goto('./#/pyramid/game/other');
  await boardReady(page);
  await expect(said(page)).toContainText('played by other rules: it is kept, but cannot be opened');
  await goesOn(page);
  await expect(page.getByText('could not be read')).toBeHidden();
  expect(await storedIn(page, 'saves')).toContainEqual(other);
});

test('a game that this version does not know is left alone', async ({ page }) => {
  const save = await anySave(page);
  await putInto(page, 'saves', { ...save, id: 'chess', game: 'chess' });
  await page.goto('./#/');
  await page.reload();
  await expect(cards(page)).toHaveText([/51 cards left/]);
  await tap(button(page, 'Remove this game of Pyramid, 51 cards left'));
  await expect(cards(page)).toHaveText([/Removed/]);
  await page.reload();
  await homeReady(page);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeHidden();
});

/** The new deal can be played, and what was all right is as it was left. */
async function goesOn(page: Page): Promise<void> {
  await play(page, ['T']);
  await savedAt(page, 1);
  await tap(page.getByRole('link', { name: 'Back to Home' }));
  await tap(page.getByRole('link', { name: 'Pyramid 51 cards left' }).last());
  await boardReady(page);
  expect(await boardOf(page)).toEqual(good);
  await tap(page.getByRole('link', { name: 'Back to Home' }));
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
}

async function anySave(page: Page): Promise<Save> {
  const [save] = await savedGames(page);
  if (!save) throw new Error('Nothing is saved');
  return save;
}

function cards(page: Page): Locator {
  return page.locator('continue-card');
}

/** As it comes back from a file. */
function asJson(row: unknown): unknown {
  return JSON.parse(JSON.stringify(row)) as unknown;
}
