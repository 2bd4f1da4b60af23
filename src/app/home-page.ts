// Home: what to go on with, the games with their best results, and the state of the app itself.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameRecord } from '../core/record.ts';
import type { Save } from '../core/save.ts';
import type { Total } from '../core/stats.ts';
import type { SetAside } from '../store/set-aside.ts';
import { SayEvent, TellEvent } from '../ui/events.ts';
import { nextFrame } from '../ui/frames.ts';
import { icon } from '../ui/icon.ts';
import type { GameAbout } from '../core/about.ts';
import './app-status.ts';
import { findAbout, gameList } from './game-list.ts';
import './board-picture.ts';
import './continue-card.ts';
import { hasBegun, hasRoom, keepBegun } from './begun-sign.ts';
import { dailyState } from './daily-states.ts';
import { bestLine, numberWords } from './figures-words.ts';
import { homeStyles } from './home-page-styles.ts';
import { KeptScroll } from './kept-scroll.ts';
import { problemWords } from './problem-words.ts';
import { hrefOf } from './routes.ts';
import type { Services } from './services.ts';
import { isUnfinished } from './unfinished.ts';
import { Today } from './today.ts';

/** Unfinished games; the others are a tap away. */
const LISTED_AT_FIRST = 6;

@customElement('home-page')
export class HomePage extends LitElement {
  static override styles = homeStyles;

  @property({ attribute: false }) services!: Services;

  @state() private unfinished: readonly Save[] = [];
  /** They keep their places until one leaves Home: each can be brought back. */
  @state() private removed: readonly Save[] = [];
  @state() private totals: readonly Total[] = [];
  /** How many of today's deals are done, and how many are begun. */
  @state() private daily = { done: 0, begun: 0 };
  @state() private setAside: readonly SetAside[] = [];
  /** Where nothing can be read, nothing is said of what there is. */
  @state() private readable = true;
  @state() private loaded = false;
  /** The player has asked for more than the newest unfinished games. */
  @state() private allListed = false;

  /** Until the games to go on with are known: there are some, and how much room they need. */
  readonly #hasBegun = hasBegun();
  readonly #hasRoom = hasRoom();
  #today: Today | undefined;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    new KeptScroll(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { clocks } = this.services;
    this.#today ??= new Today(
      this,
      () => clocks.wall(),
      () => void this.#load(),
    );
    void this.#load();
    this.#stop = this.services.store.subscribeChanges(() => void this.#load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  async #load(): Promise<void> {
    const { store } = this.services;
    const today = this.#today?.day ?? '';
    try {
      const [saves, totals, daily] = await Promise.all([
        store.saves.list(),
        store.totals.list(),
        store.records.daily(today),
      ]);
      // Only now: reading the saves may have set some aside.
      const setAside = await store.setAside.list();
      this.unfinished = saves.filter(isUnfinished);
      if (this.unfinished.length === 0) keepBegun(false);
      this.totals = totals;
      this.daily = countStates(today, daily, saves);
      this.setAside = setAside;
      this.readable = true;
    } catch {
      // Why is said by <app-status>.
      this.readable = false;
    }
    this.loaded = true;
  }

  override updated(): void {
    if (!this.loaded || this.unfinished.length === 0) return;
    if (this.removed.length > 0) keepBegun(true);
    else if (!this.allListed) void this.#keepRoom();
  }

  async #keepRoom(): Promise<void> {
    await nextFrame();
    const [heading, daily] = ['#continue', '.daily'].map((part) =>
      this.renderRoot.querySelector(part)?.getBoundingClientRect(),
    );
    if (heading && daily) keepBegun(true, daily.top - heading.bottom);
  }

  override render(): TemplateResult {
    return html`<header>
        <h1>Tray Table</h1>
        <a class="button plain" href=${hrefOf({ page: 'settings' })} aria-label="Settings"
          >${icon('settings')}</a
        >
      </header>
      <main>
        <div class="column">
          <app-status
            .services=${this.services}
            .setAside=${this.setAside}
            .totals=${this.totals}
            .readable=${this.readable}
            @changed=${() => void this.#load()}
          ></app-status>
          ${this.loaded || !this.#hasBegun || this.#hasRoom ? this.#lists() : nothing}
        </div>
      </main>`;
  }

  #lists(): TemplateResult {
    return html`${this.#continue()}
      <a class="daily" href=${hrefOf({ page: 'daily' })}>
        ${icon('daily')}
        <span class="words">
          <span class="name">Deal of the day</span>
          <span class="muted">${dailyWords(this.daily)}</span>
        </span>
      </a>
      <section aria-labelledby="games">
        <h2 id="games">Games</h2>
        <ul class="games">
          ${gameList.map((about) => html`<li>${this.#tile(about)}</li>`)}
        </ul>
      </section>
      ${this.#isEmpty ? nothingStored() : nothing}`;
  }

  get #isEmpty(): boolean {
    return this.loaded && this.readable && this.#toContinue.length + this.totals.length === 0;
  }

  #continue(): TemplateResult | typeof nothing {
    const some = this.loaded ? this.#toContinue.length > 0 : this.#hasBegun;
    if (!some) return nothing;
    return html`<section aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      ${this.loaded ? this.#continueList() : html`<div class="room"></div>`}
    </section>`;
  }

  /** Newest first. */
  get #toContinue(): readonly Save[] {
    const gone = new Set(this.removed.map(({ id }) => id));
    const there = this.unfinished.filter(({ id }) => !gone.has(id));
    return [...there, ...this.removed].sort((a, b) => b.updatedAt - a.updatedAt);
  }

  #continueList(): TemplateResult {
    const games = this.#toContinue;
    const listed = this.allListed ? games : games.slice(0, LISTED_AT_FIRST);
    return html`<ul class="continue">
        ${listed.map((save) => {
          const about = findAbout(save.game);
          return about
            ? html`<li>
                <continue-card
                  .save=${save}
                  .about=${about}
                  ?removed=${this.removed.includes(save)}
                  @remove=${() => void this.#remove(save)}
                  @bring-back=${() => void this.#bringBack(save)}
                ></continue-card>
              </li>`
            : nothing;
        })}
      </ul>
      ${
        listed.length < games.length
          ? html`<button class="more" @click=${() => void this.#listAll()}>
              Show all ${numberWords(games.length)}
            </button>`
          : nothing
      }`;
  }

  /** The keyboard goes on at the first game that was not listed before. */
  async #listAll(): Promise<void> {
    this.allListed = true;
    await this.updateComplete;
    this.renderRoot.querySelectorAll('continue-card')[LISTED_AT_FIRST]?.focus({
      preventScroll: true,
    });
  }

  #tile(about: GameAbout): TemplateResult {
    const unknown = this.loaded && this.readable ? 'Not played yet' : '\u00a0';
    return html`<a class="tile" href=${hrefOf({ page: 'game', game: about.id })}>
      <board-picture game=${about.id} notation=${about.sample}></board-picture>
      <span class="words">
        <span class="name">${about.name}</span>
        <span class="muted">${about.tagline}</span>
        <span class="best">${bestLine(about, this.totals) ?? unknown}</span>
      </span>
    </a>`;
  }

  async #remove(save: Save): Promise<void> {
    this.removed = [...this.removed, save];
    try {
      await this.services.store.saves.remove(save.id);
      this.dispatchEvent(new SayEvent('Game removed'));
    } catch (error) {
      this.#keep(save);
      this.#tellProblem('The game could not be removed', error);
    }
    await this.#load();
  }

  async #bringBack(save: Save): Promise<void> {
    try {
      await this.services.store.saves.put(save);
      await this.#load();
      this.#keep(save);
      this.dispatchEvent(new SayEvent('Game brought back'));
    } catch (error) {
      this.#tellProblem('The game could not be brought back', error);
    }
  }

  #keep(save: Save): void {
    this.removed = this.removed.filter((other) => other !== save);
  }

  #tellProblem(what: string, error: unknown): void {
    this.dispatchEvent(new TellEvent(problemWords(what, error)));
  }
}

/** Of the deals of a day, by game. */
function countStates(
  date: string,
  records: readonly GameRecord[],
  saves: readonly Save[],
): { done: number; begun: number } {
  const kinds = gameList.map(({ id }) => dailyState(id, date, records, saves).kind);
  const count = (wanted: string): number => kinds.filter((kind) => kind === wanted).length;
  return { done: count('done'), begun: count('begun') };
}

function dailyWords({ done, begun }: { readonly done: number; readonly begun: number }): string {
  if (done === gameList.length) return 'All of today’s are done';
  if (done === 0 && begun === 0) return 'One for each game, the same for everybody';
  const parts = [
    ...(done > 0 ? [`${String(done)} of ${String(gameList.length)} done`] : []),
    ...(begun > 0 ? [`${String(begun)} begun`] : []),
  ];
  return `Today: ${parts.join(', ')}`;
}

/** On a new device, or after the browser has deleted everything. */
function nothingStored(): TemplateResult {
  return html`<p class="muted">
    No game is stored on this device. Was there one?
    <a href=${hrefOf({ page: 'settings' })}>Restore a backup</a>
  </p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'home-page': HomePage;
  }
}
