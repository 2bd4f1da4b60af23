// Runs the tests of elements in a real browser.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { BROWSER_FLAGS, findBrowser } from './scripts/lib/browser.mjs';

/** @typedef {import('@web/test-runner').TestSuiteResult} TestSuiteResult */

/**
 * Writes how many tests passed and failed to the file that ELEMENTS_REPORT names.
 * @returns {import('@web/test-runner').Reporter}
 */
function countReporter() {
  const file = process.env.ELEMENTS_REPORT;
  return {
    onTestRunFinished({ sessions }) {
      if (!file) return;
      const tests = sessions.flatMap((session) => testsOf(session.testResults));
      const passed = tests.filter((test) => test.passed).length;
      // A file that could not even be loaded has no tests to fail.
      const broken = sessions.filter(({ passed, testResults }) => !passed && !testResults).length;
      writeFileSync(file, JSON.stringify({ passed, failed: tests.length - passed + broken }));
    },
  };
}

/**
 * @param {TestSuiteResult | undefined} suite
 * @returns {import('@web/test-runner').TestResult[]}
 */
function testsOf(suite) {
  return suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : [];
}

/**
 * A window of its own: a tab in the background draws nothing.
 * @param {import('puppeteer-core').Browser} browser
 */
async function windowOf(browser) {
  return (await browser.createBrowserContext()).newPage();
}

/**
 * Forgets with each file where it was before: all files go through one page, and in a full history
 * (50 entries) the browser drops one that a test is going back to.
 * @param {import('puppeteer-core').Page} page
 */
async function forgetful(page) {
  const devTools = await page.createCDPSession();
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    await devTools.send('Page.resetNavigationHistory');
    return goto(...args);
  };
  return page;
}

const executablePath = findBrowser();

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: 'test/browser/**/*.test.ts',
  nodeResolve: { exportConditions: ['browser', 'development'] },
  concurrency: 2,
  browsers: [
    chromeLauncher({
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: BROWSER_FLAGS },
      createPage: async ({ browser }) => forgetful(await windowOf(browser)),
    }),
  ],
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      // Read without what it extends, so it must be the one that names the decorators.
      tsconfig: fileURLToPath(new URL('tsconfig.base.json', import.meta.url)),
    }),
  ],
  // Lit says in each file that this is its development build, which it is on purpose.
  filterBrowserLogs: ({ args }) => !String(args[0]).includes('Lit is in dev mode'),
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  // A slow shared machine must not fail a test that is only slow.
  testFramework: { config: { timeout: 20_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
};
