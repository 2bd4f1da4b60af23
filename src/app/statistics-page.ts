// The statistics of a game: what was played and how it went, by options and by what counts apart.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameRecord, stableText } from '../core/record.ts';
import {
  average,
  bestAndWorst,
  bestFirst,
  classOf,
  type ResultClass,
  type Total,
} from '../core/stats.ts';
import type { GameAbout } from '../core/about.ts';
import { controls, page } from '../ui/styles.ts';
import type { StatisticsPart } from '../ui/game-view.ts';
import './best-games.ts';
import './distribution-plot.ts';
import { numberWords, shareWords } from './figures-words.ts';
import { loadStatistics } from './game-parts.ts';
import './page-bar.ts';
import { hrefOf } from './routes.ts';
import type { Services } from './services.ts';
import { dateWords, durationWords } from './time-words.ts';

const CLASS_WORDS: Readonly<Record<ResultClass, string>> = {
  clean: 'First time, without help',
  assisted: 'Assisted',
  again: 'Played again',
};

const CLASSES = Object.keys(CLASS_WORDS);

/** The options in one fixed order; of each, first what counts. */
function byOptionsAndClass(a: Total, b: Total): number {
  const options = stableText(a.options).localeCompare(stableText(b.options));
  return options || CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class);
}

/** Finished games in the list; the figures above count all of them. */
const LISTED = 50;

/** With more games than these the figures are shown before what every single game is needed for. */
const READ_AT_ONCE = 200;

@customElement('statistics-page')
export class StatisticsPage extends LitElement {
  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) about!: GameAbout;
  @state() private totals: readonly Total[] = [];
  /** The newest ones, to be listed. */
  @state() private newest: readonly GameRecord[] = [];
  /** All of them; undefined until they have been read. */
  @state() private records: readonly GameRecord[] | undefined;
  @state() private unfinished = 0;
  /** The game's own figures, where there are some. */
  @state() private ownPart: StatisticsPart | undefined;
  @state() private stage: 'loading' | 'shown' | 'failed' = 'loading';

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('about')) void this.#load(this.about.id);
  }

  async #load(game: string): Promise<void> {
    const { store } = this.services;
    try {
      const many = (await store.records.count(game)) > READ_AT_ONCE;
      const [part, totals, newest, records, saves] = await Promise.all([
        loadStatistics(game),
        store.totals.list(game),
        store.records.newest(game, LISTED),
        many ? undefined : store.records.list(game),
        store.saves.list(),
      ]);
      this.ownPart = part;
      this.totals = [...totals].sort(byOptionsAndClass);
      this.newest = newest;
      this.records = records;
      this.unfinished = saves.filter(
        (save) =>
          save.game === game && save.log.length > 0 && save.summary.status.kind === 'playing',
      ).length;
      this.stage = 'shown';
      await this.updateComplete;
      if (many) this.records = await store.records.list(game);
    } catch {
      this.stage = 'failed';
    }
  }

  override render(): TemplateResult {
    return html`<page-bar
        heading="Statistics of ${this.about.name}"
        href=${hrefOf({ page: 'game', game: this.about.id })}
      ></page-bar>
      <main tabindex="0" aria-label="Statistics">
        <div class="column">${this.#content()}</div>
      </main>`;
  }

  #content(): TemplateResult | typeof nothing {
    if (this.stage === 'loading') return nothing;
    if (this.stage === 'failed') {
      return html`<p>Nothing can be read from this device’s storage just now.</p>`;
    }
    const byOptions = html`${this.totals.map((total) => this.#figures(total))}`;
    const { records = [] } = this;
    return html`${this.#counts()} ${this.ownPart?.(records, byOptions) ?? byOptions}
      ${this.newest.length > 0 ? this.#list() : nothing}
      <p class="muted">
        A game counts once it reaches its end, by its first end. Unfinished games stay on Home and
        count as nothing; so does one that is ended early, which is only listed.
      </p>`;
  }

  #counts(): TemplateResult {
    const sum = (pick: (total: Total) => number): number =>
      this.totals.reduce((all, total) => all + pick(total), 0);
    return html`<dl class="counts">
      <div>
        <dt>Played</dt>
        <dd>${numberWords(sum(({ figures }) => figures.played))}</dd>
      </div>
      <div>
        <dt>Won</dt>
        <dd>${numberWords(sum(({ figures }) => figures.won))}</dd>
      </div>
      <div>
        <dt>Ended early</dt>
        <dd>${numberWords(sum(({ figures }) => figures.endedEarly))}</dd>
      </div>
      <div>
        <dt>Unfinished</dt>
        <dd>${numberWords(this.unfinished)}</dd>
      </div>
    </dl>`;
  }

  #figures(total: Total): TemplateResult {
    const { figures } = total;
    const { winning } = this.about;
    const ends = bestAndWorst(figures, this.about.better);
    const mean = average(figures);
    const rows: readonly (readonly [string, string])[] = [
      ['Played', numberWords(figures.played)],
      [winning === undefined ? 'Won' : `Won (${winning})`, shareWords(figures)],
      ['Best', ends ? this.about.result([ends.best]) : '–'],
      ['Average', mean === undefined ? '–' : numberWords(mean)],
      ['Wins in a row', numberWords(figures.streak)],
      ['Most in a row', numberWords(figures.longestStreak)],
      ['Time played', durationWords(figures.elapsed)],
    ];
    return html`<section>
      <h2>${this.about.optionWords(total.options)} <small>${CLASS_WORDS[total.class]}</small></h2>
      <dl class="rows">
        ${rows.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <distribution-plot .distribution=${figures.distribution}></distribution-plot>
      <best-games
        .about=${this.about}
        .records=${bestFirst(this.records ?? [], total, this.about.better)}
      ></best-games>
    </section>`;
  }

  #list(): TemplateResult {
    return html`<section>
      <h2>Finished games</h2>
      <ol>
        ${this.newest.map((record) => {
          const kind = classOf(record);
          return html`<li>
            <span>${dateWords(record.endedAt)}</span>
            <b
              >${record.endedEarly ? 'ended early' : this.about.result(record.score, record.options)}</b
            >
            <span class="muted"
              >${this.about.optionWords(record.options)}${
                kind === 'clean' ? nothing : `, ${CLASS_WORDS[kind].toLowerCase()}`
              }</span
            >
            <a
              href=${hrefOf({ page: 'replay', game: record.game, id: record.id })}
              aria-label=${`Replay of the game of ${dateWords(record.endedAt)}`}
              >Replay</a
            >
          </li>`;
        })}
      </ol>
    </section>`;
  }

  static override styles = [
    controls,
    page,
    css`
      main:focus-visible {
        outline-offset: -3px;
      }
      dl {
        margin: 0 0 16px;
        font-variant-numeric: tabular-nums;
      }
      dd {
        margin: 0;
      }
      .counts {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
        gap: 8px;
      }
      .counts div {
        display: flex;
        flex-direction: column-reverse;
        padding: 10px 12px;
        border-radius: 12px;
        background: var(--raised);
      }
      .counts dd {
        font-size: 1.5rem;
        font-weight: 700;
      }
      .counts dt {
        color: var(--muted);
        font-size: 0.8125rem;
      }
      h2 small {
        font-weight: 400;
        font-size: 0.875rem;
        color: var(--muted);
        margin-left: 6px;
      }
      .rows div {
        display: flex;
        justify-content: space-between;
        gap: 16px;
        padding: 7px 0;
        border-bottom: 1px solid var(--line);
      }
      .rows dd {
        font-weight: 600;
        text-align: right;
      }
      ol {
        list-style: none;
        margin: 0 0 20px;
        padding: 0;
      }
      li {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0 16px;
        padding: 8px 0;
        border-bottom: 1px solid var(--line);
        font-variant-numeric: tabular-nums;
      }
      li .muted,
      li a {
        font-size: 0.875rem;
      }
      li a {
        padding: 4px 0;
        text-align: right;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'statistics-page': StatisticsPage;
  }
}
