// The replay of a game that is kept on this device.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import { dealNumberOf } from '../core/deal-number.ts';
import { Session } from '../session/session.ts';
import { TellEvent } from '../ui/events.ts';
import type { GameView } from '../ui/game-view.ts';
import { icon } from '../ui/icon.ts';
import { controls, page } from '../ui/styles.ts';
import { newGameId } from './game-id.ts';
import { loadView } from './game-parts.ts';
import './game-replay.ts';
import './page-bar.ts';
import { type Played, playedSoFar, replayOf } from './replay.ts';
import { hrefOf } from './routes.ts';
import type { Services } from './services.ts';
import './share-sheet.ts';
import type { ShareSheet } from './share-sheet.ts';
import { takeOver } from './take-over.ts';

/** The properties that say which game is to be shown. */
const ASKED = ['about', 'gameId', 'soFar'] as const;

@customElement('replay-page')
export class ReplayPage extends LitElement {
  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) gameId = '';
  /** The game as it stands on its table, which may have gone on after its end was on record. */
  @property({ attribute: false }) soFar = false;

  @state() private view: GameView | undefined;
  @state() private session: Session | undefined;
  /** The same game at its end, for the sheet that shares it. */
  @state() private ended: Session | undefined;
  @query('share-sheet') private sheet!: ShareSheet;
  #played: Played | undefined;
  /** Until the new game is there, a second tap makes no other. */
  #takenOver = false;
  /** Why there is nothing to show. */
  @state() private problem = '';

  override willUpdate(changed: Map<string, unknown>): void {
    if (ASKED.some((name) => changed.has(name))) void this.#load();
  }

  async #load(): Promise<void> {
    const { about, gameId, soFar } = this;
    this.session = undefined;
    this.ended = undefined;
    this.#takenOver = false;
    this.problem = '';
    const { store, clocks } = this.services;
    try {
      const view = await loadView(about.id);
      const record = await store.records.get(gameId);
      const save = await store.saves.get(gameId);
      if (about !== this.about || gameId !== this.gameId || soFar !== this.soFar) return;
      const onTable = save && playedSoFar(save);
      const played = soFar ? (onTable ?? record) : (record ?? onTable);
      const session = played && replayOf(view.game, played, clocks);
      this.view = view;
      this.#played = played;
      if (session instanceof Session) {
        if (session.log.length > 0) this.session = session;
        else this.problem = 'No move has been made yet. Once some are, you can watch them here';
      } else this.problem = session?.error ?? 'That game is no longer here';
    } catch {
      this.problem = 'Nothing can be read from this device’s storage just now';
    }
  }

  /** Wherever the replay stands: what is shared is the whole game. */
  async #share(): Promise<void> {
    const session =
      this.view && this.#played && replayOf(this.view.game, this.#played, this.services.clocks);
    if (!(session instanceof Session)) return;
    session.goTo(session.log.length);
    this.ended = session;
    await this.updateComplete;
    await this.sheet.open();
  }

  /** A new game, which stays on this device beside the one that is watched. */
  async #takeOver(): Promise<void> {
    const { store, router, clocks } = this.services;
    if (!this.session || this.#takenOver) return;
    this.#takenOver = true;
    const save = takeOver(this.session, newGameId(), clocks.wall());
    try {
      await store.saves.put(save);
    } catch {
      this.#takenOver = false;
      this.dispatchEvent(new TellEvent('Nothing can be kept just now, so nobody can take over'));
      return;
    }
    await router.go(hrefOf({ page: 'game', game: save.game, id: save.id }));
    this.dispatchEvent(
      new TellEvent('Your own game from here on. It does not count in the statistics.'),
    );
  }

  override render(): TemplateResult {
    const { id, name } = this.about;
    return html`<page-bar
        heading="Replay of ${name}"
        href=${hrefOf({ page: 'statistics', game: id })}
        >${
          this.session && dealNumberOf(this.session.startedFrom) !== undefined
            ? html`<button class="plain" aria-label="Share" @click=${() => void this.#share()}>
                ${icon('share')}
              </button>`
            : nothing
        }</page-bar
      >
      ${
        this.session && this.view
          ? html`<main class="replay">
              <game-replay
                .view=${this.view}
                .session=${this.session}
                .paceMs=${this.services.preferences.botPaceMs}
                to-take-over
                @take-over=${() => void this.#takeOver()}
              ></game-replay>
            </main>`
          : html`<main>${this.#nothingToShow()}</main>`
      }
      ${
        this.ended
          ? html`<share-sheet .about=${this.about} .session=${this.ended}></share-sheet>`
          : nothing
      }`;
  }

  #nothingToShow(): TemplateResult | typeof nothing {
    if (this.problem === '') return nothing;
    const { id, name } = this.about;
    return html`<p>${this.problem}.</p>
      <div class="next">
        <a class="button main" href=${hrefOf({ page: 'game', game: id })}>Play ${name}</a>
        <a class="button" href=${hrefOf({ page: 'statistics', game: id })}>Statistics</a>
      </div>`;
  }

  static override styles = [
    controls,
    page,
    css`
      button {
        width: 44px;
        padding: 0;
      }
      .next {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      main.replay {
        display: flex;
        flex-direction: column;
        min-height: 0;
        overflow: hidden;
        padding: 0;
      }
      game-replay {
        flex: 1;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'replay-page': ReplayPage;
  }
}
