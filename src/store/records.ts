// The finished games and the figures folded from them, always changed together.

import { isFailure } from '../core/game.ts';
import { type GameRecord, makeRecord, parseRecord } from '../core/record.ts';
import type { Save } from '../core/save.ts';
import { addResult, counts, foldRecords, parseTotal, type Total, totalKey } from '../core/stats.ts';
import type { Changes } from './changes.ts';
import type { Database, Writing } from './db.ts';
import { putSave } from './saves.ts';
import { readable, readAll, readOne, readOrMove } from './set-aside.ts';

/** `known`: the game has its record already. `newer`: nothing was written, as by `saves.put`. */
export type FinishOutcome = 'recorded' | 'known' | 'newer';

export class Records {
  readonly #db: Database;
  readonly #changes: Changes;

  constructor(db: Database, changes: Changes) {
    this.#db = db;
    this.#changes = changes;
  }

  /**
   * Writes the save of a game that is over and, unless it has one, its record with the figures, in
   * one transaction. `seat` is the one whose result the figures are of, `endedOn` the day.
   */
  async finish(save: Save, seat = 0, endedOn?: string): Promise<FinishOutcome> {
    const record = makeRecord(save, seat, endedOn);
    if (!record) throw new RangeError(`game ${save.id} is not over`);
    const outcome = await this.#db.write(
      ['saves', 'records', 'totals', 'set-aside'],
      async (writing): Promise<FinishOutcome> => {
        if ((await putSave(writing, save)) === 'newer') return 'newer';
        if (await readOrMove(writing, 'records', parseRecord, save.id)) return 'known';
        await addRecord(writing, record);
        return 'recorded';
      },
    );
    if (outcome !== 'newer') this.#changes.tell('saves');
    if (outcome === 'recorded') this.#changes.tell('records');
    return outcome;
  }

  /** Newest first. One that cannot be read is set aside. */
  async list(game?: string): Promise<readonly GameRecord[]> {
    const where = game === undefined ? undefined : { index: 'game', is: IDBKeyRange.only(game) };
    return newestFirst(await readAll(this.#db, 'records', parseRecord, where));
  }

  /** How many of a game there are, those that cannot be read included. */
  count(game: string): Promise<number> {
    return this.#db.read(['records'], (reading) =>
      reading.objectStore('records').index('game').count(game),
    );
  }

  /** The last ones of a game to end, newest first: those readable of `most`. */
  async newest(game: string, most: number): Promise<readonly GameRecord[]> {
    const raws = await this.#db.read(['records'], async (reading) => {
      const found: unknown[] = [];
      const ended = reading.objectStore('records').index('ended');
      const ofGame = IDBKeyRange.bound([game], [game, []]);
      let cursor = await ended.openCursor(ofGame, 'prev');
      for (; cursor && found.length < most; cursor = await cursor.continue()) {
        found.push(cursor.value);
      }
      return found;
    });
    return readable(raws.map(parseRecord));
  }

  /** Those of one deal, as named by `dealKey`, newest first. */
  async ofDeal(deal: string): Promise<readonly GameRecord[]> {
    return newestFirst(
      await readAll(this.#db, 'records', parseRecord, {
        index: 'deal',
        is: IDBKeyRange.only(deal),
      }),
    );
  }

  /** Those of deals of the day, of all days or of one, newest first. */
  async daily(date?: string): Promise<readonly GameRecord[]> {
    // Dates are digits and hyphens, all of which come before the semicolon.
    const is =
      date === undefined
        ? IDBKeyRange.bound('daily:', 'daily;')
        : IDBKeyRange.only(`daily:${date}`);
    return newestFirst(await readAll(this.#db, 'records', parseRecord, { index: 'origin', is }));
  }

  get(id: string): Promise<GameRecord | undefined> {
    return readOne(this.#db, 'records', parseRecord, id);
  }

  /** Whether a deal, as named by `dealKey`, was finished before on this device. */
  async played(deal: string): Promise<boolean> {
    const count = await this.#db.read(['records'], (reading) =>
      reading.objectStore('records').index('deal').count(deal),
    );
    return count > 0;
  }
}

function newestFirst(records: readonly GameRecord[]): readonly GameRecord[] {
  return [...records].sort((a, b) => b.endedAt - a.endedAt);
}

export class Totals {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Those that cannot be read are rebuilt, as they are in the records once more. */
  async list(game?: string): Promise<readonly Total[]> {
    const stored = await this.#db.read(['totals'], (reading) =>
      reading.objectStore('totals').getAll(),
    );
    const parsed = stored.map(parseTotal);
    const totals = readable(parsed);
    const whole = totals.length === parsed.length ? totals : await this.rebuild();
    return game === undefined ? whole : whole.filter((total) => total.game === game);
  }

  /** Folds all records anew. */
  rebuild(): Promise<readonly Total[]> {
    return this.#db.write(['records', 'totals'], async (writing) => {
      await rebuildTotals(writing);
      return readable((await writing.objectStore('totals').getAll()).map(parseTotal));
    });
  }
}

/** Folds all records anew, within a transaction over `records` and `totals`. */
export async function rebuildTotals(writing: Writing): Promise<void> {
  const totals = foldRecords(await readableRecords(writing));
  const store = writing.objectStore('totals');
  await store.clear();
  for (const total of totals) await store.put(total);
}

async function addRecord(writing: Writing, made: GameRecord): Promise<void> {
  const records = writing.objectStore('records');
  // Another game of the same deal may have ended since this one began.
  const again = made.aids.again || (await records.index('deal').count(made.deal)) > 0;
  const record = { ...made, aids: { ...made.aids, again } };
  await records.add(record);
  if (!counts(record)) return;
  const total = await totalWith(writing, record);
  await writing.objectStore('totals').put(total);
}

/** With one more record, which is stored already. */
async function totalWith(writing: Writing, record: GameRecord): Promise<Total> {
  const key = totalKey(record);
  const before = parseTotal(await writing.objectStore('totals').get(key));
  if (!isFailure(before) && before.figures.lastEndedAt < record.endedAt) {
    return { ...before, figures: addResult(before.figures, record) };
  }
  // The first of its kind, or not the last one by the clock: streaks depend on the order.
  const all = foldRecords(await readableRecords(writing, record.game));
  const total = all.find((one) => one.key === key);
  if (!total) throw new Error(`no total for ${key}`);
  return total;
}

async function readableRecords(writing: Writing, game?: string): Promise<readonly GameRecord[]> {
  const store = writing.objectStore('records');
  const stored = await (game === undefined ? store.getAll() : store.index('game').getAll(game));
  return readable(stored.map(parseRecord));
}
