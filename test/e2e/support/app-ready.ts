// When the app has taken over from what the page shows by itself.

import { expect, type Page } from '@playwright/test';

/** The app's own bar is there, on any page but a game's: that of the page alone has no links. */
export async function barReady(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
}

/** Home has read what was played: its tiles say so. */
export async function homeReady(page: Page): Promise<void> {
  await barReady(page);
  await expect(page.getByText(/^(Not played yet|Best )/).first()).toBeVisible();
}

/** A sheet has closed, and the second of two taps on it would have come: the page is to be touched. */
export async function touchable(page: Page): Promise<void> {
  const shunning = (): Promise<number | undefined> =>
    page.evaluate(() => document.querySelector('tray-app')?.getAnimations().length);
  await expect.poll(shunning).toBe(0);
}

/** A game, whichever, has its board: there is something on it that keys lead to. */
export async function gameReady(page: Page): Promise<void> {
  await expect(page.locator('main.board [data-target]').first()).toBeVisible();
}
