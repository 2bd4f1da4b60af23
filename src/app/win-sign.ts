// Knows whether the game can still be won, after each of its changes, for players who want to see it.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Session } from '../session/session.ts';
import { SayEvent, TellEvent } from '../ui/events.ts';
import type { GameView } from '../ui/game-view.ts';
import { countHelp } from './guide.ts';

interface Watched {
  readonly view: GameView;
  readonly session: Session;
}

export class WinSign implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #watched: () => Watched | undefined;
  #canBeWon: boolean | undefined;
  #session: Session | undefined;
  /** The table that it is about, or will be once that has been worked out. */
  #table: unknown;
  #question: AbortController | undefined;

  /** `watched` is asked at each update; undefined while no sign is wanted. */
  constructor(host: ReactiveControllerHost & HTMLElement, watched: () => Watched | undefined) {
    this.#host = host;
    this.#watched = watched;
    host.addController(this);
  }

  /** Undefined while it is not known, is not wanted, or the game is over. */
  get canBeWon(): boolean | undefined {
    return this.#canBeWon;
  }

  hostUpdate(): void {
    // What is left of an update when the player has left asks nothing.
    const watched = this.#host.isConnected ? this.#watched() : undefined;
    const wanted = watched?.view.mind?.canBeWon && watched.session.status.kind === 'playing';
    if (!wanted || watched.session !== this.#session) this.#forget();
    if (!wanted || watched.session.table === this.#table) return;
    this.#question?.abort();
    this.#session = watched.session;
    this.#table = watched.session.table;
    void this.#ask(watched);
  }

  hostDisconnected(): void {
    this.#forget();
  }

  #forget(): void {
    this.#question?.abort();
    this.#session = this.#table = this.#canBeWon = undefined;
  }

  async #ask({ view, session }: Watched): Promise<void> {
    const question = new AbortController();
    this.#question = question;
    const answer = await view.mind?.canBeWon?.(session, question.signal).catch(() => undefined);
    if (question.signal.aborted) return;
    if (this.#canBeWon && answer === false) {
      this.#host.dispatchEvent(new SayEvent('It cannot be won any more'));
    }
    this.#canBeWon = answer;
    if (answer !== undefined) this.#mark(session);
    this.#host.requestUpdate();
  }

  /** The sign is help as well, counted once for a game. */
  #mark(session: Session): void {
    if (session.aids.hints > 0) return;
    const words = countHelp(session, 'The bar says whether it can be won.');
    this.#host.dispatchEvent(new TellEvent(words));
  }
}
