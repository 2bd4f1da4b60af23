// What opens over a game: its menu, a new game, its keys, sharing, and whether to end it early.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import type { Session } from '../session/session.ts';
import type { Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import type { GameView } from '../ui/game-view.ts';
import '../ui/sheet-dialog.ts';
import type { SheetDialog } from '../ui/sheet-dialog.ts';
import './end-early.ts';
import type { EndEarly } from './end-early.ts';
import './game-menu.ts';
import './key-list.ts';
import './new-game.ts';
import type { Deal } from './open-game.ts';
import './share-sheet.ts';
import type { ShareSheet } from './share-sheet.ts';

/**
 * Fires `deal` with a `Deal` when a new game was chosen, and `start-again` and `show-line` when the
 * menu was asked for those; each once its sheet is closed.
 */
@customElement('game-sheets')
export class GameSheets extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) view!: GameView;
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) challenges!: Pick<Store['challenges'], 'ofDeal'>;
  @property({ attribute: false }) lastOptions: unknown;
  @property({ attribute: false }) deals!: Settings['deals'];

  /** The sheet that was opened last: what lies in the others is not drawn. */
  @state() private opened: SheetDialog | undefined;
  @query('#menu') private menu!: SheetDialog;
  @query('#new') private newGame!: SheetDialog;
  @query('#keys') private keys!: SheetDialog;
  @query('share-sheet') private share!: ShareSheet;
  @query('end-early') private endEarly!: EndEarly;

  async openMenu(): Promise<void> {
    await this.updateComplete;
    await this.#open(this.menu);
  }

  async openNewGame(): Promise<void> {
    // Without its fields a new game can be dealt all the same.
    await this.view.loadOptionFields?.().catch(() => undefined);
    await this.updateComplete;
    await this.#open(this.newGame);
  }

  async openKeys(): Promise<void> {
    await this.updateComplete;
    await this.#open(this.keys);
  }

  async openShare(): Promise<void> {
    await this.updateComplete;
    await this.share.open();
  }

  /** Whether to end the game, where it can be ended early. */
  async askToEnd(): Promise<void> {
    const { session, view } = this;
    if (view.endEarly === undefined || session.cursor === 0) return;
    if (session.status.kind === 'over') return;
    await this.updateComplete;
    await this.endEarly.ask();
  }

  async #open(sheet: SheetDialog): Promise<void> {
    this.opened = sheet;
    await this.updateComplete;
    await sheet.open();
  }

  override render(): TemplateResult {
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
      @choose-new=${async () => {
        await this.menu.closed();
        await this.openNewGame();
      }}
      @start-again=${() => {
        this.menu.close();
        this.dispatchEvent(new Event('start-again'));
      }}
      @end-early=${async () => {
        await this.menu.closed();
        await this.askToEnd();
      }}
      @show-line=${async () => {
        await this.menu.closed();
        this.dispatchEvent(new Event('show-line'));
      }}
      @share=${async () => {
        await this.menu.closed();
        await this.openShare();
      }}
      @show-keys=${async () => {
        await this.menu.closed();
        await this.openKeys();
      }}
    ></game-menu>`;
  }

  #newGame(): TemplateResult {
    return html`<new-game
      .view=${this.view}
      .options=${this.lastOptions}
      .deals=${this.deals}
      @deal-chosen=${async ({ detail }: CustomEvent<Deal>) => {
        await this.newGame.closed();
        this.dispatchEvent(new CustomEvent('deal', { detail }));
      }}
    ></new-game>`;
  }

  static override styles = css`
    :host {
      display: contents;
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'game-sheets': GameSheets;
  }
}
