// The replay of a game that is kept on this device.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import { Session } from '../session/session.ts';
import { TellEvent } from '../ui/events.ts';
import type { GameView } from '../ui/game-view.ts';
import { page } from '../ui/styles.ts';
import { loadView } from './game-parts.ts';
import './game-replay.ts';
import './page-bar.ts';
import { replayOf } from './replay.ts';
import { hrefOf } from './routes.ts';
import type { Services } from './services.ts';
import { takeOver } from './take-over.ts';

@customElement('replay-page')
export class ReplayPage extends LitElement {
  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) gameId = '';

  @state() private view: GameView | undefined;
  @state() private session: Session | undefined;
  /** Why there is nothing to show. */
  @state() private problem = '';

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('about') || changed.has('gameId')) void this.#load(this.about.id, this.gameId);
  }

  async #load(game: string, id: string): Promise<void> {
    this.session = undefined;
    this.problem = '';
    const { store, clocks } = this.services;
    try {
      const view = await loadView(game);
      const played = (await store.records.get(id)) ?? (await store.saves.get(id));
      if (game !== this.about.id || id !== this.gameId) return;
      const session = played && replayOf(view.game, played, clocks);
      this.view = view;
      if (session instanceof Session) {
        if (session.log.length > 0) this.session = session;
        else this.problem = 'No move has been made yet. Once some are, you can watch them here';
      } else this.problem = session?.error ?? 'That game is no longer here';
    } catch {
      this.problem = 'Nothing can be read from this device’s storage just now';
    }
  }

  /** A new game, which stays on this device beside the one that is watched. */
  async #takeOver(): Promise<void> {
    const { store, router, clocks } = this.services;
    if (!this.session) return;
    const save = takeOver(this.session, crypto.randomUUID(), clocks.wall());
    try {
      await store.saves.put(save);
    } catch {
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
      ></page-bar>
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
          : html`<main><p>${this.problem}</p></main>`
      }`;
  }

  static override styles = [
    page,
    css`
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
