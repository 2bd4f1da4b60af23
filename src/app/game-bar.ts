// The bar above a board: the way back, the game, how it stands, whether it is saved, the menu.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import { TellEvent } from '../ui/events.ts';
import type { Standing } from '../ui/game-view.ts';
import { icon } from '../ui/icon.ts';
import { controls } from '../ui/styles.ts';
import type { Autosave } from './autosave.ts';

/** Fires `menu`. */
@customElement('game-bar')
export class GameBar extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) standing!: Standing;
  @property({ attribute: false }) autosave!: Autosave;
  /** Shown while it is known. */
  @property({ attribute: false }) canBeWon: boolean | undefined;

  #stopWatching: (() => void) | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('autosave')) return;
    this.#stopWatching?.();
    this.#stopWatching = this.autosave.subscribe(() => {
      this.requestUpdate();
    });
  }

  override render(): TemplateResult {
    const { figure, words } = this.standing;
    return html`<header>
      <a class="button plain" href="#/" data-way="up" aria-label="Back to Home">${icon('back')}</a>
      <h1>${this.about.name}</h1>
      ${this.#saving()}
      <p class="standing"><b>${figure}</b> ${words} ${this.#sign()}</p>
      <button class="plain" aria-label="Menu" @click=${() => this.dispatchEvent(new Event('menu'))}>
        ${icon('menu')}
      </button>
    </header>`;
  }

  #sign(): TemplateResult | typeof nothing {
    if (this.canBeWon === undefined) return nothing;
    return html`<small>${this.canBeWon ? 'can be won' : 'cannot be won'}</small>`;
  }

  #saving(): TemplateResult | typeof nothing {
    const { state, reason } = this.autosave;
    if (state !== 'failed' && state !== 'superseded') return nothing;
    return html`<button
      class="unsaved"
      role="alert"
      @click=${() => this.dispatchEvent(new TellEvent(reason ?? 'This game is not being saved'))}
    >
      Not saved
    </button>`;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      header {
        display: flex;
        align-items: center;
        min-height: 48px;
        background: var(--bar);
        padding: env(safe-area-inset-top) max(4px, env(safe-area-inset-right)) 0
          max(4px, env(safe-area-inset-left));
      }
      .plain {
        flex: none;
        width: 44px;
        height: 48px;
        padding: 0;
      }
      h1 {
        flex: 1;
        min-width: 0;
        margin: 0 8px 0 4px;
        /* The bar has room for two lines: its words grow with the text as far as they fit. */
        max-height: 2lh;
        font-size: min(1.0625rem, 20px);
        line-height: 1.1;
        overflow: hidden;
      }
      .standing {
        margin: 0 4px 0 8px;
        font-size: min(1rem, 18px);
        white-space: nowrap;
        color: var(--muted);
        font-variant-numeric: tabular-nums;
      }
      .standing b {
        font-size: 1.125em;
        color: var(--ink);
      }
      small {
        display: block;
        font-size: min(0.75rem, 14px);
        line-height: 1;
        text-align: right;
      }
      @media (max-width: 379px) {
        h1 {
          font-size: min(0.9375rem, 17px);
          margin-right: 0;
        }
        .standing {
          margin-right: 0;
          font-size: min(0.875rem, 15px);
        }
      }
      .unsaved {
        min-height: 32px;
        padding: 0 10px;
        font-size: min(0.875rem, 18px);
        font-weight: 600;
        color: var(--on-accent);
        background: var(--accent);
      }
      @media (max-height: 480px) and (orientation: landscape) {
        header {
          min-height: 44px;
        }
        .plain {
          height: 44px;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'game-bar': GameBar;
  }
}
