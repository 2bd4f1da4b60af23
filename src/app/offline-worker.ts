// The page's side of the service worker: whether everything is kept, and updates by consent.

import type { Workbox } from 'workbox-window';
import { errorName } from '../store/storage-error.ts';
import { OFFLINE_QUESTION, type OfflineAnswer } from '../sw/messages.ts';

/**
 * `unknown`: not found out yet. `ready`: every file is kept on this device. `incomplete`: a part
 * could not be kept. `unsupported`: this window has no service worker, as private ones often, or is
 * not allowed any.
 */
export type OfflineState = 'unknown' | 'ready' | 'incomplete' | 'unsupported';

/** An app that is never closed asks for a new version when it is shown again after this long. */
const CHECK_AFTER_MS = 60 * 60 * 1000;

export class OfflineWorker {
  readonly #listeners = new Set<() => void>();
  #workbox: Workbox | undefined;
  #state: OfflineState = 'unknown';
  #updateWaits = false;
  #replaced = false;
  #accepted = false;
  #checkedAt = performance.now();
  /** Of the version that this page is; undefined until the first visit's is in charge. */
  #ownWorker: ServiceWorker | undefined;

  get state(): OfflineState {
    return this.#state;
  }

  /** A new version has been fetched and waits for the player's consent. */
  get updateWaits(): boolean {
    return this.#updateWaits;
  }

  /** A new version is in charge already: this page is the old one until it is reloaded. */
  get replaced(): boolean {
    return this.#replaced;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Registers the worker; its files come from the network once, after the page is there. */
  async start(): Promise<void> {
    const container = serviceWorkers();
    if (!container) {
      this.#become('unsupported');
      return;
    }
    this.#watchController(container);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#checkSometimes();
    });
    try {
      const registration = await (await this.#load()).register({ immediate: true });
      if (!registration) throw new TypeError('no registration');
      // A page that was loaded past the worker has none in charge, though there is one.
      this.#ownWorker ??= registration.active ?? undefined;
      await this.#findOut(registration);
    } catch (error) {
      this.#become(isForbidden(error) ? 'unsupported' : 'incomplete');
    }
  }

  /** Nothing that the first screen needs: it comes after it. */
  async #load(): Promise<Workbox> {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('./sw.js', { scope: './' });
    this.#workbox = workbox;
    workbox.addEventListener('waiting', () => {
      this.#updateWaits = true;
      this.#tell();
    });
    return workbox;
  }

  /** Switches to the version that waits; the page is loaded anew once it is in charge. */
  accept(): void {
    this.#accepted = true;
    this.#updateWaits = false;
    this.#workbox?.messageSkipWaiting();
    this.#tell();
  }

  /** Workbox tells of the first change only, which may be that of the first visit. */
  #watchController(container: ServiceWorkerContainer): void {
    this.#ownWorker = container.controller ?? undefined;
    container.addEventListener('controllerchange', () => {
      if (this.#accepted) location.reload();
      // The first worker takes charge of a page that had none; any later one is a new version.
      this.#ownWorker ??= container.controller ?? undefined;
      this.#replaced = container.controller !== this.#ownWorker;
      // What waited is in charge now: there is nothing left to agree to.
      this.#updateWaits = false;
      this.#tell();
    });
  }

  async #findOut(registration: ServiceWorkerRegistration): Promise<void> {
    const worker = await activeWorker(registration);
    this.#become(worker && (await isReady(worker)) ? 'ready' : 'incomplete');
  }

  #checkSometimes(): void {
    const now = performance.now();
    if (now - this.#checkedAt < CHECK_AFTER_MS) return;
    this.#checkedAt = now;
    // Offline, or a server in trouble: the next time will do.
    this.#workbox?.update().catch(() => undefined);
  }

  #become(state: OfflineState): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Undefined where there are none; some browsers forbid the very look at them. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser allows no worker here at all. */
function isForbidden(error: unknown): boolean {
  return ['SecurityError', 'NotSupportedError', 'NotAllowedError'].includes(errorName(error));
}

/** The worker in charge, once the first one has been installed; undefined when that failed. */
async function activeWorker(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorker | undefined> {
  const { active, waiting, installing } = registration;
  // It has everything before it takes charge, and WebKit may tell a page that was loaded anew
  // meanwhile of `activating` only.
  if (active) return active;
  const coming = waiting ?? installing;
  if (!coming) return undefined;
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activating' || coming.state === 'activated') resolve(coming);
      else if (coming.state === 'redundant') resolve(undefined);
    });
  });
}

/** Asks the worker to look into its cache. */
function isReady(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OfflineAnswer>) => {
      port1.close();
      resolve(data.ready);
    };
    worker.postMessage(OFFLINE_QUESTION, [port2]);
  });
}
