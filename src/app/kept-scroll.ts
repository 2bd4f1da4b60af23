// A page that is come back to stands where it was left: the history keeps how far it was scrolled.

import type { LitElement, ReactiveController } from 'lit';

/** Browsers take only so many changes of the history: it is told where scrolling has ended. */
const REST_MS = 100;

/** For a page whose `main` scrolls a single element. */
export class KeptScroll implements ReactiveController {
  readonly #host: LitElement;
  #at = '';
  #main: HTMLElement | undefined;
  /** Where it is to stand, as long as there is not enough of the page to stand there. */
  #wanted: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #grown = new ResizeObserver(() => {
    this.#restore();
  });

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#at = location.hash;
    this.#wanted = keptHere();
  }

  hostUpdated(): void {
    const main = this.#host.renderRoot.querySelector('main');
    if (!main) return;
    if (!this.#main) this.#watch(main);
    const content = main.firstElementChild;
    if (this.#wanted !== undefined && content) this.#grown.observe(content);
  }

  #watch(main: HTMLElement): void {
    this.#main = main;
    main.addEventListener('scroll', this.#scrolled, { passive: true });
    // Whoever has begun to read is not carried off.
    for (const type of ['pointerdown', 'wheel', 'keydown'] as const) {
      main.addEventListener(type, this.#letBe, { passive: true });
    }
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#letBe();
  }

  #restore(): void {
    const wanted = this.#wanted;
    if (wanted === undefined || !this.#main) return;
    this.#main.scrollTop = wanted;
    if (Math.abs(this.#main.scrollTop - wanted) <= 1) this.#letBe();
  }

  readonly #letBe = (): void => {
    this.#wanted = undefined;
    this.#grown.disconnect();
  };

  readonly #scrolled = (): void => {
    if (this.#wanted !== undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (location.hash === this.#at && this.#main) keepHere(this.#main.scrollTop);
    }, REST_MS);
  };
}

function keptHere(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scroll' in state)) return undefined;
  return typeof state.scroll === 'number' ? state.scroll : undefined;
}

function keepHere(scroll: number): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), scroll }, '');
}
