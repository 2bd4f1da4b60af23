// Minds as the screen shows them, and workers that never answer.

import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The address of a worker's script. */
export const WORKER = /\/assets\/worker-[\w-]{8}\.js$/;

/** Whatever the worker is asked from now on, it is busy. */
export async function thinkForever(context: BrowserContext): Promise<void> {
  await context.route(WORKER, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: `addEventListener('message', () => { for (;;); });${script}`,
    });
  });
}

/** The bar while a mind is asked. */
export function thinking(page: Page): Locator {
  return page.locator('game-actions [aria-busy="true"]');
}
