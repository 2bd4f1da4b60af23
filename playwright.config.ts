// Runs the built app end to end, on a phone and on a desktop.

import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findHeadless } from './scripts/lib/browser.mjs';

const executablePath = findHeadless();

/** A phone has no keys. */
const ON_DESKTOP_ONLY = /\/keys\.spec\.ts/;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  // Where nobody can look on; what passed at the second try only is listed and counted.
  retries: process.env.CI ? 1 : 0,
  // The machines that run this have two cores, and a browser is never alone on its own.
  workers: 2,
  // A slow shared machine must not fail a test that is only slow.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  globalTimeout: 60 * 60_000,
  reporter: 'list',
  use: {
    launchOptions: {
      // Without one of its own, Playwright looks for the browser that it may have downloaded.
      ...(executablePath === undefined ? {} : { executablePath }),
      args: BROWSER_FLAGS,
    },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ON_DESKTOP_ONLY,
      use: {
        viewport: { width: 360, height: 640 },
        // Where things lie is the same as on a finer screen, which the processor would have to draw.
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      },
    },
    {
      name: 'desktop',
      // What a wide screen, a mouse or a keyboard could change; the rest is the same on a phone.
      testMatch: [ON_DESKTOP_ONLY, /(first-paint|pyramid)\.spec\.ts/],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
