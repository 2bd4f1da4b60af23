// Lays a board out whenever the space that it has changes.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

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
    this.#current = this.#layOut(clientWidth, clientHeight, leftHanded);
    this.#host.requestUpdate();
  }
}
