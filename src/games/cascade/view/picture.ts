// A small true picture of a Cascade board, drawn from its notation.

import { html, svg, type TemplateResult } from 'lit';
import { isFailure } from '../../../core/game.ts';
import { PIPS } from '../../../ui/pips.ts';
import { read } from '../notation.ts';
import { BOARDS } from '../table.ts';
import { type Lying, lying } from './scenes.ts';

const WIDTH = 96;
const HEIGHT = 72;
const MARGIN = 5;

export function picture(notation: string): TemplateResult | undefined {
  const position = read(notation);
  if (isFailure(position)) return undefined;
  const { table } = position;
  const { columns, rows } = BOARDS[table.board];
  const pitch = (HEIGHT - 2 * MARGIN) / rows;
  const left = (WIDTH - columns * pitch) / 2;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${table.columns.map(
      (_, column) =>
        svg`<rect x=${left + column * pitch + 0.6} y=${MARGIN - 1} width=${pitch - 1.2}
          height=${rows * pitch + 2} rx="2" fill="var(--bar)"></rect>`,
    )}
    ${lying(table.columns).map((die) => small(die, pitch, left))}
  </svg>`;
}

function small({ die, column, row }: Lying, pitch: number, left: number): TemplateResult {
  const side = pitch * 0.82;
  const x = left + (column + 0.5) * pitch - side / 2;
  const y = HEIGHT - MARGIN - (row + 0.5) * pitch - side / 2;
  const paper = die.star ? 'var(--accent)' : 'var(--die)';
  return svg`<rect x=${x} y=${y} width=${side} height=${side} rx=${side / 5} fill=${paper}
      stroke="var(--card-edge)" stroke-width=${side / 25}></rect>
    ${(PIPS[die.face - 1] ?? []).map(
      ([across, down]) =>
        svg`<circle cx=${x + (side * across) / 100} cy=${y + (side * down) / 100} r=${side / 10}
          fill="var(--pip)"></circle>`,
    )}`;
}
