// The app out of sight, as when the phone is locked or another app is in front.

import type { Page } from '@playwright/test';

export async function hide(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
