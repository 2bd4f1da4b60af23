import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave, RETRY_MS } from '../../src/app/autosave.ts';
import type { Save } from '../../src/core/save.ts';
import type { FinishOutcome } from '../../src/store/records.ts';
import type { PutOutcome } from '../../src/store/saves.ts';
import { StorageError } from '../../src/store/storage-error.ts';
import { beginGame, finishGame, king, openGame, TestClocks, turn } from './sessions.ts';

interface Write {
  readonly kind: 'put' | 'finish';
  readonly save: Save;
  done(outcome?: PutOutcome): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A store whose writes a test settles one by one. */
class SlowStore {
  readonly writes: Write[] = [];
  readonly saves = { put: (save: Save) => this.#write('put', save, 'saved') };
  readonly records = { finish: (save: Save) => this.#write('finish', save, 'recorded') };

  get last(): Write {
    const write = this.writes.at(-1);
    if (!write) throw new Error('nothing was written');
    return write;
  }

  /** Kinds and revisions of all writes so far. */
  get history(): string[] {
    return this.writes.map(({ kind, save }) => `${kind} ${save.revision}`);
  }

  #write<T extends PutOutcome | FinishOutcome>(
    kind: Write['kind'],
    save: Save,
    success: T,
  ): Promise<T | 'newer'> {
    return new Promise((resolve, reject) => {
      this.writes.push({
        kind,
        save,
        done: (outcome = 'saved') => {
          resolve(outcome === 'newer' ? outcome : success);
          return settle();
        },
        fail: (error) => {
          reject(error);
          return settle();
        },
      });
    });
  }
}

/** Lets everything happen that waits for nothing but promises. */
async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

describe('autosave', () => {
  it('writes every change at once and knows when it is on the disk', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saved', 0]);

    session.play(turn);
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saving', 0]);
    expect(store.last.save).toEqual(session.toSave());
    await store.last.done();
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saved', 1]);

    session.undo();
    session.countHint();
    await store.last.done();
    await store.last.done();
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saved', 3]);
  });

  it('has one write under way, after which only the latest change is written', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    session.play(turn);
    session.play(turn);
    session.undo();
    session.redo();
    expect(store.history).toEqual(['put 1']);
    await store.last.done();
    expect(store.history).toEqual(['put 1', 'put 4']);
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saving', 1]);
    await store.last.done();
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saved', 4]);
  });

  it('tells its listeners of every state, also when one of them flushes', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    const states: string[] = [];
    const stop = autosave.subscribe(() => {
      states.push(autosave.state);
      void autosave.flush();
    });
    session.play(turn);
    await store.last.done();
    expect(states).toEqual(['saving', 'saved']);
    expect(store.history).toEqual(['put 1']);
    stop();
    session.play(turn);
    expect(states).toHaveLength(2);
  });
});

describe('flushing', () => {
  it('writes play time that went by since the last change', async () => {
    const clocks = new TestClocks();
    const session = beginGame({ clocks });
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    session.play(turn);
    await store.last.done();
    clocks.now += 5_000;
    session.pause();
    const flushed = autosave.flush();
    expect(store.last.save).toMatchObject({ revision: 1, elapsed: 5_000 });
    await store.last.done();
    await flushed;
    await autosave.flush();
    expect(store.history).toEqual(['put 1', 'put 1']);
  });

  it('leaves alone a deal in which nothing was done', async () => {
    const clocks = new TestClocks();
    const session = beginGame({ clocks });
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    clocks.now += 5_000;
    await autosave.flush();
    await autosave.close();
    expect(store.writes).toEqual([]);
  });

  it('resolves even if the write fails', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    session.play(turn);
    const flushed = autosave.flush();
    await store.last.fail(new StorageError('failed'));
    await expect(flushed).resolves.toBeUndefined();
    expect(autosave.state).toBe('failed');
  });

  it('ends with closing, after which changes are not written', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    session.play(turn);
    const closed = autosave.close();
    await store.last.done();
    await closed;
    session.play(turn);
    expect(store.history).toEqual(['put 1']);
  });
});

describe('the first end', () => {
  it('is put on record, and later ends are not', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    finishGame(session);
    await store.last.done();
    expect(store.history).toEqual(['put 1', 'finish 3']);
    await store.last.done();
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saved', 3]);

    session.undo();
    await store.last.done();
    session.play(king);
    await store.last.done();
    expect(store.history).toEqual(['put 1', 'finish 3', 'put 4', 'put 5']);
  });

  it('is still recorded as it was when the player takes it back before it is written', async () => {
    const session = beginGame();
    const store = new SlowStore();
    new Autosave(session, store);
    finishGame(session);
    session.undo();
    await store.last.done();
    expect(store.history).toEqual(['put 1', 'finish 3']);
    expect(store.last.save.summary.status.kind).toBe('over');
    await store.last.done();
    expect(store.history).toEqual(['put 1', 'finish 3', 'put 4']);
  });

  it('is recorded for the seat that the game names', async () => {
    const seats: unknown[] = [];
    const session = beginGame();
    const game = { ...session.game, playerSeat: () => 1 };
    Object.defineProperty(session, 'game', { value: game });
    const store = {
      saves: { put: () => Promise.resolve('saved' as const) },
      records: {
        finish: (_save: Save, seat?: number) => {
          seats.push(seat);
          return Promise.resolve('recorded' as const);
        },
      },
    };
    const autosave = new Autosave(session, store);
    finishGame(session);
    await autosave.flush();
    expect(seats).toEqual([1]);
  });
});

describe('a failed write', () => {
  it.each([
    ['full', 'The device is full: this game goes on but is not being saved'],
    [
      'unavailable',
      'This browser does not let the app keep anything: this game goes on but is not being saved',
    ],
    [
      'blocked',
      'An older version of the app is open in another tab: this game goes on but is not being saved',
    ],
    [
      'silent',
      'The storage of this browser does not answer: this game goes on but is not being saved',
    ],
    ['failed', 'Storage failed: this game goes on but is not being saved'],
    ['outdated', 'A newer version of the app was opened in another tab: reload to play on here'],
  ] as const)('because storage is %s says so', async (problem, words) => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    session.play(turn);
    await store.last.fail(new StorageError(problem));
    expect([autosave.state, autosave.reason]).toEqual(['failed', words]);
    expect(autosave.confirmedRevision).toBe(0);
  });

  it('is tried again at the next change', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    session.play(turn);
    await store.last.fail(new StorageError('full'));
    session.play(turn);
    expect(store.history).toEqual(['put 1', 'put 2']);
    expect(autosave.state).toBe('failed');
    await store.last.done();
    expect([autosave.state, autosave.reason]).toEqual(['saved', undefined]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is tried again by itself, until it works', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    session.play(turn);
    for (let i = 0; i < 3; i++) {
      await store.last.fail(new Error('unexpected'));
      expect(autosave.state).toBe('failed');
      vi.advanceTimersByTime(RETRY_MS);
    }
    await store.last.done();
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saved', 1]);
  });

  it('is not tried again by itself once a newer version of the app has taken over', async () => {
    const session = beginGame();
    const store = new SlowStore();
    new Autosave(session, store);
    session.play(turn);
    await store.last.fail(new StorageError('outdated'));
    vi.advanceTimersByTime(10 * RETRY_MS);
    expect(store.history).toEqual(['put 1']);
  });

  it('of the first end does not lose it, though the player goes on', async () => {
    const session = beginGame();
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    finishGame(session);
    await store.last.done();
    await store.last.fail(new StorageError('full'));
    session.undo();
    await store.last.fail(new StorageError('full'));
    vi.advanceTimersByTime(RETRY_MS);
    await store.last.done();
    await store.last.done();
    expect(store.history).toEqual(['put 1', 'finish 3', 'finish 3', 'finish 3', 'put 4']);
    expect([autosave.state, autosave.confirmedRevision]).toEqual(['saved', 4]);
  });
});

describe('a game that was played on in another tab', () => {
  it('is never written again', async () => {
    const session = openGame(beginGame().toSave());
    const store = new SlowStore();
    const autosave = new Autosave(session, store);
    session.play(turn);
    session.play(turn);
    await store.last.done('newer');
    expect(autosave.state).toBe('superseded');
    expect(autosave.reason).toBe('This game was played on in another tab');
    session.play(king);
    await autosave.flush();
    await autosave.close();
    expect(store.history).toEqual(['put 1']);
  });
});
