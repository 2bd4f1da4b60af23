// What the pages share; made once, handed down from the root element.

import type { Clocks } from '../session/session.ts';
import { openStore, type Store } from '../store/store.ts';
import { Installer } from './install.ts';
import { OfflineWorker } from './offline-worker.ts';
import type { Way } from './page-turn.ts';
import { Preferences } from './preferences.ts';
import { Router } from './router.ts';
import { StorageCare } from './storage-care.ts';

export interface Services {
  readonly store: Store;
  readonly preferences: Preferences;
  readonly router: Router;
  readonly offline: OfflineWorker;
  readonly installer: Installer;
  readonly storageCare: StorageCare;
  readonly clocks: Clocks;
}

/** `navigated` is called whenever the address may be another. */
export function makeServices(navigated: (way: Way) => void): Services {
  const store = openStore();
  return {
    store,
    preferences: new Preferences(store),
    router: new Router(navigated),
    offline: new OfflineWorker(),
    installer: new Installer(),
    storageCare: new StorageCare(),
    clocks: { wall: () => Date.now(), monotonic: () => performance.now() },
  };
}
