// Dragging a card onto a target: follows the pointer, and says where it was let go.

import { motionMs } from './motion.ts';

/** CSS pixels that a finger may wander and still be tapping. */
const TOLERANCE = 8;

/** Called with the `data-target` of both ends; `to` is undefined beside every target. */
type Dropped = (from: string, to: string | undefined) => void;

interface Drag {
  readonly from: string;
  readonly card: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moving: boolean;
  /** What the card is held over: it has the attribute `data-over`. */
  over: HTMLElement | undefined;
}

export class CardDrag {
  readonly #host: HTMLElement;
  readonly #dropped: Dropped;
  #drag: Drag | undefined;
  #swallow = false;

  constructor(host: HTMLElement, dropped: Dropped) {
    this.#host = host;
    this.#dropped = dropped;
  }

  /** Call on a card's pointerdown. */
  start(event: PointerEvent, from: string): void {
    this.#swallow = false;
    if (event.button !== 0 || this.#drag || !(event.currentTarget instanceof HTMLElement)) return;
    const card = event.currentTarget;
    this.#drag = {
      from,
      card,
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      moving: false,
      over: undefined,
    };
    // At once: the first move of a quick hand may be beside the card already.
    card.setPointerCapture(event.pointerId);
    card.addEventListener('pointermove', this.#move);
    card.addEventListener('touchmove', this.#touchMoved, { passive: false });
    card.addEventListener('pointerup', this.#end);
    card.addEventListener('pointercancel', this.#cancel);
  }

  /** Whether the click that just came was the end of a drag, and so is no tap. */
  swallowsClick(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  readonly #move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.moving && Math.hypot(x, y) < TOLERANCE) return;
    if (!drag.moving) {
      drag.moving = true;
      drag.card.classList.add('dragged');
    }
    drag.card.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
    hover(drag, this.#targetAt(event.clientX, event.clientY));
  };

  readonly #touchMoved = (event: TouchEvent): void => {
    const drag = this.#drag;
    if (!drag) return;
    // Two fingers zoom the page.
    if (event.touches.length > 1) this.#letGo(drag);
    // Else the browser takes a fast drag for a fling, and the next tap for its end: no click.
    else if (drag.moving) event.preventDefault();
  };

  readonly #end = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointer) return;
    if (drag.moving) {
      this.#swallow = true;
      this.#dropped(drag.from, this.#targetAt(event.clientX, event.clientY)?.dataset.target);
    }
    this.#letGo(drag);
  };

  readonly #cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#drag?.pointer) this.#letGo(this.#drag);
  };

  /** The card goes back to its place; if it was played, it is gone before that can be seen. */
  #letGo(drag: Drag): void {
    const { card, moving } = drag;
    this.#drag = undefined;
    hover(drag, undefined);
    card.removeEventListener('pointermove', this.#move);
    card.removeEventListener('touchmove', this.#touchMoved);
    card.removeEventListener('pointerup', this.#end);
    card.removeEventListener('pointercancel', this.#cancel);
    if (!moving) return;
    // After the redraw that a move has asked for, which animates from where the card is now.
    setTimeout(() => {
      const from = card.style.transform;
      card.classList.remove('dragged');
      card.style.transform = '';
      card.animate([{ transform: from }, { transform: 'none' }], {
        duration: motionMs(),
        easing: 'ease-out',
      });
    });
  }

  #targetAt(x: number, y: number): HTMLElement | undefined {
    const under = this.#host.shadowRoot?.elementFromPoint(x, y);
    return under?.closest<HTMLElement>('[data-target]') ?? undefined;
  }
}

function hover(drag: Drag, over: HTMLElement | undefined): void {
  drag.over?.removeAttribute('data-over');
  over?.setAttribute('data-over', '');
  drag.over = over;
}
