// What a device keeps after some games, made by the app's own code in a page of the browser.

import { games } from '../../src/games/registry.ts';
import { Autosave } from '../../src/app/autosave.ts';
import type { Origin } from '../../src/core/save.ts';
import { type Clocks, Session } from '../../src/session/session.ts';
import { defaultSettings } from '../../src/store/settings.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { checkResult } from '../../src/core/challenge.ts';
import { type AnyGame, isFailure } from '../../src/core/game.ts';
import { playout } from '../../test/contract/playouts.ts';

/** A store of the database as it is: its form, and every row. */
export interface StoreDump {
  readonly keyPath: IDBObjectStore['keyPath'];
  readonly autoIncrement: boolean;
  readonly indexes: readonly Pick<IDBIndex, 'name' | 'keyPath' | 'unique' | 'multiEntry'>[];
  readonly rows: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
}

export type DatabaseDump = Readonly<Record<string, StoreDump>>;

/** Seconds pass at every look, from a morning of 2026 on. */
function steadyClocks(): Clocks {
  let now = Date.UTC(2026, 0, 1, 9);
  const look = (): number => (now += 1_000);
  return { wall: look, monotonic: look };
}

/**
 * Plays into a fresh database and gives what is then in it.
 * @public a page imports it by its address
 */
export async function makeHistory(name: string): Promise<DatabaseDump> {
  const store = openStore(name);
  const clocks = steadyClocks();
  for (const game of games) {
    // A finished game, the same deal again, one with help, and one that is not over.
    await play(store, clocks, game, { id: 'first', seed: '1' });
    await play(store, clocks, game, { id: 'again', seed: '1' });
    await play(store, clocks, game, { id: 'helped', seed: '2', hints: 1 });
    await play(store, clocks, game, { id: 'unfinished', seed: '3', takenBack: 2 });
    await play(store, clocks, game, { id: 'daily', seed: '4', origin: 'daily:2026-01-01' });
    await play(store, clocks, game, { id: 'taken over', seed: '5', origin: 'replay' });
    await receive(store, clocks, game, '1');
  }
  await store.settings.save({
    ...defaultSettings(),
    theme: 'dark',
    letterKeys: false,
    options: Object.fromEntries(games.map((game) => [game.id, game.defaults])),
  });
  await store.saves.setAside(`${games[0]?.id ?? ''} helped`, 'move 3: "T" is not a move');
  store.close();
  return dump(name);
}

interface Play {
  readonly id: string;
  readonly seed: string;
  readonly origin?: Origin;
  readonly hints?: number;
  /** Moves left to be redone, before which the game stops in the middle. */
  readonly takenBack?: number;
}

async function play(store: Store, clocks: Clocks, game: AnyGame, how: Play): Promise<void> {
  const { id, seed, origin = 'new', hints = 0, takenBack = 0 } = how;
  const fresh = {
    id: `${game.id} ${id}`,
    origin,
    options: game.defaults,
    start: { seed },
    again: false,
  };
  const session = Session.start(game, fresh, clocks);
  if ('error' in session) throw new Error(session.error);
  const autosave = new Autosave(session, store);
  session.resume();
  for (let i = 0; i < hints; i++) session.countHint();
  const { moves } = playout(game, game.setup(game.defaults, seed), seed);
  const played = takenBack > 0 ? moves.slice(0, moves.length / 2) : moves;
  for (const move of played) session.play(move);
  for (let i = 0; i < takenBack; i++) session.undo();
  session.pause();
  await autosave.close();
  if (autosave.state !== 'saved') throw new Error(autosave.reason);
}

/** A result of the deal, as a friend would send it. */
async function receive(store: Store, clocks: Clocks, game: AnyGame, seed: string): Promise<void> {
  const options = game.defaults;
  const { moves } = playout(game, game.setup(options, seed), 'a friend');
  const log = moves.map((move) => game.encode(move));
  const result = { rules: game.rulesVersion, log, seconds: 95, assisted: false };
  const challenge = checkResult(game, { options, seed }, result, clocks.wall());
  if (isFailure(challenge)) throw new Error(challenge.error);
  await store.challenges.add(challenge);
}

async function dump(name: string): Promise<DatabaseDump> {
  const db = await settled(indexedDB.open(name));
  const names = [...db.objectStoreNames];
  const reading = db.transaction(names);
  const stores = names.map(async (storeName): Promise<[string, StoreDump]> => {
    const store = reading.objectStore(storeName);
    const [keys, values] = await Promise.all([
      settled(store.getAllKeys()),
      settled(store.getAll() as IDBRequest<unknown[]>),
    ]);
    const indexes = [...store.indexNames].map((indexName) => {
      const { keyPath, unique, multiEntry } = store.index(indexName);
      return { name: indexName, keyPath, unique, multiEntry };
    });
    const { keyPath, autoIncrement } = store;
    const rows = keys.map((key, index) => ({ key, value: values[index] }));
    return [storeName, { keyPath, autoIncrement, indexes, rows }];
  });
  const dumped = Object.fromEntries(await Promise.all(stores));
  db.close();
  return dumped;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('no reason given'));
    });
  });
}
