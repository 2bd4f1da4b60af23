// Checks everything, on a machine with nothing but Node and npm: installs what is missing, runs
// every suite to its end, and says last how many passed and failed. `--quick` leaves out what needs
// a browser or a build.

import './lib/require-node.mjs';
import { ensureBrowser, ensureShell } from './lib/ensure-browser.mjs';
import { installMissing } from './lib/install.mjs';
import { runSuite, SUITES } from './lib/suites.mjs';

/** @typedef {import('./lib/suites.mjs').Count} Count */

const quick = process.argv.includes('--quick');

/** @type {{ name: string, count: Count, seconds: number, why?: string }[]} */
const results = [];

try {
  installMissing();
  const suites = SUITES.filter((suite) => !quick || suite.quick);
  const browser = quick ? undefined : ensureBrowser();
  if (browser !== undefined) process.env.CHROME_PATH = browser;
  const shell = quick ? undefined : ensureShell();
  if (shell !== undefined) process.env.HEADLESS_SHELL_PATH = shell;
  for (const suite of suites) {
    console.log(`\n── ${suite.name}`);
    const start = performance.now();
    const why = whyNot(suite, browser);
    const count = why === undefined ? runSuite(suite) : { passed: 0, failed: 1 };
    const seconds = (performance.now() - start) / 1000;
    results.push({ name: suite.name, count, seconds, ...(why === undefined ? {} : { why }) });
    if (why !== undefined) console.log(why);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push({ name: 'install', count: { passed: 0, failed: 1 }, seconds: 0 });
}

console.log('');
for (const { name, count, seconds, why } of results) {
  const notes = [why ?? [], count.second ? `${String(count.second)} at the second try` : []].flat();
  const numbers = `${pad(count.passed, 6)} passed ${pad(count.failed, 4)} failed ${pad(Math.round(seconds), 5)} s`;
  console.log([name.padEnd(13) + numbers, ...notes].join('  '));
}
const passed = total('passed');
const failed = total('failed');
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Why a suite cannot run, in a sentence.
 * @param {import('./lib/suites.mjs').Suite} suite
 * @param {string | undefined} browser
 */
function whyNot({ needs }, browser) {
  const broken = results.some(({ name, count }) => name === 'build' && count.failed > 0);
  if (needs?.includes('build') && broken) return 'Not run: the build failed.';
  if (needs?.includes('browser') && browser === undefined) {
    return 'Not run: install Chromium, Chrome or Edge, or name one in CHROME_PATH.';
  }
  return undefined;
}

/** @param {'passed' | 'failed'} kind */
function total(kind) {
  return results.reduce((sum, { count }) => sum + count[kind], 0);
}

/**
 * @param {number} value
 * @param {number} width
 */
function pad(value, width) {
  return String(value).padStart(width);
}
