// How often each result came about, as bars; in words for who cannot see them.

import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Bin, binned } from './bins.ts';
import { numberWords } from './figures-words.ts';

/** In the units of the drawing, which are about pixels on a phone. */
const WIDTH = 300;
const BARS = { top: 16, height: 84 } as const;
const HEIGHT = 120;
const WIDEST_BAR = 44;
/** Of a digit on the axis, and what stays free between two numbers. */
const DIGIT = 6.4;
const BETWEEN = 6;

@customElement('distribution-plot')
export class DistributionPlot extends LitElement {
  /** How many games ended with each score. */
  @property({ attribute: false }) distribution: Readonly<Record<string, number>> = {};

  override render(): TemplateResult | typeof nothing {
    const bins = binned(this.distribution);
    if (bins.length === 0) return nothing;
    const reached = bins.filter(({ count }) => count > 0);
    const most = Math.max(...reached.map(({ count }) => count));
    const pitch = Math.min(WIDEST_BAR, WIDTH / bins.length);
    return html`<svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label="Results: ${reached.map(binWords).join('; ')}"
    >
      ${bins.map((bin, index) => (bin.count > 0 ? bar(bin, index * pitch, pitch, most) : nothing))}
      <path class="axis" d="M0 ${BARS.top + BARS.height}h${bins.length * pitch}"></path>
      ${axis(bins, pitch)}
    </svg>`;
  }

  static override styles = css`
    :host {
      display: block;
      max-width: 440px;
      margin: 0 0 16px;
    }
    svg {
      display: block;
      width: 100%;
      overflow: visible;
    }
    rect {
      fill: var(--accent-line);
    }
    .axis {
      stroke: var(--muted);
    }
    text {
      font: 11px var(--font);
      font-variant-numeric: tabular-nums;
      text-anchor: middle;
      fill: var(--muted);
    }
    text.count {
      fill: var(--ink);
    }
    @media (forced-colors: active) {
      rect {
        fill: CanvasText;
      }
    }
  `;
}

function bar({ count }: Bin, x: number, pitch: number, most: number): TemplateResult {
  const height = (count / most) * BARS.height;
  const y = BARS.top + BARS.height - height;
  return svg`<rect x=${x + 1} y=${y} width=${pitch - 2} height=${height} rx="2"></rect>
    <text class="count" x=${x + pitch / 2} y=${y - 4}>${numberWords(count)}</text>`;
}

/** The scores of a class under its bar; not of each where there is no room. */
function axis(bins: readonly Bin[], pitch: number): readonly TemplateResult[] {
  const ranges = bins.map(({ from, to }) => range(from, to, '–'));
  const longest = Math.max(...ranges.map(({ length }) => length));
  const every = Math.ceil((longest * DIGIT + BETWEEN) / pitch);
  return ranges.flatMap((words, index) =>
    index % every === 0
      ? [svg`<text x=${(index + 0.5) * pitch} y=${HEIGHT - 4}>${words}</text>`]
      : [],
  );
}

/** `40 to 49 in 3 games`. */
function binWords({ from, to, count }: Bin): string {
  return `${range(from, to, ' to ')} in ${count === 1 ? '1 game' : `${numberWords(count)} games`}`;
}

function range(from: number, to: number, between: string): string {
  return from === to ? numberWords(from) : numberWords(from) + between + numberWords(to);
}

declare global {
  interface HTMLElementTagNameMap {
    'distribution-plot': DistributionPlot;
  }
}
