// How often each result came about, as bars or as a table, with what was reached today marked.

import { scaleBand, scaleLinear } from 'd3-scale';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Bin, binned } from './bins.ts';
import { countWords, numberWords } from './figures-words.ts';
import { plotStyles } from './plot-styles.ts';

/** In the units of the drawing, which are about pixels on a phone. */
const WIDTH = 300;
const BARS = { top: 24, bottom: 108 } as const;
const HEIGHT = 128;
const WIDEST_BAR = 44;
const BETWEEN_BARS = 2;
/** Of a digit on the axis, and what stays free between two numbers. */
const DIGIT = 6.4;
const BETWEEN = 6;

@customElement('distribution-plot')
export class DistributionPlot extends LitElement {
  /** How many games ended with each score. */
  @property({ attribute: false }) distribution: Readonly<Record<string, number>> = {};
  /** The scores of today's games, which are counted in the distribution too. */
  @property({ attribute: false }) today: readonly number[] = [];
  /** The same figures as a table. */
  @property({ type: Boolean }) table = false;

  override render(): TemplateResult | typeof nothing {
    const bins = binned(this.distribution);
    if (bins.length === 0) return nothing;
    return html`<h3>How often each result</h3>
      ${this.table ? this.#table(bins) : this.#plot(bins)}`;
  }

  #plot(bins: readonly Bin[]): TemplateResult {
    const reached = bins.filter(({ count }) => count > 0);
    const pitch = Math.min(WIDEST_BAR, WIDTH / bins.length);
    const gap = BETWEEN_BARS / pitch;
    const x = scaleBand<Bin>()
      .domain(bins)
      .range([0, pitch * bins.length])
      .paddingInner(gap)
      .paddingOuter(gap / 2);
    const most = Math.max(...reached.map(({ count }) => count));
    const y = scaleLinear().domain([0, most]).range([BARS.bottom, BARS.top]);
    const words = reached.map(
      (bin) => binWords(bin) + (this.#todayIn(bin) > 0 ? ', today too' : ''),
    );
    return html`<svg
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        role="img"
        aria-label="Results: ${words.join('; ')}"
      >
        ${reached.map((bin) => bar(bin, x(bin) ?? 0, x.bandwidth(), y(bin.count), this.#todayIn(bin) > 0))}
        <path class="axis" d="M0 ${BARS.bottom}h${pitch * bins.length}"></path>
        ${axis(bins, pitch)}
      </svg>
      ${
        this.today.length > 0
          ? html`<ul class="legend" aria-hidden="true">
              <li><svg width="10" viewBox="0 0 10 12">${todayMark(5, 10)}</svg>Today</li>
            </ul>`
          : nothing
      }`;
  }

  #table(bins: readonly Bin[]): TemplateResult {
    const withToday = this.today.length > 0;
    return html`<table aria-label="How often each result">
      <thead>
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Games</th>
          ${withToday ? html`<th scope="col">Today</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${bins.map(
          (bin) =>
            html`<tr>
              <th scope="row">${range(bin, '–')}</th>
              <td>${numberWords(bin.count)}</td>
              ${withToday ? html`<td>${numberWords(this.#todayIn(bin))}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #todayIn({ from, to }: Bin): number {
    return this.today.filter((score) => from <= score && score <= to).length;
  }

  static override styles = [
    plotStyles,
    css`
      rect {
        fill: var(--accent-line);
      }
      text.count {
        fill: var(--ink);
      }
      .today {
        fill: var(--ink);
      }
    `,
  ];
}

function bar({ count }: Bin, x: number, width: number, y: number, today: boolean): TemplateResult {
  const middle = x + width / 2;
  return svg`<rect x=${x} y=${y} width=${width} height=${BARS.bottom - y} rx="2"></rect>
    <text class="count" x=${middle} y=${y - 4}>${numberWords(count)}</text>
    ${today ? todayMark(middle, y - 15) : nothing}`;
}

/** A triangle that points down at what is below it. */
function todayMark(x: number, y: number): TemplateResult {
  return svg`<path class="today" d="M${x} ${y}l-5 -7h10z"></path>`;
}

/** The scores of a class under its bar, all inside the plot, where those of the bars before it leave room. */
function axis(bins: readonly Bin[], pitch: number): readonly TemplateResult[] {
  let free = 0;
  return bins.flatMap((bin, index) => {
    const words = range(bin, '–');
    const half = (words.length * DIGIT) / 2;
    const x = Math.max(half, Math.min((index + 0.5) * pitch, WIDTH - half));
    if (bin.count === 0 || x - half < free) return [];
    free = x + half + BETWEEN;
    return [svg`<text x=${x} y=${HEIGHT - 4}>${words}</text>`];
  });
}

/** `40 to 49 in 3 games`. */
function binWords(bin: Bin): string {
  return `${range(bin, ' to ')} in ${countWords(bin.count, 'game')}`;
}

function range({ from, to }: Bin, between: string): string {
  return from === to ? numberWords(from) : numberWords(from) + between + numberWords(to);
}

declare global {
  interface HTMLElementTagNameMap {
    'distribution-plot': DistributionPlot;
  }
}
