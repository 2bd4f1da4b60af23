// An unfinished game on Home: a small picture of its board, what stands on it, and when.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Save } from '../core/save.ts';
import type { GameAbout } from '../core/about.ts';
import { icon } from '../ui/icon.ts';
import { shunTaps } from '../ui/second-tap.ts';
import { controls } from '../ui/styles.ts';
import './board-picture.ts';
import { dateOf } from './daily-states.ts';
import { dateInYear, dayOf } from './days.ts';
import { hrefOf } from './routes.ts';
import { agoWords } from './time-words.ts';

/** Fires `remove` when the player wants the game off the list, and `bring-back` when not after all. */
@customElement('continue-card')
export class ContinueCard extends LitElement {
  @property({ attribute: false }) save!: Save;
  @property({ attribute: false }) about!: GameAbout;
  @property({ type: Boolean, reflect: true }) removed = false;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('a')?.focus(options);
  }

  override render(): TemplateResult {
    const { id, game, summary, updatedAt } = this.save;
    const { name } = this.about;
    const ago = agoWords(updatedAt, Date.now());
    const date = dateOf(this.save);
    const when = date === undefined ? ago : `${dealOfDay(date)}, ${ago}`;
    const standing = this.about.result(summary.score, this.save.options);
    const picture = html`<board-picture game=${game} notation=${summary.notation}></board-picture>`;
    const which = `this game of ${name}, ${standing}`;
    // One button for both: it stays under the finger, and keeps the focus.
    return html`${
        this.removed
          ? html`<div class="game">
              ${picture}
              <span class="words">
                <span class="name">${name}</span>
                <span>Removed</span>
              </span>
            </div>`
          : html`<a class="game" href=${hrefOf({ page: 'game', game, id })}>
              ${picture}
              <span class="words">
                <span class="name">${name}</span>
                <span>${standing}</span>
                <span class="muted">${when}</span>
              </span>
            </a>`
      }
      <button
        class="plain"
        aria-label=${this.removed ? `Undo: bring back ${which}` : `Remove ${which}`}
        @click=${this.#tapped}
      >
        ${this.removed ? 'Undo' : icon('close', 20)}
      </button>`;
  }

  readonly #tapped = (): void => {
    shunTaps(this);
    this.dispatchEvent(new Event(this.removed ? 'bring-back' : 'remove'));
  };

  static override styles = [
    controls,
    css`
      :host {
        outline: var(--edge);
        outline-offset: -1.5px;
        display: flex;
        align-items: center;
        border-radius: 14px;
        background: var(--raised);
      }
      .game {
        flex: 1;
        min-width: 0;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 14px;
        padding: 8px 4px 8px 8px;
        text-decoration: none;
        border-radius: 14px;
      }
      /* Large words lie under the picture. */
      .words {
        flex: 1 1 5.5em;
        display: grid;
        gap: 1px;
        min-width: 0;
        font-variant-numeric: tabular-nums;
      }
      .name {
        font-weight: 700;
      }
      .muted {
        color: var(--muted);
        font-size: 0.875rem;
      }
      :host([removed]) board-picture {
        opacity: var(--faint);
      }
      button {
        min-width: 44px;
        align-self: stretch;
        padding: 0;
        color: var(--muted);
      }
      :host([removed]) button {
        padding: 0 14px;
        font-weight: 600;
        color: var(--ink);
      }
    `,
  ];
}

/** A past day is named: the game is not to be taken for today's. */
function dealOfDay(date: string): string {
  return date === dayOf(Date.now()) ? 'Deal of the day' : `Deal of ${dateInYear(date)}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'continue-card': ContinueCard;
  }
}
