// A small true picture of a Ten-Thousand board, drawn from its notation: dice and how far all are.

import { html, svg, type TemplateResult } from 'lit';
import { isFailure } from '../../../core/game.ts';
import { PIPS } from '../../../ui/pips.ts';
import { read } from '../notation.ts';
import { traySpots } from './spots.ts';

const WIDTH = 96;
const HEIGHT = 72;
const MARGIN = 8;
const DIE = 17;
const DIE_STEP = 21;
const TAKEN_DIE = 10;
const TAKEN_STEP = 12;
/** Below dice the bars are thin; alone they have the picture to themselves. */
const THIN = { bar: 3, step: 5 } as const;
const THICK = { bar: 5, step: 9 } as const;

export function picture(notation: string): TemplateResult | undefined {
  const position = read(notation);
  if (isFailure(position)) return undefined;
  const { dice, taken, earlier, totals, target } = position.table;
  const aside = [...earlier.flat(), ...taken];
  const alone = dice.length + aside.length === 0;
  const { bar, step } = alone ? THICK : THIN;
  const bars = totals.length * step;
  const top = aside.length > 0 ? MARGIN + TAKEN_STEP : MARGIN;
  const bottom = alone ? (HEIGHT - bars) / 2 : HEIGHT - MARGIN - bars;
  const spots = traySpots(dice.length, 3);
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${aside.map((face, place) => die(face, MARGIN + place * TAKEN_STEP, MARGIN - 2, TAKEN_DIE))}
    ${dice.map((face, index) => {
      const { x, y } = spots[index] ?? { x: 0, y: 0 };
      const left = WIDTH / 2 + x * DIE_STEP - DIE / 2;
      return die(face, left, (top + bottom) / 2 + y * DIE_STEP - DIE / 2 - 1, DIE);
    })}
    ${totals.map((total, seat) => drawBar(total / target, bottom + seat * step, bar))}
  </svg>`;
}

function die(face: number, left: number, top: number, side: number): TemplateResult {
  return svg`<g transform="translate(${left} ${top}) scale(${side / 100})">
    <rect width="100" height="100" rx="20" fill="var(--die)" stroke="var(--card-edge)"
      stroke-width="4"></rect>
    <g fill="var(--pip)">${PIPS[face - 1]?.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="10"></circle>`)}</g>
  </g>`;
}

/** `done` is 1 for who has reached the target. */
function drawBar(done: number, y: number, height: number): TemplateResult {
  const length = WIDTH - 2 * MARGIN;
  const part = (width: number, fill: string): TemplateResult =>
    svg`<rect x=${MARGIN} y=${y + 2} width=${width} height=${height} rx=${height / 2}
      fill=${fill}></rect>`;
  return svg`${part(length, 'var(--raised)')} ${part(length * Math.min(1, done), 'var(--accent-line)')}`;
}
