// Begins a game: `npm run new-game <id>` makes src/games/<id> from the templates beside this file, a
// null game that passes the contract at once, and enters it wherever games are listed.

import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { PROJECT } from './lib/npm.mjs';

/** Laid out as the folder of a game; `rules.ts.txt` becomes `rules.ts`. */
const TEMPLATES = fileURLToPath(new URL('new-game', import.meta.url));

/**
 * Where every game has an entry: `list` finds the list up to its last entry, `imports` the imports
 * that one more belongs to.
 * @type {readonly { file: string, list: RegExp, entry: string, imports?: RegExp, line?: string }[]}
 */
const LISTS = [
  {
    file: 'src/games/registry.ts',
    list: /const games[^=]*= \[[^\]]*?(?=,?\s*\];)/,
    entry: '__export__',
    imports: /(?:import .*\/rules\.ts';\n)+/,
    line: "import { __export__ } from './__id__/rules.ts';\n",
  },
  {
    file: 'src/app/game-list.ts',
    list: /const gameList[^=]*= \[[^\]]*?(?=,?\s*\];)/,
    entry: '__export__',
    imports: /(?:import .*\/about\.ts';\n)+/,
    line: "import { about as __export__ } from '../games/__id__/about.ts';\n",
  },
  {
    file: 'test/contract/contract.test.ts',
    list: /const OPTION_SETS[^=]*= \{[^;]*?(?=,?\s*\};)/,
    entry: "'__id__': [{}]",
  },
];

const [id = ''] = process.argv.slice(2);
try {
  await begin(id);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} id */
async function begin(id) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Error('Name the game by small letters and hyphens: npm run new-game four-seasons');
  }
  const folder = join(PROJECT, 'src', 'games', id);
  if (existsSync(folder)) throw new Error(`There is a game in src/games/${id} already.`);

  const fill = filler(id);
  const written = [];
  for (const template of readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })) {
    if (!template.endsWith('.txt')) continue;
    const file = join(folder, template.replace(/\.txt$/, ''));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fill(readFileSync(join(TEMPLATES, template), 'utf8')));
    written.push(file);
  }
  for (const { file, list, entry, imports, line = '' } of LISTS) {
    const path = join(PROJECT, file);
    const before = readFileSync(path, 'utf8');
    const patterns = imports ? [list, imports] : [list];
    if (!patterns.every((pattern) => pattern.test(before))) {
      throw new Error(`${file} does not list the games where it did.`);
    }
    const entered = before.replace(list, (entries) => `${entries}, ${fill(entry)}`);
    const after = imports ? entered.replace(imports, (lines) => lines + fill(line)) : entered;
    writeFileSync(path, after);
    written.push(path);
  }
  for (const file of written) await tidy(file);
  record(id);
  console.log(`src/games/${id} is there, and plays: npm run check.`);
}

/**
 * What fills a template in: `four-seasons` is Four Seasons to people, `fourSeasons` to code.
 * @param {string} id
 */
function filler(id) {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join('');
  /** @type {Record<string, string>} */
  const values = {
    id,
    name: words.join(' '),
    Type: type,
    export: type.charAt(0).toLowerCase() + type.slice(1),
  };
  return (/** @type {string} */ text) =>
    text.replace(/__(\w+?)__/g, (token, /** @type {string} */ key) => values[key] ?? token);
}

/** @param {string} file */
async function tidy(file) {
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(readFileSync(file, 'utf8'), options));
}

/**
 * Records the game's first golden logs.
 * @param {string} id
 */
function record(id) {
  const tsx = join(PROJECT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const words = [tsx, join(PROJECT, 'scripts', 'record-golden.ts'), id];
  const { status } = spawnSync(process.execPath, words, { cwd: PROJECT, stdio: 'inherit' });
  if (status !== 0) throw new Error('Its golden logs could not be recorded.');
}
