// When the screen shows how a game has ended: once the board has played it, until it is put away.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Session } from '../session/session.ts';
import { endCue } from '../ui/cues.ts';
import { CueEvent } from '../ui/events.ts';
import { frameSeen } from '../ui/frames.ts';
import type { EndPanel } from './end-panel.ts';

type Host = ReactiveControllerHost &
  HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class GameEnd implements ReactiveController {
  readonly #host: Host;
  readonly #session: () => Session;
  #followed: Session | undefined;
  #wasOver = false;
  /** It has come and has not been shown yet. */
  #isNew = false;
  /** The player has put it away to look at the board. */
  #isAway = false;
  /** Settled once the end of the game has been seen on the board; undefined before it and after. */
  #finale: Promise<void> | undefined;

  /** `session` is asked at each update, so the host may be given another one at any time. */
  constructor(host: Host, session: () => Session) {
    this.#host = host;
    this.#session = session;
    host.addController(this);
  }

  /** Whether the host is to draw its panel. */
  get isShown(): boolean {
    return this.#isOver && !this.#isAway && !this.#finale;
  }

  /** Whether the player may ask for it again. */
  get isAway(): boolean {
    return this.#isOver && this.#isAway;
  }

  get #isOver(): boolean {
    return this.#session().status.kind === 'over';
  }

  get #panel(): EndPanel | null {
    return this.#host.renderRoot.querySelector('end-panel');
  }

  hostUpdate(): void {
    const session = this.#session();
    if (session === this.#followed) return;
    this.#followed = session;
    this.#wasOver = this.#isOver;
    this.#isAway = false;
  }

  /** The end takes the focus, so that it is read out and the keyboard is where things go on. */
  hostUpdated(): void {
    const panel = this.#panel;
    if (!this.#isNew || !panel) return;
    this.#isNew = false;
    panel.sudden = true;
    this.#host.dispatchEvent(new CueEvent(endCue(this.#session())));
    void panel.takeFocus();
  }

  /** To be told of every change of the session. */
  sessionChanged(): void {
    const isOver = this.#isOver;
    this.#isNew = isOver && (this.#isNew || !this.#wasOver);
    if (this.#isNew) this.#isAway = false;
    // The last move is seen first, at once, also where the board plays nothing.
    if (isOver && !this.#wasOver && !this.#finale) this.waitFor(frameSeen());
    this.#wasOver = isOver;
  }

  waitFor(finale: Promise<void>): void {
    this.#finale = finale;
    this.#host.requestUpdate();
    void finale.then(() => {
      if (this.#finale !== finale) return;
      this.#finale = undefined;
      this.#host.requestUpdate();
    });
  }

  putAway(): void {
    this.#isAway = true;
    this.#host.requestUpdate();
  }

  async show(): Promise<void> {
    this.#isAway = false;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    await this.#panel?.takeFocus();
  }
}
