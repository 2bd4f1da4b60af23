// Real fingers, as the browser has them from a screen: two taps, a long press, a pull, a pinch.

import type { CDPSession, Locator, Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { button } from './support/pyramid.ts';
import { expect, test } from './support/test.ts';

for (const { id, name } of gameList) {
  test(`on the board of ${name} only two fingers zoom, and no finger selects or reloads`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await page.goto(`./#/${id}`);
    const board = page.locator('main.board > :first-child');
    await expect(board.locator('[data-target]').first()).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameAsBefore: true }));

    for (const target of [button(page, 'Undo'), board]) {
      await devtools.send('Input.synthesizeTapGesture', {
        ...(await middleOf(target)),
        tapCount: 2,
        gestureSourceType: 'touch',
      });
      expect(await zoom(page)).toBe(1);
    }

    for (const target of [button(page, 'Undo'), page.locator('game-bar'), board]) {
      await devtools.send('Input.synthesizeTapGesture', {
        ...(await middleOf(target)),
        duration: 1_500,
        gestureSourceType: 'touch',
      });
      expect(await selected(page)).toBe('');
    }

    await pull(devtools, await middleOf(board));
    expect(await page.evaluate('sameAsBefore')).toBe(true);
    expect(await page.evaluate(() => [scrollY, visualViewport?.offsetTop])).toEqual([0, 0]);

    const before = await targetsOf(board);
    await pinch(devtools, await middleOf(board));
    await expect.poll(() => zoom(page)).toBeGreaterThan(1.2);
    // It moved nothing and played nothing.
    await expect(board.locator('.dragged')).toHaveCount(0);
    expect(await targetsOf(board)).toEqual(before);
  });
}

test('two fingers zoom the text of the rules', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await page.goto('./#/cascade/rules');
  const text = page.locator('rules-page main');
  await expect(text).toBeVisible();
  await pinch(devtools, { x: 180, y: 320 });
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.2);
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two fingers that part. */
async function pinch(devtools: CDPSession, { x, y }: Spot): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    });
  await touch('touchStart', 30);
  for (let apart = 40; apart <= 100; apart += 10) await touch('touchMove', apart);
  await touch('touchEnd');
}

/** A finger that goes down the screen, as to load a page anew. */
async function pull(devtools: CDPSession, { x, y }: Spot): Promise<void> {
  await devtools.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: 250,
    gestureSourceType: 'touch',
  });
}

function zoom(page: Page): Promise<number | undefined> {
  return page.evaluate(() => visualViewport?.scale);
}

/** What is selected anywhere on the page. */
function selected(page: Page): Promise<string> {
  return page.evaluate(() => String(getSelection() ?? ''));
}

function targetsOf(board: Locator): Promise<readonly (string | null)[]> {
  return board
    .locator('[data-target]')
    .evaluateAll((targets) => targets.map((target) => target.getAttribute('aria-label')));
}
