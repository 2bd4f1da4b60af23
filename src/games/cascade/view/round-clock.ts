// The seconds that are left in the Lightning Round.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Session } from '../../../session/session.ts';
import { SayEvent } from '../../../ui/events.ts';
import { counted } from '../counted.ts';
import { msLeft, type Table } from '../table.ts';

/** Milliseconds between two looks at the clock. */
const TICK_MS = 100;
/** From here on the tenths are shown. */
const CLOSE_MS = 10_000;
/** Seconds left at which they are said. */
const SAID_AT = [30, 10, 5];

@customElement('round-clock')
export class RoundClock extends LitElement {
  @property({ attribute: false }) session?: Session;
  @state() private leftMs = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => {
      this.#look();
    }, TICK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  override willUpdate(): void {
    this.leftMs = this.#left();
  }

  #look(): void {
    const before = this.leftMs;
    this.leftMs = this.#left();
    const said = SAID_AT.find((at) => before > at * 1_000 && this.leftMs <= at * 1_000);
    if (said !== undefined) {
      this.dispatchEvent(new SayEvent(`${counted(said, 'second', 'seconds')} left`));
    }
  }

  #left(): number {
    const { session } = this;
    return session ? msLeft(session.table as Table, session.sinceLastMove) : 0;
  }

  override render(): TemplateResult {
    const { leftMs } = this;
    const seconds = leftMs < CLOSE_MS ? (leftMs / 1_000).toFixed(1) : Math.ceil(leftMs / 1_000);
    return html`<span role="timer" aria-label="Seconds left">${seconds}</span><small>s</small>`;
  }

  static override styles = css`
    :host {
      display: block;
      font-weight: 700;
      line-height: 1;
      font-variant-numeric: tabular-nums;
    }
    small {
      margin-left: 2px;
      font-size: 0.4em;
      font-weight: 400;
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'round-clock': RoundClock;
  }
}
