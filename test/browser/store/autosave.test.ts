import { expect } from '@open-wc/testing';
import { Autosave, RETRY_MS } from '../../../src/app/autosave.ts';
import { STEPS } from '../../../src/store/schema.ts';
import { beginGame, finishGame, openGame, turn } from '../../app/sessions.ts';
import {
  becomes,
  fakeTimers,
  fillDisk,
  freshName,
  later,
  openRaw,
  openTestStore,
} from './support.ts';

describe('autosave into the real store', () => {
  it('keeps every change, and the first end on record', async () => {
    const store = openTestStore();
    const session = beginGame();
    const autosave = new Autosave(session, store);
    session.play(turn);
    await becomes(autosave, 'saved');
    expect(await store.saves.get('a')).to.deep.equal(session.toSave());
    session.undo();
    finishGame(session);
    await becomes(autosave, 'saved');
    expect(autosave.confirmedRevision).to.equal(session.revision);
    expect(await store.saves.get('a')).to.deep.equal(session.toSave());
    expect((await store.records.list()).map(({ id }) => id)).to.deep.equal(['a']);
  });

  it('says when the disk is full, and recovers by itself when there is room', async () => {
    const advance = fakeTimers();
    const store = openTestStore();
    await becomes(store, 'ready');
    const session = beginGame();
    const autosave = new Autosave(session, store);
    const makeRoom = fillDisk();
    session.play(turn);
    await becomes(autosave, 'failed');
    expect(autosave.reason).to.contain('The device is full');
    session.play(turn);
    makeRoom();
    advance(RETRY_MS);
    await becomes(autosave, 'saved');
    expect(autosave.reason).to.equal(undefined);
    expect(await store.saves.get('a')).to.deep.equal(session.toSave());
  });

  it('stops in the tab whose game was played on in another', async () => {
    const name = freshName();
    const [here, there] = [openTestStore(name), openTestStore(name)];
    const start = beginGame();
    start.play(turn);
    await here.saves.put(start.toSave());
    const [mine, yours] = [openGame(start.toSave()), openGame(start.toSave())];
    const [myAutosave, yourAutosave] = [new Autosave(mine, here), new Autosave(yours, there)];

    mine.undo();
    await becomes(myAutosave, 'saved');
    yours.play(turn);
    await becomes(yourAutosave, 'superseded');
    yours.undo();
    yours.redo();
    await yourAutosave.flush();
    expect(await there.saves.get('a')).to.deep.equal(mine.toSave());
    expect(myAutosave.state).to.equal('saved');
  });

  it('says when a newer version of the app has taken over', async () => {
    const name = freshName();
    const store = openTestStore(name);
    const session = beginGame();
    const autosave = new Autosave(session, store);
    session.play(turn);
    await becomes(autosave, 'saved');
    await openRaw(name, STEPS.length + 1);
    expect(store.state).to.equal('outdated');
    session.play(turn);
    await becomes(autosave, 'failed');
    expect(autosave.reason).to.contain('A newer version');
    expect(autosave.confirmedRevision).to.equal(1);
  });

  it('is written when the page is told to flush and closed right after', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await becomes(store, 'ready');
    const session = beginGame();
    const autosave = new Autosave(session, store);
    later(() => autosave.close());
    session.play(turn);
    void autosave.flush();
    store.close();
    await becomes(autosave, 'saved');
    expect(await openTestStore(name).saves.get('a')).to.deep.equal(session.toSave());
  });
});
