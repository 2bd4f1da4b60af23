// A die seen from above, drawn as a vector at any size.

import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PIPS } from './pips.ts';

/** Between the upper pips, where no face has one. */
const STAR = 'M50 10l3.2 8.6 9.2.4-7.3 5.7 2.5 8.8-7.6-5.1-7.6 5.1 2.5-8.8-7.3-5.7 9.2-.4z';

/**
 * `face` from 1 to 6; `star` makes it amber and adds a star. Decoration only: whoever uses it names
 * it.
 */
@customElement('die-face')
export class DieFace extends LitElement {
  @property({ type: Number }) face = 0;
  @property({ type: Boolean }) star = false;

  static override styles = css`
    :host {
      display: block;
      aspect-ratio: 1;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
      overflow: visible;
    }
    .body {
      fill: var(--die);
    }
    .star .body {
      fill: var(--accent);
    }
    .edge {
      fill: none;
      stroke: var(--card-edge);
      stroke-width: var(--die-line, 1.5);
    }
    .pips {
      fill: var(--pip);
    }
    circle {
      r: var(--pip-radius, 10px);
    }
  `;

  override render(): TemplateResult {
    const pips = PIPS[this.face - 1] ?? [];
    return html`<svg viewBox="0 0 100 100" aria-hidden="true" class=${this.star ? 'star' : nothing}>
      <rect class="body" width="100" height="100" rx="20"></rect>
      <rect class="edge" x=".75" y=".75" width="98.5" height="98.5" rx="19.25"></rect>
      <g class="pips">
        ${pips.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="10"></circle>`)}
        ${this.star ? svg`<path d=${STAR}></path>` : nothing}
      </g>
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'die-face': DieFace;
  }
}
