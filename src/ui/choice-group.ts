// One of a few choices, each with a line that explains it: native radio buttons as tiles.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
}

/** Fires `choose` with the chosen value as its detail. */
@customElement('choice-group')
export class ChoiceGroup extends LitElement {
  @property() label = '';
  @property({ attribute: false }) choices: readonly Choice[] = [];
  @property() value = '';

  override render(): TemplateResult {
    const explained = this.choices.some(({ detail }) => detail);
    return html`<fieldset>
      <legend>${this.label}</legend>
      <div class="choices ${explained ? 'explained' : ''}">
        ${this.choices.map(
          ({ value, label, detail }) =>
            html`<label>
              <input
                type="radio"
                name="choice"
                .value=${value}
                .checked=${value === this.value}
                @change=${() => {
                  this.#choose(value);
                }}
              />
              <span>${label}${detail ? html`<small>${detail}</small>` : nothing}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #choose(value: string): void {
    this.value = value;
    this.dispatchEvent(new CustomEvent('choose', { detail: value }));
  }

  static override styles = css`
    fieldset {
      border: 0;
      padding: 0;
      margin: 0 0 16px;
      min-width: 0;
    }
    legend {
      padding: 0;
      margin-bottom: 8px;
      font-weight: 600;
    }
    .choices {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
      gap: 8px;
    }
    /* Four lie two by two, rather than three and one. */
    @media (max-width: 420px) {
      .choices:has(label:nth-child(4):last-child) {
        grid-template-columns: 1fr 1fr;
      }
    }
    .explained {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    }
    label {
      display: flex;
      align-items: center;
      gap: 6px;
      min-height: 44px;
      padding: 8px 6px 8px 8px;
      box-sizing: border-box;
      border-radius: 10px;
      background: var(--raised);
      outline: var(--edge);
      outline-offset: -1.5px;
      cursor: pointer;
      overflow-wrap: anywhere;
    }
    label > :last-child {
      min-width: 0;
    }
    label:has(:checked) {
      box-shadow: var(--chosen);
    }
    label:has(:focus-visible) {
      outline: var(--focus-line);
      outline-offset: 2px;
    }
    input {
      flex: none;
      width: 20px;
      height: 20px;
      margin: 0;
      accent-color: var(--accent-line);
      forced-color-adjust: auto;
      outline: none;
    }
    small {
      display: block;
      color: var(--muted);
      font-size: 0.8125rem;
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'choice-group': ChoiceGroup;
  }
}
