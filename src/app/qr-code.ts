// A text as a QR code: dark squares on light ones in any theme, as cameras expect them.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { encode } from 'uqr';

/** Light squares on each side, as the standard demands. */
const MARGIN = 4;

@customElement('qr-code')
export class QrCode extends LitElement {
  @property() text = '';
  /** What it is of, for those who do not see it. */
  @property() label = 'QR code';

  override render(): TemplateResult {
    const { size, data } = encode(this.text, { ecc: 'L', border: 0 });
    const side = size + 2 * MARGIN;
    const squares = data
      .flatMap((row, y) =>
        row.map((dark, x) => (dark ? `M${String(x + MARGIN)} ${String(y + MARGIN)}h1v1h-1z` : '')),
      )
      .join('');
    return html`<svg
      viewBox="0 0 ${side} ${side}"
      shape-rendering="crispEdges"
      role="img"
      aria-label=${this.label}
    >
      <rect width=${side} height=${side} fill="#fff"></rect>
      <path d=${squares} fill="#000"></path>
    </svg>`;
  }

  static override styles = css`
    :host {
      display: block;
    }
    svg {
      display: block;
      width: 100%;
      border-radius: 8px;
      forced-color-adjust: none;
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'qr-code': QrCode;
  }
}
