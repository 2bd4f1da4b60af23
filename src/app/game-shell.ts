// The screen around a board: bar, board, actions, menu and what appears at the end. Knows no game.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { isAssisted } from '../core/save.ts';
import { personMoves } from '../session/driver.ts';
import type { Change, Session } from '../session/session.ts';
import { type FinaleEvent, HintEvent, PastEvent, SayEvent, TellEvent } from '../ui/events.ts';
import type { GameAbout } from '../core/about.ts';
import type { Store } from '../store/store.ts';
import type { BoardAction, GameView } from '../ui/game-view.ts';
import { nextFrame, nextTask } from '../ui/frames.ts';
import { commandKey, PageKeys } from '../ui/keys.ts';
import { SessionController } from '../ui/session-controller.ts';
import type { Autosave } from './autosave.ts';
import { CHANGE_WORDS } from './change-words.ts';
import type { Known } from './comparison.ts';
import './end-panel.ts';
import './game-actions.ts';
import './game-bar.ts';
import { GameEnd } from './game-end.ts';
import './game-sheets.ts';
import type { GameSheets } from './game-sheets.ts';
import { shellStyles } from './game-shell-styles.ts';
import { countHelp, Guide, NOW_ASSISTED } from './guide.ts';
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
  @query('game-sheets') private sheets!: GameSheets;

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
  /** The last move was up to a person, who has read what was told. */
  #wasUp = false;

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
      this.#wasUp = personMoves(this.session);
    }
  }

  get #board(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.board > :first-child');
  }

  #changed(change: Change): void {
    this.#guide.sessionChanged(change);
    if (change !== 'aid' && this.#wasUp) this.dispatchEvent(new PastEvent());
    this.#wasUp = personMoves(this.session);
    const assisted = isAssisted(this.session.aids);
    if (change !== 'play' && change !== 'aid') {
      this.#tellOf(change, assisted && !this.#wasAssisted);
    }
    this.#wasAssisted = assisted;
    this.#end.sessionChanged();
  }

  #tellOf(change: keyof typeof CHANGE_WORDS, isAssistedNow: boolean): void {
    const { session } = this;
    const isRestart = change === 'restart';
    const what = isRestart ? CHANGE_WORDS.restart : 'Undo went back past something hidden';
    const words = isAssistedNow ? `${what}. ${NOW_ASSISTED}` : CHANGE_WORDS[change];
    // With the next move all that was played is gone for good.
    const run = (): void => {
      session.redo('all');
      void this.#focusBoard();
    };
    if (isRestart) this.dispatchEvent(new HintEvent(words, { label: 'Undo', run }));
    else if (isAssistedNow) this.dispatchEvent(new TellEvent(words));
    else this.dispatchEvent(new SayEvent(words));
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
        @menu=${() => void this.#open((sheets) => sheets.openMenu())}
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
                @share=${() => void this.#open((sheets) => sheets.openShare())}
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
        @choose-new=${() => void this.#open((sheets) => sheets.openNewGame())}
        @on-board=${({ detail }: CustomEvent<BoardAction>) => {
          if (this.#board) detail.run(this.#board);
        }}
      ></game-actions>
      ${this.hasSheets ? this.#sheets() : nothing}`;
  }

  #sheets(): TemplateResult {
    return html`<game-sheets
      .about=${this.about}
      .view=${this.view}
      .session=${this.session}
      .challenges=${this.challenges}
      .lastOptions=${this.lastOptions}
      .deals=${this.preferences.current.deals}
      @deal=${({ detail }: CustomEvent<Deal>) => {
        this.#deal(detail);
      }}
      @start-again=${this.#startAgain}
      @show-line=${() => void this.#guide.showLine()}
    ></game-sheets>`;
  }

  async #open(sheet: (sheets: GameSheets) => Promise<void>): Promise<void> {
    this.hasSheets = true;
    await this.updateComplete;
    await sheet(this.sheets);
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
  readonly #startAgain = (): void => {
    const { session } = this;
    if (session.cursor === 0) return;
    if (this.view.startAgain === 'new deal') this.#deal({ options: session.options });
    else if (session.status.kind === 'over' || !session.restart()) this.#dealOver();
  };

  /** From the last moment at which it could be won, as the end says. */
  readonly #playOn = ({ detail }: CustomEvent<number>): void => {
    const words = countHelp(this.session, 'Here it could still be won.');
    this.session.undo(detail);
    this.dispatchEvent(new TellEvent(words));
    void this.#focusBoard();
  };

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
    n: () => void this.#open((sheets) => sheets.openNewGame()),
    F8: () => {
      this.#startAgain();
    },
    Escape: () => void this.#open((sheets) => sheets.askToEnd()),
    h: () => {
      const detail: Route = { page: 'statistics', game: this.about.id };
      this.dispatchEvent(new CustomEvent('go', { detail }));
    },
    '?': () => void this.#open((sheets) => sheets.openKeys()),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'game-shell': GameShell;
  }
}
