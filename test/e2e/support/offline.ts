// Waiting until the app needs no network any more.

import type { Page } from '@playwright/test';
import { OFFLINE_QUESTION } from '../../../src/sw/messages.ts';

/** Resolves once the service worker controls the page and every file of the app is in its cache. */
export async function readyOffline(page: Page): Promise<void> {
  await page.evaluate(async (question) => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<MessageEvent<{ ready: boolean }>>((resolve) => {
      port1.onmessage = resolve;
    });
    serviceWorker.controller?.postMessage(question, [port2]);
    const { data } = await answered;
    if (!data.ready) throw new Error('The service worker is active without all of its files');
  }, OFFLINE_QUESTION);
}
