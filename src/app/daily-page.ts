// The deals of the day: one for each game, the same for everybody, with the days gone by.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import type { GameRecord } from '../core/record.ts';
import type { Save } from '../core/save.ts';
import { controls, page } from '../ui/styles.ts';
import './daily-calendar.ts';
import { dailyState, daysDone, streakOf } from './daily-states.ts';
import { dayWords } from './days.ts';
import { numberWords } from './figures-words.ts';
import { gameList } from './game-list.ts';
import { KeptScroll } from './kept-scroll.ts';
import './page-bar.ts';
import { hrefOf } from './routes.ts';
import type { Services } from './services.ts';
import { Today } from './today.ts';

@customElement('daily-page')
export class DailyPage extends LitElement {
  @property({ attribute: false }) services!: Services;
  /** The day that is shown while it is not today. */
  @property({ attribute: false }) date: string | undefined;
  @state() private records: readonly GameRecord[] = [];
  @state() private saves: readonly Save[] = [];
  @state() private loaded = false;
  /** Where nothing can be read, nothing is said of what was done. */
  @state() private readable = true;

  #today: Today | undefined;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    new KeptScroll(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { clocks, store } = this.services;
    this.#today ??= new Today(this, () => clocks.wall());
    void this.#load();
    this.#stop = store.subscribeChanges(() => void this.#load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  async #load(): Promise<void> {
    const { store } = this.services;
    try {
      [this.records, this.saves] = await Promise.all([store.records.daily(), store.saves.list()]);
      this.readable = true;
    } catch {
      // The deals can be played all the same.
      this.readable = false;
    }
    this.loaded = true;
  }

  override render(): TemplateResult {
    const today = this.#today?.day ?? '';
    const day = this.date ?? today;
    return html`<page-bar heading="Deal of the day"></page-bar>
      <main>${this.loaded ? this.#content(day, today) : nothing}</main>`;
  }

  #content(day: string, today: string): TemplateResult {
    const done = gameList.map((about) => ({ about, days: daysDone(about.id, this.records) }));
    return html`<div class="column">
      <section aria-labelledby="day">
        <h2 id="day">${day === today ? 'Today, ' : ''}${dayWords(day)}</h2>
        <ul>
          ${done.map(
            ({ about, days }) =>
              html`<li>${this.#deal(about, day, today, streakOf(days, today))}</li>`,
          )}
        </ul>
      </section>
      <daily-calendar
        .done=${done}
        .day=${day}
        .today=${today}
        @day-chosen=${({ detail }: CustomEvent<string>) => void this.#choose(detail, today)}
      ></daily-calendar>
    </div>`;
  }

  /** In the address, so that Back from a game of that day leads to it. */
  async #choose(day: string, today: string): Promise<void> {
    const href = hrefOf({ page: 'daily', ...(day === today ? {} : { date: day }) });
    await this.services.router.replace(href);
    await this.updateComplete;
    this.renderRoot.querySelector('#day')?.scrollIntoView({ block: 'nearest' });
  }

  #deal(about: GameAbout, day: string, today: string, streak: number): TemplateResult {
    const { id, name } = about;
    const deal = dailyState(id, day, this.records, this.saves);
    const fresh = hrefOf({ page: 'daily-game', game: id, date: day });
    const row =
      streak === 0 ? nothing : html`<span class="streak">Streak: ${numberWords(streak)}</span>`;
    switch (deal.kind) {
      case 'done': {
        const { record, done } = deal;
        const replay = hrefOf({ page: 'replay', game: id, id: record.id });
        return html`<a class="deal" href=${replay} aria-describedby=${`${id}-again`}>
            <span class="name">${name}</span>
            <span class="state"
              >${about.result(record.score, record.options)}${done === 'later' ? ', later' : ''}</span
            >
            ${row}
          </a>
          <a class="button again" id=${`${id}-again`} href=${fresh} aria-label="Play ${name} again"
            >Again</a
          >`;
      }
      case 'begun':
        return html`<a class="deal" href=${hrefOf({ page: 'game', game: id, id: deal.save.id })}>
          <span class="name">${name}</span>
          <span class="state"
            >Begun: ${about.result(deal.save.summary.score, deal.save.options)}</span
          >
          ${row}
        </a>`;
      case 'not begun':
        return day > today
          ? html`<p class="deal">
              <span class="name">${name}</span><span class="state">Not yet</span>
            </p>`
          : html`<a class="deal" href=${fresh}>
              <span class="name">${name}</span>
              <span class="state">${this.readable ? notBegunWords(day, today) : nothing}</span>
              ${row}
            </a>`;
    }
  }

  static override styles = [
    controls,
    page,
    css`
      h2 {
        margin-top: 4px;
      }
      ul {
        list-style: none;
        margin: 0 0 16px;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
        gap: 8px;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        border-radius: 12px;
        background: var(--raised);
      }
      .deal {
        flex: 1 1 8em;
        min-width: 0;
        box-sizing: border-box;
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-content: center;
        align-items: baseline;
        gap: 0 12px;
        min-height: 56px;
        margin: 0;
        padding: 8px 14px;
        border-radius: 12px;
        text-decoration: none;
        font-variant-numeric: tabular-nums;
      }
      .name {
        width: 100%;
        font-weight: 700;
      }
      .state,
      .streak {
        font-size: 0.875rem;
      }
      .streak {
        white-space: nowrap;
        color: var(--muted);
      }
      .again {
        margin: 6px 8px 6px auto;
        padding: 0 12px;
        background: var(--cloth);
      }
    `,
  ];
}

function notBegunWords(day: string, today: string): string {
  return day === today ? 'Not begun' : 'Not done';
}

declare global {
  interface HTMLElementTagNameMap {
    'daily-page': DailyPage;
  }
}
