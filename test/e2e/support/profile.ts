// A browser profile on disk, as an installed app has one, and the crash of its browser.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import { type BrowserContext, chromium, type TestInfo } from '@playwright/test';

/** Opens the profile in `folder`, on the device of the test's project. */
export function launchProfile(folder: string, testInfo: TestInfo): Promise<BrowserContext> {
  const { launchOptions, viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } =
    testInfo.project.use;
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...defined({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent }),
  });
}

/** Kills the browser that has the profile in `folder` open, as a crash or an empty battery would. */
export async function killBrowser(folder: string): Promise<void> {
  const [main, ...others] = processes().filter(
    // The helpers of the browser name their type; a script that started it has its words, too.
    ({ words }) =>
      words.includes(`--user-data-dir=${folder}`) && !/--type=|^\/bin\/sh /.test(words),
  );
  if (!main || others.length > 0) throw new Error(`No single browser has ${folder} open`);
  process.kill(main.pid, 'SIGKILL');
  while (processes().some(({ pid }) => pid === main.pid)) await wait(50);
}

interface Process {
  readonly pid: number;
  readonly words: string;
}

function processes(): readonly Process[] {
  return existsSync('/proc/self/cmdline') ? linuxProcesses() : otherProcesses();
}

function linuxProcesses(): readonly Process[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      // A process that has ended has no words any more.
      return /^\d+$/.test(name) && words !== '' ? [{ pid: Number(name), words }] : [];
    } catch {
      return [];
    }
  });
}

function otherProcesses(): readonly Process[] {
  const lines = execFileSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = '', ...words] = line.trim().split(' ');
    return { pid: Number(pid), words: words.join(' ') };
  });
}

/** Without what the device leaves open. */
function defined<T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as never;
}
