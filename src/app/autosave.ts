// Keeps a session on the disk: every change at once, the first end as a record, failures in words.

import type { Save } from '../core/save.ts';
import type { Session } from '../session/session.ts';
import { StorageError } from '../store/storage-error.ts';
import type { Store } from '../store/store.ts';
import { dayOf } from './days.ts';

/**
 * `saved`: everything is on the disk. `saving`: a write is under way. `failed`: it did not work,
 * and is tried again. `superseded`: the game was played on elsewhere, and nothing is written any
 * more.
 */
export type AutosaveState = 'saved' | 'saving' | 'failed' | 'superseded';

/** How long after a failure it is tried again without a change. */
export const RETRY_MS = 10_000;

interface Target {
  readonly saves: Pick<Store['saves'], 'put'>;
  readonly records: Pick<Store['records'], 'finish'>;
}

/**
 * From its making on, every change of the session is written; while a write is under way the
 * latest change waits. A deal in which nothing was done yet is left to whoever dealt it.
 */
export class Autosave {
  readonly #session: Session;
  readonly #store: Target;
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;
  #state: AutosaveState = 'saved';
  #reason: string | undefined;
  /** The last revision that is on the disk. */
  #confirmed: number;
  /** What was last given to the store, or came from it. */
  #given: Pick<Save, 'revision' | 'elapsed'>;
  /** The save at the first end, until it is on record. */
  #ending: Save | undefined;
  #recorded = false;
  /** How often a write was asked for. */
  #asked = 0;
  #writing: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, store: Target) {
    this.#session = session;
    this.#store = store;
    this.#confirmed = session.revision;
    this.#given = { revision: session.revision, elapsed: session.elapsed };
    this.#unsubscribe = session.subscribe(() => {
      this.#noticeEnd();
      void this.#write();
    });
  }

  get state(): AutosaveState {
    return this.#state;
  }

  /** Why it is `failed` or `superseded`, in words for the player. */
  get reason(): string | undefined {
    return this.#reason;
  }

  /** The last revision that is known to be on the disk, 0 when none is. */
  get confirmedRevision(): number {
    return this.#confirmed;
  }

  /** Calls back after every change of state, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Writes what is not yet written, play time included; resolves when that worked or failed. */
  flush(): Promise<void> {
    const { revision, elapsed } = this.#session;
    const given = revision === this.#given.revision && elapsed === this.#given.elapsed;
    if (revision === 0 || (given && this.#state !== 'failed')) {
      return this.#writing ?? Promise.resolve();
    }
    return this.#write();
  }

  /** Writes what is left and lets go of the session. */
  async close(): Promise<void> {
    this.#unsubscribe();
    await this.flush();
    clearTimeout(this.#timer);
  }

  #noticeEnd(): void {
    if (this.#recorded || this.#ending || this.#session.status.kind !== 'over') return;
    this.#ending = this.#session.toSave();
  }

  #write(): Promise<void> {
    if (this.#state === 'superseded') return Promise.resolve();
    this.#asked += 1;
    if (this.#state === 'saved') this.#become('saving');
    this.#writing ??= this.#writeAll();
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    let answered = 0;
    while (answered !== this.#asked) {
      answered = this.#asked;
      clearTimeout(this.#timer);
      try {
        if (!(await this.#writeLatest())) {
          this.#become('superseded', 'This game was played on in another tab');
          break;
        }
        if (answered === this.#asked) this.#become('saved');
      } catch (error) {
        this.#fail(error);
      }
    }
    this.#writing = undefined;
  }

  /** False when the game was played on elsewhere. */
  async #writeLatest(): Promise<boolean> {
    const { game, options } = this.#session;
    const ending = this.#ending;
    if (ending) {
      this.#given = ending;
      const seat = game.playerSeat?.(options);
      const endedOn = dayOf(ending.updatedAt);
      if ((await this.#store.records.finish(ending, seat, endedOn)) === 'newer') return false;
      this.#ending = undefined;
      this.#recorded = true;
      this.#confirmed = ending.revision;
      if (this.#session.revision === ending.revision) return true;
    }
    const save = this.#session.toSave();
    this.#given = save;
    if ((await this.#store.saves.put(save)) === 'newer') return false;
    this.#confirmed = save.revision;
    return true;
  }

  #fail(error: unknown): void {
    const problem = error instanceof StorageError ? error : new StorageError('failed', error);
    if (problem.problem === 'outdated') {
      this.#become('failed', `${problem.message}: reload to play on here`);
      return;
    }
    this.#become('failed', `${problem.message}: this game goes on but is not being saved`);
    this.#timer = setTimeout(() => void this.#write(), RETRY_MS);
  }

  #become(state: AutosaveState, reason?: string): void {
    if (state === this.#state && reason === this.#reason) return;
    this.#state = state;
    this.#reason = reason;
    for (const listener of this.#listeners) listener();
  }
}
