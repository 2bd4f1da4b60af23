// All the dice to come, for a player who plans further than the next twelve.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Die } from '../../../core/dice.ts';
import '../../../ui/die-face.ts';
import '../../../ui/sheet-dialog.ts';
import type { SheetDialog } from '../../../ui/sheet-dialog.ts';
import { dieWords } from '../words.ts';

@customElement('dice-list')
export class DiceList extends LitElement {
  /** The current one first, as the table has them. */
  @property({ attribute: false }) dice: readonly Die[] = [];
  /** Drawn only while it can be seen: it changes with every move. */
  @state() private isOpen = false;
  @query('sheet-dialog') private sheet!: SheetDialog;

  async open(): Promise<void> {
    this.isOpen = true;
    await this.updateComplete;
    await this.sheet.open();
  }

  override render(): TemplateResult {
    return html`<sheet-dialog
      heading="Dice to come, the current one first"
      @close=${() => {
        this.isOpen = false;
      }}
    >
      ${this.isOpen ? this.#list() : nothing}
    </sheet-dialog>`;
  }

  #list(): TemplateResult {
    return html`<ol>
      ${this.dice.map(
        (die) =>
          html`<li>
            <die-face
              face=${die.face}
              ?star=${die.star}
              role="img"
              aria-label=${dieWords(die)}
            ></die-face>
          </li>`,
      )}
    </ol>`;
  }

  static override styles = css`
    ol {
      list-style: none;
      margin: 0;
      padding: 4px 0 8px;
      display: grid;
      grid-template-columns: repeat(10, minmax(0, 40px));
      justify-content: center;
      gap: 6px;
    }
    li:first-child {
      border-radius: 24%;
      box-shadow:
        0 0 0 3px var(--accent),
        0 0 0 calc(3px + var(--ring-edge)) var(--accent-edge);
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'dice-list': DiceList;
  }
}
