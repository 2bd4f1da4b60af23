import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installedBrowsers,
  installedFirefoxes,
  installedShells,
} from '../../scripts/lib/browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
const PROGRAMS = [
  'bin/chromium',
  'sbin/google-chrome',
  'own/my-chrome',
  'Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Files/Google/Chrome/Application/chrome.exe',
  'bin/firefox',
  'Applications/Firefox.app/Contents/MacOS/firefox',
];

beforeAll(() => {
  for (const program of PROGRAMS) {
    mkdirSync(dirname(join(folder, program)), { recursive: true });
    writeFileSync(join(folder, program), '');
    chmodSync(join(folder, program), 0o755);
  }
  writeFileSync(join(folder, 'bin/microsoft-edge'), 'no program');
  chmodSync(join(folder, 'bin/microsoft-edge'), 0o644);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const PATH = [join(folder, 'bin'), join(folder, 'sbin')].join(delimiter);

describe('finding a browser', () => {
  it.each([
    [
      'on Linux, by the folders of commands',
      'linux',
      { PATH },
      ['sbin/google-chrome', 'bin/chromium'],
    ],
    [
      'named by a variable before all others',
      'linux',
      { PATH, CHROME_PATH: join(folder, 'own/my-chrome') },
      ['own/my-chrome', 'sbin/google-chrome', 'bin/chromium'],
    ],
    [
      'not where a variable names what is not there',
      'linux',
      { PATH, CHROME_PATH: join(folder, 'gone') },
      ['sbin/google-chrome', 'bin/chromium'],
    ],
    ['nowhere', 'linux', { PATH: join(folder, 'own') }, []],
    [
      'among the programs of Windows',
      'win32',
      { PROGRAMFILES: join(folder, 'Files') },
      [PROGRAMS[4]],
    ],
  ] as const)('%s', (_where, platform, env, found) => {
    expect(installedBrowsers(env, platform)).toEqual(found.map((path) => join(folder, path ?? '')));
  });

  it('among the apps of a Mac', () => {
    expect(installedBrowsers({ HOME: folder }, 'darwin')).toContain(
      join(folder, PROGRAMS[3] ?? ''),
    );
  });

  it('without a window, by a variable of its own', () => {
    const shell = join(folder, 'own/my-chrome');
    expect(installedShells({ PATH, HEADLESS_SHELL_PATH: shell }, 'linux')).toEqual([shell]);
    expect(installedShells({ PATH }, 'linux')).toEqual([]);
  });

  it('of Firefox too, by its own names', () => {
    expect(installedFirefoxes({ PATH }, 'linux')).toEqual([join(folder, 'bin/firefox')]);
    expect(installedFirefoxes({ HOME: folder }, 'darwin')).toContain(
      join(folder, 'Applications/Firefox.app/Contents/MacOS/firefox'),
    );
  });
});
