// The parts of Cascade's board as they are drawn: chart, queue, columns, dice, notes.

import { html, nothing, type TemplateResult } from 'lit';
import type { Die } from '../../../core/dice.ts';
import { grouped } from '../../../core/numbers.ts';
import type { Session } from '../../../session/session.ts';
import type { Spot } from '../../../ui/box.ts';
import '../../../ui/die-face.ts';
import { icon } from '../../../ui/icon.ts';
import { corner, placed, styled } from '../../../ui/styled.ts';
import type { Place } from '../cascades.ts';
import { chart as pointsOf, countCascades } from '../scoring.ts';
import { cascadesWords } from '../counted.ts';
import { DICE_AHEAD, isFull, type LastMove, roundWaits, type Table, whyClosed } from '../table.ts';
import { columnWords, queueWords, resultWords } from '../words.ts';
import './cascade-chart.ts';
import type { DieNumbers } from './die-numbers.ts';
import {
  chartRows,
  columnBox,
  dieSpot,
  FOOT,
  handSpot,
  isLow,
  type Layout,
  queueSpots,
} from './layout.ts';
import './round-clock.ts';
import { lying, type Scene } from './scenes.ts';

/** What a board shows at a moment: the table as it is, and the scene that is still being played. */
export interface Shown {
  readonly table: Table;
  readonly layout: Layout;
  readonly scene: Scene | undefined;
  /** The column that the current die lies under. */
  readonly aim: number;
  /** The column that is advised. */
  readonly hint: number | undefined;
  readonly numbers: DieNumbers;
}

/** Cells of the chart are at least so large, in CSS pixels; `wide` from a thousand points on. */
const CHART_CELL = { width: 44, wide: 54, height: 27 };
/** What its cells are called, where it is a line. */
const CHART_HEAD = 60;
const LEAST_CHART_ROWS = 3;
const MOST_CHART_ROWS = 14;

/** Under a column a word has letters of at most this part of its width. */
const FOOT_TEXT = 0.31;

/** From this height on, in CSS pixels, the notes are written larger. */
const ROOMY = 90;

export function drawChart({ table, layout, scene }: Shown): TemplateResult | typeof nothing {
  const { chart, upright } = layout;
  const made = scene ? scene.soFar : countCascades(table.last?.chain ?? []);
  const rows = chart.height / CHART_CELL.height - 1;
  const fit = Math.floor(upright ? rows : cellsAcross(chart.width - CHART_HEAD, made));
  // Beside the panel at the end there may be too little room for a chart.
  if (fit < LEAST_CHART_ROWS) return nothing;
  return html`<cascade-chart
    ${styled(placed(chart))}
    .fit=${Math.min(MOST_CHART_ROWS, fit)}
    .made=${made}
    .upright=${upright}
  ></cascade-chart>`;
}

function cellsAcross(width: number, made: number): number {
  const narrow = Math.floor(width / CHART_CELL.width);
  const most = pointsOf(chartRows(narrow, made).at(-1) ?? 0);
  return most < 1_000 ? narrow : width / CHART_CELL.wide;
}

/** The slot of the dice to come; a tap shows them all, but for those of the Lightning Round. */
export function drawQueue({ table, layout }: Shown, open: () => void): TemplateResult {
  const more = table.toCome.length - 1 - DICE_AHEAD;
  const count = isLow(layout.queue) ? `+${String(more)}` : html`${more}<br />more`;
  const box = styled(placed(layout.queue));
  if (table.phase.kind === 'lightning') {
    return html`<div class="queue" role="img" aria-label=${queueWords(table)} ${box}></div>`;
  }
  return html`<button class="queue" aria-label=${queueWords(table)} ${box} @click=${open}>
    <span>${more > 0 ? count : nothing}</span>
  </button>`;
}

export function drawColumn(
  { table, layout, aim, hint }: Shown,
  column: number,
  on: { readonly click: (event: MouseEvent) => void; readonly focus: () => void },
): TemplateResult {
  const refuses = whyClosed(table, column) !== undefined;
  const hinted = hint === column;
  const box = columnBox(layout, column);
  const words = columnWords(table, column);
  return html`<button
    class="column ${refuses ? 'refuses' : ''} ${aim === column ? 'aimed' : ''} ${hinted ? 'hinted' : ''}"
    ${styled({ ...placed(box), '--foot': `${String(FOOT)}px`, '--foot-text': `${String(FOOT_TEXT * box.width)}px` })}
    data-target=${column + 1}
    aria-label=${hinted ? `${words}, tip` : words}
    tabindex=${aim === column ? 0 : -1}
    @click=${on.click}
    @focus=${on.focus}
  >
    <span class="foot" aria-hidden="true"
      >${hinted ? icon('tip', 16) : nothing}${footWords(table, column, refuses)}</span
    >
  </button>`;
}

function footWords(table: Table, column: number, refuses: boolean): string {
  if (!refuses) return String(column + 1);
  return isFull(table, column) ? 'full' : 'same';
}

interface DrawnDie {
  readonly die: Die;
  readonly spot: Spot;
  readonly side: number;
  readonly look: string;
}

/**
 * The dice of the board, the current one and those to come in one list, in which each has a place of
 * its own: so its element goes along when it moves from one to the other.
 */
export function drawDice(shown: Shown): TemplateResult {
  const drawn: (TemplateResult | undefined)[] = [];
  for (const die of [...boardDice(shown), ...comingDice(shown)]) {
    const number = shown.numbers.of(die.die);
    drawn[number] = drawDie(die, number);
  }
  return html`${Array.from(drawn, (die) => die ?? nothing)} ${drawLight(shown)}`;
}

function drawDie({ die, spot, side, look }: DrawnDie, number: number): TemplateResult {
  return html`<div
    class="die ${look}"
    data-key=${number}
    aria-hidden="true"
    ${styled(placed({ ...spot, width: side, height: side }))}
  >
    <die-face face=${die.face} ?star=${die.star}></die-face>
  </div>`;
}

function boardDice({ table, layout, scene }: Shown): readonly DrawnDie[] {
  return (scene?.dice ?? lying(table.columns)).map(({ die, ...place }) => ({
    die,
    spot: dieSpot(layout, place),
    side: layout.die,
    look: scene?.lit.has(die) ? 'lit' : '',
  }));
}

function comingDice({ table, layout, aim }: Shown): readonly DrawnDie[] {
  const [current, ...ahead] = table.toCome.slice(0, 1 + DICE_AHEAD);
  if (!current) return [];
  const spots = queueSpots(layout, DICE_AHEAD);
  return [
    { die: current, spot: handSpot(layout, aim), side: layout.die, look: 'hand' },
    ...ahead.flatMap((die, index) => {
      const spot = spots[index];
      return spot ? [{ die, spot, side: spot.side, look: index === 0 ? 'next' : '' }] : [];
    }),
  ];
}

/** How many cascades light up, and what the stars among them multiply by. */
function drawLight({ layout, scene }: Shown): TemplateResult | typeof nothing {
  if (!scene || scene.cascades === 0) return nothing;
  const stars = scene.dice.filter(({ die }) => die.star && scene.lit.has(die));
  return html`<span class="count" aria-hidden="true" ${styled(corner(topOf(layout, scene.over)))}
      >${cascadesWords(scene.cascades)}</span
    >
    ${stars.map(
      ({ die, ...place }) =>
        html`<span
          class="times"
          aria-hidden="true"
          ${styled(corner(topOf(layout, { ...place, row: place.row - 1 })))}
          >×${die.face}</span
        >`,
    )}`;
}

/** The middle of a die's upper edge. */
function topOf(layout: Layout, place: Place): Spot {
  const { x, y } = dieSpot(layout, place);
  return { x: x + layout.die / 2, y };
}

/** The standing, or the clock, and what came of the last move. */
export function drawNotes(
  { table, layout }: Shown,
  session: Session,
  last: LastMove | undefined,
): TemplateResult | typeof nothing {
  if (layout.notes.height === 0) return nothing;
  const result = html`<p class="result">${last ? resultWords(last) : nothing}</p>`;
  const clock = table.phase.kind === 'lightning' && !roundWaits(table);
  return html`<div
    class="notes ${layout.notes.height > ROOMY ? 'roomy' : ''}"
    ${styled(placed(layout.notes))}
  >
    ${
      clock
        ? html`<div class="running"><round-clock .session=${session}></round-clock>${result}</div>`
        : html`<p class="standing">${standing(table)}</p>
            ${result}`
    }
  </div>`;
}

function standing({ cascades, toCome, phase }: Table): TemplateResult {
  const made = html`<b>${grouped(cascades)}</b> ${cascades === 1 ? 'cascade' : 'cascades'}`;
  if (phase.kind !== 'regular') return made;
  const left = toCome.length;
  return html`${made} · <b>${left}</b> ${left === 1 ? 'die' : 'dice'} left`;
}
