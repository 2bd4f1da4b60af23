// A small true picture of a Pyramid board, drawn from its notation.

import { nothing, svg, type TemplateResult, html } from 'lit';
import type { Card } from '../../../core/cards.ts';
import { isFailure } from '../../../core/game.ts';
import { read } from '../notation.ts';
import { isAvailable, ROW_OF, type Table } from '../table.ts';

const WIDTH = 96;
const HEIGHT = 72;
const CARD = { width: 11, height: 15, step: 7, pitch: 13 } as const;

export function picture(notation: string): TemplateResult | undefined {
  const position = read(notation);
  if (isFailure(position)) return undefined;
  const { table } = position;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${table.pyramid.map((card, place) => (card ? small(table, card, place) : nothing))}
  </svg>`;
}

function small(table: Table, card: Card, place: number): TemplateResult {
  const row = ROW_OF[place] ?? 0;
  const column = place - (row * (row + 1)) / 2;
  const x = (WIDTH - CARD.width) / 2 + (column - row / 2) * CARD.pitch;
  const y = 6 + row * CARD.step;
  const paper = isAvailable(table, place) ? 'var(--card)' : 'var(--card-covered)';
  return svg`<rect x=${x} y=${y} width=${CARD.width} height=${CARD.height} rx="1.5"
      fill=${paper} stroke="var(--card-edge)" stroke-width=".5"></rect>
    <circle cx=${x + 3} cy=${y + 3.2} r="1.6" fill=${`var(--${SUIT_TOKEN[card.suit]})`}></circle>`;
}

const SUIT_TOKEN = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;
