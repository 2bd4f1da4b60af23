// A sheet over the page: a modal dialog with a heading, closed by its cross, Esc, Back, or a tap
// beside it. Rises from the bottom on a phone, floats in the middle on a wide screen.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { CoverEvent } from './events.ts';
import { icon } from './icon.ts';
import { closeLayers, layersSettled, openLayer } from './layers.ts';
import { shunTaps } from './second-tap.ts';
import { controls } from './styles.ts';

/** Fires `close` whenever it has been closed, however that came about. */
@customElement('sheet-dialog')
export class SheetDialog extends LitElement {
  @property() heading = '';
  @query('dialog') private dialog!: HTMLDialogElement;

  #leaveLayer: (() => void) | undefined;

  get isOpen(): boolean {
    return this.#leaveLayer !== undefined;
  }

  /** Opens it, once it has been drawn. */
  async open(): Promise<void> {
    await this.updateComplete;
    // The browser may have closed it, and not have said so yet.
    this.#closed();
    await layersSettled();
    // Its page may be gone by now.
    if (this.isOpen || !this.isConnected) return;
    this.#leaveLayer = openLayer(() => {
      this.close();
    });
    this.dialog.showModal();
    shunTaps(this.dialog);
    this.dispatchEvent(new CoverEvent(true));
  }

  /** It is closed at once: the dialog's own event comes later, when it may be open again. */
  close(): void {
    this.dialog.close();
    this.#closed();
  }

  /** Closes it and waits until Back means the page again. */
  async closed(): Promise<void> {
    this.close();
    await closeLayers();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leaveLayer?.();
    this.#leaveLayer = undefined;
  }

  override render(): TemplateResult {
    return html`<dialog
      aria-labelledby="heading"
      @cancel=${this.#cancelled}
      @close=${this.#closed}
      @click=${this.#tappedBeside}
    >
      <div class="sheet">
        <div class="head">
          <h2 id="heading">${this.heading}</h2>
          <button class="plain" aria-label="Close" @click=${this.close}>${icon('close')}</button>
        </div>
        <div class="body"><slot></slot></div>
      </div>
    </dialog>`;
  }

  /** By Esc; what lies in the sheet may have something of its own to cancel. */
  readonly #cancelled = (event: Event): void => {
    if (event.target !== this.dialog) return;
    event.preventDefault();
    this.close();
  };

  readonly #closed = (): void => {
    if (!this.isOpen || this.dialog.open) return;
    this.#leaveLayer?.();
    this.#leaveLayer = undefined;
    this.dispatchEvent(new CoverEvent(false));
    this.dispatchEvent(new Event('close'));
  };

  /** The dialog itself is hit only where its sheet is not. */
  readonly #tappedBeside = (event: Event): void => {
    if (event.target === this.dialog) this.close();
  };

  static override styles = [
    controls,
    css`
      dialog {
        outline: var(--edge);
        outline-offset: -1.5px;
        border: 0;
        padding: 0;
        margin: auto auto 0;
        width: min(100%, 560px);
        max-width: none;
        max-height: calc(100% - env(safe-area-inset-top) - 24px);
        background: var(--sheet);
        color: var(--ink);
        border-radius: 18px 18px 0 0;
        overflow: auto;
        overscroll-behavior: contain;
      }
      dialog::backdrop {
        background: var(--shade);
      }
      .sheet {
        padding: 4px max(20px, env(safe-area-inset-right)) calc(20px + env(safe-area-inset-bottom))
          max(20px, env(safe-area-inset-left));
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        position: sticky;
        top: 0;
        background: var(--sheet);
        margin-right: -12px;
      }
      h2 {
        font-size: 1.125rem;
        margin: 12px 0;
      }
      .head button {
        width: 44px;
        padding: 0;
      }
      @media (min-width: 600px) and (min-height: 480px) {
        dialog {
          margin: auto;
          border-radius: 18px;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-dialog': SheetDialog;
  }
}
