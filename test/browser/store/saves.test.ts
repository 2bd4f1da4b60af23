import { expect } from '@open-wc/testing';
import type { Save } from '../../../src/core/save.ts';
import { beginGame, king, openGame, TestClocks, turn } from '../../app/sessions.ts';
import { fillDisk, freshName, openTestStore, problemOf, rawPut, rawRows } from './support.ts';

/** A save after so many turns of the stock, at a moment that tells it from others. */
function saveOf(id: string, moves = 1, now = 1_000): Save {
  const clocks = new TestClocks();
  clocks.now = now;
  const session = beginGame({ id, clocks });
  for (let i = 0; i < moves; i++) session.play(turn);
  return session.toSave();
}

describe('saves', () => {
  it('come back as they were put, through a reload as well', async () => {
    const name = freshName();
    const save = saveOf('a');
    const store = openTestStore(name);
    expect(await store.saves.put(save)).to.equal('saved');
    expect(await store.saves.get('a')).to.deep.equal(save);
    store.close();
    expect(await openTestStore(name).saves.get('a')).to.deep.equal(save);
  });

  it('are listed newest first', async () => {
    const store = openTestStore();
    for (const [id, now] of [
      ['a', 2_000],
      ['b', 3_000],
      ['c', 1_000],
    ] as const) {
      await store.saves.put(saveOf(id, 1, now));
    }
    expect((await store.saves.list()).map(({ id }) => id)).to.deep.equal(['b', 'a', 'c']);
  });

  it('are gone when they are removed, and only then', async () => {
    const store = openTestStore();
    await store.saves.put(saveOf('a'));
    await store.saves.put(saveOf('b'));
    await store.saves.remove('a');
    await store.saves.remove('never there');
    expect(await store.saves.get('a')).to.equal(undefined);
    expect((await store.saves.list()).map(({ id }) => id)).to.deep.equal(['b']);
  });
});

describe('putting a save', () => {
  it('goes on from an earlier revision', async () => {
    const store = openTestStore();
    await store.saves.put(saveOf('a', 1));
    expect(await store.saves.put(saveOf('a', 2))).to.equal('saved');
    expect((await store.saves.get('a'))?.revision).to.equal(2);
  });

  it('never goes back to one', async () => {
    const store = openTestStore();
    const newer = saveOf('a', 2);
    await store.saves.put(newer);
    expect(await store.saves.put(saveOf('a', 1))).to.equal('newer');
    expect(await store.saves.get('a')).to.deep.equal(newer);
  });

  it('refuses another tab’s game of the same revision', async () => {
    const store = openTestStore();
    const start = saveOf('a', 0);
    const here = openGame(start);
    const there = openGame(start);
    here.play(turn);
    there.play(king);
    expect(await store.saves.put(here.toSave())).to.equal('saved');
    expect(await store.saves.put(there.toSave())).to.equal('newer');
    expect((await store.saves.get('a'))?.log).to.deep.equal(['T']);
  });

  it('takes more play time at the same revision', async () => {
    const store = openTestStore();
    const clocks = new TestClocks();
    const session = beginGame({ clocks });
    session.play(turn);
    await store.saves.put(session.toSave());
    clocks.now += 7_000;
    expect(await store.saves.put(session.toSave())).to.equal('saved');
    expect((await store.saves.get('a'))?.elapsed).to.equal(7_000);
  });

  it('says when the disk is full, keeps what was there, and works again later', async () => {
    const store = openTestStore();
    await store.saves.put(saveOf('a', 1));
    const makeRoom = fillDisk();
    expect(await problemOf(store.saves.put(saveOf('a', 2)))).to.equal('full');
    expect((await store.saves.get('a'))?.revision).to.equal(1);
    makeRoom();
    expect(await store.saves.put(saveOf('a', 2))).to.equal('saved');
  });
});

describe('a save that cannot be read', () => {
  const damaged = { ...saveOf('bad'), log: ['T', 7] };

  it('is set aside as it is, and the others are listed', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await store.saves.put(saveOf('good'));
    await rawPut(name, 'saves', damaged);
    const before = Date.now();
    expect((await store.saves.list()).map(({ id }) => id)).to.deep.equal(['good']);

    const [entry, ...more] = await store.setAside.list();
    expect(more).to.deep.equal([]);
    expect(entry?.raw).to.deep.equal(damaged);
    expect([entry?.from, entry?.id]).to.deep.equal(['saves', 'bad']);
    expect(entry?.reason).to.match(/^log\.1: /);
    expect(entry?.at).to.be.within(before, Date.now());
    expect(await rawRows(name, 'saves')).to.deep.equal([saveOf('good')]);
  });

  it('is set aside when it is asked for', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await store.saves.put(saveOf('good'));
    await rawPut(name, 'saves', damaged);
    expect(await store.saves.get('bad')).to.equal(undefined);
    expect((await store.setAside.list()).map(({ id }) => id)).to.deep.equal(['bad']);
  });

  it('is set aside when its game is written over it', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await store.saves.put(saveOf('bad'));
    await rawPut(name, 'saves', damaged);
    expect(await store.saves.put(saveOf('bad', 2))).to.equal('saved');
    expect((await store.setAside.list())[0]?.raw).to.deep.equal(damaged);
    expect((await store.saves.get('bad'))?.revision).to.equal(2);
  });

  it('stays where it is while it cannot be moved, and harms nobody', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await store.saves.put(saveOf('good'));
    await rawPut(name, 'saves', damaged);
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    try {
      expect((await store.saves.list()).map(({ id }) => id)).to.deep.equal(['good']);
    } finally {
      IDBObjectStore.prototype.add = add;
    }
    expect(await store.setAside.list()).to.deep.equal([]);
    expect(await rawRows(name, 'saves')).to.have.length(2);
  });

  it('is not destroyed by what else may be in its place', async () => {
    for (const rubbish of [{ id: 'bad' }, { id: 'bad', format: 99, game: 7 }]) {
      const name = freshName();
      const store = openTestStore(name);
      await rawPut(name, 'saves', rubbish);
      expect(await store.saves.list()).to.deep.equal([]);
      expect((await store.setAside.list()).map(({ raw }) => raw)).to.deep.equal([rubbish]);
    }
  });
});

describe('setting aside', () => {
  it('moves a save that could not be replayed, with the reason', async () => {
    const store = openTestStore();
    await store.saves.put(saveOf('a'));
    await store.saves.put(saveOf('b'));
    await store.saves.setAside('a', 'move 1: "T" is refused');
    expect((await store.saves.list()).map(({ id }) => id)).to.deep.equal(['b']);
    const [entry] = await store.setAside.list();
    expect(entry?.reason).to.equal('move 1: "T" is refused');
    expect(entry?.raw).to.deep.equal(saveOf('a'));
  });

  it('does nothing when there is no such save', async () => {
    const store = openTestStore();
    await store.saves.setAside('a', 'gone');
    expect(await store.setAside.list()).to.deep.equal([]);
  });

  it('ends with removal, which can be taken back', async () => {
    const store = openTestStore();
    for (const id of ['a', 'b', 'c']) {
      await store.saves.put(saveOf(id));
      await store.saves.setAside(id, 'why not');
    }
    const all = await store.setAside.list();
    await store.setAside.remove(all.slice(0, 2));
    expect((await store.setAside.list()).map(({ id }) => id)).to.deep.equal(['c']);
    await store.setAside.putBack(all.slice(0, 2));
    expect(await store.setAside.list()).to.deep.equal(all);
  });
});
