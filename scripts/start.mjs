// From a fresh clone to the game: installs and builds what is missing, serves it, opens a browser.
// `npm start -- --no-open` opens none.

import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './lib/install.mjs';
import { npm, PROJECT } from './lib/npm.mjs';

const PORT = 4173;

/** What the build is made from. */
const SOURCES = ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package-lock.json'];

/**
 * The time of the last change in a file or folder, in milliseconds; 0 when there is none.
 * @param {string} path
 * @returns {number}
 */
function lastChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  // A folder's own time tells of files that were removed.
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, lastChange(join(path, name))),
    stats.mtimeMs,
  );
}

function buildIsOld() {
  // The build writes the service worker last.
  const built = lastChange(join(PROJECT, 'dist', 'sw.js'));
  return SOURCES.some((source) => lastChange(join(PROJECT, source)) > built);
}

/**
 * Opens a browser where there is a screen for it; nobody minds if there is none.
 * @param {string} url
 */
function open(url) {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  /** @type {[string, string[]] | undefined} */
  let command;
  if (process.platform === 'darwin') command = ['open', [url]];
  else if (process.platform === 'win32') command = ['cmd', ['/c', 'start', '""', url]];
  else if (DISPLAY || WAYLAND_DISPLAY) command = ['xdg-open', [url]];
  if (!command) return;
  spawn(...command, { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}

try {
  installMissing();
  if (buildIsOld() && !npm(['run', '--silent', 'build'])) throw new Error('The build failed.');
  const { serve } = await import('./serve.mjs');
  const { url } = await serve({ port: PORT });
  console.log(`\nTray Table is at ${url} until you press Ctrl+C.`);
  if (!process.argv.includes('--no-open')) open(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
