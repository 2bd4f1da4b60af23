// Data that cannot be read is moved here instead of being destroyed or harming what can be.

import * as v from 'valibot';
import { type Failure, isFailure } from '../core/game.ts';
import type { Database, Writing } from './db.ts';

/** The stores whose data is worth keeping even when it is unreadable. */
export type Source = 'saves' | 'records' | 'challenges';

const SetAsideSchema = v.object({
  key: v.number(),
  from: v.picklist(['saves', 'records', 'challenges'] satisfies Source[]),
  /** Its key there. */
  id: v.string(),
  /** Why it was moved. */
  reason: v.string(),
  /** When, in milliseconds since 1970. */
  at: v.number(),
  raw: v.unknown(),
});

export type SetAside = v.InferOutput<typeof SetAsideSchema>;

type Parse<T> = (raw: unknown) => T | Failure;

/** What the app may do with the data that was set aside. */
export class SetAsides {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Oldest first. */
  list(): Promise<readonly SetAside[]> {
    return this.#db.read(['set-aside'], async (reading) => {
      const all = await reading.objectStore('set-aside').getAll();
      return all.filter((entry) => v.is(SetAsideSchema, entry));
    });
  }

  /** All of them or none; for good, unless they are put back. */
  remove(entries: readonly SetAside[]): Promise<void> {
    return this.#db.write(['set-aside'], async (writing) => {
      for (const { key } of entries) await writing.objectStore('set-aside').delete(key);
    });
  }

  /** As they were before they were removed. */
  putBack(entries: readonly SetAside[]): Promise<void> {
    return this.#db.write(['set-aside'], async (writing) => {
      for (const entry of entries) await writing.objectStore('set-aside').put(entry);
    });
  }
}

/** An index of the store, and which of its rows are wanted. */
export interface Where {
  readonly index: string;
  readonly is: IDBKeyRange;
}

/** Everything readable of a store, or of some of its rows; what is not is moved aside. */
export async function readAll<T>(
  db: Database,
  from: Source,
  parse: Parse<T>,
  where?: Where,
): Promise<readonly T[]> {
  const [ids, all] = await db.read([from], (reading) => {
    const store = reading.objectStore(from);
    // Which indexes there are differs from store to store, and the types know only those of all.
    const source = where ? store.index(where.index as never) : store;
    return Promise.all([source.getAllKeys(where?.is), source.getAll(where?.is)]);
  });
  const parsed = all.map(parse);
  const unreadable = ids.filter((_id, index) => isFailure(parsed[index]));
  // What cannot be moved now, on a full disk say, stays where it is and harms nobody there.
  if (unreadable.length > 0)
    await moveUnreadable(db, from, parse, unreadable).catch(() => undefined);
  return readable(parsed);
}

/** Those of the values that could be parsed. */
export function readable<T>(values: readonly (T | Failure)[]): readonly T[] {
  return values.filter((value): value is T => !isFailure(value));
}

/** Undefined when there is none, or it is unreadable and moved aside. */
export async function readOne<T>(
  db: Database,
  from: Source,
  parse: Parse<T>,
  id: string,
): Promise<T | undefined> {
  const raw = await db.read([from], (reading) => reading.objectStore(from).get(id));
  if (raw === undefined) return undefined;
  const parsed = parse(raw);
  if (!isFailure(parsed)) return parsed;
  await moveUnreadable(db, from, parse, [id]).catch(() => undefined);
  return undefined;
}

/** The same within a transaction, which must cover `set-aside` too. */
export async function readOrMove<T>(
  writing: Writing,
  from: Source,
  parse: Parse<T>,
  id: string,
): Promise<T | undefined> {
  const raw = await writing.objectStore(from).get(id);
  if (raw === undefined) return undefined;
  const parsed = parse(raw);
  if (!isFailure(parsed)) return parsed;
  await move(writing, from, id, parsed.error);
  return undefined;
}

/** Moves one entry as it is; nothing happens when it is not there. */
export async function move(
  writing: Writing,
  from: Source,
  id: string,
  reason: string,
): Promise<void> {
  const store = writing.objectStore(from);
  const raw = await store.get(id);
  if (raw === undefined) return;
  // The key is given by the database.
  const entry: Omit<SetAside, 'key'> = { from, id, reason, at: Date.now(), raw };
  await writing.objectStore('set-aside').add(entry);
  await store.delete(id);
}

/** Looks at each once more: another tab may have written or moved it meanwhile. */
function moveUnreadable<T>(
  db: Database,
  from: Source,
  parse: Parse<T>,
  ids: readonly string[],
): Promise<void> {
  return db.write([from, 'set-aside'], async (writing) => {
    for (const id of ids) await readOrMove(writing, from, parse, id);
  });
}
