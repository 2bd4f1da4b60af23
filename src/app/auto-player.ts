// Makes the moves that no person makes, in their time: the game's own, the clock's and the bots'.

import type { Bot } from '../core/game.ts';
import { type Due, dueMove } from '../session/driver.ts';
import type { Session } from '../session/session.ts';

/** Until the move before has been drawn: working out a bot's may take longer than a frame. */
const DRAWN_MS = 40;

export class AutoPlayer {
  readonly #session: Session;
  readonly #bot: Bot | undefined;
  readonly #botPaceMs: () => number;
  readonly #unsubscribe: () => void;
  #running = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due: Due | undefined;

  /** `botPaceMs` is asked before each step of a bot: how long the players can look at the last. */
  constructor(session: Session, bot: Bot | undefined, botPaceMs: () => number) {
    this.#session = session;
    this.#bot = bot;
    this.#botPaceMs = botPaceMs;
    this.#unsubscribe = session.subscribe(() => {
      this.#schedule();
    });
  }

  /** Goes on, or begins; harmless while it runs. */
  start(): void {
    this.#running = true;
    this.#schedule();
  }

  /** Stands still: the page is hidden, or something lies over the board. */
  pause(): void {
    this.#running = false;
    this.#drop();
  }

  /** A bot's step that is waited for is made now. */
  hasten(): void {
    if (this.#due?.by === 'bot') this.#play();
  }

  close(): void {
    this.pause();
    this.#unsubscribe();
  }

  #schedule(): void {
    this.#drop();
    if (!this.#running) return;
    this.#timer = setTimeout(() => {
      this.#await();
    }, DRAWN_MS);
  }

  #await(): void {
    this.#due = dueMove(this.#session, this.#bot);
    if (!this.#due) return;
    const wait = this.#due.by === 'bot' ? this.#botPaceMs() : this.#due.wait;
    this.#timer = setTimeout(() => {
      this.#play();
    }, wait);
  }

  #play(): void {
    const due = this.#due;
    this.#drop();
    if (due) this.#session.play(due.move);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#due = undefined;
  }
}
