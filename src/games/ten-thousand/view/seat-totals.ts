// Everyone's totals in seat order: who plays, who won.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { grouped } from '../../../core/numbers.ts';
import { styled } from '../../../ui/styled.ts';
import { tenThousand } from '../rules.ts';
import type { Table } from '../table.ts';

@customElement('seat-totals')
export class SeatTotals extends LitElement {
  @property({ attribute: false }) table!: Table;
  /** By seat. */
  @property({ attribute: false }) names: readonly string[] = [];

  override render(): TemplateResult {
    const { totals } = this.table;
    return html`<ol aria-label="Totals" class=${totals.length > 3 ? 'many' : 'few'}>
      ${totals.map((total, seat) => this.#seat(total, seat))}
    </ol>`;
  }

  #seat(total: number, seat: number): TemplateResult {
    const status = tenThousand.status(this.table);
    const plays = status.kind === 'playing' && status.seat === seat;
    const done = Math.min(1, total / this.table.target);
    return html`<li class=${plays ? 'plays' : ''} aria-current=${plays ? 'true' : 'false'}>
      <span class="name">${this.names[seat]}</span>
      ${this.#mark(seat)}
      <b>${grouped(total)}</b>
      <span class="way"><span ${styled({ '--done': `${100 * done}%` })}></span></span>
    </li>`;
  }

  #mark(seat: number): TemplateResult | typeof nothing {
    const status = tenThousand.status(this.table);
    const won = status.kind === 'over' && status.winners.includes(seat);
    return won ? html`<span class="mark">won</span>` : nothing;
  }

  static override styles = css`
    ol {
      list-style: none;
      margin: 0;
      padding: 0;
      display: grid;
      gap: 4px;
    }
    .few {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    .many {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    li {
      outline: var(--edge);
      outline-offset: -1.5px;
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
      padding: 4px 10px 9px;
      border-radius: 8px;
      background: var(--bar);
      container-type: inline-size;
      line-height: 1.3;
    }
    /* As large as text is, the tile has room for eight letters and for "12,550". */
    .name {
      font-size: min(0.8125rem, 19cqi);
      color: var(--muted);
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .mark {
      margin-left: 4px;
      font-size: 0.75rem;
      color: var(--muted);
    }
    b {
      grid-area: 2 / 1 / auto / span 2;
      font-size: min(1rem, 23cqi);
      font-variant-numeric: tabular-nums;
    }
    .plays {
      background: var(--raised);
      box-shadow: inset 4px 0 0 var(--accent-line);
    }
    .plays .name {
      color: var(--ink);
      font-weight: 700;
    }
    .way {
      position: absolute;
      inset: auto 10px 4px;
      height: 3px;
      border-radius: 2px;
      overflow: hidden;
      box-shadow: inset 0 3px var(--line);
    }
    .way span {
      display: block;
      height: 100%;
      width: var(--done);
      background: var(--accent-line);
    }
    /* Beside the dice instead of above them. */
    @container (min-aspect-ratio: 1) and (min-width: 440px) {
      .few,
      .many {
        grid-auto-flow: row;
        grid-template-columns: minmax(0, 1fr);
      }
      li {
        grid-template-columns: minmax(0, 1fr) auto auto;
        padding: 3px 10px 8px;
      }
      b {
        grid-area: 1 / 3;
        margin-left: 8px;
      }
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-totals': SeatTotals;
  }
}
