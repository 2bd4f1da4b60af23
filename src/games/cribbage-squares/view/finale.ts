// The scoring at the end, shown hand by hand. Theatre only: the result is known and kept already,
// and any tap or key ends it.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { motionMs } from '../../../ui/motion.ts';
import { itemise } from '../scoring.ts';
import { COLUMNS, handOf, type Line, ROWS, type Table } from '../table.ts';

/** In the order in which they are scored. */
const LINES: readonly Line[] = [...ROWS, ...COLUMNS];

/** How long each part stays, as a multiple of a movement. */
const TURNING = 3;
const SCORING = 5;
const NOTHING = 2.5;

export class Finale implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** How many hands have been reached; undefined while it is not running. */
  #reached: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settle: (() => void) | undefined;
  #swallow = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
    this.#ignorePresses();
  }

  /** The hand that is being scored. */
  get line(): Line | undefined {
    return this.#reached === undefined ? undefined : LINES[this.#reached - 1];
  }

  get isRunning(): boolean {
    return this.#reached !== undefined;
  }

  /** Whether a hand is still to be scored. */
  isToCome(line: Line): boolean {
    return this.#reached !== undefined && LINES.indexOf(line) >= this.#reached;
  }

  /** Resolves when it has ended, however that came about. */
  play(table: Table): Promise<void> {
    this.end();
    const done = new Promise<void>((resolve) => {
      this.#settle = resolve;
    });
    window.addEventListener('pointerdown', this.#press);
    window.addEventListener('keydown', this.#press);
    this.#reach(0, table);
    return done;
  }

  end(): void {
    clearTimeout(this.#timer);
    if (this.#reached === undefined) return;
    this.#reached = undefined;
    this.#settle?.();
    this.#host.requestUpdate();
  }

  /** Whether the click that just came is of the press that ended it, and so is no tap. */
  swallowsClick(): boolean {
    return this.#swallow;
  }

  #reach(reached: number, table: Table): void {
    const line = LINES[reached - 1];
    this.#reached = reached;
    this.#host.requestUpdate();
    this.#timer = setTimeout(
      () => {
        if (reached === LINES.length) this.end();
        else this.#reach(reached + 1, table);
      },
      motionMs() * lengthOf(table, line),
    );
  }

  /** The first press ends it, the next one is as usual. */
  readonly #press = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.repeat) return;
    this.#swallow = this.isRunning;
    if (this.#swallow) this.end();
    else this.#ignorePresses();
  };

  #ignorePresses(): void {
    window.removeEventListener('pointerdown', this.#press);
    window.removeEventListener('keydown', this.#press);
  }
}

/** Without a line, of the turn of the common card. */
function lengthOf({ cells, starter }: Table, line: Line | undefined): number {
  if (!line) return TURNING;
  return itemise(handOf(cells, line), starter).length > 0 ? SCORING : NOTHING;
}
