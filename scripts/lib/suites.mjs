// What `npm test` runs, in its order, and how each says what passed.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm, PROJECT } from './npm.mjs';

const REPORTS = join(PROJECT, '.cache', 'reports');

/**
 * @typedef {{ passed: number, failed: number, second?: number }} Count `second`: how many failed and
 *   then passed when tried again
 *
 * @typedef {object} Suite
 * @property {string} name the npm script that runs it
 * @property {boolean} [quick] part of `npm run check`
 * @property {readonly ('browser' | 'build')[]} [needs] what it cannot run without
 * @property {(report: string) => { words?: string[], env?: Record<string, string> }} [reporting]
 *   what makes it write a report to the file given
 * @property {(report: any) => Count} [count] reads that report; a suite without one counts as one
 * @property {boolean} [again] where nobody can look on, a failure is tried a second time: a shared
 *   machine can keep a browser from its processor for longer than any limit
 */

/** @type {readonly Suite[]} */
export const SUITES = [
  { name: 'format:check', quick: true },
  { name: 'lint', quick: true },
  { name: 'types', quick: true },
  { name: 'layers', quick: true },
  { name: 'unused', quick: true },
  { name: 'audit' },
  { name: 'unit', quick: true, reporting: reportingVitest, count: countVitest },
  {
    name: 'elements',
    needs: ['browser'],
    again: true,
    reporting: (report) => ({ env: { ELEMENTS_REPORT: report } }),
    count: (/** @type {Count} */ report) => report,
  },
  { name: 'build' },
  { name: 'built', needs: ['build'], reporting: reportingVitest, count: countVitest },
  {
    name: 'e2e',
    needs: ['browser', 'build'],
    reporting: (report) => ({
      words: ['--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    count: countPlaywright,
  },
  {
    name: 'test:engines',
    needs: ['browser', 'build'],
    reporting: reportingVitest,
    count: countVitest,
  },
];

/** @param {string} report */
function reportingVitest(report) {
  return { words: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] };
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report */
function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * @param {object} report
 * @param {{ expected: number, unexpected: number, flaky: number }} report.stats
 * @param {readonly unknown[]} report.errors outside of any test
 */
function countPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, second: flaky };
}

/**
 * Runs a suite, its output shown.
 * @param {Suite} suite
 * @returns {Count}
 */
export function runSuite(suite) {
  const count = runOnce(suite);
  if (!suite.again || !process.env.CI || count.failed === 0) return count;
  console.log(`\n${String(count.failed)} failed: ${suite.name} is tried again`);
  return { ...runOnce(suite), second: count.failed };
}

/**
 * A suite that ends badly has failed at least once, whatever its report says; so has one that ran
 * nothing.
 * @param {Suite} suite
 * @returns {Count}
 */
function runOnce({ name, reporting, count }) {
  const report = join(REPORTS, `${name.replace(':', '-')}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const { words = [], env = {} } = reporting?.(report) ?? {};
  const well = npm(['run', '--silent', name, '--', ...words], { ...process.env, ...env });
  if (!count) return well ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  /** @type {unknown} */
  const written = JSON.parse(readFileSync(report, 'utf8'));
  const { passed, failed, second = 0 } = count(written);
  return { passed, failed: well && passed > 0 ? failed : Math.max(failed, 1), second };
}
