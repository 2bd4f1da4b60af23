// High scores: the best games of one set of options, each of which can be replayed.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import type { GameRecord } from '../core/record.ts';
import { hrefOf } from './routes.ts';
import { dateWords } from './time-words.ts';

const LISTED = 5;

@customElement('best-games')
export class BestGames extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  /** The best one first. */
  @property({ attribute: false }) records: readonly GameRecord[] = [];

  override render(): TemplateResult | typeof nothing {
    if (this.records.length === 0) return nothing;
    return html`<h3>Best games</h3>
      <ol>
        ${this.records.slice(0, LISTED).map((record) => this.#row(record))}
      </ol>`;
  }

  #row({ id, game, score, options, endedAt }: GameRecord): TemplateResult {
    const result = this.about.result(score, options);
    return html`<li>
      <div>
        <b>${result}</b>
        <span>${dateWords(endedAt)}</span>
        <a
          href=${hrefOf({ page: 'replay', game, id })}
          aria-label=${`Replay of the game with ${result}, ${dateWords(endedAt)}`}
          >Replay</a
        >
      </div>
    </li>`;
  }

  static override styles = css`
    h3 {
      margin: 0 0 4px;
      font-size: 0.9375rem;
    }
    ol {
      margin: 0 0 20px;
      padding: 0 0 0 1.5em;
      font-variant-numeric: tabular-nums;
    }
    li {
      padding-left: 4px;
    }
    div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 16px;
    }
    b {
      flex: 1 1 auto;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    span,
    a {
      padding: 6px 0;
      color: inherit;
      font-size: 0.875rem;
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'best-games': BestGames;
  }
}
