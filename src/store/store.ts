// Everything that must last, as one object for the app.

import { Backups } from './backups.ts';
import { Challenges } from './challenges.ts';
import { type Changed, CHANGED, Changes } from './changes.ts';
import { Database, type StoreState } from './db.ts';
import { Records, Totals } from './records.ts';
import { Saves } from './saves.ts';
import { SetAsides } from './set-aside.ts';
import { SettingsStore } from './settings.ts';

/** Every operation rejects with a StorageError, whose message is in words for the player. */
export interface Store {
  readonly state: StoreState;
  /** Calls back after every change of state, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls back after another tab wrote something, and when what is there can be read after all,
   * until the returned function is called.
   */
  subscribeChanges(listener: (changed: Changed) => void): () => void;
  readonly saves: Saves;
  readonly records: Records;
  readonly totals: Totals;
  readonly challenges: Challenges;
  readonly settings: SettingsStore;
  readonly setAside: SetAsides;
  readonly backups: Backups;
  /** Deletes everything for good. */
  erase(): Promise<void>;
  /** Lets go of the database once what is under way is done. */
  close(): void;
}

export const DATABASE_NAME = 'tray-table';

/** Starts opening at once; operations wait for it. */
export function openStore(name = DATABASE_NAME): Store {
  const db = new Database(name);
  const changes = new Changes(name);
  let readable = true;
  db.subscribe(() => {
    const before = readable;
    readable = db.state === 'ready';
    if (readable && !before) changes.tellHere();
  });
  return {
    get state() {
      return db.state;
    },
    subscribe: (listener) => db.subscribe(listener),
    subscribeChanges: (listener) => changes.subscribe(listener),
    saves: new Saves(db, changes),
    records: new Records(db, changes),
    totals: new Totals(db),
    challenges: new Challenges(db, changes),
    settings: new SettingsStore(db, changes),
    setAside: new SetAsides(db),
    backups: new Backups(db, changes),
    async erase() {
      await db.erase();
      for (const changed of CHANGED) changes.tell(changed);
    },
    close() {
      db.close();
      changes.close();
    },
  };
}
