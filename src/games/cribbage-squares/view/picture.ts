// A small true picture of a Cribbage Squares grid, drawn from its notation.

import { html, svg, type TemplateResult } from 'lit';
import type { Card } from '../../../core/cards.ts';
import { isFailure } from '../../../core/game.ts';
import { read } from '../notation.ts';
import { SIDE } from '../table.ts';

const WIDTH = 96;
const HEIGHT = 72;
const CARD = { width: 11, height: 15, across: 13, down: 17 } as const;
const LEFT = (WIDTH - (SIDE - 1) * CARD.across - CARD.width) / 2;
const TOP = (HEIGHT - (SIDE - 1) * CARD.down - CARD.height) / 2;

export function picture(notation: string): TemplateResult | undefined {
  const position = read(notation);
  if (isFailure(position)) return undefined;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${position.table.cells.map((card, index) =>
      cell(card, LEFT + (index % SIDE) * CARD.across, TOP + Math.floor(index / SIDE) * CARD.down),
    )}
  </svg>`;
}

function cell(card: Card | undefined, x: number, y: number): TemplateResult {
  if (!card) {
    return svg`<rect x=${x + 0.5} y=${y + 0.5} width=${CARD.width - 1} height=${CARD.height - 1}
      rx="1.2" fill="var(--raised)" stroke="var(--line)" stroke-dasharray="1.6 1.2"></rect>`;
  }
  return svg`<rect x=${x} y=${y} width=${CARD.width} height=${CARD.height} rx="1.5"
      fill="var(--card)" stroke="var(--card-edge)" stroke-width=".5"></rect>
    <circle cx=${x + 3} cy=${y + 3.2} r="1.6" fill=${`var(--${SUIT_TOKEN[card.suit]})`}></circle>`;
}

const SUIT_TOKEN = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;
