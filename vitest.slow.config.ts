// Checks of every case there is, too long for daily work: `npm run test:slow`.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/slow/**/*.slow.ts'],
    // A slow shared machine must not fail a test that is only slow.
    testTimeout: 3_600_000,
  },
});
