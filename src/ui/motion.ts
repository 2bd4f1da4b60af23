// Animates the difference of two drawn boards: whatever has a `data-key` glides from where it was
// to where it is, what is new appears, what is gone leaves. So undo, redo and bots animate alike.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Milliseconds of one movement at each speed of the settings. */
const DURATIONS: Readonly<Record<string, number>> = { off: 0, fast: 90, normal: 160, slow: 320 };

/** Milliseconds that a movement takes now: none when the person or the system wants no motion. */
export function motionMs(): number {
  if (systemWantsNoMotion()) return 0;
  return DURATIONS[document.documentElement.dataset.speed ?? 'normal'] ?? 160;
}

/** Unknown counts as no: the setting of the app is there as well. */
function systemWantsNoMotion(): boolean {
  try {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch {
    return false;
  }
}

/** Lets styles know it: as `--motion-ms`, which they have to read as a length of time. */
export function showMotionMs(): void {
  const { style } = document.documentElement;
  const shown = `${String(motionMs())}ms`;
  // The whole page inherits it, and would be worked out anew for the same value too.
  if (style.getPropertyValue('--motion-ms') !== shown) style.setProperty('--motion-ms', shown);
}

interface Drawn {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

type Host = ReactiveControllerHost &
  HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class Motion implements ReactiveController {
  readonly #host: Host;
  readonly #ghosts = new Set<Element>();
  #before: ReadonlyMap<string, Drawn> | undefined;
  #wanted = false;
  /** Of the redraw that is under way. */
  #ms = 0;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** Animates the next redraw; any other (a resize, say) just happens. */
  animateNext(): void {
    this.#wanted = true;
  }

  hostUpdate(): void {
    this.#ms = this.#wanted ? motionMs() : 0;
    this.#before = this.#ms > 0 ? this.#measure() : undefined;
    this.#wanted = false;
  }

  hostUpdated(): void {
    const before = this.#before;
    this.#before = undefined;
    if (!before) return;
    for (const ghost of this.#ghosts) ghost.remove();
    const after = this.#measure();
    const origin = this.#host.getBoundingClientRect();
    const left = [...before].flatMap(([key, drawn]) => (after.has(key) ? [] : [drawn]));
    // All of the page is changed before anything moves: to move one thing, browsers work out the
    // styles of whatever was changed since the last.
    const ghosts = left.map((drawn) => this.#ghostOf(drawn, origin));
    for (const [key, drawn] of after) {
      const old = before.get(key);
      if (old) glide(drawn, old.box, this.#ms);
      else appear(drawn.element, this.#ms);
    }
    for (const ghost of ghosts) this.#fade(ghost);
  }

  hostDisconnected(): void {
    for (const ghost of this.#ghosts) ghost.remove();
    this.#ghosts.clear();
  }

  #measure(): ReadonlyMap<string, Drawn> {
    const elements = this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-key]');
    return new Map(
      Array.from(elements, (element) => [
        element.dataset.key ?? '',
        { element, box: element.getBoundingClientRect() },
      ]),
    );
  }

  /**
   * What is gone already stays for a moment, and cannot be touched: the element itself, which costs
   * no drawing; a copy where that is on the board for something else now.
   */
  #ghostOf({ element, box }: Drawn, origin: DOMRect): HTMLElement {
    const ghost = element.isConnected ? (element.cloneNode(true) as HTMLElement) : element;
    // Nothing may find it: not the next measuring, and no board that looks for its targets.
    for (const name of Object.keys(ghost.dataset)) Reflect.deleteProperty(ghost.dataset, name);
    ghost.setAttribute('aria-hidden', 'true');
    ghost.setAttribute('inert', '');
    ghost.removeAttribute('tabindex');
    ghost.style.cssText = `position:absolute;pointer-events:none;z-index:50;left:${String(box.left - origin.left)}px;top:${String(box.top - origin.top)}px;width:${String(box.width)}px;height:${String(box.height)}px`;
    this.#host.renderRoot.append(ghost);
    this.#ghosts.add(ghost);
    return ghost;
  }

  #fade(ghost: HTMLElement): void {
    const done = (): void => {
      ghost.remove();
      this.#ghosts.delete(ghost);
    };
    const leaving = ghost.animate(
      [
        { opacity: 1, transform: 'none' },
        { opacity: 0, transform: 'translateY(-18px) scale(0.86)' },
      ],
      { duration: this.#ms, easing: 'ease-in' },
    );
    leaving.finished.then(done, done);
  }
}

/** From the box where it was drawn last, even in the middle of a movement. */
function glide({ element, box }: Drawn, from: DOMRect, duration: number): void {
  const x = from.left - box.left;
  const y = from.top - box.top;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  element.animate(
    [
      { transform: `translate(${String(x)}px, ${String(y)}px)`, zIndex: 40 },
      { transform: 'none', zIndex: 40 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
  );
}

function appear(element: HTMLElement, duration: number): void {
  element.animate(
    [
      { opacity: 0, transform: 'scale(0.92)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration, easing: 'ease-out' },
  );
}

/** A short shake: this cannot be done. */
export function shake(element: Element): void {
  const ms = motionMs();
  if (ms === 0) return;
  element.animate(
    [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${String(x)}px)` })),
    { duration: ms * 1.2 },
  );
}

/** A card that has just been turned face up. */
export function turnOver(element: Element): void {
  const ms = motionMs();
  if (ms === 0) return;
  element.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
    duration: ms,
    easing: 'ease-out',
  });
}
