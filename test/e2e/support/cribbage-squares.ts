// Cribbage Squares' screen as a player's hands and eyes have it.

import { expect, type Locator, type Page } from '@playwright/test';
import { cribbageSquares } from '../../../src/games/cribbage-squares/rules.ts';
import type { Table } from '../../../src/games/cribbage-squares/table.ts';
import { touchable } from './app-ready.ts';
import { focused } from './keyboard.ts';
import { button, sheet, tap } from './pyramid.ts';

/** Goes to Cribbage Squares: the newest unfinished game, or a new deal. */
export async function openSquares(page: Page): Promise<void> {
  await page.goto('./#/cribbage-squares');
  await gridReady(page);
  await expect(page).toHaveURL(/#\/cribbage-squares\/game\//);
}

export async function gridReady(page: Page): Promise<void> {
  await expect(cellAt(page, 16)).toBeVisible();
}

/** Starts the deal with this number by the sheet that asks for it. */
export async function dealSquares(page: Page, number: string): Promise<void> {
  const before = page.url();
  await tap(button(page, 'New'));
  await page.getByLabel('Deal number').fill(number);
  await tap(button(page, 'Deal'));
  await expect(sheet(page, 'New game')).toBeHidden();
  await expect(page).not.toHaveURL(before);
  await expect(handOf(page)).toHaveAccessibleName(/card 1 of 16$/);
  await touchable(page);
}

/** What a deal is once its cards were placed on these cells, by the rules alone. */
export function tableAfter(number: string, cells: readonly number[]): Table {
  const deal = cribbageSquares.setup({}, number);
  return cells.reduce((position, cell) => cribbageSquares.apply(position, cell), deal).table;
}

/** Places the next cards on these cells by taps. */
export async function place(page: Page, cells: readonly number[]): Promise<void> {
  for (const cell of cells) {
    await tap(cellAt(page, cell));
    await expect(cellAt(page, cell).locator('card-face')).toBeAttached();
  }
}

export function cellAt(page: Page, cell: number): Locator {
  return page.locator(`cribbage-board [data-target="${String(cell)}"]`);
}

/** Of a row or column, by its name: `row 2`. */
export function scoreOf(page: Page, line: string): Locator {
  return page.locator(`cribbage-board [data-target="${line}"]`);
}

/** The card to place. */
export function handOf(page: Page): Locator {
  return page.getByRole('img', { name: /^To place/ });
}

/** What stands on the screen: the names of all cells and scores, in order. */
export function gridOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('cribbage-board [data-target]')
    .evaluateAll((targets) => targets.map((target) => target.getAttribute('aria-label') ?? ''));
}

/** Moves over the grid from the cell that has the focus, by the fewest arrow keys. */
export async function arrowTo(page: Page, cell: number): Promise<void> {
  const { target } = await focused(page);
  const from = Number(target);
  const press = async (key: string, times: number): Promise<void> => {
    for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
  };
  const [rows, columns] = [rowOf(cell) - rowOf(from), columnOf(cell) - columnOf(from)];
  await press(rows > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(rows));
  await press(columns > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(columns));
  expect((await focused(page)).target, 'where the arrows led').toBe(String(cell));
}

function rowOf(cell: number): number {
  return Math.floor((cell - 1) / 4);
}

function columnOf(cell: number): number {
  return (cell - 1) % 4;
}
