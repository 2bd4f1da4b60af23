// What the database holds, and the steps that lead there from any older version.

import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';

/** Values are what another version or a damaged disk left: each is parsed when it is read. */
export interface Schema extends DBSchema {
  saves: { key: string; value: unknown; indexes: { game: string } };
  records: {
    key: string;
    value: unknown;
    indexes: { game: string; deal: string; origin: string; ended: [string, number] };
  };
  /** Results that came with a deal. */
  challenges: { key: string; value: unknown; indexes: { deal: string } };
  /** Figures per game, option set and class: derived from the records, updated with them. */
  totals: { key: string; value: unknown };
  settings: { key: string; value: unknown };
  /** Data that could not be read, kept until the player removes it. */
  'set-aside': { key: number; value: unknown };
}

/** Some older form of the database, about which the newest types say nothing. */
export type OldDatabase = IDBPDatabase;
export type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** From one version to the next. Waits for nothing but the database, or the upgrade would close. */
export type Step = (db: OldDatabase, upgrade: Upgrade) => void | Promise<void>;

/**
 * Step n leads from version n to n + 1; a step that was released is never changed. A new format of
 * saves or records needs a step as well, so that no older app takes it for damage.
 */
export const STEPS: readonly Step[] = [
  (db) => {
    const saves = db.createObjectStore('saves', { keyPath: 'id' });
    saves.createIndex('game', 'game');
    const records = db.createObjectStore('records', { keyPath: 'id' });
    records.createIndex('game', 'game');
    records.createIndex('deal', 'deal');
    db.createObjectStore('totals', { keyPath: 'key' });
    db.createObjectStore('settings');
    db.createObjectStore('set-aside', { keyPath: 'key', autoIncrement: true });
  },
  (db, upgrade) => {
    const challenges = db.createObjectStore('challenges', { keyPath: 'key' });
    challenges.createIndex('deal', 'deal');
    upgrade.objectStore('records').createIndex('origin', 'origin');
  },
  (_db, upgrade) => {
    upgrade.objectStore('records').createIndex('ended', ['game', 'endedAt']);
  },
  // Games may have been taken over from a replay, an origin that older apps would take for damage.
  () => undefined,
];

/** Runs the steps that are left, all in one upgrade, which is undone when one of them fails. */
export async function climb(
  steps: readonly Step[],
  db: OldDatabase,
  oldVersion: number,
  upgrade: Upgrade,
): Promise<void> {
  // The error that is reported is the one that the opening rejects with.
  upgrade.done.catch(() => undefined);
  try {
    for (const step of steps.slice(oldVersion)) {
      const pending = step(db, upgrade);
      if (pending) await pending;
    }
  } catch {
    upgrade.abort();
  }
}
