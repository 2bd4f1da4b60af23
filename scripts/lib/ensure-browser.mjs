// Browsers to test with, installed where that can be done without asking anyone.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { installPackages } from './apt.mjs';
import { installedBrowsers, installedFirefoxes, installedShells } from './browser.mjs';

/** Debian's own Python, which is the one that its packages are for. */
const PYTHON = '/usr/bin/python3';

/**
 * @typedef {object} Engine
 * @property {readonly string[]} packages Debian's
 * @property {() => string | undefined} find the program that runs it, where it is there
 * @property {string} missing in words, when it is not
 */

/** @satisfies {Record<string, Engine>} */
const ENGINES = {
  chromium: {
    packages: ['chromium'],
    find: () => installedBrowsers().find(starts),
    missing: 'Chromium, for no Chromium, Chrome or Edge was found: name one in CHROME_PATH',
  },
  firefox: {
    packages: ['firefox-esr'],
    find: () => installedFirefoxes().find(starts),
    missing: 'Firefox, for none was found: name one in FIREFOX_PATH',
  },
  webkit: {
    packages: ['xvfb', 'python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1'],
    find: findWebKit,
    missing: 'WebKitGTK, which is there on Debian and Ubuntu only',
  },
};

/** @type {Engine} */
const SHELL = {
  packages: ['chromium-headless-shell'],
  find: () => installedShells().find(starts),
  missing: '',
};

/**
 * Chromium without a window for the tests that are many, where it can be had; any will do.
 * @returns {string | undefined}
 */
export function ensureShell() {
  return ensure(SHELL);
}

/**
 * The browser to test with: one that is there and starts, else Debian's, else undefined.
 * @returns {string | undefined}
 */
export function ensureBrowser() {
  return ensure(ENGINES.chromium);
}

/**
 * The programs that run the engines, and in words the engines that are not there.
 * @returns {{ programs: Record<string, string>, missing: string[] }}
 */
export function ensureEngines() {
  /** @type {Record<string, string>} */
  const programs = {};
  const missing = [];
  for (const [id, engine] of Object.entries(ENGINES)) {
    const program = ensure(engine);
    if (program === undefined) missing.push(engine.missing);
    else programs[id] = program;
  }
  return { programs, missing };
}

/**
 * What runs the engine, after its packages were installed where it was not there.
 * @param {Engine} engine
 */
function ensure({ packages, find }) {
  const found = find();
  if (found !== undefined || !isDebian()) return found;
  console.log(`Installing ${packages.join(', ')} …`);
  const problem = installPackages(packages, { isRoot: process.getuid?.() === 0, run });
  if (problem !== undefined) console.log(problem);
  return find();
}

function findWebKit() {
  const needs =
    "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  const has = (/** @type {string} */ command, /** @type {string[]} */ ...words) =>
    spawnSync(command, words, { stdio: 'ignore', timeout: 60_000 }).status === 0;
  return has(PYTHON, '-c', needs) && has('Xvfb', '-help') ? PYTHON : undefined;
}

/**
 * Some systems have a command in the browser's name that only tells how to install it.
 * @param {string} path
 */
function starts(path) {
  // On Windows the question for its version would open a window.
  if (process.platform === 'win32') return true;
  const options = /** @type {const} */ ({ stdio: 'ignore', timeout: 60_000 });
  return spawnSync(path, ['--no-sandbox', '--version'], options).status === 0;
}

function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, 'utf8'));
}

/**
 * @param {readonly string[]} words
 * @returns {import('./apt.mjs').Ran}
 */
function run([command = '', ...words]) {
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}
