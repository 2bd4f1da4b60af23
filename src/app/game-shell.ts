// The screen around a board: bar, board, actions, menu and what appears at the end. Knows no game.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { isAssisted } from '../core/save.ts';
import type { Change, Session } from '../session/session.ts';
import { type FinaleEvent, SayEvent, TellEvent } from '../ui/events.ts';
import type { GameAbout } from '../core/about.ts';
import type { Store } from '../store/store.ts';
import type { BoardAction, GameView } from '../ui/game-view.ts';
import { nextFrame, nextTask } from '../ui/frames.ts';
import { commandKey, PageKeys } from '../ui/keys.ts';
import { SessionController } from '../ui/session-controller.ts';
import '../ui/sheet-dialog.ts';
import type { SheetDialog } from '../ui/sheet-dialog.ts';
import type { Autosave } from './autosave.ts';
import { CHANGE_WORDS } from './change-words.ts';
import type { Known } from './comparison.ts';
import './end-early.ts';
import type { EndEarly } from './end-early.ts';
import './end-panel.ts';
import './game-actions.ts';
import './game-bar.ts';
import { GameEnd } from './game-end.ts';
import './game-menu.ts';
import { shellStyles } from './game-shell-styles.ts';
import { countHelp, Guide, NOW_ASSISTED } from './guide.ts';
import './key-list.ts';
import './new-game.ts';
import './share-sheet.ts';
import type { ShareSheet } from './share-sheet.ts';
import type { Deal } from './open-game.ts';
import type { Preferences } from './preferences.ts';
import type { Route } from './routes.ts';
import { WinSign } from './win-sign.ts';

/**
 * Fires `deal` with a `Deal` when the player wants another game in the place of this one, and `go`
 * with a `Route` when a key leads elsewhere.
 */
@customElement('game-shell')
export class GameShell extends LitElement {
  static override styles = shellStyles;

  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) view!: GameView;
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) autosave!: Autosave;
  @property({ attribute: false }) known!: Known;
  @property({ attribute: false }) challenges!: Pick<Store['challenges'], 'ofDeal'>;
  @property({ attribute: false }) preferences!: Pick<Preferences, 'current' | 'botPaceMs'>;
  @property({ attribute: false }) lastOptions: unknown;

  /** The board is there: what is around it is drawn in a task of its own. */
  @state() private hasBoard = false;
  /** The sheets are there: the board is seen before them. */
  @state() private hasSheets = false;
  /** The sheet that was opened last: what lies in the others is not drawn. */
  @state() private opened: SheetDialog | undefined;
  @query('#menu') private menu!: SheetDialog;
  @query('#new') private newGame!: SheetDialog;
  @query('#keys') private keys!: SheetDialog;
  @query('share-sheet') private share!: ShareSheet;
  @query('end-early') private endEarly!: EndEarly;

  readonly #guide = new Guide(this, () => ({
    view: this.view,
    session: this.session,
    paceMs: this.preferences.botPaceMs,
  }));
  readonly #winSign = new WinSign(this, () =>
    this.preferences.current.winSign ? { view: this.view, session: this.session } : undefined,
  );
  readonly #end = new GameEnd(this, () => this.session);
  #shown: Session | undefined;
  #wasAssisted = false;

  constructor() {
    super();
    new SessionController(
      this,
      () => this.session,
      (change) => {
        this.#changed(change);
      },
    );
    new PageKeys(this, this.#keyDown);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Not every browser lets a style look beyond its own element.
    this.dataset.hand = document.documentElement.dataset.hand;
  }

  override firstUpdated(): void {
    void this.#drawRest();
  }

  async #drawRest(): Promise<void> {
    await nextTask();
    this.hasBoard = true;
    await nextFrame();
    this.hasSheets = true;
  }

  override willUpdate(): void {
    if (this.session !== this.#shown) {
      if (this.#shown) void this.#focusBoard();
      this.#guide.sessionChanged('restart');
      this.#shown = this.session;
      this.#wasAssisted = isAssisted(this.session.aids);
    }
  }

  get #board(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.board > :first-child');
  }

  get #isOver(): boolean {
    return this.session.status.kind === 'over';
  }

  #changed(change: Change): void {
    this.#guide.sessionChanged(change);
    const assisted = isAssisted(this.session.aids);
    if (assisted && !this.#wasAssisted && change !== 'aid') {
      this.dispatchEvent(new TellEvent(`Undo went back past something hidden. ${NOW_ASSISTED}`));
    } else if (change !== 'play' && change !== 'aid') {
      this.dispatchEvent(new SayEvent(CHANGE_WORDS[change]));
    }
    this.#wasAssisted = assisted;
    this.#end.sessionChanged();
  }

  /** The next game is played on its board, not at the button that dealt it. */
  readonly #focusBoard = async (): Promise<void> => {
    await this.updateComplete;
    this.#board?.focus();
  };

  readonly #putEndAway = (): void => {
    this.#end.putAway();
    void this.#focusBoard();
  };

  override render(): TemplateResult {
    const { session, view } = this;
    return html`<game-bar
        .about=${this.about}
        .standing=${view.standing(session.table, session.options)}
        .canBeWon=${this.#winSign.canBeWon}
        .autosave=${this.autosave}
        @menu=${() => void this.#open(() => this.menu)}
      ></game-bar>
      <main
        class="board"
        @tray-finale=${({ done }: FinaleEvent) => {
          this.#end.waitFor(done);
        }}
      >
        ${this.hasBoard ? view.board(session, this.#guide.hint) : nothing}
        ${
          this.#end.isShown
            ? html`<end-panel
                .about=${this.about}
                .view=${view}
                .ending=${view.ending(session)}
                .session=${session}
                .known=${this.known}
                .challenges=${this.challenges}
                @share=${() => void this.#share()}
                @deal-again=${this.#dealOver}
                @deal-new=${() => {
                  this.#deal({});
                }}
                @play-on=${this.#playOn}
                @away=${this.#putEndAway}
              ></end-panel>`
            : nothing
        }
      </main>
      <slot name="hints" @put-away=${this.#focusBoard}></slot>
      <game-actions
        .view=${view}
        .session=${session}
        .doing=${this.#guide.doing}
        ?result=${this.#end.isAway}
        @tip=${() => {
          this.#guide.tip();
        }}
        @show-result=${() => void this.#end.show()}
        @choose-new=${() => void this.#open(() => this.newGame)}
        @on-board=${({ detail }: CustomEvent<BoardAction>) => {
          if (this.#board) detail.run(this.#board);
        }}
      ></game-actions>
      ${this.hasSheets ? this.#sheets() : nothing}`;
  }

  #sheets(): TemplateResult {
    const { opened } = this;
    return html`<sheet-dialog id="menu" heading=${this.about.name}>
        ${opened && opened === this.menu ? this.#menu() : nothing}
      </sheet-dialog>
      <sheet-dialog id="new" heading="New game">
        ${opened && opened === this.newGame ? this.#newGame() : nothing}
      </sheet-dialog>
      <sheet-dialog id="keys" heading="Keys">
        ${opened && opened === this.keys ? html`<key-list .view=${this.view}></key-list>` : nothing}
      </sheet-dialog>
      <share-sheet .about=${this.about} .session=${this.session}></share-sheet>
      <end-early @end=${() => this.session.play(this.view.endEarly)}></end-early>`;
  }

  #menu(): TemplateResult {
    return html`<game-menu
      .about=${this.about}
      .view=${this.view}
      .session=${this.session}
      .challenges=${this.challenges}
      @choose-new=${() => void this.#swap(this.menu, () => this.newGame)}
      @start-again=${() => {
        this.menu.close();
        this.#startAgain();
      }}
      @end-early=${async () => {
        await this.menu.closed();
        this.#askToEnd();
      }}
      @show-line=${async () => {
        await this.menu.closed();
        await this.#guide.showLine();
      }}
      @share=${async () => {
        await this.menu.closed();
        await this.share.open();
      }}
      @show-keys=${() => void this.#swap(this.menu, () => this.keys)}
    ></game-menu>`;
  }

  #newGame(): TemplateResult {
    return html`<new-game
      .view=${this.view}
      .options=${this.lastOptions}
      .deals=${this.preferences.current.deals}
      @deal-chosen=${(event: CustomEvent<Deal>) => {
        void this.#dealChosen(event.detail);
      }}
    ></new-game>`;
  }

  async #makeSheets(): Promise<void> {
    this.hasSheets = true;
    await this.updateComplete;
  }

  async #share(): Promise<void> {
    await this.#makeSheets();
    await this.share.open();
  }

  async #open(which: () => SheetDialog): Promise<void> {
    await this.#makeSheets();
    const sheet = which();
    // Without its fields a new game can be dealt all the same.
    if (sheet === this.newGame) await this.view.loadOptionFields?.().catch(() => undefined);
    this.opened = sheet;
    await this.updateComplete;
    await sheet.open();
  }

  async #swap(from: SheetDialog, to: () => SheetDialog): Promise<void> {
    await from.closed();
    await this.#open(to);
  }

  async #dealChosen(deal: Deal): Promise<void> {
    await this.newGame.closed();
    this.#deal(deal);
  }

  #deal(detail: Partial<Deal>): void {
    this.dispatchEvent(new CustomEvent('deal', { detail }));
  }

  readonly #dealOver = (): void => {
    const { options, startedFrom, origin } = this.session;
    // From its start it is nobody else's game.
    this.#deal({ options, start: startedFrom, origin: origin === 'replay' ? 'typed' : origin });
  };

  /** The same deal from its start: by taking everything back where that can be done. */
  #startAgain(): void {
    if (this.session.cursor === 0) return;
    if (this.view.startAgain === 'new deal') this.#deal({ options: this.session.options });
    else if (this.#isOver || !this.session.restart()) this.#dealOver();
  }

  /** From the last moment at which it could be won, as the end says. */
  readonly #playOn = ({ detail }: CustomEvent<number>): void => {
    const words = countHelp(this.session, 'Here it could still be won.');
    this.session.undo(detail);
    this.dispatchEvent(new TellEvent(words));
    void this.#focusBoard();
  };

  #askToEnd(): void {
    const canEnd = this.view.endEarly !== undefined && this.session.cursor > 0 && !this.#isOver;
    if (canEnd) void this.#makeSheets().then(() => this.endEarly.ask());
  }

  readonly #keyDown = (event: KeyboardEvent): void => {
    const key = commandKey(event);
    const command = key === undefined ? undefined : this.#commands[key];
    if (!command) return;
    event.preventDefault();
    command();
  };

  readonly #commands: Readonly<Record<string, () => void>> = {
    u: () => this.session.undo(),
    y: () => this.session.redo(),
    t: () => {
      this.#guide.tip();
    },
    n: () => void this.#open(() => this.newGame),
    F8: () => {
      this.#startAgain();
    },
    Escape: () => {
      this.#askToEnd();
    },
    h: () => {
      const detail: Route = { page: 'statistics', game: this.about.id };
      this.dispatchEvent(new CustomEvent('go', { detail }));
    },
    '?': () => void this.#open(() => this.keys),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'game-shell': GameShell;
  }
}
