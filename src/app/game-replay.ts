// A game that was played, to be looked at: its board, and a slider over its moves.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Session } from '../session/session.ts';
import type { GameView } from '../ui/game-view.ts';
import { SessionController } from '../ui/session-controller.ts';
import { controls } from '../ui/styles.ts';

@customElement('game-replay')
export class GameReplay extends LitElement {
  @property({ attribute: false }) view!: GameView;
  @property({ attribute: false }) session!: Session;
  /** Milliseconds that each move may be looked at. */
  @property({ attribute: false }) paceMs = 1_000;
  /** The board alone, at the moment at which the session stands. */
  @property({ type: Boolean }) still = false;
  @state() private playing = false;

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
    }, this.paceMs);
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
      <p aria-hidden="true">${place}</p>
      ${this.#button('Back', cursor === 0, () => {
        this.#stop();
        this.session.goTo(cursor - 1);
      })}
      ${this.#button(this.playing ? 'Pause' : 'Play', cursor === last, () => {
        if (this.playing) this.#stop();
        else this.play();
      })}
      ${this.#button('Next', cursor === last, () => {
        this.#stop();
        this.session.goTo(cursor + 1);
      })}
    </section>`;
  }

  #button(words: string, disabled: boolean, run: () => void): TemplateResult {
    // One that is disabled keeps the focus.
    return html`<button
      aria-disabled=${disabled ? 'true' : 'false'}
      @click=${() => {
        if (!disabled) run();
      }}
    >
      ${words}
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
        grid-template-columns: repeat(3, 1fr);
        gap: 4px 8px;
        align-items: center;
        padding: 4px max(12px, env(safe-area-inset-right)) calc(8px + env(safe-area-inset-bottom))
          max(12px, env(safe-area-inset-left));
        background: var(--bar);
      }
      input {
        grid-column: 1 / 3;
        width: 100%;
        height: 44px;
        margin: 0;
        accent-color: var(--accent-line);
      }
      p {
        margin: 0;
        text-align: right;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
        color: var(--muted);
      }
      button[aria-disabled='true'] {
        opacity: 0.45;
        cursor: default;
      }
      @media (max-height: 480px) and (orientation: landscape) {
        @container (min-width: 520px) {
          .controls {
            grid-template-columns: 1fr auto repeat(3, 88px);
          }
          input {
            grid-column: auto;
          }
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'game-replay': GameReplay;
  }
}
