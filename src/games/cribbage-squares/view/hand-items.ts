// A hand with its common card, and every item with the cards that make it.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Card, cardName, formatCard } from '../../../core/cards.ts';
import '../../../ui/card-face.ts';
import { type Item, itemise } from '../scoring.ts';
import { capitalised, itemName } from '../words.ts';

@customElement('hand-items')
export class HandItems extends LitElement {
  @property({ attribute: false }) cards: readonly Card[] = [];
  @property({ attribute: false }) starter: Card | undefined;

  override render(): TemplateResult {
    const { cards, starter } = this;
    const items = itemise(cards, starter);
    return html`<div class="hand">
        ${cards.length > 0 ? html`<div>${faces(cards)}<span>In the grid</span></div>` : nothing}
        ${starter ? html`<div>${faces([starter])}<span>Common card</span></div>` : nothing}
      </div>
      ${
        items.length > 0
          ? html`<ul>
              ${items.map(itemLine)}
            </ul>`
          : html`<p>Nothing scores.</p>`
      }`;
  }

  static override styles = css`
    .hand {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 16px;
      margin: 4px 0 14px;
    }
    .hand > div {
      display: grid;
      align-content: start;
      gap: 4px;
      width: min-content;
    }
    .hand span {
      color: var(--muted);
      font-size: 0.8125rem;
      line-height: 1.25;
    }
    .faces {
      display: flex;
      gap: 4px;
    }
    card-face {
      width: 46px;
      border-radius: 5px;
      box-shadow: var(--shadow);
    }
    ul {
      list-style: none;
      margin: 0;
      padding: 0;
    }
    li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 12px;
      padding: 7px 0;
      border-top: 1px solid var(--line);
      line-height: 1.3;
    }
    li b {
      font-size: 1.125rem;
      font-variant-numeric: tabular-nums;
    }
    li span {
      flex: 1 1 4.5em;
    }
    li .faces {
      width: 148px;
    }
    li card-face {
      width: 26px;
      border-radius: 3px;
    }
    p {
      margin: 0;
    }
  `;
}

function itemLine(item: Item): TemplateResult {
  return html`<li>
    <span>${capitalised(itemName(item))}</span>
    <b>${item.points}</b>
    ${faces(item.cards)}
  </li>`;
}

function faces(cards: readonly Card[]): TemplateResult {
  return html`<div class="faces" role="img" aria-label=${cards.map(cardName).join(', ')}>
    ${cards.map((card) => html`<card-face card=${formatCard(card)}></card-face>`)}
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'hand-items': HandItems;
  }
}
