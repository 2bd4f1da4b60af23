// Asks once whether the game is to be ended before its end.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import '../ui/sheet-dialog.ts';
import type { SheetDialog } from '../ui/sheet-dialog.ts';
import { controls } from '../ui/styles.ts';

/** Fires `end` when the answer is yes, once the question is off the screen. */
@customElement('end-early')
export class EndEarly extends LitElement {
  @query('sheet-dialog') private sheet!: SheetDialog;

  async ask(): Promise<void> {
    await this.sheet.open();
    this.renderRoot.querySelector<HTMLElement>('.main')?.focus();
  }

  override render(): TemplateResult {
    return html`<sheet-dialog heading="End this game early?">
      <p>Nobody wins it then. It is listed as ended early and stays out of the figures.</p>
      <div>
        <button
          class="main"
          @click=${() => {
            this.sheet.close();
          }}
        >
          Play on
        </button>
        <button @click=${() => void this.#end()}>End the game</button>
      </div>
    </sheet-dialog>`;
  }

  async #end(): Promise<void> {
    await this.sheet.closed();
    this.dispatchEvent(new Event('end'));
  }

  static override styles = [
    controls,
    css`
      p {
        margin: 0 0 16px;
        line-height: 1.45;
      }
      div {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'end-early': EndEarly;
  }
}
