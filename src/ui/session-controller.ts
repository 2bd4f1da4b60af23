// Redraws an element whenever its session changes.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Change, Session } from '../session/session.ts';

export class SessionController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #session: () => Session | undefined;
  readonly #onChange: ((change: Change) => void) | undefined;
  #followed: Session | undefined;
  #unsubscribe: (() => void) | undefined;

  /**
   * `session` is asked at each update, so the host may be given another one at any time.
   * `onChange` runs at once, before the host redraws.
   */
  constructor(
    host: ReactiveControllerHost,
    session: () => Session | undefined,
    onChange?: (change: Change) => void,
  ) {
    this.#host = host;
    this.#session = session;
    this.#onChange = onChange;
    host.addController(this);
  }

  hostConnected(): void {
    this.#follow();
  }

  hostUpdate(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#followed = undefined;
  }

  #follow(): void {
    const session = this.#session();
    if (session === this.#followed) return;
    this.#unsubscribe?.();
    this.#followed = session;
    this.#unsubscribe = session?.subscribe((change) => {
      this.#onChange?.(change);
      this.#host.requestUpdate();
    });
  }
}
