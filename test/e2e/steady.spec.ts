// Nothing jumps while a page is being loaded: what one is about to tap stays where it is.

import type { Page } from '@playwright/test';
import { boardReady, dealNumber, openPyramid, play } from './support/pyramid.ts';
import { savedAt } from './support/storage.ts';
import { expect, test } from './support/test.ts';

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const of = entry.sources.map(({ node }) => node?.nodeName ?? '');
        shifts.push({ value: entry.value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

test('Home stands still while it loads, empty, and with games to go on with', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await openPyramid(page);
  await dealNumber(page, '10');
  await play(page, ['xp24']);
  await savedAt(page, 1);
  await page.goto('about:blank');
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('a game stands still while it loads', async ({ page }) => {
  await openPyramid(page);
  expect(await shiftsOf(page)).toEqual([]);
  await page.reload();
  await boardReady(page);
  expect(await shiftsOf(page)).toEqual([]);
});

/** What has moved by itself since the page was opened, once two more frames were drawn. */
function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: Shift[] }).shifts;
  });
}
