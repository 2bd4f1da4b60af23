// A few columns of dice with their cascades lit, for the rules.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { parseFaces } from '../../../core/dice.ts';
import '../../../ui/die-face.ts';
import { styled } from '../../../ui/styled.ts';
import { type Columns, findCascades } from '../cascades.ts';
import { lying } from './scenes.ts';

/** Whoever uses it names it. */
@customElement('dice-grid')
export class DiceGrid extends LitElement {
  /** From the left, the bottom die first, as in the notation: `12 43 -`. */
  @property() columns = '';

  override render(): TemplateResult {
    const columns = this.columns.split(' ').map(plainDice);
    const rows = Math.max(...columns.map((dice) => dice.length));
    const going = litDice(columns);
    return html`<div ${styled({ '--columns': String(columns.length), '--rows': String(rows) })}>
      ${lying(columns).map(
        ({ die, column, row }) =>
          html`<die-face
            face=${die.face}
            class=${going.has(die) ? 'lit' : ''}
            ${styled({ '--column': String(column + 1), '--row': String(rows - row) })}
          ></die-face>`,
      )}
    </div>`;
  }

  static override styles = css`
    div {
      display: grid;
      grid-template: repeat(var(--rows), var(--cell, 30px)) / repeat(
          var(--columns),
          var(--cell, 30px)
        );
      gap: 6px;
    }
    die-face {
      grid-area: var(--row) / var(--column);
      border-radius: 20%;
      box-shadow: var(--shadow);
    }
    .lit {
      box-shadow:
        0 0 0 2.5px var(--accent),
        0 0 0 calc(2.5px + var(--ring-edge)) var(--accent-edge);
    }
  `;
}

function plainDice(text: string): Columns[number] {
  return (parseFaces(text) ?? []).map((face) => ({ face, star: false }));
}

function litDice(columns: Columns): ReadonlySet<unknown> {
  const places = findCascades(columns).cascades.flatMap((cascade) => cascade.places);
  return new Set(places.map(({ column, row }) => columns[column]?.[row]));
}

declare global {
  interface HTMLElementTagNameMap {
    'dice-grid': DiceGrid;
  }
}
