// The files of earlier versions, for a page that is still running one of them.

export class EarlierFiles {
  readonly #scope: string;
  readonly #own: ReadonlySet<string>;
  readonly #cacheName: string;

  /** `scope` is the address of the app, `own` are the files of this version. */
  constructor(scope: string, own: readonly string[]) {
    this.#scope = scope;
    this.#own = new Set(own.map((file) => new URL(file, scope).pathname));
    this.#cacheName = `earlier-files-${scope}`;
  }

  /** Puts by what other versions have kept. Without room for it the update comes all the same. */
  async keep(): Promise<void> {
    try {
      for (const name of await caches.keys()) {
        if (name !== this.#cacheName && name.endsWith(this.#scope)) await this.#keepFrom(name);
      }
    } catch {
      await this.drop();
    }
  }

  /** The file as it was kept; what was not is asked of the network. */
  async answer(request: Request): Promise<Response> {
    const kept = await caches.match(request, { cacheName: this.#cacheName, ignoreSearch: true });
    return kept ?? fetch(request);
  }

  async drop(): Promise<void> {
    await caches.delete(this.#cacheName).catch(() => false);
  }

  async #keepFrom(name: string): Promise<void> {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      // The rest has the same address in every version.
      if (this.#own.has(pathname) || !pathname.includes('/assets/')) continue;
      const response = await cache.match(request);
      if (response) await (await caches.open(this.#cacheName)).put(request, response);
    }
  }
}
