// The chart: what so many cascades in one move are worth, with the row that was just earned lit.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { grouped } from '../../../core/numbers.ts';
import { chart } from '../scoring.ts';
import { chartRows } from './layout.ts';

@customElement('cascade-chart')
export class CascadeChart extends LitElement {
  /** How many rows are shown. */
  @property({ type: Number }) fit = 10;
  /** The cascades of the move, 0 when it made none. */
  @property({ type: Number }) made = 0;
  /** A column of rows; else they stand side by side. */
  @property({ type: Boolean, reflect: true }) upright = false;

  override render(): TemplateResult {
    return html`<div class="head" aria-hidden="true"><span>Cascades</span><span>Points</span></div>
      <ul aria-label="Points for the cascades of a move">
        ${chartRows(this.fit, this.made).map(
          (cascades) =>
            html`<li class=${cascades === this.made ? 'earned' : ''}>
              <span>${cascades}<i> cascades:</i></span>
              <b>${grouped(chart(cascades))}<i> points</i></b>
            </li>`,
        )}
      </ul>`;
  }

  static override styles = css`
    :host {
      outline: var(--edge);
      outline-offset: -1.5px;
      display: flex;
      flex-direction: column;
      border-radius: 10px;
      overflow: hidden;
      background: var(--bar);
      font-variant-numeric: tabular-nums;
    }
    :host(:not([upright])) {
      flex-direction: row;
    }
    .head {
      display: flex;
      flex-direction: column-reverse;
      justify-content: center;
      padding-left: 8px;
      line-height: 1.3;
    }
    :host(:not([upright])) .head {
      font-size: min(0.6875rem, 12px);
    }
    ul {
      flex: 1;
      min-width: 0;
      display: flex;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      flex: 1;
      display: flex;
      flex-direction: column-reverse;
      align-items: center;
      justify-content: center;
      line-height: 1.2;
    }
    b {
      font-size: min(0.9375rem, 16px);
    }
    span {
      font-size: min(0.75rem, 16px);
      color: var(--muted);
    }
    i {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .earned {
      border-radius: 8px;
      background: var(--accent);
      color: var(--on-accent);
    }
    .earned span {
      font-weight: 700;
      color: inherit;
    }
    :host([upright]) .head {
      flex-direction: row;
      justify-content: space-between;
      padding: 6px 14px 2px;
    }
    :host([upright]) ul {
      flex-direction: column;
    }
    :host([upright]) li {
      flex-direction: row;
      justify-content: space-between;
      padding: 0 14px;
    }
    :host([upright]) span {
      font-size: min(0.875rem, 18px);
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'cascade-chart': CascadeChart;
  }
}
