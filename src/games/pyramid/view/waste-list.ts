// The waste spread out, so that the player may look through it.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Card, cardName, formatCard } from '../../../core/cards.ts';
import '../../../ui/card-face.ts';
import '../../../ui/sheet-dialog.ts';
import type { SheetDialog } from '../../../ui/sheet-dialog.ts';

@customElement('waste-list')
export class WasteList extends LitElement {
  /** Top last, as the table has them. */
  @property({ attribute: false }) cards: readonly Card[] = [];
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
      heading="Waste, top card first"
      @close=${() => {
        this.isOpen = false;
      }}
    >
      ${this.isOpen ? this.#list() : nothing}
    </sheet-dialog>`;
  }

  #list(): TemplateResult {
    return html`<ol>
      ${this.cards.toReversed().map(
        (card) =>
          html`<li>
            <card-face card=${formatCard(card)} role="img" aria-label=${cardName(card)}></card-face>
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
      grid-template-columns: repeat(auto-fill, minmax(46px, 1fr));
      gap: 8px;
    }
    card-face {
      border-radius: 6px;
      box-shadow: var(--shadow);
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'waste-list': WasteList;
  }
}
