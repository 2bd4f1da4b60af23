// What a browser may refuse an app, each in the ways in which browsers do it. What is not there at
// all on a page without HTTPS is tried on such a page.

import type { Page } from '@playwright/test';

/** To be run in a page before anything else. */
type Refuse = () => void;

/** Helpers for the refusals, which are compiled apart from them. */
interface Refusing {
  /** Looking at the property, or calling it, throws. */
  throwAt(owner: object, key: string): void;
  /** Calling the method rejects. */
  rejectAt(owner: object, key: string): void;
  /** The property is not there. */
  remove(owner: object, key: string): void;
  replace(owner: object, key: string, value: unknown): void;
}

declare const refusing: Refusing;

function provideRefusing(): void {
  const refused = (): DOMException =>
    new DOMException('The request is not allowed by the user agent.', 'SecurityError');
  const define = (owner: object, key: string, property: PropertyDescriptor): void => {
    Object.defineProperty(owner, key, { configurable: true, ...property });
  };
  const throws = (): never => {
    throw refused();
  };
  const helpers: Refusing = {
    throwAt(owner, key) {
      const isMethod = typeof Object.getOwnPropertyDescriptor(owner, key)?.value === 'function';
      define(owner, key, isMethod ? { value: throws } : { get: throws });
    },
    rejectAt(owner, key) {
      define(owner, key, { value: () => Promise.reject(refused()) });
    },
    remove(owner, key) {
      define(owner, key, { value: undefined });
      Reflect.deleteProperty(owner, key);
    },
    replace(owner, key, value) {
      define(owner, key, { value });
    },
  };
  Object.assign(globalThis, { refusing: helpers });
}

export const REFUSALS = {
  storage: {
    'may not be looked at': () => refusing.throwAt(globalThis, 'indexedDB'),
    'answers with an error': () => {
      IDBFactory.prototype.open = () => {
        const request = Object.setPrototypeOf(
          new EventTarget(),
          IDBOpenDBRequest.prototype,
        ) as IDBOpenDBRequest;
        const error = new DOMException('Internal error.', 'UnknownError');
        Object.defineProperty(request, 'error', { value: error });
        queueMicrotask(() => request.dispatchEvent(new Event('error')));
        return request;
      };
    },
    'can be opened and not used': () => refusing.throwAt(IDBDatabase.prototype, 'transaction'),
  },
  protection: {
    'may not be asked for': () => {
      for (const name of ['persist', 'persisted', 'estimate']) {
        refusing.throwAt(StorageManager.prototype, name);
      }
    },
    'is refused': () => {
      for (const name of ['persist', 'persisted', 'estimate']) {
        refusing.rejectAt(StorageManager.prototype, name);
      }
    },
  },
  'service workers': {
    'may not be looked at': () => refusing.throwAt(Navigator.prototype, 'serviceWorker'),
    'are refused': () => refusing.rejectAt(ServiceWorkerContainer.prototype, 'register'),
  },
  'the clipboard': {
    'is refused': () => refusing.rejectAt(Clipboard.prototype, 'writeText'),
  },
  'the share sheet': {
    'is refused': () => {
      refusing.rejectAt(Navigator.prototype, 'share');
      refusing.replace(Navigator.prototype, 'canShare', () => true);
    },
    'may not be asked for': () => {
      refusing.replace(Navigator.prototype, 'share', () => undefined);
      refusing.throwAt(Navigator.prototype, 'share');
      refusing.replace(Navigator.prototype, 'canShare', () => true);
      refusing.throwAt(Navigator.prototype, 'canShare');
    },
  },
  downloads: {
    'are refused': () => refusing.throwAt(URL, 'createObjectURL'),
  },
  'the file picker': {
    'does not open': () => {
      const { click } = HTMLElement.prototype;
      HTMLElement.prototype.click = function (this: HTMLElement) {
        if (!(this instanceof HTMLInputElement)) click.call(this);
      };
    },
  },
  workers: {
    'are refused': () => refusing.throwAt(globalThis, 'Worker'),
  },
  locks: {
    'may not be looked at': () => refusing.throwAt(Navigator.prototype, 'locks'),
    'are refused': () => refusing.rejectAt(LockManager.prototype, 'request'),
  },
  channels: {
    'are refused': () => refusing.throwAt(globalThis, 'BroadcastChannel'),
  },
  'the small storages': {
    'may not be looked at': () => {
      for (const name of ['localStorage', 'sessionStorage', 'caches']) {
        refusing.throwAt(globalThis, name);
      }
    },
    'take nothing': () => {
      for (const name of ['getItem', 'setItem', 'removeItem']) {
        refusing.throwAt(Storage.prototype, name);
      }
    },
  },
  'media queries': {
    'are not there': () => refusing.remove(globalThis, 'matchMedia'),
    'say nothing': () => {
      refusing.replace(globalThis, 'matchMedia', () => null);
    },
    'cannot be listened to': () =>
      refusing.replace(MediaQueryList.prototype, 'addEventListener', undefined),
  },
  compression: {
    'is not there': () => {
      refusing.remove(globalThis, 'CompressionStream');
      refusing.remove(globalThis, 'DecompressionStream');
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Refuse>>>>;

/** From the next page on. */
export async function refuse(page: Page, ...ways: readonly Refuse[]): Promise<void> {
  await page.addInitScript(provideRefusing);
  for (const way of ways) await page.addInitScript(way);
}
