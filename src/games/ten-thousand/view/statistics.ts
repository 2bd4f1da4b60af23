// Ten-Thousand's own figures on the statistics page, worked out from the records.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameRecord } from '../../../core/record.ts';
import type { ResultClass } from '../../../core/stats.ts';
import { grouped } from '../../../core/numbers.ts';
import { figureList, figureStyles } from '../../../ui/figure-list.ts';
import { type Company, NO_STATISTICS, withGame } from '../statistics.ts';
import './dice-table.ts';

/** Games that are replayed before the page may be drawn and touched again. */
const AT_ONCE = 20;

const CLASS_WORDS: Readonly<Partial<Record<ResultClass, string>>> = {
  again: 'Played again',
  assisted: 'Assisted',
};

@customElement('ten-thousand-statistics')
export class TenThousandStatistics extends LitElement {
  @property({ attribute: false }) records: readonly GameRecord[] = [];
  @state() private statistics = NO_STATISTICS;

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('records')) void this.#workOut(this.records);
  }

  async #workOut(records: readonly GameRecord[]): Promise<void> {
    let statistics = NO_STATISTICS;
    for (const [index, record] of records.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
      if (records !== this.records) return;
      statistics = withGame(statistics, record);
    }
    this.statistics = statistics;
  }

  override render(): TemplateResult | typeof nothing {
    const { companies, players } = this.statistics;
    if (players.length === 0) return nothing;
    return html`${companies
        .toSorted((a, b) => b.games - a.games)
        .map((company) => companyFigures(company))}
      <h2>Dice of all games</h2>
      <dice-table .players=${players}></dice-table>`;
  }

  static override styles = figureStyles;
}

function companyFigures({
  words,
  class: kind,
  games,
  won,
  bestGame,
  turns,
}: Company): TemplateResult {
  const share = (won / games).toLocaleString('en', { style: 'percent' });
  return html`<section>
    <h2>${words} <small>${CLASS_WORDS[kind]}</small></h2>
    ${figureList([
      ['Played', grouped(games)],
      ['Won', `${grouped(won)} (${share})`],
      ['Best game', grouped(bestGame)],
      ['Best turn', grouped(turns.bestTurn)],
      ['Average turn', grouped(Math.round(turns.averageTurn ?? 0))],
    ])}
  </section>`;
}

export function statistics(
  records: readonly GameRecord[],
  byOptions: TemplateResult,
): TemplateResult {
  return html`${byOptions}<ten-thousand-statistics .records=${records}></ten-thousand-statistics>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ten-thousand-statistics': TenThousandStatistics;
  }
}
