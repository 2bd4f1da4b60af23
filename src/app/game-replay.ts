// A game that was played, to be looked at: its board, a slider over its moves, and what each did.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Status } from '../core/game.ts';
import type { Session } from '../session/session.ts';
import { TellEvent } from '../ui/events.ts';
import type { GameView } from '../ui/game-view.ts';
import { icon, type IconName } from '../ui/icon.ts';
import { SessionController } from '../ui/session-controller.ts';
import { controls } from '../ui/styles.ts';
import { canTakeOver } from './take-over.ts';

/** How many times as fast, as it is chosen. */
const SPEEDS = [
  { value: 0.5, words: '½×' },
  { value: 1, words: '1×' },
  { value: 2, words: '2×' },
  { value: 4, words: '4×' },
] as const;

/** Fires `take-over` when somebody wants to play on from the moment that is shown. */
@customElement('game-replay')
export class GameReplay extends LitElement {
  @property({ attribute: false }) view!: GameView;
  @property({ attribute: false }) session!: Session;
  /** Milliseconds that each move may be looked at. */
  @property({ attribute: false }) paceMs = 1_000;
  /** The board alone, at the moment at which the session stands. */
  @property({ type: Boolean }) still = false;
  /** Offers to play on from here. */
  @property({ type: Boolean, attribute: 'to-take-over' }) toTakeOver = false;
  @state() private playing = false;
  @state() private speed = 1;

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    new SessionController(this, () => this.session);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('session')) this.#stop();
  }

  override updated(): void {
    // Only to be looked at.
    const board = this.renderRoot.querySelector<HTMLElement>('.board > *');
    if (board) board.inert = true;
  }

  /** A move at once, and the others in their time. */
  play(): void {
    const { session } = this;
    session.goTo(session.cursor + 1);
    this.playing = session.canRedo;
    if (!this.playing) return;
    this.#timer = setTimeout(() => {
      this.play();
    }, this.paceMs / this.speed);
  }

  /** From the moment that is shown; from the start where that is the end. */
  #playOn(): void {
    const { session } = this;
    if (!session.canRedo) session.goTo(0);
    this.play();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  override render(): TemplateResult {
    return html`<div class="board">${this.view.board(this.session)}</div>
      ${this.still ? nothing : this.#controls(this.session)}`;
  }

  #controls({ cursor, log }: Session): TemplateResult {
    const last = log.length;
    const place = cursor === 0 ? 'The start' : `Move ${String(cursor)} of ${String(last)}`;
    return html`<section class="controls" aria-label="Replay">
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(cursor)}
        aria-label="Move"
        aria-valuetext=${place}
        @input=${(event: Event) => {
          this.#stop();
          this.session.goTo(Number((event.target as HTMLInputElement).value));
        }}
      />
      <p><b aria-hidden="true">${place}</b> <span>${this.#moveWords()}</span></p>
      <div class="buttons">
        ${this.#button('previous', 'Back', cursor === 0, () => {
          this.#stop();
          this.session.goTo(cursor - 1);
        })}
        ${this.#button(
          this.playing ? 'pause' : 'play',
          this.playing ? 'Pause' : 'Play',
          last === 0,
          () => {
            if (this.playing) this.#stop();
            else this.#playOn();
          },
        )}
        ${this.#button('next', 'Next', cursor === last, () => {
          this.#stop();
          this.session.goTo(cursor + 1);
        })}
        <select
          aria-label="Speed"
          @change=${(event: Event) => {
            this.speed = Number((event.target as HTMLSelectElement).value);
          }}
        >
          ${SPEEDS.map(
            ({ value, words }) =>
              html`<option value=${value} ?selected=${value === this.speed}>${words}</option>`,
          )}
        </select>
        ${this.toTakeOver ? this.#takeOverButton() : nothing}
      </div>
    </section>`;
  }

  /** What the move before this moment did. */
  #moveWords(): string {
    const { session, view } = this;
    const { cursor } = session;
    if (cursor === 0) return '';
    const words = view.changeWords?.(session.tableAt(cursor - 1), session.table, session) ?? '';
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  #takeOverButton(): TemplateResult {
    const { session } = this;
    const can = canTakeOver(session);
    return html`<button
      class="take-over"
      aria-label="Take over from here"
      aria-disabled=${can ? 'false' : 'true'}
      @click=${() => {
        this.#stop();
        if (can) this.dispatchEvent(new Event('take-over'));
        else this.dispatchEvent(new TellEvent(whyNot(session.status)));
      }}
    >
      Take over<span class="long">&nbsp;from here</span>
    </button>`;
  }

  #button(shape: IconName, words: string, disabled: boolean, run: () => void): TemplateResult {
    // One that is disabled keeps the focus.
    return html`<button
      class="step"
      aria-label=${words}
      aria-disabled=${disabled ? 'true' : 'false'}
      @click=${() => {
        if (!disabled) run();
      }}
    >
      ${icon(shape)}
    </button>`;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
        min-width: 0;
        container-type: inline-size;
      }
      .board {
        flex: 1;
        display: flex;
        flex-direction: column;
        min-height: 0;
        overflow: hidden;
        padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
      }
      .board > * {
        flex: 1;
        min-height: 0;
      }
      .controls {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 2px 12px;
        align-items: center;
        padding: 0 max(12px, env(safe-area-inset-right)) calc(8px + env(safe-area-inset-bottom))
          max(12px, env(safe-area-inset-left));
        background: var(--bar);
      }
      input {
        width: 100%;
        height: 44px;
        margin: 0;
        accent-color: var(--accent-line);
      }
      input:focus-visible {
        outline-offset: -3px;
      }
      /* As high for any move, so that the board keeps its size. */
      p {
        height: 2lh;
        margin: 0 0 6px;
        overflow-y: auto;
        font-size: 0.875rem;
        line-height: 1.3;
        font-variant-numeric: tabular-nums;
        color: var(--muted);
      }
      p b {
        margin-right: 6px;
        color: var(--ink);
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .step {
        flex: 1 1 44px;
        min-width: 44px;
        max-width: 64px;
        padding: 0;
      }
      select {
        min-width: 56px;
        min-height: 44px;
        padding: 0 4px;
        border: 0;
        border-radius: 10px;
        background: var(--raised);
      }
      .take-over {
        flex: 1;
        gap: 0;
        padding: 0 8px;
        white-space: nowrap;
      }
      button[aria-disabled='true'] {
        opacity: var(--faint);
        cursor: default;
      }
      @container (max-width: 419px) {
        .buttons {
          gap: 4px;
        }
        .take-over {
          padding: 0 4px;
        }
        .long {
          display: none;
        }
      }
      @container (min-width: 720px) {
        .controls {
          grid-template-columns: minmax(0, 1fr) auto;
        }
        input {
          grid-column: 1 / -1;
        }
        p {
          margin: 0;
        }
      }
      @media (max-height: 480px) and (orientation: landscape) {
        @container (min-width: 520px) {
          .controls {
            grid-template-columns: minmax(0, 1fr) auto;
            padding-top: 4px;
          }
          input {
            grid-column: 1;
            height: 28px;
          }
          p {
            height: 1lh;
            margin: 0;
          }
          .buttons {
            grid-area: 1 / 2 / span 2;
          }
          .long {
            display: none;
          }
        }
      }
    `,
  ];
}

function whyNot(status: Status): string {
  return status.kind === 'over'
    ? 'The game is over here: go back to where you want to play on'
    : 'Nobody can take over once the clock runs: go back to before it';
}

declare global {
  interface HTMLElementTagNameMap {
    'game-replay': GameReplay;
  }
}
