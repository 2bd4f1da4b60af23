import { expect } from '@open-wc/testing';
import { dealKey, type GameRecord } from '../../../src/core/record.ts';
import type { Save } from '../../../src/core/save.ts';
import type { Session } from '../../../src/session/session.ts';
import type { Store } from '../../../src/store/store.ts';
import { beginGame, finishGame, king, TestClocks } from '../../app/sessions.ts';
import { fillDisk, freshName, openTestStore, problemOf, rawPut, rawRows } from './support.ts';

let minutes = 0;

/** A game that is over, each on a deal of its own and a minute after the one before. */
function finished(id: string, seed = id): Session {
  const clocks = new TestClocks();
  minutes += 1;
  clocks.now += minutes * 60_000;
  const session = beginGame({ id, clocks, seed });
  finishGame(session);
  return session;
}

/** What is kept of the games of a device that has played: clean, with a hint, and a deal again. */
async function playSome(store: Store): Promise<void> {
  for (const id of ['a', 'b', 'c']) await store.records.finish(finished(id).toSave());
  const hinted = finished('d');
  hinted.countHint();
  await store.records.finish(hinted.toSave());
  await store.records.finish(finished('e', 'a').toSave());
}

async function figures(store: Store): Promise<readonly string[]> {
  const totals = await store.totals.list();
  return totals.map((total) => `${total.class} ${total.figures.played}`).sort();
}

describe('finishing a game', () => {
  it('writes save, record and figures', async () => {
    const store = openTestStore();
    const save = finished('a').toSave();
    expect(await store.records.finish(save)).to.equal('recorded');
    expect(await store.saves.get('a')).to.deep.equal(save);
    const [record] = await store.records.list();
    expect(record?.log).to.deep.equal(save.log);
    expect(record?.endedAt).to.equal(save.updatedAt);
    expect(await store.records.get('a')).to.deep.equal(record);
    expect(await figures(store)).to.deep.equal(['clean 1']);
  });

  it('writes all three or none', async () => {
    const store = openTestStore();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      if (this.name === 'totals') throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    };
    try {
      expect(await problemOf(store.records.finish(finished('a').toSave()))).to.equal('full');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(await store.saves.list()).to.deep.equal([]);
    expect(await store.records.list()).to.deep.equal([]);
    expect(await store.totals.list()).to.deep.equal([]);
  });

  it('records the first end only; a later one changes nothing but the save', async () => {
    const store = openTestStore();
    const session = finished('a');
    await store.records.finish(session.toSave());
    const first = await store.records.list();
    session.undo();
    session.countHint();
    session.play(king);
    expect(await store.records.finish(session.toSave())).to.equal('known');
    expect(await store.records.list()).to.deep.equal(first);
    expect(await figures(store)).to.deep.equal(['clean 1']);
    expect((await store.saves.get('a'))?.revision).to.equal(session.revision);
  });

  it('writes nothing when the game was played on elsewhere', async () => {
    const store = openTestStore();
    const session = finished('a');
    const end = session.toSave();
    session.undo();
    await store.saves.put(session.toSave());
    expect(await store.records.finish(end)).to.equal('newer');
    expect(await store.records.list()).to.deep.equal([]);
    expect(await store.totals.list()).to.deep.equal([]);
  });

  it('is refused while the game is being played', async () => {
    const store = openTestStore();
    let refused: unknown;
    await store.records.finish(beginGame().toSave()).catch((error: unknown) => {
      refused = error;
    });
    expect(refused).to.be.instanceOf(RangeError);
  });

  it('happens once when two tabs do it at the same time', async () => {
    const name = freshName();
    const save = finished('a').toSave();
    const outcomes = await Promise.all(
      [openTestStore(name), openTestStore(name)].map((store) => store.records.finish(save)),
    );
    expect(outcomes.sort()).to.deep.equal(['known', 'recorded']);
    expect(await figures(openTestStore(name))).to.deep.equal(['clean 1']);
  });

  it('can be done once there is room again', async () => {
    const store = openTestStore();
    const save = finished('a').toSave();
    const makeRoom = fillDisk();
    expect(await problemOf(store.records.finish(save))).to.equal('full');
    makeRoom();
    expect(await store.records.finish(save)).to.equal('recorded');
  });
});

describe('records', () => {
  it('are listed newest first, all or of one game', async () => {
    const store = openTestStore();
    await playSome(store);
    const other: Save = { ...finished('x').toSave(), game: 'cascade' };
    await store.records.finish(other);
    const ids = (records: readonly GameRecord[]): string => records.map(({ id }) => id).join('');
    expect(ids(await store.records.list())).to.equal('xedcba');
    expect(ids(await store.records.list('cascade'))).to.equal('x');
    expect(await store.records.list('cribbage-squares')).to.deep.equal([]);
  });

  it('know whether a deal was finished before', async () => {
    const store = openTestStore();
    const session = finished('a');
    const deal = dealKey('pyramid', session.options, session.startedFrom);
    expect(await store.records.played(deal)).to.equal(false);
    await store.records.finish(session.toSave());
    expect(await store.records.played(deal)).to.equal(true);
    const other = dealKey('pyramid', session.options, { seed: 'a' });
    expect(await store.records.played(other)).to.equal(false);
  });

  it('mark a deal as played again although it was not when the game began', async () => {
    const store = openTestStore();
    await store.records.finish(finished('a', 'same').toSave());
    await store.records.finish(finished('b', 'same').toSave());
    expect((await store.records.get('a'))?.aids.again).to.equal(false);
    expect((await store.records.get('b'))?.aids.again).to.equal(true);
    expect(await figures(store)).to.deep.equal(['again 1', 'clean 1']);
  });

  it('that cannot be read are set aside, and harm no others', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await playSome(store);
    const good = await store.records.list();
    const damaged = { id: 'bad', game: 'pyramid', format: 99 };
    await rawPut(name, 'records', damaged);
    expect(await store.records.list()).to.deep.equal(good);
    const [entry] = await store.setAside.list();
    expect([entry?.from, entry?.raw]).to.deep.equal(['records', damaged]);
    expect(await rawRows(name, 'records')).to.have.length(good.length);
  });

  it('that cannot be read make room for another end of the same game', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await rawPut(name, 'records', { id: 'a', game: 'pyramid' });
    expect(await store.records.finish(finished('a').toSave())).to.equal('recorded');
    expect(await store.setAside.list()).to.have.length(1);
    expect(await figures(store)).to.deep.equal(['clean 1']);
  });
});

describe('totals', () => {
  it('are the same after every game as when they are rebuilt from all records', async () => {
    const store = openTestStore();
    await playSome(store);
    const updated = await store.totals.list();
    expect(updated.map((total) => `${total.class} ${total.figures.played}`).sort()).to.deep.equal([
      'again 1',
      'assisted 1',
      'clean 3',
    ]);
    await store.totals.rebuild();
    expect(await store.totals.list()).to.deep.equal(updated);
  });

  it('are right also when a game that ended earlier is recorded later', async () => {
    const store = openTestStore();
    const earlier = finished('early').toSave();
    const status = { kind: 'over', winners: [0], reason: 'All the cards are gone' } as const;
    const won: Save = {
      ...finished('late').toSave(),
      summary: { ...earlier.summary, status: { ...status, winners: [0] } },
    };
    await store.records.finish(won);
    await store.records.finish(earlier);
    const updated = await store.totals.list();
    expect(updated[0]?.figures.streak).to.equal(1);
    await store.totals.rebuild();
    expect(await store.totals.list()).to.deep.equal(updated);
  });

  it('leave out a game that was taken over from a replay, which is listed', async () => {
    const store = openTestStore();
    await playSome(store);
    const before = await store.totals.list();
    const save: Save = { ...finished('taken').toSave(), origin: 'replay' };
    expect(await store.records.finish(save)).to.equal('recorded');
    expect((await store.records.get('taken'))?.origin).to.equal('replay');
    expect(await store.totals.list()).to.deep.equal(before);
    await store.totals.rebuild();
    expect(await store.totals.list()).to.deep.equal(before);
  });

  it('of one game are listed alone', async () => {
    const store = openTestStore();
    await playSome(store);
    await store.records.finish({ ...finished('x').toSave(), game: 'cascade' });
    expect((await store.totals.list('cascade')).map(({ game }) => game)).to.deep.equal(['cascade']);
    expect(await store.totals.list('pyramid')).to.have.length(3);
  });

  it('that are damaged or lost are rebuilt', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await playSome(store);
    const right = await store.totals.list();
    await rawPut(name, 'totals', { ...right[0], figures: 'many' });
    expect(await store.totals.list()).to.deep.equal(right);

    const clean = right.find((total) => total.class === 'clean');
    await rawPut(name, 'totals', { ...clean, figures: 'many' });
    await store.records.finish(finished('f').toSave());
    expect(await figures(store)).to.deep.equal(['again 1', 'assisted 1', 'clean 4']);
  });

  it('leave out records that cannot be read', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await playSome(store);
    const right = await store.totals.list();
    await rawPut(name, 'records', { id: 'bad', game: 'pyramid' });
    expect(await store.totals.rebuild()).to.have.length(right.length);
    expect(await store.totals.list()).to.deep.equal(right);
  });
});

describe('the newest games', () => {
  it('are so many of one game, the last one to end first', async () => {
    const store = openTestStore();
    await playSome(store);
    expect(await store.records.count('pyramid')).to.equal(5);
    const newest = await store.records.newest('pyramid', 3);
    expect(newest).to.deep.equal((await store.records.list('pyramid')).slice(0, 3));
    expect(await store.records.newest('pyramid', 9)).to.have.length(5);
    expect(await store.records.newest('cascade', 9)).to.deep.equal([]);
  });
});
