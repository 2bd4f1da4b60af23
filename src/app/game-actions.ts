// The bar of actions within reach of the thumb: undo, redo, the board's own, a tip, a new game.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Session } from '../session/session.ts';
import type { GameView } from '../ui/game-view.ts';
import { icon, type IconName } from '../ui/icon.ts';
import { SessionController } from '../ui/session-controller.ts';
import { controls } from '../ui/styles.ts';
import { personMoves } from '../session/driver.ts';
import type { Doing } from './guide.ts';

/**
 * Fires `tip`, `show-result`, `choose-new`, and `on-board` with the action of the game's own that
 * its board is to do.
 */
@customElement('game-actions')
export class GameActions extends LitElement {
  @property({ attribute: false }) view!: GameView;
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) doing: Doing = 'nothing';
  /** The result has been put away and can be had back. */
  @property({ type: Boolean }) result = false;

  constructor() {
    super();
    new SessionController(this, () => this.session);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Not every browser lets a style look beyond its own element.
    this.dataset.hand = document.documentElement.dataset.hand;
  }

  override render(): TemplateResult {
    const { session, view } = this;
    return html`<nav aria-label="Actions">
      ${this.#action('undo', 'Undo', !session.canUndo, () => {
        session.undo();
      })}
      ${this.#action('redo', 'Redo', !session.canRedo, () => {
        session.redo();
      })}
      <span class="gap"></span>
      ${view.actions?.map((action) =>
        this.#action(action.icon, action.words, false, () => {
          this.dispatchEvent(new CustomEvent('on-board', { detail: action }));
        }),
      )}
      ${view.mind?.hint && session.status.kind === 'playing' ? this.#tip() : nothing}
      ${this.result ? this.#action('result', 'Result', false, this.#fire('show-result')) : nothing}
      ${this.#action('add', 'New', false, this.#fire('choose-new'))}
    </nav>`;
  }

  /** The same button ends what takes its time. */
  #tip(): TemplateResult {
    const { doing } = this;
    const ends = doing === 'thinking long' || doing === 'showing';
    return html`<button
      class="plain"
      aria-busy=${doing.startsWith('thinking') ? 'true' : 'false'}
      aria-disabled=${personMoves(this.session) ? 'false' : 'true'}
      @click=${this.#fire('tip')}
    >
      ${icon(ends ? 'close' : 'tip')}<span>${ends ? 'Stop' : 'Tip'}</span>
    </button>`;
  }

  #action(name: IconName, words: string, disabled: boolean, run: () => void): TemplateResult {
    // Disabled ones keep the focus: a held Undo must not drop it at the deal.
    return html`<button
      class="plain"
      aria-disabled=${disabled ? 'true' : 'false'}
      @click=${() => {
        if (!disabled) run();
      }}
    >
      ${icon(name)}<span>${words}</span>
    </button>`;
  }

  #fire(type: string): () => void {
    return () => this.dispatchEvent(new Event(type));
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      nav {
        display: flex;
        justify-content: space-between;
        background: var(--bar);
        padding: 4px max(8px, env(safe-area-inset-right)) calc(4px + env(safe-area-inset-bottom))
          max(8px, env(safe-area-inset-left));
      }
      nav button {
        flex-direction: column;
        gap: 2px;
        flex: 0 1 max(72px, 5.5em);
        min-width: min-content;
        min-height: 56px;
        padding: 0;
        /* Six of them stand side by side, however large text is. */
        font-size: min(0.8125rem, 4vw);
      }
      nav button span {
        min-width: 48px;
      }
      nav button[aria-disabled='true'] {
        opacity: var(--faint);
        cursor: default;
      }
      .gap {
        flex: 1;
      }
      /* Only what takes its time is seen to. */
      @keyframes think {
        to {
          opacity: 0.3;
        }
      }
      nav button[aria-busy='true'] svg {
        animation: think calc(3 * var(--motion-ms)) 0.2s infinite alternate;
      }
      @media (max-height: 480px) and (orientation: landscape) {
        nav {
          height: 100%;
          flex-direction: column;
          padding: 4px max(4px, env(safe-area-inset-right)) calc(4px + env(safe-area-inset-bottom))
            4px;
        }
        :host([data-hand='left']) nav {
          padding-left: max(4px, env(safe-area-inset-left));
          padding-right: 4px;
        }
        nav button {
          flex: 0 1 56px;
          min-width: 60px;
          min-height: 44px;
          font-size: min(0.8125rem, 4vh);
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'game-actions': GameActions;
  }
}
