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

export const bench: Bench = {
  name: 'The app, started without a network',
  run: (print) =>
    withApp((app) =>
      withProfile(async (folder) => {
        await withPhone(folder, async (context) => {
          const page = await context.newPage();
          await page.goto(app.url);
          await readyOffline(page);
        });
        await app.stop();
        const starts: Start[] = [];
        for (let start = 0; start < STARTS; start++) {
          starts.push(await withPhone(folder, (context) => startCold(context, app.url)));
        }
        const of = (pick: (start: Start) => number): number => median(starts.map(pick));
        print(
          `medians of ${String(STARTS)} cold starts, ${String(SLOW_DOWN)} times slowed down: ` +
            `first paint ${of(({ firstPaintMs }) => firstPaintMs).toFixed(0)} ms, ` +
            `largest ${of(({ largestPaintMs }) => largestPaintMs).toFixed(0)} ms, ` +
            `heap ${of(({ heapMb }) => heapMb).toFixed(2)} MB`,
        );
      }),
    ),
};
