// Which day it is by the device's calendar, for elements that show it: they are told of the next.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dayOf, untilMidnight } from './days.ts';

/** In milliseconds; so often it is looked whether the clock was changed. */
const LOOK_MS = 60_000;

export class Today implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #now: () => number;
  readonly #changed: (day: string) => void;
  #day: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `now` gives milliseconds since 1970; `changed` is called when another day has come. */
  constructor(
    host: ReactiveControllerHost,
    now: () => number,
    changed: (day: string) => void = () => undefined,
  ) {
    this.#host = host;
    this.#now = now;
    this.#changed = changed;
    this.#day = dayOf(now());
    host.addController(this);
  }

  get day(): string {
    return this.#day;
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#timer);
  }

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    const now = this.#now();
    this.#timer = setTimeout(this.#look, Math.min(LOOK_MS, untilMidnight(now) + 1));
    const day = dayOf(now);
    if (day === this.#day) return;
    this.#day = day;
    this.#changed(day);
    this.#host.requestUpdate();
  };
}
