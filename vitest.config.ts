import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/e2e/**', 'test/build/**'],
    // One core of two would stand idle.
    maxWorkers: '100%',
    // A slow shared machine must not fail a test that is only slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
