// The saved games: one whole save for each game that was begun.

import { parseSave, type Save } from '../core/save.ts';
import type { Changes } from './changes.ts';
import type { Database, Writing } from './db.ts';
import { move, readAll, readOne, readOrMove } from './set-aside.ts';

/** `newer`: not written, because the game was played on elsewhere. */
export type PutOutcome = 'saved' | 'newer';

export class Saves {
  readonly #db: Database;
  readonly #changes: Changes;

  constructor(db: Database, changes: Changes) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Newest first. One that cannot be read is set aside. */
  async list(): Promise<readonly Save[]> {
    const saves = await readAll(this.#db, 'saves', parseSave);
    return [...saves].sort((a, b) => b.updatedAt - a.updatedAt);
  }

  get(id: string): Promise<Save | undefined> {
    return readOne(this.#db, 'saves', parseSave, id);
  }

  /** On the disk once this resolves to `saved`. */
  async put(save: Save): Promise<PutOutcome> {
    const outcome = await this.#db.write(['saves', 'set-aside'], (writing) =>
      putSave(writing, save),
    );
    if (outcome === 'saved') this.#changes.tell('saves');
    return outcome;
  }

  async remove(id: string): Promise<void> {
    await this.#db.write(['saves'], (writing) => writing.objectStore('saves').delete(id));
    this.#changes.tell('saves');
  }

  /** Moves one whose form is right but which cannot be replayed. */
  async setAside(id: string, reason: string): Promise<void> {
    await this.#db.write(['saves', 'set-aside'], (writing) => move(writing, 'saves', id, reason));
    this.#changes.tell('saves');
  }
}

/** Within a transaction over `saves` and `set-aside`. */
export async function putSave(writing: Writing, save: Save): Promise<PutOutcome> {
  const stored = await readOrMove(writing, 'saves', parseSave, save.id);
  if (stored && isNewer(stored, save)) return 'newer';
  await writing.objectStore('saves').put(save);
  return 'saved';
}

/** The same revision with other content comes from another tab that played the same game. */
function isNewer(stored: Save, save: Save): boolean {
  if (stored.revision !== save.revision) return stored.revision > save.revision;
  return stored.updatedAt !== save.updatedAt || stored.digest !== save.digest;
}
