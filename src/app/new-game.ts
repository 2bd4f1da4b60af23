// Choosing a new game: its options, which deals are offered, and a number for a certain deal.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Settings } from '../store/settings.ts';
import '../ui/choice-group.ts';
import type { Choice } from '../ui/choice-group.ts';
import type { GameView } from '../ui/game-view.ts';
import { controls } from '../ui/styles.ts';
import { type Deal, parseSeed } from './open-game.ts';

/** Fires `deal-chosen` with a `Deal`. */
@customElement('new-game')
export class NewGame extends LitElement {
  @property({ attribute: false }) view!: GameView;
  /** Those shown first. */
  @property({ attribute: false }) options: unknown;
  @property({ attribute: false }) deals: Settings['deals'] = 'any';
  @state() private chosen: unknown;
  @state() private chosenDeals: Settings['deals'] = 'any';
  @state() private number = '';
  @state() private refused = false;

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('options')) this.chosen = this.options;
    if (changed.has('deals')) this.chosenDeals = this.deals;
  }

  override render(): TemplateResult {
    return html`<form @submit=${this.#submit}>
      ${this.view.optionFields(this.chosen, (options) => {
        this.chosen = options;
      })}
      ${this.#dealFields()}
      <label>
        <span>Deal number</span>
        <input
          inputmode="numeric"
          autocomplete="off"
          placeholder="any"
          maxlength="16"
          .value=${this.number}
          aria-invalid=${this.refused ? 'true' : 'false'}
          aria-describedby=${this.refused ? 'refused' : nothing}
          @input=${(event: InputEvent) => {
            this.number = (event.target as HTMLInputElement).value;
            this.refused = false;
          }}
        />
      </label>
      ${
        this.refused
          ? html`<p id="refused" role="alert">
              A deal number is a whole number from 1 to 999,999,999. Leave it empty for any deal.
            </p>`
          : nothing
      }
      <button class="main" type="submit">Deal</button>
    </form>`;
  }

  #dealFields(): TemplateResult | typeof nothing {
    const { winnableDeals } = this.view.mind ?? {};
    if (!winnableDeals) return nothing;
    const { winnable, any } = winnableDeals.words(this.chosen);
    const choices: readonly (Choice & { readonly value: Settings['deals'] })[] = [
      { value: 'winnable', ...winnable },
      { value: 'any', ...any },
    ];
    return html`<choice-group
      label="Deals"
      .choices=${choices}
      .value=${this.chosenDeals}
      @choose=${(event: CustomEvent<Settings['deals']>) => {
        this.chosenDeals = event.detail;
      }}
    ></choice-group>`;
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const options = this.chosen;
    if (this.number.trim() === '') {
      this.#fire({ options, deals: this.chosenDeals });
      return;
    }
    const seed = parseSeed(this.number);
    this.refused = seed === undefined;
    if (seed === undefined) return;
    this.number = '';
    this.#fire({ options, start: { seed }, origin: 'typed' });
  };

  #fire(detail: Deal): void {
    this.dispatchEvent(new CustomEvent('deal-chosen', { detail }));
  }

  static override styles = [
    controls,
    css`
      label {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        margin-bottom: 16px;
      }
      label span {
        white-space: nowrap;
      }
      input {
        width: 12em;
        min-width: 0;
        min-height: 44px;
        padding: 0 12px;
        border: 1.5px solid var(--field-edge);
        border-radius: 10px;
        background: var(--cloth);
        font-variant-numeric: tabular-nums;
      }
      input::placeholder {
        color: var(--muted);
        opacity: 1;
      }
      p {
        margin: -6px 0 16px;
        line-height: 1.4;
      }
      button {
        width: 100%;
      }
      /* A low screen has room for the number beside the button, not above it. */
      @media (max-height: 480px) and (orientation: landscape) {
        form {
          display: grid;
          grid-template-columns: 1fr 1fr;
          align-items: start;
          column-gap: 12px;
        }
        form > :not(label, button) {
          grid-column: 1 / -1;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'new-game': NewGame;
  }
}
