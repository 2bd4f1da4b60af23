// Pyramid's solver as the player meets it: tips, the best line, the sign, the end, the deals.

import type { Locator, Page } from '@playwright/test';
import type { LitElement } from 'lit';
import { mind } from '../../src/games/pyramid/mind.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { lineOf } from '../games/pyramid/lines.ts';
import { readyOffline } from './support/offline.ts';
import { launchProfile } from './support/profile.ts';
import {
  boardOf,
  boardReady,
  button,
  cardAt,
  dealNumber,
  endOf,
  openPyramid,
  play,
  said,
  sheet,
  stock,
  tap,
} from './support/pyramid.ts';
import { thinkForever, thinking, WORKER } from './support/minds.ts';
import { serveApp } from './support/serve-app.ts';
import { expect, test } from './support/test.ts';

/** A deal that can be won, and one in which the win is let go. */
const WINNABLE = '10';
const LET_GO = lineOf('344');
const MARKED = 'Marked assisted: listed apart.';

test('a tip is shown until the next move, and marks the game, which is said once', async ({
  page,
}) => {
  await openPyramid(page);
  await dealNumber(page, WINNABLE);
  await tap(tip(page));
  await expect(hinted(page).first()).toBeVisible();
  await expect(said(page)).toHaveText(/^Tip: .*\. Marked assisted: listed apart\.$/);
  for (const name of await namesOf(hinted(page))) expect(name).toMatch(/, tip$/);

  await followTip(page);
  await expect(hinted(page)).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(hinted(page).first()).toBeVisible();
  await expect(said(page)).toHaveText(/^Tip: /);
  await expect(said(page)).not.toHaveText(new RegExp(MARKED));

  await tap(button(page, 'Menu'));
  await expect(page.getByText('This game is marked assisted.')).toBeVisible();
});

test('what was told of a tip goes with the next move, long before its time', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, WINNABLE);
  await tap(tip(page));
  await expect(said(page)).toHaveText(/^Tip: /);
  // Within a single task: none of the time that a notice stays passes meanwhile.
  const told = await stock(page).evaluate(async (target) => {
    const announcer = document
      .querySelector('tray-app')
      ?.shadowRoot?.querySelector<LitElement>('app-announcer');
    const notices = (): number => announcer?.shadowRoot?.querySelectorAll('.told').length ?? -1;
    const before = notices();
    (target as HTMLElement).click();
    await announcer?.updateComplete;
    return [before, notices()];
  });
  expect(told).toEqual([1, 0]);
});

test('I win by following nothing but tips', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, WINNABLE);
  while (!(await endOf(page).isVisible())) {
    await page.keyboard.press('t');
    await expect(hinted(page).first()).toBeVisible();
    await followTip(page);
    await expect(hinted(page)).toHaveCount(0);
  }
  await expect(endOf(page)).toHaveAccessibleName('You won');
  await expect(endOf(page)).toHaveAccessibleDescription(/Listed as assisted\./);
});

test('the best line is played before my eyes, and wins', async ({ page }) => {
  await page.clock.install();
  await openPyramid(page);
  await dealNumber(page, WINNABLE);
  const deal = await boardOf(page);
  await showMe(page);
  await expect(button(page, 'Stop')).toBeVisible();
  await page.clock.runFor(3_000);
  await tap(button(page, 'Stop'));
  const stopped = await boardOf(page);
  expect(stopped).not.toEqual(deal);
  await page.clock.runFor(10_000);
  expect(await boardOf(page)).toEqual(stopped);

  await showMe(page);
  await expect(button(page, 'Stop')).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(endOf(page)).toHaveAccessibleName('You won');
  await expect(endOf(page)).toHaveAccessibleDescription(/Listed as assisted\./);
});

test('the end says that it could have been won, and leads back to where', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, LET_GO.deal);
  await play(page, LET_GO.moves);
  await expect(endOf(page)).toHaveAccessibleName('51 cards left');
  await expect(endOf(page).getByText('It could have been won.')).toBeVisible();
  await tap(button(page, 'Back to where it could be won'));
  await expect(endOf(page)).toBeHidden();
  await expect(standing(page)).toHaveText('52 cards left');
  await expect(stock(page)).toHaveAccessibleName('Stock, 10 cards, turn the next');
  await tap(tip(page));
  // No word of cards that would be left.
  await expect(said(page)).toHaveText(/^Tip: [^.]+\.$/);
});

test('a deal that cannot be won says what the best play leaves', async ({ page }) => {
  const { deal, moves } = lineOf('38');
  await openPyramid(page);
  await dealNumber(page, deal);
  await play(page, moves);
  await expect(endOf(page).getByText('Best play leaves 6 cards.')).toBeVisible();
  await expect(button(page, 'Back to where it could be won')).toHaveCount(0);
});

test('the sign says whether it can be won, when I want it to', async ({ page }) => {
  await openPyramid(page);
  await dealNumber(page, LET_GO.deal);
  await expect(standing(page)).toHaveText('52 cards left');
  await page.goto('./#/settings');
  await tap(page.getByRole('switch', { name: 'Show whether it can still be won' }));
  await openPyramid(page);
  await dealNumber(page, LET_GO.deal);
  await expect(standing(page)).toHaveText('52 cards left can be won');
  await expect(said(page)).toHaveText(new RegExp(MARKED));
  await play(page, LET_GO.moves.slice(0, 15));
  await expect(standing(page)).toHaveText('52 cards left cannot be won');
  await tap(button(page, 'Undo'));
  await expect(standing(page)).toHaveText('52 cards left can be won');
});

test('new deals can be won, until I want any', async ({ page }) => {
  await openPyramid(page);
  for (let deals = 0; deals < 3; deals++) {
    expect(canBeWon(await numberOf(page))).toBe(true);
    await dealAny(page);
  }
  await tap(button(page, 'New'));
  await expect(page.getByRole('radio', { name: 'Only deals that can be won' })).toBeChecked();
  await tap(page.getByRole('radio', { name: 'Any deal, as in 1987' }));
  await expect(page.getByText('About one in six can be won')).toBeVisible();
  await tap(button(page, 'Deal'));
  await expect(sheet(page, 'New game')).toBeHidden();

  // Five in six of these are lost, whoever plays them.
  let lost = !canBeWon(await numberOf(page));
  while (!lost) {
    await dealAny(page);
    lost = !canBeWon(await numberOf(page));
  }
  await page.reload();
  await boardReady(page);
  await tap(button(page, 'New'));
  await expect(page.getByRole('radio', { name: 'Any deal, as in 1987' })).toBeChecked();
});

test('without workers any deal is dealt, and no tip is given: both are said', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await openPyramid(page);
  await expect(said(page)).toContainText(
    'No deal that can be won was found just now: this is any deal',
  );
  await tap(tip(page));
  await expect(said(page)).toHaveText('No tip can be had: this browser cannot work one out');
  await tap(button(page, 'Menu'));
  await expect(page.getByText('marked assisted')).toHaveCount(0);
});

test.describe('while it thinks', () => {
  // The page must get the worker's script from the network, where it can be changed.
  test.use({ serviceWorkers: 'block' });

  test('the board takes my moves, and a second tap ends the thinking', async ({
    page,
    context,
  }) => {
    await openPyramid(page);
    await dealNumber(page, WINNABLE);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // A page of its own, whose worker has not been started yet.
    await thinkForever(context);
    await page.reload();
    await boardReady(page);

    await tap(tip(page));
    await expect(thinking(page)).toBeVisible();
    await tap(stock(page));
    await expect(cardAt(page, 't')).toBeVisible();
    await expect(thinking(page)).toBeHidden();

    await tap(tip(page));
    await expect(thinking(page)).toBeVisible();
    await tap(button(page, 'Stop'));
    await expect(thinking(page)).toBeHidden();
    await expect(hinted(page)).toHaveCount(0);

    // The next question is asked of another worker.
    await context.unroute(WORKER);
    await tap(tip(page));
    await expect(hinted(page).first()).toBeVisible();
    await tap(button(page, 'Menu'));
    await expect(page.getByText('This game is marked assisted.')).toBeVisible();
  });
});

test('offline, with the server dead, the solver is there', async ({}, testInfo) => {
  const app = await serveApp();
  const context = await launchProfile(testInfo.outputPath('profile'), testInfo);
  const page = await context.newPage();
  await page.goto(app.url);
  await readyOffline(page);
  await app.stop();
  await page.goto('about:blank');
  await page.goto(new URL('#/pyramid', app.url).href);
  await boardReady(page);
  expect(canBeWon(await numberOf(page))).toBe(true);
  await tap(tip(page));
  await expect(hinted(page).first()).toBeVisible();
  await context.close();
});

function tip(page: Page): Locator {
  return button(page, 'Tip');
}

function hinted(page: Page): Locator {
  return page.locator('pyramid-board .hinted');
}

function namesOf(targets: Locator): Promise<readonly string[]> {
  return targets.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
}

/** Makes the move that is shown: a turn, a king, or a pair whose later card may lie on the other. */
async function followTip(page: Page): Promise<void> {
  const targets = await hinted(page).evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.target ?? ''),
  );
  if (targets.includes('stock')) await tap(stock(page));
  else await play(page, [targets.map((one) => one.replace(/^(?=\d)/, 'p')).join('+')]);
}

async function showMe(page: Page): Promise<void> {
  await tap(button(page, 'Menu'));
  await tap(button(page, 'Show me'));
}

function standing(page: Page): Locator {
  return page.locator('.standing');
}

/** The number of the deal, as the menu has it. */
async function numberOf(page: Page): Promise<string> {
  await tap(button(page, 'Menu'));
  const number = page.locator('game-menu b');
  await expect(number).toBeVisible();
  const digits = (await number.innerText()).replaceAll(',', '');
  await tap(sheet(page, 'Pyramid').getByRole('button', { name: 'Close' }));
  await expect(sheet(page, 'Pyramid')).toBeHidden();
  return digits;
}

async function dealAny(page: Page): Promise<void> {
  const before = page.url();
  await tap(button(page, 'New'));
  await tap(button(page, 'Deal'));
  await expect(page).not.toHaveURL(before);
  await boardReady(page);
}

function canBeWon(number: string): boolean {
  return mind.canBeWon(pyramid.setup({ aim: 'all' }, number));
}
