// Tells the other tabs what was written, so that they can read it again.

export const CHANGED = ['saves', 'records', 'challenges', 'settings'] as const;

export type Changed = (typeof CHANGED)[number];

export class Changes {
  #channel: BroadcastChannel | undefined;
  readonly #listeners = new Set<(changed: Changed) => void>();

  constructor(name: string) {
    this.#channel = openChannel(name);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isChanged(data)) return;
      for (const listener of this.#listeners) listener(data);
    });
  }

  tell(changed: Changed): void {
    this.#channel?.postMessage(changed);
  }

  /** Calls back here as if another tab had written everything. */
  tellHere(): void {
    for (const changed of CHANGED) for (const listener of this.#listeners) listener(changed);
  }

  /** Calls back after another tab wrote, until the returned function is called. */
  subscribe(listener: (changed: Changed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }
}

/** Undefined where there are none, or where the browser refuses it with the other storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

function isChanged(data: unknown): data is Changed {
  return (CHANGED as readonly unknown[]).includes(data);
}
