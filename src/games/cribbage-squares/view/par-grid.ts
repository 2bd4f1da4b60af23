// The best arrangement of the cards, with its points beside the player's.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Card, cardName, formatCard } from '../../../core/cards.ts';
import '../../../ui/card-face.ts';
import { type GridScore, scoreGrid } from '../scoring.ts';
import { SIDE } from '../table.ts';

export interface Arrangement {
  /** All sixteen, row by row. */
  readonly cells: readonly Card[];
  readonly starter: Card;
}

@customElement('par-grid')
export class ParGrid extends LitElement {
  @property({ attribute: false }) best: Arrangement | undefined;
  /** The score of the player's own grid. */
  @property({ attribute: false }) yours: GridScore | undefined;

  override render(): TemplateResult | typeof nothing {
    const { best, yours } = this;
    if (!best || !yours) return nothing;
    const score = scoreGrid(best.cells, best.starter);
    return html`<details>
      <summary>See how the cards lie for it</summary>
      <table>
        <caption>
          Its points, and below them yours in brackets
        </caption>
        <tbody>
          ${score.rows.map(
            (points, row) =>
              html`<tr>
                ${best.cells.slice(row * SIDE, (row + 1) * SIDE).map(cell)}
                <th scope="row" aria-label="Row ${row + 1}">${both(points, yours.rows[row])}</th>
              </tr>`,
          )}
          <tr>
            ${score.columns.map(
              (points, column) =>
                html`<th scope="col" aria-label="Column ${column + 1}">
                  ${both(points, yours.columns[column])}
                </th>`,
            )}
            <td class="total">${both(score.total, yours.total)}</td>
          </tr>
        </tbody>
      </table>
    </details>`;
  }

  static override styles = css`
    :host {
      display: block;
    }
    summary {
      min-height: 44px;
      padding: 10px 0;
      box-sizing: border-box;
      cursor: pointer;
    }
    table {
      table-layout: fixed;
      width: min(100%, 20rem);
      border-spacing: 4px;
      font-variant-numeric: tabular-nums;
    }
    caption {
      text-align: left;
      font-size: 0.8125rem;
      color: var(--muted);
    }
    th,
    td {
      padding: 0;
      text-align: center;
      font-weight: 400;
      line-height: 1.25;
    }
    b {
      display: block;
      font-weight: 700;
    }
    span {
      color: var(--muted);
    }
    card-face {
      display: block;
      width: 34px;
      margin: 0 auto;
      border-radius: 4px;
      box-shadow: var(--shadow);
    }
  `;
}

function cell(card: Card): TemplateResult {
  return html`<td>
    <card-face role="img" aria-label=${cardName(card)} card=${formatCard(card)}></card-face>
  </td>`;
}

function both(best: number, yours: number | undefined): TemplateResult {
  return html`<b>${best}</b><span>(${yours ?? 0})</span>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'par-grid': ParGrid;
  }
}
