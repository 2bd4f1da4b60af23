// What a page holds on to, as the browser counts it once it has thrown away all that it may.

import type { CDPSession, Page } from '@playwright/test';

export interface Held {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

export async function heldBy(page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await letGo(page, devtools);
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners, documents };
}

/** Some things are let go only after others, and in a frame that is drawn. */
async function letGo(page: Page, devtools: CDPSession): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    await devtools.send('HeapProfiler.collectGarbage');
  }
}
