// The games that have ended, the newest first, each of which can be replayed.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import type { GameRecord } from '../core/record.ts';
import { classOf, counts } from '../core/stats.ts';
import { controls } from '../ui/styles.ts';
import { CLASS_WORDS } from './figures-words.ts';
import { hrefOf } from './routes.ts';
import { dateWords } from './time-words.ts';

/** Shown at first, and more each time they are asked for. */
const AT_ONCE = 20;

@customElement('finished-games')
export class FinishedGames extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  /** The newest first. */
  @property({ attribute: false }) records: readonly GameRecord[] = [];
  @state() private listed = AT_ONCE;

  override render(): TemplateResult {
    const { records, listed } = this;
    return html`<section>
      <h2>Finished games</h2>
      ${
        records.length === 0
          ? html`<p>Each game that you finish is listed here, and can be watched move by move.</p>`
          : html`<ol>
              ${records.slice(0, listed).map((record) => this.#row(record))}
            </ol>`
      }
      ${
        records.length > listed
          ? html`<button @click=${() => void this.#listMore(listed)}>Show more</button>`
          : nothing
      }
    </section>`;
  }

  /** The keyboard goes on at the first game that was not listed before. */
  async #listMore(before: number): Promise<void> {
    this.listed = before + AT_ONCE;
    await this.updateComplete;
    this.renderRoot.querySelectorAll('a')[before]?.focus({ preventScroll: true });
  }

  #row(record: GameRecord): TemplateResult {
    const { about } = this;
    const { id, game, score, options, endedAt, endedEarly } = record;
    return html`<li>
      <span>${dateWords(endedAt)}</span>
      <b>${endedEarly ? 'ended early' : about.result(score, options)}</b>
      <span class="muted">${[about.optionWords(options), ...listedAs(record)].join(', ')}</span>
      <a
        href=${hrefOf({ page: 'replay', game, id })}
        aria-label=${`Replay of the game of ${dateWords(endedAt)}`}
        >Replay</a
      >
    </li>`;
  }

  static override styles = [
    controls,
    css`
      h2 {
        font-size: 1.0625rem;
        margin: 28px 0 10px;
      }
      p {
        line-height: 1.5;
        margin: 0 0 12px;
      }
      .muted {
        color: var(--muted);
      }
      ol {
        list-style: none;
        margin: 0 0 20px;
        padding: 0;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 16px;
        padding: 8px 0;
        border-bottom: 1px solid var(--line);
        font-variant-numeric: tabular-nums;
      }
      li b {
        flex: 1 1 0;
        min-width: min(100%, 9em);
        text-align: right;
      }
      /* With its link it fills the second line. */
      li .muted {
        flex: 1 1 calc(100% - 6em);
      }
      li .muted,
      li a {
        font-size: 0.875rem;
      }
      li a {
        padding: 4px 0;
        text-align: right;
      }
      button {
        margin-bottom: 20px;
      }
    `,
  ];
}

/** What sets it apart, where anything does. */
function listedAs(record: GameRecord): readonly string[] {
  if (!counts(record)) return ['taken over from a replay'];
  const kind = classOf(record);
  return kind === 'clean' ? [] : [CLASS_WORDS[kind].toLowerCase()];
}

declare global {
  interface HTMLElementTagNameMap {
    'finished-games': FinishedGames;
  }
}
