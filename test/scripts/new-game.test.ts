import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'new-game-'));

/** Runs a Node program in the copy; throws what it wrote when it fails. */
function run(program: string, ...words: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [program, ...words], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NO_COLOR: '1' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} failed:\n${stdout}${stderr}`);
  }
}

function read(file: string): string {
  return readFileSync(join(copy, file), 'utf8');
}

beforeAll(() => {
  for (const name of [
    'src',
    'scripts',
    'test/contract',
    'test/golden',
    'test/app',
    'package.json',
  ]) {
    cpSync(join(project, name), join(copy, name), { recursive: true });
  }
  for (const name of [
    '.prettierrc.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tsconfig.pure.json',
    'vitest.config.ts',
  ]) {
    cpSync(join(project, name), join(copy, name));
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  run('scripts/new-game.mjs', 'four-seasons');
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

describe('a new game', () => {
  it('stands after the others wherever games are listed', () => {
    expect(read('src/games/registry.ts')).toMatch(/,\s+fourSeasons,?\s*\];/);
    expect(read('test/contract/contract.test.ts')).toMatch(/\n  'four-seasons': \[\{\}\],\n\};/);
    expect(read('src/app/game-list.ts')).toMatch(/,\s+fourSeasons,?\s*\];/);
    expect(existsSync(join(copy, 'test/golden/four-seasons.json'))).toBe(true);
  });

  it('leaves nothing of its template unfilled', () => {
    const folder = join(copy, 'src/games/four-seasons');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      expect(read(join('src/games/four-seasons', file)), file).not.toMatch(/__\w+__/);
    }
    expect(read('src/games/four-seasons/rules.ts')).toMatch(/^\/\/ The rules of Four Seasons: /);
  });

  it.each(['tsconfig.pure.json', 'tsconfig.json'])('has no wrong type by %s', (config) => {
    run('node_modules/typescript/bin/tsc', '-p', config);
  });

  it('passes the contract, replays its golden logs, and is what Home says of it', () => {
    const words = [
      'run',
      'test/contract',
      'test/golden',
      'test/app/game-list.test.ts',
      '-t',
      'four-seasons|every game',
    ];
    expect(run('node_modules/vitest/vitest.mjs', ...words)).toMatch(/Tests +\d+ passed/);
  });

  it.each([
    ['a name that is taken', 'four-seasons', 'There is a game'],
    ['a name that no folder or address should have', 'Four Seasons', 'small letters and hyphens'],
  ])('is not begun with %s', (_what, id, reason) => {
    expect(() => run('scripts/new-game.mjs', id)).toThrow(reason);
  });
});
