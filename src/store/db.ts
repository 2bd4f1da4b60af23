// The connection to the database: opens it, keeps it open, and lets go of it for a newer version.

import { deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { climb, type Schema, type Step, STEPS } from './schema.ts';
import { asStorageError, errorName, StorageError } from './storage-error.ts';

/**
 * `opening`: asked for, not there yet. `ready`: operations can be expected to work. `unavailable`
 * (refused), `blocked` (by an older version in another tab) and `silent` (no answer at all): they
 * reject, until an opening succeeds after all. `outdated`: a newer version of the app has taken
 * over; they reject for good.
 */
export type StoreState = 'opening' | 'ready' | 'unavailable' | 'blocked' | 'silent' | 'outdated';

/**
 * How long an opening may take before operations stop waiting for it: a board or a message is to be
 * there within three seconds.
 */
export const PATIENCE_MS = 2_500;

type Connection = IDBPDatabase<Schema>;
type Name = StoreNames<Schema>;

/** A transaction over the stores it was asked for, in which only the database may be waited for. */
export type Reading = IDBPTransaction<Schema, Name[]>;
export type Writing = IDBPTransaction<Schema, Name[], 'readwrite'>;

export class Database {
  readonly name: string;
  readonly #steps: readonly Step[];
  readonly #listeners = new Set<() => void>();
  #state: StoreState = 'opening';
  /**
   * The connection in use or being opened. It rejects once patience is over and is replaced when
   * the opening succeeds after all. Undefined when the next operation has to open anew.
   */
  #connection: Promise<Connection> | undefined;

  constructor(name: string, steps: readonly Step[] = STEPS) {
    this.name = name;
    this.#steps = steps;
    this.#connect().catch(() => undefined);
  }

  get state(): StoreState {
    return this.#state;
  }

  /** Calls back after every change of state, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Rejects with a StorageError, as `write` does. */
  read<T>(names: Name[], work: (reading: Reading) => Promise<T>): Promise<T> {
    return this.#run((db) => db.transaction(names), work);
  }

  /**
   * One transaction: everything that `work` does is on the disk when this resolves, or nothing is.
   * `work` runs again from the start if the connection turns out to be lost.
   */
  write<T>(names: Name[], work: (writing: Writing) => Promise<T>): Promise<T> {
    return this.#run((db) => db.transaction(names, 'readwrite', { durability: 'strict' }), work);
  }

  /** Waits for the transactions that are under way. The next operation opens anew. */
  close(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.then(
      (db) => db.close(),
      () => undefined,
    );
  }

  /** Deletes it with everything in it; other tabs let go of it. The next operation makes it anew. */
  async erase(): Promise<void> {
    this.close();
    try {
      await deleteDB(this.name);
    } catch (error) {
      throw asStorageError(error);
    }
  }

  async #run<T, X extends Transaction>(
    begin: (db: Connection) => X,
    work: (transaction: X) => Promise<T>,
  ): Promise<T> {
    const connection = this.#connect();
    try {
      return await transact(begin(await connection), work);
    } catch (error) {
      if (!this.#isLost(connection, error)) throw asStorageError(error);
    }
    try {
      return await transact(begin(await this.#connect()), work);
    } catch (error) {
      throw asStorageError(error);
    }
  }

  /** Whether the error means that a new connection is needed; then the old one is given up. */
  #isLost(connection: Promise<Connection>, error: unknown): boolean {
    if (error instanceof StorageError) return false;
    // A closed connection throws InvalidStateError; WebKit's lost server is an UnknownError.
    if (['InvalidStateError', 'UnknownError'].includes(errorName(error))) {
      if (this.#connection === connection) this.close();
    }
    return this.#connection !== connection;
  }

  #connect(): Promise<Connection> {
    if (this.#state === 'outdated') return Promise.reject(new StorageError('outdated'));
    this.#connection ??= this.#openPatiently();
    return this.#connection;
  }

  #openPatiently(): Promise<Connection> {
    let blocked = false;
    let late = false;
    const opening = this.#open(() => {
      blocked = true;
    });
    const patient = new Promise<Connection>((resolve, reject) => {
      const timer = setTimeout(() => {
        late = true;
        const state = blocked ? 'blocked' : 'silent';
        reject(new StorageError(state));
        this.#become(state);
      }, PATIENCE_MS);
      opening.then(
        (db) => {
          clearTimeout(timer);
          if (this.#connection !== patient) db.close();
          else if (late) this.#connection = opening;
          resolve(db);
          this.#become('ready');
        },
        (error: unknown) => {
          clearTimeout(timer);
          if (this.#connection === patient) this.#connection = undefined;
          const state = errorName(error) === 'VersionError' ? 'outdated' : 'unavailable';
          reject(new StorageError(state, error));
          this.#become(state);
        },
      );
    });
    return patient;
  }

  /** Async so that a browser without storage, where asking throws, rejects like the others. */
  async #open(onBlocked: () => void): Promise<Connection> {
    const db = await openDB(this.name, this.#steps.length, {
      upgrade: (old, oldVersion, _newVersion, upgrade) =>
        void climb(this.#steps, old, oldVersion, upgrade),
      blocked: onBlocked,
      blocking: (_version, wanted, event) => {
        (event.target as IDBDatabase).close();
        this.#connection = undefined;
        // No version is wanted when the whole database is to be deleted.
        if (wanted !== null) this.#become('outdated');
      },
      terminated: () => {
        this.#connection = undefined;
      },
    });
    // Where the steps have led.
    return db as unknown as Connection;
  }

  #become(state: StoreState): void {
    if (state === this.#state || this.#state === 'outdated') return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

type Transaction = Pick<Reading, 'done' | 'abort'>;

async function transact<T, X extends Transaction>(
  transaction: X,
  work: (transaction: X) => Promise<T>,
): Promise<T> {
  // Where the work fails, its own error says more than that of the transaction.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

/** Harmless when the transaction is over. */
function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It was aborted by the error itself.
  }
}
