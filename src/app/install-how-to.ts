// How the app is put on the home screen where the browser has no button for it.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { icon } from '../ui/icon.ts';
import '../ui/sheet-dialog.ts';
import type { SheetDialog } from '../ui/sheet-dialog.ts';

@customElement('install-how-to')
export class InstallHowTo extends LitElement {
  @query('sheet-dialog') private sheet!: SheetDialog;

  async open(): Promise<void> {
    await this.updateComplete;
    await this.sheet.open();
  }

  override render(): TemplateResult {
    return html`<sheet-dialog heading="Put it on the home screen">
      <ol>
        <li>Tap the share button ${icon('share', 20)} of your browser.</li>
        <li>Choose “Add to Home Screen”.</li>
        <li>Open Tray Table from there once while you have a network.</li>
      </ol>
      <p>
        The installed app keeps its games apart from those played in the browser: they do not move
        over by themselves. A backup, made in Settings here and restored there, takes them along.
      </p>
    </sheet-dialog>`;
  }

  static override styles = css`
    li {
      margin-bottom: 8px;
      line-height: 1.5;
    }
    li svg {
      vertical-align: -5px;
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'install-how-to': InstallHowTo;
  }
}
