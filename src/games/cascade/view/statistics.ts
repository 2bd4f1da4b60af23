// Cascade's own figures on the statistics page, worked out from the records.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameRecord } from '../../../core/record.ts';
import { figureList, figureStyles } from '../../../ui/figure-list.ts';
import { BOARD_CHOICES } from '../board-choices.ts';
import { cascadesWords, pointsWords } from '../counted.ts';
import { type Best, type Statistics, withGame } from '../statistics.ts';

/** Games that are replayed before the page may be drawn and touched again. */
const AT_ONCE = 5;

@customElement('cascade-statistics')
export class CascadeStatistics extends LitElement {
  @property({ attribute: false }) records: readonly GameRecord[] = [];
  @state() private statistics: Statistics = new Map();

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('records')) void this.#workOut(this.records);
  }

  async #workOut(records: readonly GameRecord[]): Promise<void> {
    let statistics: Statistics = new Map();
    for (const [index, record] of records.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
      if (records !== this.records) return;
      statistics = withGame(statistics, record);
    }
    this.statistics = statistics;
  }

  override render(): TemplateResult | typeof nothing {
    if (this.statistics.size === 0) return nothing;
    return html`<h2>Best moves <small>First time, without help</small></h2>
      ${BOARD_CHOICES.map(({ value, label }) => {
        const figures = this.statistics.get(value);
        return figures ? boardFigures(label, figures) : nothing;
      })}`;
  }

  static override styles = [
    figureStyles,
    css`
      h3 {
        font-size: 0.9375rem;
        margin: 0 0 4px;
      }
    `,
  ];
}

function boardFigures(label: string, { bestMove, mostCascades, lightning }: Best): TemplateResult {
  return html`<h3>${label}</h3>
    ${figureList([
      ['Best move', pointsWords(bestMove)],
      ['Most in a move', cascadesWords(mostCascades)],
      ['Best Lightning Round', lightning === undefined ? '–' : pointsWords(lightning)],
    ])}`;
}

export function statistics(
  records: readonly GameRecord[],
  byOptions: TemplateResult,
): TemplateResult {
  return html`${byOptions}<cascade-statistics .records=${records}></cascade-statistics>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'cascade-statistics': CascadeStatistics;
  }
}
