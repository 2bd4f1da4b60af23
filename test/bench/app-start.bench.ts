import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Bench } from './measure.ts';
import {
  median,
  readyOffline,
  SLOW_DOWN,
  slowDown,
  withApp,
  withPhone,
  withProfile,
} from './measure-app.ts';

const STARTS = 9;

/** Until a start is over: to look for something on the page meanwhile would slow it down. */
const STARTED_MS = 5_000;

interface Start {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly heapMb: number;
}

/** From a browser that has just been started, without a server. */
async function startCold(context: BrowserContext, url: string): Promise<Start> {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url);
  await wait(STARTED_MS);
  await page.getByRole('heading', { name: 'Games' }).waitFor();
  const paints = await paintsOf(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { ...paints, heapMb: usedSize / 1_000_000 };
}

function paintsOf(page: Page): Promise<Omit<Start, 'heapMb'>> {
  return page.evaluate(async () => {
    const timesOf = (type: string): Promise<readonly number[]> =>
      new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries().map(({ startTime }) => startTime));
        }).observe({ type, buffered: true });
      });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const largest = await timesOf('largest-contentful-paint');
    return { firstPaintMs: first?.startTime ?? Number.NaN, largestPaintMs: largest.at(-1) ?? 0 };
  });
}

/** In the browser that is left behind: the app is kept offline, and so are these games. */
async function leaveBegun(folder: string, url: string, games: readonly string[]): Promise<void> {
  await withPhone(folder, async (context) => {
    const page = await context.newPage();
    await page.goto(url);
    await readyOffline(page);
    for (const game of games) {
      await page.goto(new URL(`#/${game}`, url).href);
      await page.locator('main.board [data-target]').first().waitFor();
      await page.keyboard.press(FIRST_KEY[game] ?? '');
      // The sign for the first paint follows the save.
      await page.waitForFunction(() => localStorage.getItem('tray-table:begun') === 'yes');
      await page.goto(url);
      await page.locator('continue-card').nth(games.indexOf(game)).waitFor();
    }
  });
}

/** Makes a first move. */
const FIRST_KEY: Readonly<Record<string, string>> = { pyramid: 's', cascade: '1' };

async function measure(folder: string, url: string): Promise<string> {
  const starts: Start[] = [];
  for (let start = 0; start < STARTS; start++) {
    starts.push(await withPhone(folder, (context) => startCold(context, url)));
  }
  const of = (pick: (start: Start) => number): number => median(starts.map(pick));
  return (
    `medians of ${String(STARTS)} cold starts, ${String(SLOW_DOWN)} times slowed down: ` +
    `first paint ${of(({ firstPaintMs }) => firstPaintMs).toFixed(0)} ms, ` +
    `largest ${of(({ largestPaintMs }) => largestPaintMs).toFixed(0)} ms, ` +
    `heap ${of(({ heapMb }) => heapMb).toFixed(2)} MB`
  );
}

export const bench: Bench = {
  name: 'The app, started without a network',
  async run(print) {
    for (const games of [[], Object.keys(FIRST_KEY)]) {
      await withApp((app) =>
        withProfile(async (folder) => {
          await leaveBegun(folder, app.url, games);
          await app.stop();
          const figures = await measure(folder, app.url);
          print(`${String(games.length)} games under way, ${figures}`);
        }),
      );
    }
  },
};
