// What released versions of the app have kept, opened by this one.

import { expect } from '@open-wc/testing';
import type { DatabaseDump, StoreDump } from '../../../scripts/lib/device-history.ts';
import { parseChallenge } from '../../../src/core/challenge.ts';
import { parseRecord } from '../../../src/core/record.ts';
import { parseSave } from '../../../src/core/save.ts';
import { findGame } from '../../../src/games/registry.ts';
import { Session } from '../../../src/session/session.ts';
import { Database } from '../../../src/store/db.ts';
import { STEPS } from '../../../src/store/schema.ts';
import { beginGame, finishGame, TestClocks } from '../../app/sessions.ts';
import { becomes, freshName, later, openRaw, openTestStore, settled } from './support.ts';

async function recorded(version: number): Promise<DatabaseDump> {
  const file = new URL(`../../fixtures/db/v${version}.json`, import.meta.url);
  return (await (await fetch(file)).json()) as DatabaseDump;
}

function rows(store: StoreDump | undefined): readonly unknown[] {
  return (store?.rows ?? []).map(({ value }) => value);
}

/** Makes the database as that version had it, with nothing of the app's code. */
async function restore(name: string, version: number, database: DatabaseDump): Promise<void> {
  const db = await openRaw(name, version, (made) => {
    for (const [storeName, { keyPath, autoIncrement, indexes }] of Object.entries(database)) {
      const store = made.createObjectStore(storeName, { keyPath, autoIncrement });
      for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
    }
  });
  for (const [storeName, { keyPath, rows: kept }] of Object.entries(database)) {
    const store = db.transaction(storeName, 'readwrite').objectStore(storeName);
    for (const { key, value } of kept) {
      await settled(keyPath === null ? store.put(value, key) : store.put(value));
    }
  }
  db.close();
}

for (const version of STEPS.map((_step, index) => index + 1)) {
  describe(`a database of version ${version}`, () => {
    it('is what the ladder builds up to there', async () => {
      const database = await recorded(version);
      const name = freshName();
      const made = new Database(name, STEPS.slice(0, version));
      later(() => made.close());
      await becomes(made, 'ready');
      const db = await openRaw(name);
      expect([...db.objectStoreNames]).to.deep.equal(Object.keys(database).sort());
      for (const [storeName, { keyPath, autoIncrement, indexes }] of Object.entries(database)) {
        const store = db.transaction(storeName).objectStore(storeName);
        expect(store.keyPath, storeName).to.deep.equal(keyPath);
        expect(store.autoIncrement, storeName).to.equal(autoIncrement);
        expect([...store.indexNames], storeName).to.deep.equal(indexes.map(({ name: n }) => n));
        for (const expected of indexes) {
          const { name: index, keyPath: of, unique, multiEntry } = store.index(expected.name);
          expect({ name: index, keyPath: of, unique, multiEntry }).to.deep.equal(expected);
        }
      }
    });

    it('has all its games, and they can be played on', async () => {
      const database = await recorded(version);
      const name = freshName();
      await restore(name, version, database);
      const store = openTestStore(name);
      const saves = await store.saves.list();
      const kept = rows(database.saves).map(parseSave);
      expect(saves.length).to.be.greaterThan(0);
      expect(saves).to.have.deep.members(kept);
      for (const save of saves) {
        const game = findGame(save.game);
        if (game?.rulesVersion !== save.rules) continue;
        expect(Session.open(game, save, new TestClocks()), save.id).to.be.instanceOf(Session);
      }
    });

    it('has all its records, and figures that follow from them', async () => {
      const database = await recorded(version);
      const name = freshName();
      await restore(name, version, database);
      const store = openTestStore(name);
      const records = await store.records.list();
      const kept = rows(database.records).map(parseRecord);
      expect(records.length).to.be.greaterThan(0);
      expect(records).to.have.deep.members(kept);
      for (const { deal } of records) expect(await store.records.played(deal)).to.equal(true);
      const daily = records.filter(({ origin }) => origin.startsWith('daily:'));
      expect(await store.records.daily()).to.have.deep.members([...daily]);
      const totals = await store.totals.list();
      expect(totals).to.have.deep.members([...rows(database.totals)]);
      await store.totals.rebuild();
      expect(await store.totals.list()).to.deep.equal(totals);
    });

    it('has the results that came with deals', async () => {
      const database = await recorded(version);
      const name = freshName();
      await restore(name, version, database);
      const store = openTestStore(name);
      const kept = rows(database.challenges).map(parseChallenge);
      const { challenges } = await store.backups.collect(0);
      expect(challenges).to.have.deep.members(kept);
      for (const challenge of challenges) {
        expect(await store.challenges.ofDeal(challenge.deal)).to.deep.equal([challenge]);
      }
    });

    it('has the settings, and what was set aside', async () => {
      const database = await recorded(version);
      const name = freshName();
      await restore(name, version, database);
      const store = openTestStore(name);
      const kept = (database.settings?.rows ?? []).map(({ key, value }) => [key, value] as const);
      expect(kept.length).to.be.greaterThan(0);
      expect(await store.settings.load()).to.include(
        Object.fromEntries(kept.filter(([, value]) => typeof value !== 'object')),
      );
      const setAside = await store.setAside.list();
      expect(setAside.length).to.be.greaterThan(0);
      expect(setAside).to.deep.equal(rows(database['set-aside']));
    });

    it('goes on being written', async () => {
      const name = freshName();
      await restore(name, version, await recorded(version));
      const store = openTestStore(name);
      const session = beginGame();
      finishGame(session);
      expect(await store.records.finish(session.toSave())).to.equal('recorded');
      await store.saves.setAside(session.id, 'to see whether there is room');
      const keys = (await store.setAside.list()).map(({ key }) => key);
      expect(new Set(keys).size).to.equal(2);
    });
  });
}
