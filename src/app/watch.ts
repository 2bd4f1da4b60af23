// Redraws an element whenever one of the things it shows says that it changed.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Subscribe = (listener: () => void) => () => void;

export class Watch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #sources: () => readonly Subscribe[];
  #stops: readonly (() => void)[] = [];

  /** `sources` is asked each time the host is connected. */
  constructor(host: ReactiveControllerHost, sources: () => readonly Subscribe[]) {
    this.#host = host;
    this.#sources = sources;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stops = this.#sources().map((subscribe) =>
      subscribe(() => {
        this.#host.requestUpdate();
      }),
    );
  }

  hostDisconnected(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }
}
