import { expect } from '@open-wc/testing';
import { defaultSettings } from '../../../src/store/settings.ts';
import type { Backup } from '../../../src/core/backup.ts';
import type { Store } from '../../../src/store/store.ts';
import { lostChallenge } from '../../core/records.ts';
import { beginGame, finishGame, openGame, turn } from '../../app/sessions.ts';
import { fillDisk, freshName, openTestStore, problemOf, rawPut, rawRows } from './support.ts';

/** A device on which one game was begun, two were finished, a result came, and a theme was chosen. */
async function played(store: Store): Promise<void> {
  const unfinished = beginGame({ id: 'unfinished' });
  unfinished.play(turn);
  await store.saves.put(unfinished.toSave());
  for (const id of ['first', 'second']) {
    const session = beginGame({ id, seed: id });
    finishGame(session);
    await store.records.finish(session.toSave());
    await store.saves.remove(id);
  }
  await store.challenges.add(lostChallenge());
  await store.settings.save({ ...defaultSettings(), theme: 'dark' });
}

async function everything(store: Store): Promise<unknown> {
  const { saves, records, challenges, settings } = await store.backups.collect(0);
  return { saves, records, challenges, settings, totals: await store.totals.list() };
}

async function backupOfPlayed(): Promise<Backup> {
  const store = openTestStore();
  await played(store);
  return store.backups.collect(1_000);
}

describe('a backup', () => {
  it('makes another device the same', async () => {
    const here = openTestStore();
    await played(here);
    const there = openTestStore();
    const merged = await there.backups.merge(await here.backups.collect(1_000));
    expect(merged).to.deep.equal({
      saves: 1,
      records: 2,
      challenges: 1,
      settings: true,
    });
    expect(await everything(there)).to.deep.equal(await everything(here));
  });

  it('changes nothing where everything is there already', async () => {
    const store = openTestStore();
    await played(store);
    const before = await everything(store);
    const merged = await store.backups.merge(await store.backups.collect(1_000));
    expect(merged).to.deep.equal({
      saves: 0,
      records: 0,
      challenges: 0,
      settings: false,
    });
    expect(await everything(store)).to.deep.equal(before);
  });

  it('counts as unfinished what is to be gone on with, and no game that is over', async () => {
    const here = openTestStore();
    await played(here);
    await here.saves.put(beginGame({ id: 'untouched', seed: 'untouched' }).toSave());
    const over = beginGame({ id: 'over', seed: 'over' });
    finishGame(over);
    await here.saves.put(over.toSave());
    const there = openTestStore();
    const merged = await there.backups.merge(await here.backups.collect(1_000));
    expect(merged.saves).to.equal(1);
    expect(await there.saves.list()).to.have.length(3);
  });

  it('does not take the place of a game that was played on since', async () => {
    const store = openTestStore();
    const backup = await backupOfPlayed();
    const session = openGame(backup.saves[0]!);
    session.play(turn);
    await store.saves.put(session.toSave());
    expect((await store.backups.merge(backup)).saves).to.equal(0);
    expect(await store.saves.get('unfinished')).to.deep.equal(session.toSave());
  });

  it('takes the place of a game that was played on where it was made', async () => {
    const store = openTestStore();
    const backup = await backupOfPlayed();
    await store.backups.merge(backup);
    const session = openGame(backup.saves[0]!);
    session.play(turn);
    const newer = { ...backup, saves: [session.toSave()] };
    expect((await store.backups.merge(newer)).saves).to.equal(1);
    expect(await store.saves.get('unfinished')).to.deep.equal(session.toSave());
  });

  it('does not offer to go on with a game that has ended since', async () => {
    const store = openTestStore();
    const backup = await backupOfPlayed();
    const session = openGame(backup.saves[0]!);
    session.play(turn);
    finishGame(session);
    await store.records.finish(session.toSave());
    await store.saves.remove('unfinished');
    expect((await store.backups.merge(backup)).saves).to.equal(0);
    expect(await store.saves.list()).to.deep.equal([]);
  });

  it('leaves the settings alone where some were chosen', async () => {
    const store = openTestStore();
    await store.settings.save({ ...defaultSettings(), theme: 'light' });
    expect((await store.backups.merge(await backupOfPlayed())).settings).to.equal(false);
    expect((await store.settings.load()).theme).to.equal('light');
  });

  it('holds what can be read, and what cannot is set aside', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await played(store);
    await rawPut(name, 'saves', { id: 'broken', game: 'pyramid' });
    const { saves } = await store.backups.collect(1_000);
    expect(saves.map(({ id }) => id)).to.deep.equal(['unfinished']);
    expect((await store.setAside.list()).map(({ id }) => id)).to.deep.equal(['broken']);
  });

  it('is merged as a whole or not at all', async () => {
    const name = freshName();
    const store = openTestStore(name);
    const backup = await backupOfPlayed();
    await store.saves.list();
    fillDisk();
    expect(await problemOf(store.backups.merge(backup))).to.equal('full');
    for (const part of ['saves', 'records', 'totals', 'settings']) {
      expect(await rawRows(name, part), part).to.deep.equal([]);
    }
  });
});

describe('erasing', () => {
  it('leaves nothing, and the store goes on', async () => {
    const store = openTestStore();
    const fresh = await everything(store);
    await played(store);
    await store.erase();
    expect(await everything(store)).to.deep.equal(fresh);
    await played(store);
    expect(await store.saves.list()).to.have.length(1);
  });

  it('makes other tabs let go', async () => {
    const name = freshName();
    const [here, there] = [openTestStore(name), openTestStore(name)];
    await played(here);
    await there.saves.list();
    await here.erase();
    expect(await there.saves.list()).to.deep.equal([]);
  });
});
