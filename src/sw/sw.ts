// The service worker: keeps everything the app can ever need, and answers from it alone.

import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { EarlierFiles } from './earlier-files.ts';
import { isOfflineQuestion, type OfflineAnswer } from './messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

const entries = [...self.__WB_MANIFEST];

const files = entries.map((entry) => (typeof entry === 'string' ? entry : entry.url));
const earlier = new EarlierFiles(self.registration.scope, files);

// Before workbox drops what is not of this version.
self.addEventListener('install', (event) => {
  event.waitUntil(earlier.keep());
});

precacheAndRoute(entries, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  ({ request }) => earlier.answer(request),
);

self.addEventListener('activate', (event) => {
  // The first visit's page gets its games from the cache too, not only the next visit's.
  event.waitUntil(self.clients.claim());
  event.waitUntil(dropEarlier());
});

/** Only a page that stayed open while another agreed to the update needs them. */
async function dropEarlier(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await earlier.drop();
}

self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if (isSkipWaiting(data)) {
    void self.skipWaiting();
  } else if (isOfflineQuestion(data)) {
    event.waitUntil(answer(event.ports[0]));
  }
});

/** True only while every file is really in the cache: a browser may have evicted some. */
async function answer(port: MessagePort | undefined): Promise<void> {
  const found = await Promise.all(files.map((file) => matchPrecache(file)));
  port?.postMessage({ ready: found.every(Boolean) } satisfies OfflineAnswer);
}

/** What workbox-window sends when the player agreed to update. */
function isSkipWaiting(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}
