// The page of one game being played: opens it, saves it, and deals the next one.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Session } from '../session/session.ts';
import { type CoverEvent, TellEvent } from '../ui/events.ts';
import type { GameAbout } from '../core/about.ts';
import type { NumberedDeal } from '../core/challenge.ts';
import type { Bot } from '../core/game.ts';
import type { GameView } from '../ui/game-view.ts';
import { AutoPlayer } from './auto-player.ts';
import { Autosave } from './autosave.ts';
import { holdGame, takeOver } from './game-lock.ts';
import './game-shell.ts';
import { drawDeal, type Drawn } from './draw-deal.ts';
import {
  type Deal,
  dealGame,
  lastOptions,
  openDaily,
  type Opened,
  openGame,
  openShared,
} from './open-game.ts';
import { loadView } from './game-parts.ts';
import './page-bar.ts';
import { hrefOf, type Route } from './routes.ts';
import type { Services } from './services.ts';

/** `elsewhere`: another tab plays this game, and this one only says so. */
type Stage = 'opening' | 'playing' | 'elsewhere' | 'failed';

/** So often the play time is kept while a game's clock runs: moves alone may be far apart. */
const CLOCK_SAVE_MS = 1_000;

/** The properties that say which game is to be shown. */
const ASKED = ['about', 'gameId', 'shared', 'date'] as const;

interface Lock {
  release(): void;
}

@customElement('game-page')
export class GamePage extends LitElement {
  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) about!: GameAbout;
  /** Of the saved game; undefined for the newest unfinished one. */
  @property({ attribute: false }) gameId: string | undefined;
  /** In the place of an id: the game of a deal that was shared. */
  @property({ attribute: false }) shared: NumberedDeal | undefined;
  /** In the place of an id: the game of this day's deal. */
  @property({ attribute: false }) date: string | undefined;

  @state() private stage: Stage = 'opening';
  @state() private view: GameView | undefined;
  @state() private session: Session | undefined;
  @state() private autosave: Autosave | undefined;
  /** Until the next deal is there, a tap on the one in sight would be lost: none is taken. */
  @state() private dealing = false;

  /** The address at which the game was asked for. */
  #askedAt = '';
  #lock: Lock | undefined;
  #bot: Bot | undefined;
  #autoPlayer: AutoPlayer | undefined;
  #clockSaves: ReturnType<typeof setInterval> | undefined;
  /** Sheets that lie over the board. */
  #covers = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    window.addEventListener('pagehide', this.#hide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    window.removeEventListener('pagehide', this.#hide);
    void this.#leave();
  }

  override willUpdate(changed: Map<string, unknown>): void {
    const other = ASKED.some((name) => changed.has(name));
    const shown = this.session?.game.id === this.about.id && this.session.id === this.gameId;
    if (other && !shown) void this.#open();
  }

  async #open(): Promise<void> {
    this.stage = 'opening';
    this.#askedAt = this.services.router.hash;
    await this.#leave();
    const asked = ASKED.map((name) => this[name]);
    const { about } = this;
    try {
      const view = await loadView(about.id);
      await this.services.preferences.loaded;
      const { session, problem } = await this.#find(view);
      const isOther = ASKED.some((name, index) => this[name] !== asked[index]);
      if (isOther || !this.isConnected) return;
      this.view = view;
      await this.#begin(session);
      if (problem !== undefined) this.dispatchEvent(new TellEvent(problem));
    } catch {
      this.stage = 'failed';
    }
  }

  #find(view: GameView): Promise<Opened> {
    const { services, shared, date } = this;
    if (shared) return openShared(services, view.game, shared);
    if (date !== undefined) return openDaily(services, view, date);
    return openGame(services, view, this.gameId);
  }

  /** Shows a session, unless another tab is playing it. */
  async #begin(session: Session): Promise<void> {
    this.#bot = await this.view?.loadBot?.(session.options);
    const held = await holdGame(session.id, this.#lostToAnotherTab);
    if (!this.isConnected) {
      if (held !== 'taken') held.release();
      return;
    }
    this.gameId = session.id;
    if (held === 'taken') {
      this.session = session;
      this.stage = 'elsewhere';
    } else {
      this.#play(session, held);
    }
    const { router } = this.services;
    // Whoever has gone elsewhere since is not called back.
    if (router.hash !== this.#askedAt) return;
    await router.replace(hrefOf({ page: 'game', game: this.about.id, id: session.id }));
  }

  #play(session: Session, lock: Lock): void {
    this.session = session;
    this.dealing = false;
    this.#lock = lock;
    const autosave = new Autosave(session, this.services.store);
    autosave.subscribe(() => {
      if (autosave.confirmedRevision > 0) void this.services.storageCare.protect();
    });
    this.autosave = autosave;
    this.stage = 'playing';
    this.#autoPlayer = new AutoPlayer(
      session,
      this.#bot,
      () => this.services.preferences.botPaceMs,
    );
    this.#clockSaves = setInterval(() => {
      if (session.game.clock?.deadline(session.table) !== undefined) void this.autosave?.flush();
    }, CLOCK_SAVE_MS);
    this.#runOrStand();
  }

  async #leave(): Promise<void> {
    const letGo = this.#letGo();
    this.session = undefined;
    this.autosave = undefined;
    await letGo;
  }

  /** Writes what is to be written and lets go of the game, which stays in sight. */
  async #letGo(): Promise<void> {
    const lock = this.#lock;
    this.#lock = undefined;
    this.#stopPlaying();
    await this.autosave?.close();
    lock?.release();
  }

  readonly #lostToAnotherTab = (): void => {
    this.#stopPlaying();
    void this.autosave?.close();
    this.autosave = undefined;
    this.#lock = undefined;
    this.stage = 'elsewhere';
  };

  readonly #takeOver = async (): Promise<void> => {
    const { session, view } = this;
    if (!session || !view) return;
    const lock = await takeOver(session.id, this.#lostToAnotherTab);
    // The other tab has gone on since: its last move is in the store.
    const { session: newest } = await openGame(this.services, view, session.id);
    this.#play(newest, lock);
  };

  readonly #visibilityChanged = (): void => {
    this.#runOrStand();
    if (document.visibilityState === 'hidden') void this.autosave?.flush();
  };

  readonly #hide = (): void => {
    this.session?.pause();
    void this.autosave?.flush();
  };

  readonly #covered = (event: CoverEvent): void => {
    this.#covers = Math.max(0, this.#covers + (event.covers ? 1 : -1));
    this.#runOrStand();
  };

  /** The clock and the bots run only while the board can be seen. */
  #runOrStand(): void {
    const seen = document.visibilityState === 'visible' && this.#covers === 0;
    if (seen && this.stage === 'playing') {
      this.session?.resume();
      this.#autoPlayer?.start();
    } else {
      this.session?.pause();
      this.#autoPlayer?.pause();
    }
  }

  #stopPlaying(): void {
    this.session?.pause();
    this.#autoPlayer?.close();
    this.#autoPlayer = undefined;
    clearInterval(this.#clockSaves);
    this.#covers = 0;
  }

  /** A new game takes the place of this one, which stays on Home if it was begun. */
  readonly #deal = async (event: CustomEvent<Partial<Deal>>): Promise<void> => {
    const before = this.session;
    if (!before || this.dealing) return;
    this.dealing = true;
    this.#askedAt = this.services.router.hash;
    try {
      await this.#dealAfter(before, event.detail);
    } finally {
      this.dealing = false;
    }
  };

  async #dealAfter(before: Session, deal: Partial<Deal>): Promise<void> {
    const { game } = before;
    const { preferences } = this.services;
    const options = deal.options ?? before.options;
    const deals = deal.deals ?? preferences.current.deals;
    await preferences.change({
      options: { ...preferences.current.options, [game.id]: options },
      deals,
    });
    const drawn: Drawn = deal.start
      ? { start: deal.start }
      : await drawDeal(this.view ?? {}, options, deals);
    await this.#letGo();
    const session = await dealGame(this.services, game, { ...deal, options, start: drawn.start });
    try {
      await this.#begin(session);
    } catch {
      this.stage = 'failed';
      return;
    }
    const kept = before.status.kind === 'playing' && before.log.length > 0;
    const words = drawn.problem ?? (kept ? 'The game before is kept on Home' : undefined);
    if (words !== undefined) this.dispatchEvent(new TellEvent(words));
  }

  override render(): TemplateResult | typeof nothing {
    const { view, session, autosave } = this;
    switch (this.stage) {
      case 'opening':
        return html`<page-bar heading=${this.about.name} way="up"></page-bar>`;
      case 'failed':
        return this.#message(
          'This game could not be opened. Your games are safe.',
          html`<button @click=${() => void this.#open()}>Try again</button>`,
        );
      case 'elsewhere':
        return this.#message(
          'This game is being played in another tab.',
          html`<button class="main" @click=${this.#takeOver}>Play it here</button>`,
        );
      case 'playing':
        if (!view || !session || !autosave) return nothing;
        return html`<game-shell
          .about=${this.about}
          .view=${view}
          .session=${session}
          .autosave=${autosave}
          .known=${this.services.store}
          .challenges=${this.services.store.challenges}
          .preferences=${this.services.preferences}
          .lastOptions=${lastOptions(this.services, view.game)}
          .inert=${this.dealing}
          @deal=${this.#deal}
          @tray-cover=${this.#covered}
          @tray-hasten=${() => this.#autoPlayer?.hasten()}
          @go=${({ detail }: CustomEvent<Route>) => void this.services.router.go(hrefOf(detail))}
        ></game-shell>`;
    }
  }

  #message(text: string, action: TemplateResult): TemplateResult {
    return html`<page-bar heading=${this.about.name} way="up"></page-bar>
      <main class="message">
        <p>${text}</p>
        ${action}
      </main>`;
  }

  static override styles = [
    css`
      :host {
        display: flex;
        flex-direction: column;
        height: 100%;
      }
      game-shell {
        flex: 1;
        min-height: 0;
      }
      .message {
        margin: auto;
        padding: 24px;
        text-align: center;
        line-height: 1.5;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'game-page': GamePage;
  }
}
