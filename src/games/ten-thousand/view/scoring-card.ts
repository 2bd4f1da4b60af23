// The scoring card: what dice taken from one roll are worth, worked out by the rules themselves.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../../ui/die-face.ts';
import { grouped } from '../../../core/numbers.ts';
import type { GroupRule } from '../options.ts';
import { points } from '../scoring.ts';
import { setWords } from '../words.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const GROUP_SIZES = [3, 4, 5, 6];

const ANY_ROLL = [[1], [5], [1, 1, 1], [4, 4, 4]];
const FIRST_ROLL = [
  [2, 2, 3, 3, 6, 6],
  [1, 2, 3, 4, 5, 6],
];

@customElement('scoring-card')
export class ScoringCard extends LitElement {
  @property() groups: GroupRule = 'roll';

  override render(): TemplateResult {
    return html`<dl>${ANY_ROLL.map((dice) => set(dice, false))}</dl>
      <h3>Alike</h3>
      <table>
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
          ${GROUP_SIZES.map(
            (size) =>
              html`<tr>
                <th scope="row">${size}</th>
                ${FACES.map((face) => html`<td>${worth(Array<number>(size).fill(face), false)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
      <h3>First roll of a turn only</h3>
      <dl>${FIRST_ROLL.map((dice) => set(dice, true))}</dl>
      <p>
        ${
          this.groups === 'grow'
            ? 'A die that matches a group taken before from the same six makes it larger, and scores the difference.'
            : 'All dice of a group must fall in one roll.'
        }
      </p>`;
  }

  static override styles = css`
    dl,
    p {
      margin: 0 0 12px;
    }
    dl div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 4px 12px;
      padding: 5px 0;
      border-bottom: 1px solid var(--line);
    }
    .dice {
      display: flex;
      gap: 4px;
    }
    dd {
      margin: 0;
      font-weight: 600;
    }
    dd,
    td {
      font-variant-numeric: tabular-nums;
    }
    die-face {
      width: 28px;
    }
    h3 {
      margin: 12px 0 4px;
      font-size: 0.9375rem;
    }
    table {
      width: 100%;
      margin-bottom: 12px;
      border-collapse: collapse;
      table-layout: fixed;
    }
    td,
    th {
      padding: 5px 0;
      text-align: right;
      border-bottom: 1px solid var(--line);
      /* Six numbers stand side by side, however large text is. */
      font-size: min(0.75rem, 4vw);
    }
    tr > :first-child {
      width: 14px;
      text-align: left;
    }
    th die-face {
      width: 22px;
      margin-left: auto;
    }
    p {
      color: var(--muted);
      font-size: 0.875rem;
    }
  `;
}

function set(dice: readonly number[], first: boolean): TemplateResult {
  return html`<div>
    <dt>
      <span class="dice" role="img" aria-label=${setWords(dice)}
        >${dice.map((face) => html`<die-face face=${face}></die-face>`)}</span
      >
    </dt>
    <dd>${worth(dice, first)}</dd>
  </div>`;
}

function worth(dice: readonly number[], first: boolean): string {
  return grouped(points(dice, first) ?? 0);
}

declare global {
  interface HTMLElementTagNameMap {
    'scoring-card': ScoringCard;
  }
}
