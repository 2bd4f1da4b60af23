// Lays a board out whenever the space that it has changes.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nextTask } from './frames.ts';

/** Of the board's own size, in CSS pixels, and the hand of the player; undefined with no table. */
type LayOut<L> = (width: number, height: number, leftHanded: boolean) => L | undefined;

export class BoardLayout<L> implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #layOut: LayOut<L>;
  readonly #resizes = new ResizeObserver(() => {
    this.update();
  });
  #current: L | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, layOut: LayOut<L>) {
    this.#host = host;
    this.#layOut = layOut;
    host.addController(this);
  }

  /** Undefined until the board has been measured. */
  get current(): L | undefined {
    return this.#current;
  }

  hostConnected(): void {
    this.#resizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#resizes.disconnect();
  }

  /** For when something else than the space has changed. */
  update(): void {
    const { clientWidth, clientHeight } = this.#host;
    const leftHanded = document.documentElement.dataset.hand === 'left';
    const isFirst = this.#current === undefined;
    this.#current = this.#layOut(clientWidth, clientHeight, leftHanded);
    // All of a board is much to draw within the frame that it was measured in.
    if (isFirst) void nextTask().then(() => this.#host.requestUpdate());
    else this.#host.requestUpdate();
  }
}
