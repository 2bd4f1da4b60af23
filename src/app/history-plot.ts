// The last games one after the other: a point for each, and their average as a line; or as a table.

import { scaleLinear } from 'd3-scale';
import { line, symbol, symbolCircle, symbolStar } from 'd3-shape';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { countWords, numberWords } from './figures-words.ts';
import { AVERAGED, type Played } from './history.ts';
import { plotStyles } from './plot-styles.ts';
import { dateWords } from './time-words.ts';

/** In the units of the drawing, which are about pixels on a phone. */
const WIDTH = 300;
const HEIGHT = 150;
const PLOT = { top: 10, right: 292, bottom: 126 } as const;
/** Of a digit on the axis, and between it and the plot. */
const DIGIT = 6.4;
const BESIDE = 8;
const TICKS = 4;

const point = symbol(symbolCircle, 26)() ?? '';
const star = symbol(symbolStar, 64)() ?? '';
const ring = symbol(symbolCircle, 190)() ?? '';

@customElement('history-plot')
export class HistoryPlot extends LitElement {
  /** The first one first. */
  @property({ attribute: false }) history: readonly Played[] = [];
  /** The best score of all games, these and earlier ones. */
  @property({ attribute: false }) best: number | undefined;
  /** The same figures as a table. */
  @property({ type: Boolean }) table = false;

  override render(): TemplateResult | typeof nothing {
    const { history } = this;
    if (history.length === 0) return nothing;
    return html`<h3>${heading(history)}</h3>
      ${this.table ? this.#table() : this.#plot()}`;
  }

  #plot(): TemplateResult {
    const { history } = this;
    const scores = history.map(({ score }) => score);
    const y = scaleLinear()
      .domain(widened(Math.min(...scores), Math.max(...scores)))
      .nice(TICKS)
      .range([PLOT.bottom, PLOT.top]);
    // Scores are whole: there is nothing between 3 and 4.
    const ticks = y.ticks(TICKS).filter(Number.isInteger);
    const left = BESIDE + DIGIT * Math.max(...ticks.map((tick) => numberWords(tick).length));
    const x = scaleLinear()
      .domain([0, Math.max(1, history.length - 1)])
      .range([left + BESIDE, PLOT.right - BESIDE]);
    const average = line<Played>(
      (_played, index) => x(index),
      (played) => y(played.average ?? 0),
    ).defined((played) => played.average !== undefined);
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${this.#words()}>
        ${ticks.map(
          (tick) =>
            svg`<path class="grid" d="M${left} ${y(tick)}H${PLOT.right}"></path>
              <text class="tick" x=${left - BESIDE / 2} y=${y(tick) + 4}>${numberWords(tick)}</text>`,
        )}
        ${history.length > AVERAGED ? svg`<path class="average" d=${average(history) ?? ''}></path>` : nothing}
        ${history.map((played, index) => this.#mark(played, x(index), y(played.score)))}
        ${dates(history, left)}
      </svg>
      ${this.#legend()}`;
  }

  #mark(played: Played, x: number, y: number): TemplateResult {
    const best = played.score === this.best;
    const kind = `mark${played.won ? ' won' : ''}${best ? ' best' : ''}`;
    return svg`<g transform="translate(${x} ${y})">
      ${played.today ? svg`<path class="today" d=${ring}></path>` : nothing}
      <path class=${kind} d=${best ? star : point}></path>
    </g>`;
  }

  #legend(): TemplateResult {
    const { history } = this;
    const marks = [
      {
        words: 'Won',
        kind: 'mark won',
        shape: point,
        wide: 7,
        seen: history.some(({ won }) => won),
      },
      {
        words: 'Not won',
        kind: 'mark',
        shape: point,
        wide: 7,
        seen: history.some(({ won }) => !won),
      },
      {
        words: 'Best',
        kind: 'mark best',
        shape: star,
        wide: 17,
        seen: history.some(({ score }) => score === this.best),
      },
      {
        words: 'Today',
        kind: 'today',
        shape: ring,
        wide: 17,
        seen: history.some(({ today }) => today),
      },
      {
        words: AVERAGE_WORDS,
        kind: 'average',
        shape: 'M-8 0H8',
        wide: 16,
        seen: history.length > AVERAGED,
      },
    ];
    return html`<ul class="legend" aria-hidden="true">
      ${marks
        .filter(({ seen }) => seen)
        .map(
          ({ words, kind, shape, wide }) =>
            html`<li>
              <svg width=${wide} viewBox="${-wide / 2} -6 ${wide} 12">
                ${svg`<path class=${kind} d=${shape}></path>`}</svg
              >${words}
            </li>`,
        )}
    </ul>`;
  }

  #words(): string {
    const { history } = this;
    const scores = history.map(({ score }) => score);
    const last = history.at(-1);
    const today = history.filter((played) => played.today).map(({ score }) => numberWords(score));
    return [
      `${heading(history)}: from ${numberWords(Math.min(...scores))} to ${numberWords(Math.max(...scores))}`,
      `${numberWords(history.filter(({ won }) => won).length)} won`,
      ...(last?.average === undefined
        ? []
        : [`${AVERAGE_WORDS.toLowerCase()} now ${numberWords(last.average)}`]),
      ...(today.length > 0 ? [`today ${today.join(', ')}`] : []),
    ].join('; ');
  }

  #table(): TemplateResult {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${heading(this.history)}>
      <table aria-label=${heading(this.history)}>
        <thead>
          <tr>
            <th scope="col">Ended</th>
            <th scope="col">Result</th>
            <th scope="col">${AVERAGE_WORDS}</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          ${this.history.toReversed().map(
            (played) =>
              html`<tr>
                <th scope="row">${played.today ? 'Today' : dateWords(played.endedAt)}</th>
                <td>${numberWords(played.score)}</td>
                <td>${played.average === undefined ? '–' : numberWords(played.average)}</td>
                <td>${this.#notes(played)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #notes({ won, score }: Played): string {
    return [won ? 'Won' : 'Not won', ...(score === this.best ? ['best'] : [])].join(', ');
  }

  static override styles = [
    plotStyles,
    css`
      .tick {
        text-anchor: end;
      }
      .first {
        text-anchor: start;
      }
      .last {
        text-anchor: end;
      }
      .mark {
        fill: var(--cloth);
        stroke: var(--accent-line);
        stroke-width: 1.5;
      }
      .won,
      .best {
        fill: var(--accent-line);
      }
      .today {
        fill: none;
        stroke: var(--ink);
        stroke-width: 1.5;
      }
      .average {
        fill: none;
        stroke: var(--muted);
        stroke-width: 1.5;
      }
      @media (forced-colors: active) {
        .mark {
          fill: Canvas;
          stroke: CanvasText;
        }
        .won,
        .best {
          fill: CanvasText;
        }
        .today,
        .average {
          stroke: CanvasText;
        }
      }
    `,
  ];
}

const AVERAGE_WORDS = `Average of ${numberWords(AVERAGED)}`;

function heading(history: readonly Played[]): string {
  return history.length === 1 ? 'The last game' : `The last ${countWords(history.length, 'game')}`;
}

/** A range that is not empty, so that a single score has a place in it; no score is below 0. */
function widened(lowest: number, highest: number): readonly [number, number] {
  return lowest === highest ? [Math.max(0, lowest - 1), highest + 1] : [lowest, highest];
}

/** When the first and the last of them ended. */
function dates(history: readonly Played[], left: number): readonly TemplateResult[] {
  const words = [history[0], history.at(-1)].map((played) => dateWords(played?.endedAt ?? 0));
  const [first, last] = words;
  const at = (kind: string, x: number, date = ''): TemplateResult =>
    svg`<text class=${kind} x=${x} y=${HEIGHT - 6}>${date}</text>`;
  return first === last
    ? [at('last', PLOT.right, last)]
    : [at('first', left, first), at('last', PLOT.right, last)];
}

declare global {
  interface HTMLElementTagNameMap {
    'history-plot': HistoryPlot;
  }
}
