// What benchmarks of the built app share: a browser on a phone's screen, slowed down, and medians.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/lib/browser.mjs';
import { serveApp, type ServedApp } from '../e2e/support/serve-app.ts';

/** Of the processor: about a cheap phone to a desktop. */
export const SLOW_DOWN = 4;

/** To remove a profile: some ten seconds. */
const MOST_TRIES = 50;

/** A folder for a browser's profile, which is gone afterwards. */
export async function withProfile<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tray-table-'));
  try {
    return await work(folder);
  } finally {
    await remove(folder);
  }
}

/** Some process of the browser may write on for a moment into a folder that was just emptied. */
async function remove(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await wait(200);
    }
  }
}

export async function withApp<T>(work: (app: ServedApp) => Promise<T>): Promise<T> {
  const app = await serveApp();
  try {
    return await work(app);
  } finally {
    await app.stop();
  }
}

/** The browser of a profile, which has gone afterwards, also where the work fails. */
export async function withPhone<T>(
  folder: string,
  work: (context: BrowserContext) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const context = await launchPhone(folder, flags);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function launchPhone(folder: string, flags: readonly string[]): Promise<BrowserContext> {
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...BROWSER_FLAGS, ...flags],
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  // What is evaluated in a page was compiled with a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

export async function readyOffline(page: Page): Promise<void> {
  await page.getByText('Ready offline').waitFor({ timeout: 120_000 });
}

/** Of an odd number of figures the middle one. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}
