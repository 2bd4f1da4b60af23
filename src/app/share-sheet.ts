// The sheet for sharing a deal; what is in it is loaded when it is first opened.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import type { Session } from '../session/session.ts';
import { TellEvent } from '../ui/events.ts';
import '../ui/sheet-dialog.ts';
import type { SheetDialog } from '../ui/sheet-dialog.ts';

@customElement('share-sheet')
export class ShareSheet extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) session!: Session;
  /** The game that is shared, from when the sheet is opened until it is closed. */
  @state() private shared: Session | undefined;
  @query('sheet-dialog') private sheet!: SheetDialog;

  async open(): Promise<void> {
    try {
      await import('./share-deal.ts');
    } catch {
      this.dispatchEvent(new TellEvent('This part of the app could not be loaded'));
      return;
    }
    this.shared = this.session;
    await this.sheet.open();
  }

  override render(): TemplateResult {
    return html`<sheet-dialog
      heading="Share this deal"
      @close=${() => {
        this.shared = undefined;
      }}
    >
      ${
        this.shared
          ? html`<share-deal .about=${this.about} .session=${this.shared}></share-deal>`
          : nothing
      }
    </sheet-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'share-sheet': ShareSheet;
  }
}
