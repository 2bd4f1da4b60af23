// Playwright's `test` with the app served, and watched by the guards that hold everywhere.

import { test as base } from '@playwright/test';
import { noForeignRequests, noPolicyViolations, noUncaughtErrors } from './guards.ts';
import { type ServedApp, serveApp } from './serve-app.ts';

export { expect } from '@playwright/test';

/** `page.goto('./')` is the app. A test that stops the server serves an app of its own instead. */
export const test = base.extend<object, { app: ServedApp }>({
  app: [
    async ({}, use) => {
      const app = await serveApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => {
    await use(app.url);
  },
  context: async ({ context, app }, use) => {
    const guards = [
      noForeignRequests(context, app.url),
      noPolicyViolations(context),
      noUncaughtErrors(context),
    ];
    await use(context);
    for (const guard of guards) guard.check();
  },
});
