// Moves between the app's places and keeps the Back button meaning what a person expects: it
// closes what lies over the page, then goes up to Home, then leaves.

import { nextTask } from '../ui/frames.ts';
import { closeLayers, layersTake, leaveDeadLayer } from '../ui/layers.ts';
import type { Way } from './page-turn.ts';

interface Entry {
  /** The address of the entry below this one, when it is ours. */
  readonly below?: string;
  /** How many entries of ours lie below: it tells Back from Forward. */
  readonly depth?: number;
}

export class Router {
  readonly #changed: (way: Way) => void;
  /** Where the app was last told to be. */
  #at = location.hash;
  #depth = 0;
  /** Browsers take a while to change the history: it is not waited for to show a page. */
  readonly #ready: Promise<void>;

  /** `changed` is called whenever `hash` may be another. */
  constructor(changed: (way: Way) => void) {
    this.#changed = changed;
    window.addEventListener('popstate', () => {
      // A link that is opened over a layer closes that, and still leads where it leads.
      const taken = layersTake();
      if (taken && location.hash === this.#at) return;
      this.#change(depthHere() < this.#depth ? 'back' : 'forward');
    });
    document.addEventListener('click', (event) => {
      this.#follow(event);
    });
    const left = leaveDeadLayer();
    this.#depth = depthHere();
    this.#ready = nextTask().then(() => {
      if (!left) this.#putHomeBelow();
    });
  }

  #change(way: Way): void {
    this.#at = location.hash;
    this.#depth = depthHere();
    this.#changed(way);
  }

  get hash(): string {
    return location.hash;
  }

  async go(href: string): Promise<void> {
    await this.#ready;
    await closeLayers();
    const below = location.hash === '' ? '#/' : location.hash;
    const entry = { below, depth: depthHere() + 1 } satisfies Entry;
    if (href !== below) history.pushState(entry, '', href);
    this.#change('forward');
  }

  /** The same place under another address, without a step for Back. */
  async replace(href: string): Promise<void> {
    await this.#ready;
    await closeLayers();
    history.replaceState(history.state, '', href);
    this.#change('forward');
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
    history.replaceState({ depth: depthHere() } satisfies Entry, '', href);
    this.#change('back');
  }

  /** Opened at a place inside the app, Back is to go Home before it leaves. */
  #putHomeBelow(): void {
    const { hash } = location;
    if (history.state !== null || hash === '' || hash === '#/') return;
    history.replaceState({}, '', '#/');
    history.pushState({ below: '#/', depth: 1 } satisfies Entry, '', hash);
    this.#depth = 1;
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
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('below' in state && typeof state.below === 'string' ? { below: state.below } : {}),
    ...('depth' in state && typeof state.depth === 'number' ? { depth: state.depth } : {}),
  };
}

function depthHere(): number {
  return entry().depth ?? 0;
}
