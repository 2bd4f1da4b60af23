// Pyramid's screen as a player's hands and eyes have it.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { touchable } from './app-ready.ts';

/** Goes to Pyramid: the newest unfinished game, or a new deal. */
export async function openPyramid(page: Page): Promise<void> {
  await page.goto('./#/pyramid');
  await boardReady(page);
  // The address follows the board.
  await expect(page).toHaveURL(/#\/pyramid\/game\//);
}

export async function boardReady(page: Page): Promise<void> {
  await expect(stock(page)).toBeVisible();
}

/** Starts the deal with this number by the sheet that asks for it. */
export async function dealNumber(page: Page, number: string, aim?: string): Promise<void> {
  const before = page.url();
  await tap(button(page, 'New'));
  if (aim !== undefined) await tap(page.getByRole('radio', { name: aim }));
  await page.getByLabel('Deal number').fill(number);
  await tap(button(page, 'Deal'));
  await expect(page).not.toHaveURL(before);
  await boardReady(page);
  await touchable(page);
}

/** Taps with a finger where the device has fingers. */
export async function tap(target: Locator, at?: { x: number; y: number }): Promise<void> {
  const options = at ? { position: at } : {};
  if (test.info().project.use.hasTouch) await target.tap(options);
  else await target.click(options);
}

/** Plays moves of the notation by taps: of a pair the later place first, which may lie on the other. */
export async function play(page: Page, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    if (move === 'T') {
      await tap(stock(page));
      continue;
    }
    for (const place of move.replace(/^x/, '').split('+').reverse()) await tapCard(page, place);
  }
}

/** Taps the card at a place of the notation (`p21`, `t`, `w`) on its rank, which nothing covers. */
export async function tapCard(page: Page, place: string): Promise<void> {
  await tap(cardAt(page, place), { x: 12, y: 10 });
}

export function cardAt(page: Page, place: string): Locator {
  return page.locator(`pyramid-board [data-target="${place.replace(/^p/, '')}"]`);
}

export function stock(page: Page): Locator {
  // Not that of a picture in the rules.
  return page.locator('game-shell').getByRole('button', { name: /^Stock/ });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** What is in a sheet is slotted into it, and so is found on the page. */
export function sheet(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** Everything on the board as a screen reader has it, in order. */
export function boardOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('pyramid-board button[data-target]')
    .evaluateAll((targets) => targets.map((target) => target.getAttribute('aria-label') ?? ''));
}

/** Takes everything back, counting, and plays it again. */
export async function undoDepth(page: Page): Promise<number> {
  const board = await boardOf(page);
  let depth = 0;
  for (; await canDo(page, 'Undo'); depth++) await page.keyboard.press('u');
  for (let redone = 0; redone < depth; redone++) await page.keyboard.press('y');
  expect(await boardOf(page)).toEqual(board);
  return depth;
}

export async function canDo(page: Page, action: 'Undo' | 'Redo'): Promise<boolean> {
  return (await button(page, action).getAttribute('aria-disabled')) !== 'true';
}

/** Drags with a finger where the device has fingers, and waits until nothing moves any more. */
export async function drag(from: Locator, to: Locator): Promise<void> {
  const board = from.page().locator('main.board > :first-child');
  await dragOnly(from, to);
  await expect(board.locator('.dragged')).toHaveCount(0);
  await expect
    .poll(() => board.evaluate(({ shadowRoot }) => shadowRoot?.getAnimations().length))
    .toBe(0);
}

async function dragOnly(from: Locator, to: Locator): Promise<void> {
  const start = await rankOf(from);
  const end = await rankOf(to);
  const page = from.page();
  const steps = [0.2, 0.5, 0.8, 1].map((part) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  }));
  if (!test.info().project.use.hasTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ): Promise<unknown> => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const point of steps) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await devtools.detach();
}

async function rankOf(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not there');
  return { x: box.x + 12, y: box.y + 10 };
}

/** The panel that says how the game has ended. */
export function endOf(page: Page): Locator {
  // What can be unfolded in it is a group as well, without a name.
  return page.locator('end-panel').getByRole('group', { name: /\S/ });
}

/** What a screen reader was given to say last. */
export function said(page: Page): Locator {
  return page.getByRole('status');
}

/** Everything that a screen reader is given to say from now on. */
export async function listen(page: Page): Promise<() => Promise<string>> {
  const heard = await page.locator('app-announcer').evaluateHandle(({ shadowRoot }) => {
    const texts: string[] = [];
    const region = shadowRoot?.querySelector('.said');
    if (!region) throw new Error('nothing says anything');
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => heard.evaluate((texts) => texts.join(' '));
}
