// One of the eight hands opened, for as long as the player likes.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import '../../../ui/sheet-dialog.ts';
import type { SheetDialog } from '../../../ui/sheet-dialog.ts';
import { handOf, type Line, type Table } from '../table.ts';
import { scoreName } from '../words.ts';
import './hand-items.ts';

@customElement('hand-sheet')
export class HandSheet extends LitElement {
  @property({ attribute: false }) table!: Table;
  @state() private line: Line | undefined;
  @query('sheet-dialog') private sheet!: SheetDialog;

  async open(line: Line): Promise<void> {
    this.line = line;
    await this.updateComplete;
    await this.sheet.open();
  }

  override render(): TemplateResult {
    const { table, line } = this;
    return html`<sheet-dialog heading=${line ? scoreName(table, line) : ''}>
      ${
        line
          ? html`<hand-items
              .cards=${handOf(table.cells, line)}
              .starter=${table.starter}
            ></hand-items>`
          : nothing
      }
    </sheet-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hand-sheet': HandSheet;
  }
}
