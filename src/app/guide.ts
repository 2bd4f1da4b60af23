// Asks a game's mind when the player wants to: for a tip, or for the best line, played to the end.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isAssisted } from '../core/save.ts';
import { personMoves } from '../session/driver.ts';
import type { Change, Session } from '../session/session.ts';
import { HintEvent, SayEvent, TellEvent } from '../ui/events.ts';
import type { Hint } from '../ui/game-mind.ts';
import type { GameView } from '../ui/game-view.ts';

export interface Guided {
  readonly view: GameView;
  readonly session: Session;
  /** How long each move of a line may be looked at, in milliseconds. */
  readonly paceMs: number;
}

/** Milliseconds after which a thought is long: that is said, and how to end it is shown. */
const LONG_THOUGHT_MS = 600;

/** Said once a game is marked by help that was given, or by what undo went back past. */
export const NOW_ASSISTED = 'Marked assisted: listed apart.';

/** Counts help that was given; its words, and that the game is now marked by it, if that is new. */
export function countHelp(session: Session, words: string): string {
  const isNew = !isAssisted(session.aids);
  session.countHint();
  return isNew ? `${words} ${NOW_ASSISTED}` : words;
}

/** While a thought is long, or a line is shown, the player sees how to end it. */
export type Doing = 'nothing' | 'thinking' | 'thinking long' | 'showing';

export class Guide implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #guided: () => Guided;
  #hint: Hint | undefined;
  #doing: Doing = 'nothing';
  #question: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOwnMove = false;
  /** Sheets that lie over the board: a line that is shown stands still under them. */
  #covers = 0;

  constructor(host: ReactiveControllerHost & HTMLElement, guided: () => Guided) {
    this.#host = host;
    this.#guided = guided;
    host.addController(this);
    host.addEventListener('tray-cover', ({ covers }) => {
      this.#covers = Math.max(0, this.#covers + (covers ? 1 : -1));
    });
  }

  /** For the board to show, until the next move. */
  get hint(): Hint | undefined {
    return this.#hint;
  }

  get doing(): Doing {
    return this.#doing;
  }

  hostDisconnected(): void {
    this.#covers = 0;
    this.stop();
  }

  /** To be told of every change of the session: what was found is for the position before. */
  sessionChanged(change: Change): void {
    if (change === 'aid' || this.#isOwnMove) return;
    this.stop();
    this.#hint = undefined;
  }

  /** Gives a tip; or, while something is under way, ends that. */
  tip(): void {
    if (this.#doing === 'nothing') void this.#giveTip();
    else this.stop();
  }

  async #giveTip(): Promise<void> {
    const { view, session } = this.#guided();
    const { mind } = view;
    if (!mind?.hint || !personMoves(session)) return;
    const known = this.#hint;
    const hint = known ?? (await this.#ask((signal) => mind.hint?.(session, signal)));
    if (!hint) return;
    this.#hint = hint;
    this.#host.requestUpdate();
    const words = known || hint.idle ? hint.words : countHelp(session, hint.words);
    this.#host.dispatchEvent(new HintEvent(words));
  }

  /** Plays the best line from here, move by move, until something else happens. */
  async showLine(): Promise<void> {
    this.stop();
    const { view, session } = this.#guided();
    const line = await this.#ask((signal) => view.mind?.bestLine?.(session, signal));
    if (!line || session.status.kind === 'over') return;
    this.#tell(countHelp(session, 'This is the best line.'));
    this.#hint = undefined;
    this.#become('showing');
    this.#play(line);
  }

  /** Ends what is under way, if anything is. */
  stop(): void {
    this.#question?.abort();
    this.#question = undefined;
    clearTimeout(this.#timer);
    this.#become('nothing');
  }

  /** The answer; undefined when the question was called off, or cannot be answered, which it says. */
  async #ask<T>(
    question: (signal: AbortSignal) => Promise<T | undefined> | undefined,
  ): Promise<T | undefined> {
    const asked = new AbortController();
    this.#question = asked;
    this.#become('thinking');
    this.#timer = setTimeout(() => {
      this.#become('thinking long');
      this.#host.dispatchEvent(new SayEvent('Thinking'));
    }, LONG_THOUGHT_MS);
    try {
      const answer = await question(asked.signal);
      if (asked.signal.aborted) return undefined;
      this.stop();
      if (answer === undefined) this.#tell('There is nothing to advise here');
      return answer;
    } catch {
      if (asked.signal.aborted) return undefined;
      this.stop();
      this.#tell('No tip can be had: this browser cannot work one out');
      return undefined;
    }
  }

  #play([move, ...rest]: readonly unknown[]): void {
    this.#isOwnMove = true;
    const refusal = this.#guided().session.play(move);
    this.#isOwnMove = false;
    if (refusal || rest.length === 0) this.stop();
    else this.#playLater(rest);
  }

  #playLater(line: readonly unknown[]): void {
    this.#timer = setTimeout(() => {
      if (document.visibilityState === 'hidden' || this.#covers > 0) this.#playLater(line);
      else this.#play(line);
    }, this.#guided().paceMs);
  }

  #tell(words: string): void {
    this.#host.dispatchEvent(new TellEvent(words));
  }

  #become(doing: Doing): void {
    if (doing === this.#doing) return;
    this.#doing = doing;
    this.#host.requestUpdate();
  }
}
