// The results that came with deals, each kept once.

import { type Challenge, parseChallenge } from '../core/challenge.ts';
import type { Changes } from './changes.ts';
import type { Database, Writing } from './db.ts';
import { readAll, readOrMove } from './set-aside.ts';

export class Challenges {
  readonly #db: Database;
  readonly #changes: Changes;

  constructor(db: Database, changes: Changes) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Those of a deal, as named by `dealKey`. One that cannot be read is set aside. */
  ofDeal(deal: string): Promise<readonly Challenge[]> {
    return readAll(this.#db, 'challenges', parseChallenge, {
      index: 'deal',
      is: IDBKeyRange.only(deal),
    });
  }

  /** The same result once more is left as it came first. */
  async add(challenge: Challenge): Promise<void> {
    await this.#db.write(['challenges', 'set-aside'], (writing) =>
      addChallenge(writing, challenge),
    );
    this.#changes.tell('challenges');
  }

  /** Keeps that its moves were looked at; nothing happens when it is not there. */
  async watch(key: string): Promise<void> {
    await this.#db.write(['challenges', 'set-aside'], async (writing) => {
      const challenge = await readOrMove(writing, 'challenges', parseChallenge, key);
      if (!challenge) return;
      await writing.objectStore('challenges').put({ ...challenge, watched: true });
    });
    this.#changes.tell('challenges');
  }
}

/** Within a transaction over `challenges` and `set-aside`; whether it was a new one. */
export async function addChallenge(writing: Writing, challenge: Challenge): Promise<boolean> {
  if (await readOrMove(writing, 'challenges', parseChallenge, challenge.key)) return false;
  await writing.objectStore('challenges').add(challenge);
  return true;
}
