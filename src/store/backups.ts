// Everything that is stored as one piece of data, and putting such a piece back.

import type { Backup } from '../core/backup.ts';
import { type Challenge, parseChallenge } from '../core/challenge.ts';
import { type GameRecord, parseRecord } from '../core/record.ts';
import { isBegun, parseSave, type Save } from '../core/save.ts';
import { addChallenge } from './challenges.ts';
import { CHANGED, type Changes } from './changes.ts';
import type { Database, Writing } from './db.ts';
import { rebuildTotals } from './records.ts';
import { putSave } from './saves.ts';
import { readAll, readOrMove } from './set-aside.ts';
import { parseSettings } from './settings.ts';

/** What a backup has added. Whatever was here already, as new or newer, was left alone. */
export interface Merged {
  /** Those to go on with: a game that is over is counted by its record. */
  readonly saves: number;
  readonly records: number;
  readonly challenges: number;
  /** Those of the file hold now, as nothing had been chosen here. */
  readonly settings: boolean;
}

export class Backups {
  readonly #db: Database;
  readonly #changes: Changes;

  constructor(db: Database, changes: Changes) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Everything that can be read. `now` in milliseconds since 1970. */
  async collect(now: number): Promise<Backup> {
    const saves = await readAll(this.#db, 'saves', parseSave);
    const records = await readAll(this.#db, 'records', parseRecord);
    const challenges = await readAll(this.#db, 'challenges', parseChallenge);
    const settings = await this.#db.read(['settings'], async (reading) => {
      const store = reading.objectStore('settings');
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    });
    return { madeAt: now, settings, saves, records, challenges };
  }

  /** All of it, or nothing when this rejects. */
  async merge({ saves, records, challenges, settings }: Backup): Promise<Merged> {
    const merged = await this.#db.write(
      ['saves', 'records', 'totals', 'challenges', 'settings', 'set-aside'],
      async (writing): Promise<Merged> => ({
        saves: await addSaves(writing, saves),
        records: await addRecords(writing, records),
        challenges: await addChallenges(writing, challenges),
        settings: await addSettings(writing, settings),
      }),
    );
    for (const changed of CHANGED) this.#changes.tell(changed);
    return merged;
  }
}

async function addSaves(writing: Writing, saves: readonly Save[]): Promise<number> {
  let added = 0;
  for (const save of saves) {
    const stored = await readOrMove(writing, 'saves', parseSave, save.id);
    // A game that has ended here since is not offered to go on with again.
    const ended = !stored && (await writing.objectStore('records').getKey(save.id)) !== undefined;
    const known = stored?.revision === save.revision && stored.digest === save.digest;
    if (ended || known) continue;
    if ((await putSave(writing, save)) === 'saved' && isBegun(save)) added += 1;
  }
  return added;
}

async function addRecords(writing: Writing, records: readonly GameRecord[]): Promise<number> {
  let added = 0;
  const store = writing.objectStore('records');
  for (const record of records) {
    if (await readOrMove(writing, 'records', parseRecord, record.id)) continue;
    await store.add(record);
    added += 1;
  }
  if (added > 0) await rebuildTotals(writing);
  return added;
}

async function addChallenges(writing: Writing, challenges: readonly Challenge[]): Promise<number> {
  let added = 0;
  for (const challenge of challenges) if (await addChallenge(writing, challenge)) added += 1;
  return added;
}

async function addSettings(
  writing: Writing,
  settings: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const store = writing.objectStore('settings');
  if (Object.keys(settings).length === 0 || (await store.count()) > 0) return false;
  for (const [key, value] of Object.entries(parseSettings(settings))) await store.put(value, key);
  return true;
}
