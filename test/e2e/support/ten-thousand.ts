// Ten-Thousand's screen as a player's hands and eyes have it.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Save } from '../../../src/core/save.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import { Session } from '../../../src/session/session.ts';
import { touchable } from './app-ready.ts';
import { button, sheet, tap } from './pyramid.ts';
import { putInto } from './storage.ts';

export interface Setup {
  readonly names?: readonly string[];
  /** By seat: `Person`, `Steady bot` and so on. */
  readonly kinds?: readonly string[];
  /** The name of who starts. */
  readonly starts?: string;
  readonly target?: string;
  /** The number that settles the dice. */
  readonly deal?: string;
}

/** Sets up a game by the sheet that asks for it. */
export async function setUp(
  page: Page,
  { names, kinds, starts, target, deal }: Setup,
): Promise<void> {
  await tap(button(page, 'New'));
  const players = page.getByLabel(/^Name of player/);
  await expect(players.first()).toBeVisible();
  const wanted = names?.length ?? (await players.count());
  while ((await players.count()) < wanted) await tap(button(page, 'Add a player'));
  for (const [index, name] of names?.entries() ?? []) await players.nth(index).fill(name);
  for (const [index, kind] of kinds?.entries() ?? []) {
    await page.getByLabel(`Who plays as player ${String(index + 1)}`).selectOption(kind);
  }
  if (starts !== undefined) await page.getByLabel('Who starts').selectOption(starts);
  if (target !== undefined) {
    await tap(page.getByText('House rules'));
    await tap(page.getByRole('radio', { name: target, exact: true }));
  }
  if (deal !== undefined) await page.getByLabel('Deal number').fill(deal);
  await tap(button(page, 'Deal'));
  await expect(sheet(page, 'New game')).toBeHidden();
  await touchable(page);
  // Until then it is the game before that would be played.
  const [first] = names ?? [];
  if (first !== undefined) await expect(board(page).locator('seat-totals')).toContainText(first);
}

export function board(page: Page): Locator {
  return page.locator('ten-thousand-board');
}

/** A button of the board by what it stands for: `stand`, `roll`, `all`, `die0` … */
export function target(page: Page, name: string): Locator {
  return board(page).locator(`[data-target="${name}"]`);
}

/** What is on the board, as it is read: all of one moment, since it may change in the next. */
export function boardOf(page: Page): Promise<string> {
  return board(page).evaluate(({ shadowRoot }) => {
    // A die that is leaving is a copy without a target.
    const dice = [...(shadowRoot?.querySelectorAll('button.die[data-target]') ?? [])];
    const rest = shadowRoot?.querySelector<HTMLElement>('.table')?.innerText ?? '';
    return [...dice.map((die) => die.getAttribute('aria-label')), rest.replace(/\s+/g, ' ')].join(
      '\n',
    );
  });
}

/** The person plays until it is somebody else's turn: takes all that score and stands from 300. */
export async function playTurn(page: Page, use: (name: string) => Promise<void>): Promise<void> {
  const stand = target(page, 'stand');
  while (await stand.isVisible()) {
    if (await target(page, 'all').isVisible()) await use('all');
    const hand = /^Stand: ([\d,]+)/.exec((await stand.innerText()).trim());
    if (hand && Number(hand[1]?.replace(',', '')) >= 300) {
      await use('stand');
      return;
    }
    await use('roll');
    if (await board(page).locator('.between').isVisible()) return;
  }
}

/** A game that stands at this position, as if it had been played here. */
export async function putGame(page: Page, id: string, position: string): Promise<void> {
  const session = Session.start(
    tenThousand,
    { id, origin: 'new', options: {}, start: { position, seed: id }, again: false },
    { wall: () => 1, monotonic: () => 0 },
  );
  if (!(session instanceof Session)) throw new Error(session.error);
  const save: Save = session.toSave();
  await putInto(page, 'saves', save);
  await page.goto(`./#/ten-thousand/game/${id}`);
  await expect(board(page)).toBeVisible();
}

/** While a bot plays, its steps are asked for. */
export async function hasten(page: Page, next: () => Promise<void>): Promise<void> {
  const go = target(page, 'roll');
  while ((await go.isVisible()) && (await go.innerText()) === 'Next step') await next();
}
