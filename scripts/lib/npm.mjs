// Running npm itself: the one that runs us where there is one, on every system.

import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs npm in the project, its output shown.
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean} whether it went well
 */
export function npm(words, env = process.env) {
  return spawnNpm(words, env, 'inherit').status === 0;
}

/**
 * Runs npm in the project and gives what it printed, its complaints left out.
 * @param {readonly string[]} words
 * @returns {{ text: string, well: boolean }}
 */
export function npmOutput(words) {
  const { stdout, status } = spawnNpm(words, process.env, ['ignore', 'pipe', 'ignore']);
  return { text: String(stdout), well: status === 0 };
}

/**
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @param {import('node:child_process').StdioOptions} stdio
 */
function spawnNpm(words, env, stdio) {
  const cli = env.npm_execpath ?? '';
  const options = { cwd: PROJECT, env, stdio };
  return basename(cli).startsWith('npm')
    ? spawnSync(process.execPath, [cli, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
}
