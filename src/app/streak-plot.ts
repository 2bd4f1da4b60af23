// Rows of games that were won and of games that were not: bars up and down; or as a table.

import { scaleBand, scaleLinear } from 'd3-scale';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { numberWords } from './figures-words.ts';
import type { Run } from './history.ts';
import { plotStyles } from './plot-styles.ts';
import { dateWords } from './time-words.ts';

/** In the units of the drawing, which are about pixels on a phone. */
const WIDTH = 300;
const HEIGHT = 104;
const BARS = { top: 16, bottom: 88 } as const;
const WIDEST_BAR = 24;
/** A bar that is to have its number above or below it. */
const ROOM_FOR_NUMBER = 11;

@customElement('streak-plot')
export class StreakPlot extends LitElement {
  /** The first one first. */
  @property({ attribute: false }) runs: readonly Run[] = [];
  /** The same figures as a table. */
  @property({ type: Boolean }) table = false;

  override render(): TemplateResult | typeof nothing {
    // One game is no row.
    if (this.runs.length < 2 && (this.runs[0]?.length ?? 0) < 2) return nothing;
    return html`<h3>Wins and losses in a row</h3>
      ${this.table ? this.#table() : this.#plot()}`;
  }

  #plot(): TemplateResult {
    const { runs } = this;
    const x = scaleBand<Run>()
      .domain(runs)
      .range([0, Math.min(WIDTH, WIDEST_BAR * runs.length)])
      .padding(0.12);
    const [up, down] = [longest(runs, true), longest(runs, false)];
    const y = scaleLinear().domain([-down, up]).range([BARS.bottom, BARS.top]);
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words(runs)}>
        ${runs.map((run) => bar(run, x(run) ?? 0, x.bandwidth(), y(0), y(signed(run))))}
        <path class="axis" d="M0 ${y(0)}H${x.range()[1]}"></path>
      </svg>
      <ul class="legend" aria-hidden="true">
        ${up > 0 ? html`<li>${key('won')}Won</li>` : nothing}
        ${down > 0 ? html`<li>${key('')}Not won</li>` : nothing}
      </ul>`;
  }

  #table(): TemplateResult {
    return html`<div
      class="scroll"
      tabindex="0"
      role="region"
      aria-label="Wins and losses in a row"
    >
      <table aria-label="Wins and losses in a row">
        <thead>
          <tr>
            <th scope="col">Ended</th>
            <th scope="col">In a row</th>
          </tr>
        </thead>
        <tbody>
          ${this.runs.toReversed().map(
            (run) =>
              html`<tr>
                <th scope="row">${datesWords(run)}</th>
                <td>${runWords(run)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  static override styles = [
    plotStyles,
    css`
      rect {
        fill: var(--cloth);
        stroke: var(--accent-line);
      }
      .won {
        fill: var(--accent-line);
      }
      @media (forced-colors: active) {
        rect {
          fill: Canvas;
          stroke: CanvasText;
        }
        .won {
          fill: CanvasText;
        }
      }
    `,
  ];
}

function bar(run: Run, x: number, width: number, zero: number, end: number): TemplateResult {
  const kind = run.won ? 'won' : '';
  return svg`<rect class=${kind} x=${x} y=${Math.min(zero, end)} width=${width}
      height=${Math.abs(end - zero)} rx="1.5"></rect>
    ${
      width < ROOM_FOR_NUMBER || run.length === 1
        ? nothing
        : svg`<text x=${x + width / 2} y=${run.won ? end - 4 : end + 12}
            >${numberWords(run.length)}</text>`
    }`;
}

function key(kind: string): TemplateResult {
  return html`<svg viewBox="0 0 16 12">
    ${svg`<rect class=${kind} x="3" y="1" width="10" height="10" rx="1.5"></rect>`}
  </svg>`;
}

function signed({ won, length }: Run): number {
  return won ? length : -length;
}

function longest(runs: readonly Run[], won: boolean): number {
  return Math.max(0, ...runs.filter((run) => run.won === won).map(({ length }) => length));
}

function words(runs: readonly Run[]): string {
  const last = runs.at(-1);
  return [
    `Wins and losses in a row: at most ${numberWords(longest(runs, true))} won`,
    `at most ${numberWords(longest(runs, false))} not won`,
    ...(last ? [`now ${runWords(last)}`] : []),
  ].join('; ');
}

function runWords({ won, length }: Run): string {
  return `${numberWords(length)} ${won ? 'won' : 'not won'}`;
}

function datesWords({ from, to }: Run): string {
  const [first, last] = [dateWords(from), dateWords(to)];
  return first === last ? last : `${first} – ${last}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'streak-plot': StreakPlot;
  }
}
