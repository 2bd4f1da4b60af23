// Ten-Thousand's coach as the player meets it: a tip shows the choices, and one tap sets one aside.

import type { Locator, Page } from '@playwright/test';
import { findsNothing } from './support/axe.ts';
import { readyOffline } from './support/offline.ts';
import { launchProfile } from './support/profile.ts';
import { button, endOf, said, tap } from './support/pyramid.ts';
import { thinkForever, thinking, WORKER } from './support/minds.ts';
import { serveApp } from './support/serve-app.ts';
import { board, putGame, setUp, target } from './support/ten-thousand.ts';
import { expect, test } from './support/test.ts';

const ROLLED = '10000 0 roll / 3000 4000 / 0 / 0 / 112355 / - / - / f';
const LEADS_AT_LAST = '10000 0 roll / 9900 10500 / 0 / 650 / 22346 / 1 / - / l1';

test('a tip lists the choices, and a tap sets the first aside', async ({ page }) => {
  await page.goto('./');
  await putGame(page, 'tip', ROLLED);
  await tap(tip(page));
  await expect(choices(page)).toHaveText([
    '36.8% Roll 5 dice',
    '36.0% Roll 4 dice',
    '35.3% Stand: 300',
  ]);
  await expect(said(page)).toHaveText(
    'Tip: take a 1, then roll 5 dice, 36.8% to win. Marked assisted: listed apart.',
  );
  await findsNothing(page, 'a tip');

  await tap(choices(page).first());
  await expect(choices(page).first()).toHaveAttribute('aria-pressed', 'true');
  await tap(target(page, 'roll'));
  await expect(choices(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Die \d of 5/ })).toHaveCount(5);
  await page.keyboard.press('t');
  await expect(choices(page).first()).toBeVisible();
  await expect(said(page)).not.toHaveText(/assisted/);
});

test('a game with a tip is listed as assisted', async ({ page }) => {
  await page.goto('./');
  await putGame(page, 'last', LEADS_AT_LAST);
  await page.keyboard.press('t');
  await expect(board(page).locator('.thought')).toHaveText([
    '100.0% Stand: 650',
    '92.3% Roll 5 dice',
  ]);
  await tap(target(page, 'stand'));
  await expect(endOf(page)).toHaveAccessibleName('You won with 10,550');
  await expect(endOf(page)).toHaveAccessibleDescription(/Listed as assisted\./);
});

test('before the first roll, and while a bot plays, there is nothing to advise', async ({
  page,
}) => {
  await page.goto('./#/ten-thousand');
  await setUp(page, { names: ['Ann', 'Steady'], starts: 'Ann', deal: '1' });
  await tap(tip(page));
  await expect(said(page)).toHaveText('There is nothing to advise here');
  await tap(button(page, 'Menu'));
  await expect(page.getByText('marked assisted')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.clock.install();
  await setUp(page, { names: ['Ann', 'Steady'], starts: 'Steady', deal: '1' });
  await expect(tip(page)).toHaveAttribute('aria-disabled', 'true');
});

test.describe('while it thinks', () => {
  // The page must get the worker's script from the network, where it can be changed.
  test.use({ serviceWorkers: 'block' });

  test('a slow phone takes my moves', async ({ page, context }) => {
    await page.goto('./');
    await putGame(page, 'slow', ROLLED);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // A page of its own, whose worker has not been started yet.
    await thinkForever(context);
    await page.reload();
    await expect(board(page)).toBeVisible();

    await tap(tip(page));
    await expect(thinking(page)).toBeVisible();
    await tap(target(page, 'die0'));
    await expect(target(page, 'die0')).toHaveAttribute('aria-pressed', 'true');
    await expect(thinking(page)).toBeVisible();
    await tap(button(page, 'Stop'));
    await expect(thinking(page)).toBeHidden();

    await tap(tip(page));
    await expect(thinking(page)).toBeVisible();
    await tap(target(page, 'stand'));
    await expect(thinking(page)).toBeHidden();
    await tap(button(page, 'Undo'));

    // The next question is asked of another worker.
    await context.unroute(WORKER);
    await tap(tip(page));
    await expect(board(page).locator('.thought').first()).toBeVisible();
  });
});

test('offline, with the server dead, the coach is there', async ({}, testInfo) => {
  const app = await serveApp();
  const context = await launchProfile(testInfo.outputPath('profile'), testInfo);
  const page = await context.newPage();
  await page.goto(app.url);
  await readyOffline(page);
  await app.stop();
  await page.goto('about:blank');
  await page.goto(new URL('#/ten-thousand', app.url).href);
  await setUp(page, { names: ['Ann', 'Ben'], kinds: ['Person', 'Person'], deal: '1' });
  await tap(target(page, 'roll'));
  await tap(tip(page));
  await expect(choices(page).first()).toBeVisible();
  await context.close();
});

function tip(page: Page): Locator {
  return button(page, 'Tip');
}

function choices(page: Page): Locator {
  return board(page).locator('.thoughts button');
}
