// Browsers to test with, installed where that can be done without asking anyone.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { installedBrowsers, installedFirefoxes } from './browser.mjs';

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

/** Whether the system has asked which packages there are. */
let listsAreNew = false;

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
  const asRoot = rootCommand();
  if (!asRoot) return undefined;
  console.log(`Installing ${packages.join(', ')} …`);
  if (!listsAreNew) run([...asRoot, 'apt-get', 'update', '-qq']);
  listsAreNew = true;
  run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
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

/** What makes a command root's: nothing for root itself, undefined where it would need a password. */
function rootCommand() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined;
}

/** @param {readonly string[]} words */
function run([command = '', ...words]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, words, { stdio: 'inherit', env });
}
