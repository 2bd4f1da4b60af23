// Moves between the app's places and keeps the Back button meaning what a person expects: it
// closes what lies over the page, then goes up to Home, then leaves.

import { closeLayers, layersTake, leaveDeadLayer } from '../ui/layers.ts';

interface Entry {
  /** The address of the entry below this one, when it is ours. */
  readonly below?: string;
}

export class Router {
  readonly #changed: () => void;
  /** Where the app was last told to be. */
  #at = location.hash;

  /** `changed` is called whenever `hash` may be another. */
  constructor(changed: () => void) {
    this.#changed = changed;
    window.addEventListener('popstate', () => {
      // A link that is opened over a layer closes that, and still leads where it leads.
      const taken = layersTake();
      if (!taken || location.hash !== this.#at) this.#change();
    });
    document.addEventListener('click', (event) => {
      this.#follow(event);
    });
    if (!leaveDeadLayer()) this.#putHomeBelow();
  }

  #change(): void {
    this.#at = location.hash;
    this.#changed();
  }

  get hash(): string {
    return location.hash;
  }

  async go(href: string): Promise<void> {
    await closeLayers();
    const below = location.hash === '' ? '#/' : location.hash;
    if (href !== below) history.pushState({ below } satisfies Entry, '', href);
    this.#change();
  }

  /** The same place under another address, without a step for Back. */
  async replace(href: string): Promise<void> {
    await closeLayers();
    history.replaceState(history.state, '', href);
    this.#change();
  }

  /** One step back where this came from a place of ours, else `href` in its stead. */
  back(href: string): void {
    if (entry().below === undefined) this.#become(href);
    else history.back();
  }

  /** Back to `href` if that is where this came from, else there all the same. */
  up(href: string): void {
    if (entry().below === href) history.back();
    else this.#become(href);
  }

  #become(href: string): void {
    history.replaceState({}, '', href);
    this.#change();
  }

  /** Opened at a place inside the app, Back is to go Home before it leaves. */
  #putHomeBelow(): void {
    const { hash } = location;
    if (history.state !== null || hash === '' || hash === '#/') return;
    history.replaceState({}, '', '#/');
    history.pushState({ below: '#/' } satisfies Entry, '', hash);
  }

  /** Links to places inside the app go through `go`, so that layers are dropped on the way. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event
      .composedPath()
      .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);
    const href = link?.getAttribute('href');
    if (!href?.startsWith('#')) return;
    event.preventDefault();
    if (link?.dataset.way === 'up') this.up(href);
    else if (link?.dataset.way === 'back') this.back(href);
    else void this.go(href);
  }
}

function entry(): Entry {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('below' in state)) return {};
  return typeof state.below === 'string' ? { below: state.below } : {};
}
