// What was done last; in the last round also that it is one.

import { html, nothing, type TemplateResult } from 'lit';
import { grouped } from '../../../core/numbers.ts';
import type { Table } from '../table.ts';
import { listed } from '../names.ts';
import { lastRoundWords, resultWords, stepWords } from '../words.ts';

export function drawNews(table: Table, names: readonly string[]): TemplateResult {
  const step = table.lastStep ? stepWords(table.lastStep, names) : '';
  const lastRound = lastRoundWords(table, names) !== undefined;
  const most = Math.max(...table.totals);
  const leaders = names.filter((_, seat) => table.totals[seat] === most);
  return html`<p class="news">${resultWords(table, names) ?? step}</p>
    ${
      lastRound
        ? html`<p class="last-round">Last round: ${grouped(most)} to beat (${listed(leaders)})</p>`
        : nothing
    }`;
}
