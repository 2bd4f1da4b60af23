// Installing: the browser's own offer where there is one, and where to find it on iOS.

/** Chromium's event; no standard describes it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export class Installer {
  readonly #listeners = new Set<() => void>();
  #offer: InstallOffer | undefined;

  constructor() {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#become(event as InstallOffer);
    });
    window.addEventListener('appinstalled', () => {
      this.#become(undefined);
    });
  }

  /** The browser offers to install now. */
  get canInstall(): boolean {
    return this.#offer !== undefined;
  }

  /** An iPhone or iPad whose browser can install only from its share menu. */
  get needsHowTo(): boolean {
    return 'standalone' in navigator && navigator.standalone === false;
  }

  /** Shows the browser's own question, which may be asked once per offer. */
  async install(): Promise<void> {
    const offer = this.#offer;
    this.#become(undefined);
    await offer?.prompt();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #become(offer: InstallOffer | undefined): void {
    this.#offer = offer;
    for (const listener of this.#listeners) listener();
  }
}
