// Whether the browser promises to keep what is stored, and how much of it there is.

/**
 * `unknown`: not answered yet, and perhaps never. `protected`: kept until the player deletes it.
 * `unprotected`: the browser may delete it when room runs out, or when the app is not used for long.
 */
export type Protection = 'unknown' | 'protected' | 'unprotected';

type Manager = Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>;

export class StorageCare {
  /** Not there where the page is not served securely, nor in some private windows. */
  readonly #manager: Partial<Manager>;
  readonly #listeners = new Set<() => void>();
  #protection: Protection = 'unknown';
  #asked = false;

  constructor(
    manager: Partial<Manager> | undefined = 'storage' in navigator ? navigator.storage : undefined,
  ) {
    this.#manager = manager ?? {};
    void this.#note(() => this.#manager.persisted?.());
  }

  get protection(): Protection {
    return this.#protection;
  }

  /** Calls back after every change of protection, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Asks for protection, at most once in a visit: some browsers put the question to the player.
   * Worth it only when there is something to protect.
   */
  protect(): Promise<void> {
    if (this.#asked || this.#protection === 'protected') return Promise.resolve();
    this.#asked = true;
    return this.#note(() => this.#manager.persist?.());
  }

  /** Bytes in use by the app and its data; undefined where the browser does not tell. */
  async usedBytes(): Promise<number | undefined> {
    try {
      return (await this.#manager.estimate?.())?.usage;
    } catch {
      return undefined;
    }
  }

  /** `ask` may throw where the browser refuses the very question. */
  async #note(ask: () => Promise<boolean> | undefined): Promise<void> {
    try {
      const kept = await ask();
      this.#become(kept === true ? 'protected' : 'unprotected');
    } catch {
      this.#become('unprotected');
    }
  }

  #become(protection: Protection): void {
    if (protection === this.#protection) return;
    this.#protection = protection;
    for (const listener of this.#listeners) listener();
  }
}
