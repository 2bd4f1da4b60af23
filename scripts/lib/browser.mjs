// Where this machine's Chromium, Chrome or Edge is, how to start it for tests, and where Firefox is.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Browser where a browser may be
 * @property {readonly string[]} variables that name it
 * @property {readonly string[]} commands on Linux
 * @property {readonly string[]} macPrograms in a folder of applications
 * @property {readonly (readonly string[])[]} windowsPrograms
 */

/** @type {Browser} */
const CHROMIUM = {
  variables: ['CHROME_PATH', 'CHROME_BIN', 'PUPPETEER_EXECUTABLE_PATH'],
  commands: [
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  macPrograms: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  windowsPrograms: [
    ['Google', 'Chrome', 'Application', 'chrome.exe'],
    ['Chromium', 'Application', 'chrome.exe'],
    ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ],
};

/** @type {Browser} Chromium without a window */
const SHELL = {
  variables: ['HEADLESS_SHELL_PATH'],
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  macPrograms: [],
  windowsPrograms: [],
};

/** @type {Browser} */
const FIREFOX = {
  variables: ['FIREFOX_PATH', 'FIREFOX_BIN'],
  commands: ['firefox-esr', 'firefox'],
  macPrograms: ['Firefox.app/Contents/MacOS/firefox'],
  windowsPrograms: [['Mozilla Firefox', 'firefox.exe']],
};

/** What a test's browser is started with: the first ones for machines without a sandbox or screen. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Every Chromium, Chrome and Edge that is there, the likeliest first. What a variable names comes
 * before all others.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string[]}
 */
export function installedBrowsers(env = process.env, platform = process.platform) {
  return installed(CHROMIUM, env, platform);
}

/**
 * Every Chromium without a window that is there: it opens a page in a third of the time.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string[]}
 */
export function installedShells(env = process.env, platform = process.platform) {
  return installed(SHELL, env, platform);
}

/**
 * Every Firefox that is there, in the same order.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string[]}
 */
export function installedFirefoxes(env = process.env, platform = process.platform) {
  return installed(FIREFOX, env, platform);
}

/**
 * The browser to test with, or undefined where none is found.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return installedBrowsers()[0];
}

/**
 * The same for tests that are many and need no window.
 * @returns {string | undefined}
 */
export function findHeadless() {
  return installedShells()[0] ?? findBrowser();
}

/**
 * @param {Browser} browser
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function installed(browser, env, platform) {
  const named = browser.variables.flatMap((name) => env[name] ?? []);
  return [...named, ...usualPlaces(browser, env, platform)].filter(isProgram);
}

/**
 * @param {Browser} browser
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function usualPlaces({ commands, macPrograms, windowsPrograms }, env, platform) {
  if (platform === 'darwin') {
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
      macPrograms.map((path) => join(folder, path)),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return folders.flatMap((folder) =>
      folder ? windowsPrograms.map((parts) => join(folder, ...parts)) : [],
    );
  }
  const folders = (env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
