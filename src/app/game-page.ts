// The page of one game being played: opens it, saves it, and deals the next one.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Session } from '../session/session.ts';
import { type CoverEvent, TellEvent } from '../ui/events.ts';
import type { GameAbout } from '../core/about.ts';
import type { NumberedDeal } from '../core/challenge.ts';
import type { Bot } from '../core/game.ts';
import { nextTask } from '../ui/frames.ts';
import type { GameView } from '../ui/game-view.ts';
import { controls } from '../ui/styles.ts';
import { toBeatWords } from './comparison.ts';
import { forgoHints } from './first-hints.ts';
import { GameInPlay } from './game-in-play.ts';
import { type GameHold, holdGame, takeOver } from './game-lock.ts';
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

interface Found {
  readonly view: GameView;
  readonly session: Session;
  readonly bot: Bot | undefined;
}

/** `elsewhere`: another tab plays this game, and this one only says so. */
type Stage =
  | { readonly kind: 'opening' | 'failed' }
  | { readonly kind: 'elsewhere'; readonly found: Found }
  | { readonly kind: 'playing'; readonly found: Found; readonly play: GameInPlay };

/** The properties that say which game is to be shown. */
const ASKED = ['about', 'gameId', 'shared', 'date'] as const;

/** The player asks for a game: whatever was asked for before is shown no more. */
interface Asking {
  /** The address at which it was asked for. */
  readonly at: string;
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

  @state() private stage: Stage = { kind: 'opening' };
  /** Until the next deal is there, a tap on the one in sight would be lost: none is taken. */
  @state() private dealing = false;

  #asking: Asking | undefined;
  /** Resolves when this page holds no game but the one that it shows. */
  #letGo: Promise<unknown> = Promise.resolve();
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
    this.#asking = undefined;
    void this.#leave();
  }

  override willUpdate(changed: Map<string, unknown>): void {
    const session = 'found' in this.stage ? this.stage.found.session : undefined;
    const shown = session?.game.id === this.about.id && session.id === this.gameId;
    if (ASKED.some((name) => changed.has(name)) && !shown) void this.#open();
  }

  #ask(): Asking {
    this.#asking = { at: this.services.router.hash };
    return this.#asking;
  }

  async #open(): Promise<void> {
    const asking = this.#ask();
    this.dealing = false;
    const left = this.#leave();
    this.stage = { kind: 'opening' };
    try {
      await left;
      const view = await loadView(this.about.id);
      await this.services.preferences.loaded;
      await forgoHints(this.services, view);
      if (this.#asking !== asking) return;
      const { session, problem } = await this.#find(view);
      await this.#begin(asking, view, session);
      this.#tell(asking, problem ?? (await this.#toBeat(session)));
    } catch {
      this.#fail(asking);
    }
  }

  #tell(asking: Asking, words: string | undefined): void {
    if (words && this.#asking === asking) this.dispatchEvent(new TellEvent(words));
  }

  /** Whoever begins a deal that came with a result is told of it. */
  async #toBeat(session: Session): Promise<string> {
    if (session.cursor > 0) return '';
    return toBeatWords(this.about, session, this.services.store.challenges).catch(() => '');
  }

  #find(view: GameView): Promise<Opened> {
    const { services, shared, date } = this;
    if (shared) return openShared(services, view.game, shared);
    if (date !== undefined) return openDaily(services, view, date);
    return openGame(services, view, this.gameId);
  }

  /** Shows a session, unless another tab is playing it or another game was asked for since. */
  async #begin(asking: Asking, view: GameView, session: Session): Promise<void> {
    if (this.#asking !== asking) return;
    const found = { view, session, bot: await view.loadBot?.(session.options) };
    await this.#letGo;
    if (this.#asking !== asking) return;
    // What was read and dealt, and what is drawn of it now, is too much for one task.
    await nextTask();
    if (this.#asking !== asking) return;
    const holding = holdGame(session.id);
    this.#letGo = holding.then((hold) =>
      hold === 'taken' || this.#asking === asking ? undefined : hold.release(),
    );
    const hold = await holding;
    if (this.#asking !== asking) return;
    this.gameId = session.id;
    if (hold === 'taken') this.#standBy(found);
    else this.#play(found, hold);
    const { router } = this.services;
    // Browsers take a while to change the address: the board comes first.
    await nextTask();
    // Whoever has gone elsewhere since is not called back.
    if (router.hash !== asking.at) return;
    await router.replace(hrefOf({ page: 'game', game: session.game.id, id: session.id }));
  }

  #play(found: Found, hold: GameHold): void {
    const play = new GameInPlay(found.session, found.bot, hold, this.services);
    this.dealing = false;
    this.stage = { kind: 'playing', found, play };
    this.#runOrStand();
    void hold.lost.then(() => {
      void play.lose();
      if (play === this.#inPlay) this.#standBy(found);
    });
  }

  #standBy(found: Found): void {
    this.dealing = false;
    this.#covers = 0;
    this.stage = { kind: 'elsewhere', found };
  }

  #fail(asking: Asking): void {
    if (this.#asking !== asking) return;
    void this.#leave();
    this.stage = { kind: 'failed' };
  }

  get #inPlay(): GameInPlay | undefined {
    return this.stage.kind === 'playing' ? this.stage.play : undefined;
  }

  /** Writes what is to be written and lets go of the game, which stays in sight. */
  async #leave(): Promise<void> {
    this.#covers = 0;
    this.#letGo = Promise.all([this.#letGo, this.#inPlay?.close()]);
    await this.#letGo;
  }

  readonly #takeOver = async (): Promise<void> => {
    if (this.stage.kind !== 'elsewhere') return;
    const { found } = this.stage;
    const asking = this.#ask();
    try {
      const hold = await takeOver(found.session.id);
      // The other tab has gone on since: its last move is in the store.
      const { session, problem } = await openGame(this.services, found.view, found.session.id);
      if (this.#asking === asking && session.id === found.session.id) {
        this.#play({ ...found, session }, hold);
        return;
      }
      this.#letGo = Promise.all([this.#letGo, hold.release()]);
      // It has ended the game, say: this is another one.
      await this.#begin(asking, found.view, session);
      this.#tell(asking, problem);
    } catch {
      this.#fail(asking);
    }
  };

  readonly #visibilityChanged = (): void => {
    this.#runOrStand();
    if (document.visibilityState === 'hidden') void this.#inPlay?.autosave.flush();
  };

  readonly #hide = (): void => {
    this.#inPlay?.show(false);
    void this.#inPlay?.autosave.flush();
  };

  readonly #covered = (event: CoverEvent): void => {
    this.#covers = Math.max(0, this.#covers + (event.covers ? 1 : -1));
    this.#runOrStand();
  };

  #runOrStand(): void {
    this.#inPlay?.show(document.visibilityState === 'visible' && this.#covers === 0);
  }

  /** A new game takes the place of this one, which stays on Home if it was begun. */
  readonly #deal = async ({ detail }: CustomEvent<Partial<Deal>>): Promise<void> => {
    if (this.stage.kind !== 'playing' || this.dealing) return;
    const { view, session } = this.stage.found;
    const asking = this.#ask();
    this.dealing = true;
    try {
      this.#tell(asking, await this.#dealAfter(asking, view, session, detail));
    } catch {
      this.#fail(asking);
    } finally {
      if (this.#asking === asking) this.dealing = false;
    }
  };

  /** Resolves to what the player is told. */
  async #dealAfter(
    asking: Asking,
    view: GameView,
    before: Session,
    deal: Partial<Deal>,
  ): Promise<string | undefined> {
    const { game } = before;
    const { preferences } = this.services;
    const options = deal.options ?? before.options;
    const deals = deal.deals ?? preferences.current.deals;
    await preferences.change({
      options: { ...preferences.current.options, [game.id]: options },
      deals,
    });
    const drawn: Drawn = deal.start ? { start: deal.start } : await drawDeal(view, options, deals);
    if (this.#asking !== asking) return undefined;
    await this.#leave();
    const session = await dealGame(this.services, game, { ...deal, options, start: drawn.start });
    await this.#begin(asking, view, session);
    const kept = before.status.kind === 'playing' && before.log.length > 0;
    return drawn.problem ?? (kept ? 'The game before is kept on Home' : undefined);
  }

  override render(): TemplateResult {
    const { stage } = this;
    switch (stage.kind) {
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
        return html`<game-shell
          .about=${this.about}
          .view=${stage.found.view}
          .session=${stage.found.session}
          .autosave=${stage.play.autosave}
          .known=${this.services.store}
          .challenges=${this.services.store.challenges}
          .preferences=${this.services.preferences}
          .lastOptions=${lastOptions(this.services, stage.found.view.game)}
          .inert=${this.dealing}
          @deal=${this.#deal}
          @tray-cover=${this.#covered}
          @tray-hasten=${() => stage.play.hasten()}
          @go=${({ detail }: CustomEvent<Route>) => void this.services.router.go(hrefOf(detail))}
          ><first-hints
            slot="hints"
            .view=${stage.found.view}
            .session=${stage.found.session}
            .preferences=${this.services.preferences}
          ></first-hints
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
    controls,
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
