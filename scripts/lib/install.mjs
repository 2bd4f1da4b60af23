// Installs the packages of the lock file where they are missing or others.

import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, PROJECT } from './npm.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean }} Locked
 * @typedef {Readonly<Record<string, Locked>>} Packages by their path
 */

/**
 * Installs what is missing; throws when that fails.
 * @param {string} project
 */
export function installMissing(project = PROJECT) {
  const wanted = readPackages(join(project, 'package-lock.json'));
  if (!wanted) throw new Error('There is no package-lock.json to install from.');
  const installed = readPackages(join(project, 'node_modules', '.package-lock.json')) ?? {};
  const missing = missingPackages(wanted, installed);
  if (missing.length === 0) return;
  if (isLink(join(project, 'node_modules'))) {
    throw new Error(
      `node_modules is a link to another checkout's, which lacks ${missing.slice(0, 3).join(', ')}: install there.`,
    );
  }
  console.log(`Installing ${String(missing.length)} packages …`);
  if (!npm(['ci', '--include=dev'])) {
    throw new Error('npm ci failed: the packages could not be installed.');
  }
}

/**
 * Those that are not installed in the version wanted. Optional ones may be meant for other systems.
 * @param {Packages} wanted
 * @param {Packages} installed
 * @returns {string[]}
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  try {
    const lock = /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, 'utf8')));
    return lock.packages;
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
