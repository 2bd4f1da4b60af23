// How often each face fell for each player, and what became of their turns: fairness to look at.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../../ui/die-face.ts';
import { grouped } from '../../../core/numbers.ts';
import type { SeatFigures } from '../figures.ts';

const FACES = [1, 2, 3, 4, 5, 6];

export interface NamedFigures {
  readonly name: string;
  readonly figures: SeatFigures;
}

@customElement('dice-table')
export class DiceTable extends LitElement {
  @property({ attribute: false }) players: readonly NamedFigures[] = [];

  override render(): TemplateResult {
    return html`<table>
        <caption>
          How often each face fell
        </caption>
        <thead>
          <tr>
            <td></td>
            ${FACES.map(
              (face) =>
                html`<th scope="col">
                  <die-face role="img" face=${face} aria-label=${`${face}s`}></die-face>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${this.players.map(({ name, figures }) => row(name, figures.faces.map(grouped)))}
        </tbody>
      </table>
      <table>
        <caption>
          Turns
        </caption>
        <thead>
          <tr>
            <td></td>
            ${['Turns', 'Busts', 'Average', 'Best'].map((word) => html`<th scope="col">${word}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${this.players.map(({ name, figures }) => row(name, turnCells(figures)))}
        </tbody>
      </table>`;
  }

  static override styles = css`
    table {
      width: 100%;
      margin-bottom: 16px;
      border-collapse: collapse;
      table-layout: fixed;
      font-variant-numeric: tabular-nums;
    }
    /* Its headings are of very different length. */
    table + table {
      table-layout: auto;
    }
    caption {
      text-align: left;
      font-weight: 600;
      padding-bottom: 4px;
    }
    td,
    th {
      padding: 5px 0 5px 4px;
      text-align: right;
      border-bottom: 1px solid var(--line);
      font-size: 0.8125rem;
    }
    thead th {
      color: var(--muted);
      font-weight: 400;
    }
    tr > :first-child {
      width: 24%;
      padding-left: 0;
      text-align: left;
      overflow-wrap: anywhere;
    }
    die-face {
      width: 22px;
      margin-left: auto;
    }
  `;
}

function row(name: string, cells: readonly string[]): TemplateResult {
  return html`<tr>
    <th scope="row">${name}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
}

function turnCells({ turns, busts, averageTurn, bestTurn }: SeatFigures): readonly string[] {
  const average = averageTurn === undefined ? '–' : grouped(Math.round(averageTurn));
  return [grouped(turns), grouped(busts), average, grouped(bestTurn)];
}

declare global {
  interface HTMLElementTagNameMap {
    'dice-table': DiceTable;
  }
}
