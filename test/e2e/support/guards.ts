// What must never happen while a test runs, whatever the test is about.

import { type BrowserContext, expect } from '@playwright/test';

/** Collects until `check` is called, which fails for what was collected. */
export interface Guard {
  check(): void;
}

/** No request to anyone but the app's own origin, be it by the page, a worker or the service worker. */
export function noForeignRequests(context: BrowserContext, appUrl: string): Guard {
  const own = new URL(appUrl).origin;
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) foreign.push(request.url());
  });
  return {
    check() {
      expect(foreign, 'requests to others').toEqual([]);
    },
  };
}

/** No exception that nobody caught. */
export function noUncaughtErrors(context: BrowserContext): Guard {
  const errors: string[] = [];
  context.on('weberror', (error) => {
    errors.push(String(error.error()));
  });
  return {
    check() {
      expect(errors, 'uncaught errors').toEqual([]);
    },
  };
}

/** Nothing that the content policy forbids was tried. */
export function noPolicyViolations(context: BrowserContext): Guard {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (
      /content security policy|permissions policy|trusted ?type|trusted ?script/i.test(
        message.text(),
      )
    ) {
      violations.push(message.text());
    }
  });
  return {
    check() {
      expect(violations, 'violations of the content policy').toEqual([]);
    },
  };
}
