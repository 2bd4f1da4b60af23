// A playing card, face up or face down, drawn as a vector at any size.

import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Card, parseCard } from '../core/cards.ts';
import { SUIT_SHAPES } from './suit-shapes.ts';

/**
 * `card` is a card's notation (`TD`); without it the back is shown. `covered` is the duller, flatter
 * look of a card that lies under others. Decoration only: whoever uses it names it.
 */
@customElement('card-face')
export class CardFace extends LitElement {
  @property() card = '';
  @property({ type: Boolean }) covered = false;

  static override styles = css`
    :host {
      display: block;
      aspect-ratio: 46 / 64;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
      overflow: visible;
    }
    .paper {
      fill: var(--card);
    }
    .covered .paper {
      fill: var(--card-covered);
    }
    .edge {
      fill: none;
      stroke: var(--card-edge);
      stroke-width: var(--card-line, 0.75);
    }
    .covered .edge {
      stroke-width: var(--covered-line, 0.75);
    }
    .rank {
      transform-origin: 2.5px 3px;
      transform: var(--rank, none);
    }
    .small {
      transform: var(--small-suit, translate(26.2px, 4.6px) scale(0.66));
    }
    .ten .small {
      transform: var(--ten-suit, translate(26.2px, 4.6px) scale(0.66));
    }
    .large {
      transform: var(--large-suit, translate(15px, 33px) scale(1.12));
    }
    text {
      font: 700 23px var(--font);
      letter-spacing: -0.5px;
    }
    .C {
      fill: var(--clubs);
    }
    .D {
      fill: var(--diamonds);
    }
    .H {
      fill: var(--hearts);
    }
    .S {
      fill: var(--spades);
    }
    .back {
      fill: var(--card-back);
    }
    .weave {
      stroke: var(--card-back-line);
      stroke-width: 2;
      fill: none;
    }
  `;

  override render(): TemplateResult {
    const card = parseCard(this.card);
    return html`<svg
      viewBox="0 0 46 64"
      aria-hidden="true"
      class=${this.covered ? 'covered' : nothing}
    >
      <rect class="paper" width="46" height="64" rx="5"></rect>
      ${card ? front(card, this.covered) : back()}
      <rect class="edge" x=".375" y=".375" width="45.25" height="63.25" rx="4.6"></rect>
    </svg>`;
  }
}

/** Ranks that are too wide in some fonts: where each begins, and how wide it is drawn. */
const FITTED: Readonly<Record<number, { readonly x: number; readonly width: number }>> = {
  10: { x: 2.6, width: 22 },
  12: { x: 3.6, width: 17 },
};

function front(card: Card, covered: boolean): TemplateResult {
  const rank = card.rank === 10 ? '10' : 'A23456789TJQK'.charAt(card.rank - 1);
  const shape = SUIT_SHAPES[card.suit];
  const fitted = FITTED[card.rank];
  const large = covered ? nothing : svg`<path class="large" d=${shape}></path>`;
  return svg`<g class="${card.suit} ${card.rank === 10 ? 'ten' : ''}">
    ${
      fitted
        ? svg`<text class="rank" x=${fitted.x} y="20" textLength=${fitted.width}
            lengthAdjust="spacingAndGlyphs">${rank}</text>`
        : svg`<text class="rank" x="4" y="20">${rank}</text>`
    }
    <path class="small" d=${shape}></path>
    ${large}
  </g>`;
}

function back(): TemplateResult {
  return svg`<rect class="back" x="3" y="3" width="40" height="58" rx="3"></rect>
    <path class="weave" d="M5 15 15 5M5 27 27 5M5 39 39 5M5 51 41 15M8 59 41 26M19 59 41 37M30 59 41 48"></path>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'card-face': CardFace;
  }
}
