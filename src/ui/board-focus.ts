// The keyboard on a board: one target that Tab reaches, arrow keys between targets, and a focus
// that goes to the nearest one when its own goes away. Targets are buttons with a `data-target`.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { above } from './ancestors.ts';
import { arrowTarget, isArrow } from './arrows.ts';
import { commandKey, PageKeys } from './keys.ts';

type Host = ReactiveControllerHost &
  HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class BoardFocus implements ReactiveController {
  readonly #host: Host;
  #current: string;
  /** The box of what was focused, to find its neighbour once it is gone. */
  #box: DOMRect | undefined;

  /** `first` is the target that Tab reaches at the beginning. */
  constructor(host: Host, first: string) {
    this.#host = host;
    this.#current = first;
    host.addController(this);
    new PageKeys(host, this.#pageKeyDown);
    host.addEventListener('keydown', this.#keyDown);
  }

  hostConnected(): void {
    // Moves inside the board are not seen outside of its root.
    this.#host.renderRoot.addEventListener('focusin', this.#focusIn);
  }

  hostDisconnected(): void {
    this.#host.renderRoot.removeEventListener('focusin', this.#focusIn);
  }

  hostUpdate(): void {
    this.#box = this.#focused?.getBoundingClientRect();
  }

  hostUpdated(): void {
    const box = this.#box;
    this.#box = undefined;
    const targets = this.#targets;
    if (box && !this.#focused) {
      nearest(box, targets)?.focus();
    } else if (!targets.some(({ dataset }) => dataset.target === this.#current)) {
      const first = targets[0]?.dataset.target;
      if (first !== undefined) this.#moveTo(first);
    }
  }

  /** What a target is drawn with. */
  tabIndex(target: string): 0 | -1 {
    return target === this.#current ? 0 : -1;
  }

  /** Where the keyboard was last. */
  focus(options?: FocusOptions): void {
    this.element(this.#current)?.focus(options);
  }

  element(target: string): HTMLElement | undefined {
    return this.#targets.find(({ dataset }) => dataset.target === target);
  }

  get #targets(): readonly HTMLElement[] {
    return [...this.#host.renderRoot.querySelectorAll<HTMLElement>('button[data-target]')];
  }

  get #focused(): Element | null | undefined {
    return this.#host.shadowRoot?.activeElement;
  }

  readonly #focusIn = (event: Event): void => {
    const { target } = event;
    if (target instanceof HTMLElement && target.dataset.target !== undefined) {
      this.#moveTo(target.dataset.target);
    }
  };

  #moveTo(target: string): void {
    if (target === this.#current) return;
    this.#current = target;
    this.#host.requestUpdate();
  }

  /** Arrows bring a focus to the board that is nowhere else, or on the page as a whole. */
  readonly #pageKeyDown = (event: KeyboardEvent): void => {
    if (!this.#isAround(event)) return;
    if (!isArrow(commandKey(event) ?? '')) return;
    event.preventDefault();
    this.focus();
  };

  /** Whether a key was pressed on something that the board lies in. */
  #isAround(event: KeyboardEvent): boolean {
    const [at] = event.composedPath();
    for (let node: Node | null = this.#host.parentNode; node; node = above(node)) {
      if (node === at) return true;
    }
    return false;
  }

  readonly #keyDown = (event: KeyboardEvent): void => {
    // A held key acts once.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const focused = this.#focused;
    if (!focused) return;
    event.preventDefault();
    const targets = this.#targets.filter((target) => target !== focused);
    const boxes = targets.map((target) => target.getBoundingClientRect());
    const next = arrowTarget(event.key, focused.getBoundingClientRect(), boxes);
    if (next !== undefined) targets[next]?.focus();
  };
}

function nearest(box: DOMRect, targets: readonly HTMLElement[]): HTMLElement | undefined {
  const distance = (element: HTMLElement): number => {
    const other = element.getBoundingClientRect();
    return Math.hypot(other.x - box.x, other.y - box.y);
  };
  return [...targets].sort((a, b) => distance(a) - distance(b))[0];
}
