import { expect } from '@open-wc/testing';
import { Database, PATIENCE_MS } from '../../../src/store/db.ts';
import { type Step, STEPS } from '../../../src/store/schema.ts';
import {
  becomes,
  fakeTimers,
  freshName,
  later,
  openRaw,
  problemOf,
  rawPut,
  rawRows,
  settled,
  stub,
  watchConnections,
} from './support.ts';

/** The app of a later version, as far as its database goes. */
const LATER: readonly Step[] = [...STEPS, (db) => void db.createObjectStore('notes')];

function database(name = freshName(), steps = STEPS): Database {
  const db = new Database(name, steps);
  later(() => db.close());
  return db;
}

function put(db: Database, value: string): Promise<unknown> {
  return db.write(['settings'], (writing) => writing.objectStore('settings').put(value, 'theme'));
}

function get(db: Database): Promise<unknown> {
  return db.read(['settings'], (reading) => reading.objectStore('settings').get('theme'));
}

describe('the ladder of versions', () => {
  it('leads from nothing to a database that works', async () => {
    const db = database();
    expect(db.state).to.equal('opening');
    await put(db, 'dark');
    expect(await get(db)).to.equal('dark');
    expect(db.state).to.equal('ready');
  });

  it('runs the steps that are left, in order, whatever version it comes from', async () => {
    const climbed: number[] = [];
    const step =
      (number: number): Step =>
      (db) => {
        climbed.push(number);
        if (number === 1) db.createObjectStore('settings');
      };
    const ladder = [1, 2, 3, 4].map(step);
    const name = freshName();
    for (const version of [1, 3, 4]) {
      const db = new Database(name, ladder.slice(0, version));
      await becomes(db, 'ready');
      db.close();
      await get(db).then(() => db.close());
    }
    expect(climbed).to.deep.equal([1, 2, 3, 4]);
  });

  it('carries data over in a step that waits for the database', async () => {
    const name = freshName();
    const old = new Database(name);
    await put(old, 'dark');
    old.close();
    const db = database(name, [
      ...STEPS,
      async (_db, upgrade) => {
        const settings = upgrade.objectStore('settings');
        const theme = (await settings.get('theme')) as string;
        await settings.put(theme.toUpperCase(), 'theme');
      },
    ]);
    expect(await get(db)).to.equal('DARK');
  });

  it('leaves everything as it was when a step fails', async () => {
    const name = freshName();
    const old = new Database(name);
    await put(old, 'dark');
    old.close();
    const failing = database(name, [
      ...LATER,
      () => {
        throw new Error('a mistake in a step');
      },
    ]);
    expect(await problemOf(get(failing))).to.equal('unavailable');
    expect(await get(database(name))).to.equal('dark');
  });
});

describe('two versions of the app at the same time', () => {
  it('the old one lets go and never writes again', async () => {
    const name = freshName();
    const old = database(name);
    await put(old, 'old');
    const newer = database(name, LATER);
    await put(newer, 'new');
    expect([old.state, newer.state]).to.deep.equal(['outdated', 'ready']);
    expect(await problemOf(put(old, 'old again'))).to.equal('outdated');
    expect(await problemOf(get(old))).to.equal('outdated');
    newer.close();
    expect(await problemOf(put(old, 'old again'))).to.equal('outdated');
    expect(await rawRows(name, 'settings')).to.deep.equal(['new']);
  });

  it('what the old one was writing is completed first', async () => {
    const name = freshName();
    const old = database(name);
    await becomes(old, 'ready');
    const writing = put(old, 'last words');
    const newer = database(name, LATER);
    expect(await get(newer)).to.equal('last words');
    await writing;
  });

  it('an old app that starts after a newer one touches nothing', async () => {
    const name = freshName();
    await put(database(name, LATER), 'new');
    const old = database(name);
    expect(await problemOf(get(old))).to.equal('outdated');
    expect(old.state).to.equal('outdated');
  });

  it('waits for a tab that does not let go, says so, and goes on once it does', async () => {
    const advance = fakeTimers();
    const name = freshName();
    const holder = await openRaw(name, 1, (db) => db.createObjectStore('settings'));
    const blocked = nextBlocked();
    const db = database(name, [() => undefined, ...LATER.slice(STEPS.length)]);
    const waiting = problemOf(get(db));
    await blocked;
    advance(PATIENCE_MS);
    expect(await waiting).to.equal('blocked');
    expect(db.state).to.equal('blocked');
    holder.close();
    await becomes(db, 'ready');
    await put(db, 'dark');
    expect(await get(db)).to.equal('dark');
  });
});

describe('a lost connection', () => {
  it('that was closed behind its back is opened again at the next use', async () => {
    const connections = watchConnections();
    const db = database();
    await put(db, 'before');
    connections[0]?.close();
    await put(db, 'after');
    expect(await get(db)).to.equal('after');
    expect(connections).to.have.length(2);
  });

  it('that the browser gave up is opened again at the next use', async () => {
    const connections = watchConnections();
    const db = database();
    await put(db, 'before');
    connections[0]?.close();
    connections[0]?.dispatchEvent(new Event('close'));
    expect(db.state).to.equal('ready');
    await put(db, 'after');
    expect(await get(db)).to.equal('after');
    expect(connections).to.have.length(2);
  });

  it('in the middle of a write begins that write again', async () => {
    const connections = watchConnections();
    const db = database();
    let attempts = 0;
    await db.write(['settings'], async (writing) => {
      attempts += 1;
      await writing.objectStore('settings').put('begun', 'theme');
      if (attempts > 1) return;
      connections[0]?.close();
      connections[0]?.dispatchEvent(new Event('close'));
      writing.abort();
      await writing.done;
    });
    expect(attempts).to.equal(2);
    expect(await get(db)).to.equal('begun');
  });

  it('is none when the work itself fails: then nothing is written', async () => {
    const db = database();
    await put(db, 'before');
    let attempts = 0;
    const failing = db.write(['settings'], async (writing) => {
      attempts += 1;
      await writing.objectStore('settings').put('half', 'theme');
      throw new Error('a mistake');
    });
    expect(await problemOf(failing)).to.equal('failed');
    expect(attempts).to.equal(1);
    expect(await get(db)).to.equal('before');
  });

  it('through deletion of the whole database leaves an empty one', async () => {
    const name = freshName();
    const db = database(name);
    await put(db, 'before');
    await settled(indexedDB.deleteDatabase(name));
    expect(await get(db)).to.equal(undefined);
    expect(db.state).to.equal('ready');
  });
});

describe('a browser without storage', () => {
  it('that refuses it', async () => {
    stub(indexedDB, 'open', () => {
      throw new DOMException('not here', 'SecurityError');
    });
    const db = database();
    expect(await problemOf(get(db))).to.equal('unavailable');
    expect(db.state).to.equal('unavailable');
    expect(await problemOf(put(db, 'dark'))).to.equal('unavailable');
  });

  it('that has none at all', async () => {
    const name = freshName();
    stub(window as { indexedDB: unknown }, 'indexedDB', undefined);
    const db = database(name);
    expect(await problemOf(get(db))).to.equal('unavailable');
    expect(db.state).to.equal('unavailable');
  });

  it('for a while only: it is asked again at every use', async () => {
    const open = indexedDB.open.bind(indexedDB);
    let refusing = true;
    stub(indexedDB, 'open', (name: string, version?: number) => {
      if (refusing) throw new DOMException('not now', 'UnknownError');
      return open(name, version);
    });
    const db = database();
    expect(await problemOf(get(db))).to.equal('unavailable');
    refusing = false;
    await put(db, 'dark');
    expect(db.state).to.equal('ready');
  });
});

describe('an opening that never settles', () => {
  /** Gives a request that nothing happens to until the test says so. */
  function neverOpen(): IDBOpenDBRequest {
    const request = Object.setPrototypeOf(
      new EventTarget(),
      IDBOpenDBRequest.prototype,
    ) as IDBOpenDBRequest;
    stub(indexedDB, 'open', () => request);
    return request;
  }

  it('is given up after a while, and operations reject at once from then on', async () => {
    const advance = fakeTimers();
    neverOpen();
    const db = database();
    const waiting = problemOf(get(db));
    advance(PATIENCE_MS - 1);
    expect(db.state).to.equal('opening');
    advance(1);
    expect(db.state).to.equal('silent');
    expect(await waiting).to.equal('silent');
    expect(await problemOf(put(db, 'dark'))).to.equal('silent');
  });

  it('is welcome when it settles after all', async () => {
    const name = freshName();
    const made = new Database(name);
    await put(made, 'dark');
    made.close();
    const real = await openRaw(name);

    const advance = fakeTimers();
    const request = neverOpen();
    const db = database(name);
    advance(PATIENCE_MS);
    expect(await problemOf(get(db))).to.equal('silent');
    Object.defineProperty(request, 'result', { value: real });
    request.dispatchEvent(new Event('success'));
    await becomes(db, 'ready');
    expect(await get(db)).to.equal('dark');
  });
});

describe('writing', () => {
  it('waits for the disk', async () => {
    const durabilities: unknown[] = [];
    const transaction = IDBDatabase.prototype.transaction;
    stub(IDBDatabase.prototype, 'transaction', function (this: IDBDatabase, ...args) {
      durabilities.push([args[1], args[2]?.durability]);
      return transaction.apply(this, args);
    });
    const db = database();
    await put(db, 'dark');
    expect(durabilities).to.deep.equal([['readwrite', 'strict']]);
  });

  it('past the app is seen by the app', async () => {
    const name = freshName();
    const db = database(name);
    await becomes(db, 'ready');
    await rawPut(name, 'settings', 'light', 'theme');
    expect(await get(db)).to.equal('light');
  });
});

/** Resolves when the next opening has been told that it is blocked. */
function nextBlocked(): Promise<void> {
  const open = indexedDB.open.bind(indexedDB);
  return new Promise((resolve) => {
    stub(indexedDB, 'open', (name: string, version?: number) => {
      const request = open(name, version);
      // Listens last, after whoever asked.
      queueMicrotask(() => request.addEventListener('blocked', () => resolve()));
      return request;
    });
  });
}
