// Ten-Thousand as it is played: whole games by taps and by keys, and games that the phone cuts off.

import type { Page } from '@playwright/test';
import { findsNothing } from './support/axe.ts';
import { killBrowser, launchProfile } from './support/profile.ts';
import { button, endOf, said, sheet, tap } from './support/pyramid.ts';
import { serveApp } from './support/serve-app.ts';
import { savedGames } from './support/storage.ts';
import {
  board,
  boardOf,
  hasten,
  playTurn,
  putGame,
  setUp,
  target,
} from './support/ten-thousand.ts';
import { expect, test } from './support/test.ts';

const ROLLED = '10000 0 roll / 500 700 / 0 / 0 / 123456 / - / - / f';

test('I play a game against a bot by taps, see who won, and watch it again', async ({ page }) => {
  await page.goto('./#/ten-thousand');
  await setUp(page, { names: ['Ann', 'Steady'], starts: 'Ann', target: '2,000', deal: '1' });
  await expect(board(page).locator('.next')).toHaveText('Ann');
  while (!(await endOf(page).isVisible())) {
    await playTurn(page, (name) => tap(target(page, name)));
    await hasten(page, () => tap(target(page, 'roll')));
  }
  await expect(endOf(page)).toHaveAccessibleName(/^(Ann|Steady) won with \d,\d{3}$/);
  await expect(endOf(page)).toHaveAccessibleDescription(/^Ann [\d,]+ and Steady [\d,]+\./);
  await expect(endOf(page)).toBeFocused();

  await tap(page.getByRole('link', { name: 'Replay' }));
  const slider = page.getByRole('slider', { name: 'Move' });
  await expect(slider).toHaveValue('0');
  await tap(button(page, 'Next'));
  await expect(page.locator('.news')).toHaveText(/^Ann rolled/);
  await slider.press('End');
  await expect(page.locator('.news')).toHaveText(/^(Ann|Steady) won with/);
  await tap(button(page, 'Back'));
  await expect(slider).not.toHaveValue('0');

  await page.goto('./#/ten-thousand/statistics');
  await expect(page.getByText('2 players, against a steady bot, to 2,000')).toBeVisible();
  await expect(page.getByRole('table', { name: 'How often each face fell' })).toBeVisible();
});

test('A sharp bot plays its turn, what it knows by heart loaded for it', async ({ page }) => {
  await page.goto('./#/ten-thousand');
  const known = page.waitForResponse(/\/bots-[\w-]+\.js$/);
  await setUp(page, {
    names: ['Ann', 'Sharp'],
    kinds: ['Person', 'Sharp bot'],
    starts: 'Sharp',
    deal: '1',
  });
  await known;
  await hasten(page, () => tap(target(page, 'roll')));
  await expect(board(page).locator('.next')).toHaveText('Ann');
});

test('Esc asks whether to end the game, and F8 rolls new dice for the same seats', async ({
  page,
}) => {
  await page.goto('./#/ten-thousand');
  await setUp(page, { names: ['Ann', 'Ben', 'Cy'], kinds: ['Person', 'Person'], starts: 'Ben' });
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'End this game early?')).toBeHidden();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'End this game early?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'End this game early?')).toBeHidden();
  await expect(target(page, 'roll')).toBeVisible();

  const [before] = await savedGames(page);
  await page.keyboard.press('F8');
  await expect.poll(async () => (await savedGames(page))[0]?.id).not.toBe(before?.id);
  const [after] = await savedGames(page);
  expect(after?.options).toEqual(before?.options);
  expect(after?.start).not.toEqual(before?.start);
  await expect(board(page).locator('.next')).toHaveText('Ben');

  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await tap(button(page, 'End the game'));
  await expect(endOf(page)).toHaveAccessibleName('Ended early: no winner');
  await page.goto('./#/ten-thousand/statistics');
  await expect(page.getByRole('listitem').first()).toContainText('ended early');
});

test('six dice tapped within a moment are six', async ({ page }) => {
  await page.goto('./');
  await putGame(page, 'six', ROLLED);
  const boxes = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((index) => target(page, `die${String(index)}`).boundingBox()),
  );
  const devtools = await page.context().newCDPSession(page);
  // Sent without waiting for one another: about as fast as a hand can drum.
  await Promise.all(
    boxes.flatMap((box) => {
      const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
      return [
        devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
        devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ];
    }),
  );
  await expect(board(page).locator('[aria-pressed=true]')).toHaveCount(6);
  await expect(target(page, 'stand')).toHaveText('Stand: 1,500');
  await expect(target(page, 'roll')).toHaveText('Roll a fresh six');
});

test('I hear what happens, and undo goes back to the roll and no further', async ({ page }) => {
  await page.goto('./');
  await putGame(page, 'undo', ROLLED);
  await tap(target(page, 'die0'));
  await expect(said(page)).toHaveText('a 1: 100. 100 in hand');
  await tap(target(page, 'roll'));
  await expect(said(page)).toHaveText(/^You took a 1: 100\. You rolled /);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test.describe('when the phone dies', () => {
  test('in a turn, between players and in a bot’s turn: the game goes on from there', async ({}, testInfo) => {
    const app = await serveApp();
    const profile = testInfo.outputPath('profile');
    let context = await launchProfile(profile, testInfo);
    let page = await context.newPage();
    const relaunch = async (): Promise<void> => {
      await killBrowser(profile);
      context = await launchProfile(profile, testInfo);
      page = await context.newPage();
      await page.goto(`${app.url}#/ten-thousand`);
      await expect(board(page)).toBeVisible();
    };
    await page.goto(`${app.url}#/ten-thousand`);
    await setUp(page, {
      names: ['Ann', 'Ben', 'Careful'],
      kinds: ['Person', 'Person', 'Careful bot'],
      starts: 'Ann',
      // Nobody goes bust in these turns, and the bot takes several rolls.
      deal: '52',
    });

    // In a turn, with a hand that is not banked yet.
    await tap(target(page, 'roll'));
    await tap(target(page, 'all'));
    await tap(target(page, 'roll'));
    await settled(page);
    const midTurn = await boardOf(page);
    await relaunch();
    expect(await boardOf(page)).toBe(midTurn);

    // Between two players.
    await playTurn(page, (name) => tap(target(page, name)));
    await settled(page);
    const between = await boardOf(page);
    expect(between).toContain('Next Ben');
    await relaunch();
    expect(await boardOf(page)).toBe(between);

    // In the bot's turn, which goes on by itself.
    await playTurn(page, (name) => tap(target(page, name)));
    await settled(page);
    const byPeople = (await savedGames(page))[0]?.log ?? [];
    await tap(target(page, 'roll'));
    await expect
      .poll(async () => (await savedGames(page))[0]?.log.length)
      .toBeGreaterThan(byPeople.length);
    const begun = (await savedGames(page))[0]?.log ?? [];
    await relaunch();
    await expect(board(page).locator('.next')).toHaveText('Ann');
    const [now] = await savedGames(page);
    expect(now?.log.slice(0, begun.length)).toEqual(begun);
    expect(now?.options).toMatchObject({
      seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Careful' }],
    });
    await context.close();
    await app.stop();
  });

  test('who sits where is remembered, also when no game is left', async ({}, testInfo) => {
    const app = await serveApp();
    const profile = testInfo.outputPath('profile');
    let context = await launchProfile(profile, testInfo);
    let page = await context.newPage();
    await page.goto(`${app.url}#/ten-thousand`);
    await setUp(page, {
      names: ['Zoe', 'Kim', 'Pat', 'Steady'],
      kinds: ['Person', 'Person', 'Person', 'Sharp bot'],
      starts: 'Zoe',
    });
    await tap(target(page, 'roll'));
    await expect(board(page).locator('.news')).toContainText('Zoe rolled');
    await page.goto(`${app.url}#/`);
    const remove = page.getByRole('button', { name: /^Remove this game of Ten-Thousand/ });
    await expect(remove.first()).toBeVisible();
    // A game that was there before, if its bot began it, is another one.
    for (let left = await remove.count(); left > 0; left--) {
      await tap(remove.first());
      await expect(remove).toHaveCount(left - 1);
    }
    await expect.poll(async () => (await savedGames(page)).length).toBe(0);
    await killBrowser(profile);
    context = await launchProfile(profile, testInfo);
    page = await context.newPage();
    await page.goto(`${app.url}#/ten-thousand`);
    await expect(board(page).locator('seat-totals li')).toContainText([
      'Zoe',
      'Kim',
      'Pat',
      'Sharp',
    ]);
    await context.close();
    await app.stop();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('./');
    await putGame(page, 'axe', '10000 0 roll / 9000 10200 / 0 / 0 / 123456 / - / - / fl1');
    await tap(target(page, 'die0'));
    await findsNothing(page, 'board');
    for (const [opener, name] of [
      ['Log', 'Log and dice'],
      ['Scoring', 'Scoring'],
      ['New', 'New game'],
      ['Menu', 'Ten-Thousand'],
    ] as const) {
      await tap(button(page, opener));
      await expect(sheet(page, name)).toBeVisible();
      await findsNothing(page, name);
      await page.keyboard.press('Escape');
      await expect(sheet(page, name)).toBeHidden();
    }
    for (const place of ['rules', 'statistics', 'replay/axe']) {
      await page.goto(`./#/ten-thousand/${place}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ten-Thousand');
      await findsNothing(page, place);
    }
  });
}

/** Everything that happened is on the disk. */
async function settled(page: Page): Promise<void> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify((await savedGames(page))[0]?.log);
      return last === before && (await page.locator('.unsaved').count()) === 0;
    })
    .toBe(true);
}
