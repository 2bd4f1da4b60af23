// What storage tests share: databases of their own, raw access, failures of the browser, a clock.

import { DATABASE_NAME, openStore, type Store } from '../../../src/store/store.ts';
import { StorageError, type StorageProblem } from '../../../src/store/storage-error.ts';

const cleanups: (() => void | Promise<void>)[] = [];

/** Runs after the test, the latest first. */
export function later(cleanup: () => void | Promise<void>): void {
  cleanups.push(cleanup);
}

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A name that no other test uses; its database is deleted afterwards. */
export function freshName(): string {
  const name = `${DATABASE_NAME} ${crypto.randomUUID()}`;
  later(() => void indexedDB.deleteDatabase(name));
  return name;
}

export function openTestStore(name = freshName()): Store {
  const store = openStore(name);
  later(() => store.close());
  return store;
}

/** A connection that the app knows nothing of. */
export async function openRaw(
  name: string,
  version?: number,
  upgrade: (db: IDBDatabase) => void = () => undefined,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => upgrade(request.result);
  const db = await settled(request);
  later(() => db.close());
  return db;
}

/** Everything in one store, as it is. */
export async function rawRows(name: string, store: string): Promise<unknown[]> {
  const db = await openRaw(name);
  const rows = await settled(db.transaction(store).objectStore(store).getAll());
  db.close();
  return rows as unknown[];
}

/** Writes something past the app. */
export async function rawPut(
  name: string,
  store: string,
  value: unknown,
  key?: IDBValidKey,
): Promise<void> {
  const db = await openRaw(name);
  await settled(db.transaction(store, 'readwrite').objectStore(store).put(value, key));
  db.close();
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')));
  });
}

/** Puts another value in place of a property until the test is over. */
export function stub<T extends object, K extends keyof T>(owner: T, key: K, value: T[K]): void {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  Object.defineProperty(owner, key, { value, configurable: true, writable: true });
  later(() => {
    if (before) Object.defineProperty(owner, key, before);
    else Reflect.deleteProperty(owner, key);
  });
}

/** The connections that are opened from now on, as the browser knows them. */
export function watchConnections(): IDBDatabase[] {
  const connections: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  stub(indexedDB, 'open', (name: string, version?: number) => {
    const request = open(name, version);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  return connections;
}

/** Makes every `put` into a store fail as on a full disk, until the returned function is called. */
export function fillDisk(): () => void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const clear = (): void => {
    IDBObjectStore.prototype.put = put;
  };
  later(clear);
  return clear;
}

/** The problem that an operation rejects with, undefined when it works. */
export async function problemOf(operation: Promise<unknown>): Promise<StorageProblem | undefined> {
  try {
    await operation;
    return undefined;
  } catch (error) {
    if (error instanceof StorageError) return error.problem;
    throw error;
  }
}

/** Resolves once the state of a store or the like is as expected. */
export function becomes<S>(
  target: { readonly state: S; subscribe(listener: () => void): () => void },
  state: S,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (target.state !== state) return;
      stop();
      resolve();
    };
    const stop = target.subscribe(look);
    look();
  });
}

/** Timers that go off only when the returned function moves their clock on. */
export function fakeTimers(): (ms: number) => void {
  let now = 0;
  let next = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  const set = (run: () => void, ms = 0): number => {
    timers.set(next, { at: now + ms, run });
    return next++;
  };
  stub(window, 'setTimeout', set as typeof window.setTimeout);
  stub(window, 'clearTimeout', (id) => void timers.delete(id!));
  return (ms) => {
    now += ms;
    for (const [id, { at, run }] of timers) {
      if (at > now) continue;
      timers.delete(id);
      run();
    }
  };
}
