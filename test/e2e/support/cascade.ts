// Cascade's screen as a player's hands and eyes have it.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { startPosition } from '../../../src/core/save.ts';
import { BOARD_CHOICES } from '../../../src/games/cascade/board-choices.ts';
import { cascade } from '../../../src/games/cascade/rules.ts';
import type { Board, CascadePosition, Table } from '../../../src/games/cascade/table.ts';
import { columnWords } from '../../../src/games/cascade/words.ts';
import golden from '../../golden/cascade.json' with { type: 'json' };
import { touchable } from './app-ready.ts';
import { focused } from './keyboard.ts';
import { button, sheet, tap } from './pyramid.ts';

/** A game that was recorded: its regular part, as the columns that were tapped. */
export interface Line {
  readonly board: Board;
  readonly deal: string;
  readonly moves: readonly string[];
}

export function lineOf(deal: string, board: Board): Line {
  const log = golden.find(({ seed, options }) => seed === deal && options.board === board)?.log;
  if (!log) throw new Error(`No game of deal ${deal} was recorded`);
  return { board, deal, moves: log.filter((move) => /^\d$/.test(move)) };
}

/** The table after a game's first moves; those that are refused are left out. */
export function tableAfter({ board, deal }: Line, moves: readonly string[]): Table {
  let position = startPosition(cascade, { board }, { seed: deal }) as CascadePosition;
  for (const word of moves) {
    const move = cascade.decode(word);
    if (move && !cascade.check(position.table, move)) position = cascade.apply(position, move);
  }
  return position.table;
}

/** Goes to Cascade: the newest unfinished game, or a new deal. */
export async function openCascade(page: Page): Promise<void> {
  await page.goto('./#/cascade');
  await boardReady(page);
  await expect(page).toHaveURL(/#\/cascade\/game\//);
}

export async function boardReady(page: Page): Promise<void> {
  await expect(columnAt(page, '1')).toBeVisible();
}

export async function dealLine(page: Page, { board, deal }: Line): Promise<void> {
  const label = BOARD_CHOICES.find(({ value }) => value === board)?.label ?? '';
  const before = page.url();
  await tap(button(page, 'New'));
  await tap(page.getByRole('radio', { name: label }));
  await page.getByLabel('Deal number').fill(deal);
  await tap(button(page, 'Deal'));
  await newGameBegun(page, before);
}

/** Resolves once another game than the one at this address is on the page. */
export async function newGameBegun(page: Page, before: string): Promise<void> {
  await expect(sheet(page, 'New game')).toBeHidden();
  await expect(page).not.toHaveURL(before);
  await boardReady(page);
  await touchable(page);
}

export function columnAt(page: Page, number: string): Locator {
  return page.locator(`cascade-board [data-target="${number}"]`);
}

/** Taps the columns one after the other. */
export async function insert(page: Page, moves: readonly string[]): Promise<void> {
  for (const number of moves) await tap(columnAt(page, number));
}

/** Presses the keys of the columns. */
export async function type(page: Page, moves: readonly string[]): Promise<void> {
  for (const number of moves) await page.keyboard.press(number);
}

/** Every column as a screen reader has it. */
export function columnsOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('cascade-board [data-target]')
    .evaluateAll((columns) => columns.map((column) => column.getAttribute('aria-label') ?? ''));
}

export function columnsIn(table: Table): readonly string[] {
  return table.columns.map((_, column) => columnWords(table, column));
}

/** The faces on the board as they are drawn, each where it belongs: from the left, from below. */
export function drawnFaces(page: Page): Promise<readonly string[]> {
  return page.locator('cascade-board').evaluate((board) => {
    const root = board.shadowRoot!;
    const columns = [...root.querySelectorAll<HTMLElement>('[data-target]')];
    const dice = [...root.querySelectorAll<HTMLElement>('.die[data-key]')];
    return columns.map(({ offsetLeft: left, offsetWidth: width, offsetTop, offsetHeight }) =>
      dice
        .filter(
          (die) =>
            left <= die.offsetLeft &&
            die.offsetLeft < left + width &&
            die.offsetTop < offsetTop + offsetHeight,
        )
        .sort((a, b) => b.offsetTop - a.offsetTop)
        .map((die) => die.querySelector('die-face')?.getAttribute('face') ?? '?')
        .join(''),
    );
  });
}

export function facesIn({ columns }: Table): readonly string[] {
  return columns.map((dice) => dice.map(({ face }) => face).join(''));
}

/** What announces the Lightning Round. */
export function roundOf(page: Page): Locator {
  return page.locator('round-panel').getByRole('group');
}

export function clockOf(page: Page): Locator {
  return page.getByRole('timer');
}

export async function secondsLeft(page: Page): Promise<number> {
  return Number(await clockOf(page).textContent());
}

/** A finger, or the mouse where there is none, that taps without waiting for anything. */
export async function hammer(page: Page, moves: readonly string[]): Promise<void> {
  const middles = new Map<string, { x: number; y: number }>();
  for (const number of new Set(moves)) {
    await expect(columnAt(page, number)).toBeVisible();
    const box = await columnAt(page, number).boundingBox();
    if (!box) throw new Error(`No column ${number}`);
    middles.set(number, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const { hasTouch } = test.info().project.use;
  for (const number of moves) {
    const { x, y } = middles.get(number)!;
    if (hasTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
}

/** Moves the current die under a column by the arrow keys. */
export async function aimAt(page: Page, number: string): Promise<void> {
  for (;;) {
    const { target } = await focused(page);
    if (target === number) return;
    await page.keyboard.press(Number(target ?? 1) < Number(number) ? 'ArrowRight' : 'ArrowLeft');
  }
}

export function pointsOf(score: number): string {
  return `${score.toLocaleString('en')} points`;
}
