// The statistics of a game: what was played and how it went, by options and by what counts apart.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameRecord } from '../core/record.ts';
import { isBegun } from '../core/save.ts';
import { counts, type Total } from '../core/stats.ts';
import type { GameAbout } from '../core/about.ts';
import '../ui/choice-group.ts';
import { controls, page } from '../ui/styles.ts';
import type { StatisticsPart } from '../ui/game-view.ts';
import { dayOf } from './days.ts';
import { type FigureGroup, gamesOf, groupFigures, groupsOf } from './figure-groups.ts';
import { numberWords } from './figures-words.ts';
import './finished-games.ts';
import { loadStatistics } from './game-parts.ts';
import { historyOf, type Played } from './history.ts';
import './option-figures.ts';
import { KeptScroll } from './kept-scroll.ts';
import './page-bar.ts';
import { hrefOf } from './routes.ts';
import type { Services } from './services.ts';

/** The last games, for the plots, and for the list until all have been read. */
const NEWEST = 200;

/** One and the same, so that nothing is worked out of it again. */
const NO_GAMES: readonly GameRecord[] = [];

/** What the figures shown depend on. */
const SHOWN_OF = ['groups', 'newest', 'records', 'of'] as const;

interface Shown {
  readonly group: FigureGroup;
  readonly figures: ReturnType<typeof groupFigures>;
  readonly history: readonly Played[];
  readonly games: readonly GameRecord[];
}

type Drawn = 'plots' | 'tables';

const DRAWN: readonly { readonly value: Drawn; readonly label: string }[] = [
  { value: 'plots', label: 'Plots' },
  { value: 'tables', label: 'Tables' },
];

/** As it was chosen last, while the app is open. */
let drawnLast: Drawn = 'plots';

@customElement('statistics-page')
export class StatisticsPage extends LitElement {
  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) about!: GameAbout;
  @state() private groups: readonly FigureGroup[] = [];
  @state() private newest: readonly GameRecord[] = [];
  /** All of them; undefined until they have been read. */
  @state() private finished: readonly GameRecord[] | undefined;
  /** Those of them that count. */
  @state() private records: readonly GameRecord[] | undefined;
  @state() private unfinished = 0;
  /** The options whose figures are shown, in words. */
  @state() private of = '';
  @state() private drawn = drawnLast;
  /** The game's own figures, where there are some. */
  @state() private ownPart: StatisticsPart | undefined;
  @state() private stage: 'loading' | 'shown' | 'failed' = 'loading';

  /** Worked out anew only for other games or options: there may be thousands. */
  #shown: readonly Shown[] = [];

  constructor() {
    super();
    new KeptScroll(this);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('about')) void this.#load(this.about);
    if (SHOWN_OF.some((name) => changed.has(name))) {
      this.#shown = this.groups
        .filter(({ of }) => of === this.of)
        .map((group) => this.#figuresOf(group));
    }
  }

  #figuresOf(group: FigureGroup): Shown {
    const { about } = this;
    const games = this.records && gamesOf(about, group, this.records);
    const today = dayOf(this.services.clocks.wall());
    return {
      group,
      figures: groupFigures(group, games),
      history: historyOf(gamesOf(about, group, this.newest), today),
      games: games ?? NO_GAMES,
    };
  }

  async #load(about: GameAbout): Promise<void> {
    const { store } = this.services;
    const { id: game } = about;
    this.stage = 'loading';
    try {
      // With more games than these the figures are shown before all of them have been read.
      const many = (await store.records.count(game)) > NEWEST;
      const [part, totals, newest, finished, saves] = await Promise.all([
        loadStatistics(game),
        store.totals.list(game),
        store.records.newest(game, NEWEST),
        many ? undefined : store.records.list(game),
        store.saves.list(),
      ]);
      if (about !== this.about) return;
      this.ownPart = part;
      this.groups = groupsOf(about, totals);
      this.newest = newest;
      this.#setFinished(finished);
      this.of = lastPlayed(this.groups);
      this.unfinished = saves.filter((save) => save.game === game && isBegun(save)).length;
      this.stage = 'shown';
      await this.updateComplete;
      if (!many) return;
      const all = await store.records.list(game);
      if (about === this.about) this.#setFinished(all);
    } catch {
      if (about === this.about) this.stage = 'failed';
    }
  }

  #setFinished(finished: readonly GameRecord[] | undefined): void {
    this.finished = finished;
    this.records = finished?.filter(counts);
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
    const byOptions = this.groups.length === 0 ? noFigures(this.about) : this.#byOptions();
    const { records = NO_GAMES } = this;
    return html`${this.#counts()} ${this.ownPart?.(records, byOptions) ?? byOptions}
      <finished-games
        .about=${this.about}
        .records=${this.finished ?? this.newest}
      ></finished-games>
      <p class="muted">
        A game counts once it reaches its end, by its first end. Unfinished games stay on Home and
        count as nothing; so does one that is ended early or taken over from a replay, which is only
        listed.
      </p>`;
  }

  #counts(): TemplateResult {
    const totals = this.groups.flatMap((group) => group.totals);
    const sum = (pick: (total: Total) => number): number =>
      totals.reduce((all, total) => all + pick(total), 0);
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

  #byOptions(): TemplateResult {
    const choices = [...new Set(this.groups.map(({ of }) => of))];
    return html`<div class="choices">
        ${
          choices.length > 1
            ? html`<label class="of">
                <span>Figures of</span>
                <select
                  @change=${(event: Event) => {
                    this.of = (event.target as HTMLSelectElement).value;
                  }}
                >
                  ${choices.map(
                    (of) => html`<option value=${of} ?selected=${of === this.of}>${of}</option>`,
                  )}
                </select>
              </label>`
            : nothing
        }
        <choice-group
          label="Show as"
          .choices=${DRAWN}
          .value=${this.drawn}
          @choose=${({ detail }: CustomEvent<Drawn>) => {
            drawnLast = detail;
            this.drawn = detail;
          }}
        ></choice-group>
      </div>
      ${this.#shown.map((shown) => this.#figures(shown))}`;
  }

  #figures({ group, figures, history, games }: Shown): TemplateResult {
    return html`<option-figures
      .about=${this.about}
      of=${group.of}
      .kind=${group.class}
      .figures=${figures}
      .history=${history}
      .games=${games}
      ?tables=${this.drawn === 'tables'}
    ></option-figures>`;
  }

  static override styles = [
    controls,
    page,
    css`
      main:focus-visible {
        outline-offset: -3px;
      }
      .counts {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
        gap: 8px;
        margin: 0 0 16px;
        font-variant-numeric: tabular-nums;
      }
      .counts div {
        display: flex;
        flex-direction: column-reverse;
        padding: 10px 12px;
        border-radius: 12px;
        background: var(--raised);
      }
      .counts dd {
        margin: 0;
        font-size: 1.5rem;
        font-weight: 700;
      }
      .counts dt {
        color: var(--muted);
        font-size: 0.8125rem;
      }
      .choices {
        max-width: 440px;
      }
      .of span {
        display: block;
        margin-bottom: 8px;
        font-weight: 600;
      }
      select {
        width: 100%;
        min-height: 44px;
        margin-bottom: 16px;
        padding: 0 10px;
        border: 1.5px solid var(--line);
        border-radius: 10px;
        background: var(--raised);
      }
    `,
  ];
}

/** The options of the game that ended last. */
function lastPlayed(groups: readonly FigureGroup[]): string {
  const ended = ({ totals }: FigureGroup): number =>
    Math.max(...totals.map(({ figures }) => figures.lastEndedAt));
  return groups.toSorted((a, b) => ended(b) - ended(a))[0]?.of ?? '';
}

function noFigures({ id, name }: GameAbout): TemplateResult {
  return html`<section>
    <h2>No game is finished yet</h2>
    <p>
      Once one is, you will see here how your games went one after the other, how often each result
      came about, your wins in a row and your best games.
    </p>
    <p><a class="button main" href=${hrefOf({ page: 'game', game: id })}>Play ${name}</a></p>
  </section>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'statistics-page': StatisticsPage;
  }
}
