// The built app in every engine that is there: `npm run test:engines`.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/engines/*.spec.ts'],
    globalSetup: 'test/engines/setup.ts',
    // As for the tests end to end.
    retry: process.env.CI ? 1 : 0,
    // A slow shared machine must not fail a test that is only slow.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
  },
});
