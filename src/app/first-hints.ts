// A line or two below the board for somebody's first game of its kind. Each goes for good once its
// move has been made; its room stays until the next game, so that the board does not move.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { personMoves } from '../session/driver.ts';
import type { Change, Session } from '../session/session.ts';
import type { Store } from '../store/store.ts';
import { SayEvent } from '../ui/events.ts';
import { nextFrame } from '../ui/frames.ts';
import type { FirstHint, GameView } from '../ui/game-view.ts';
import { icon } from '../ui/icon.ts';
import { SessionController } from '../ui/session-controller.ts';
import { controls } from '../ui/styles.ts';
import type { Preferences } from './preferences.ts';

type Remembered = Pick<Preferences, 'current' | 'change'>;

@customElement('first-hints')
export class FirstHints extends LitElement {
  @property({ attribute: false }) view!: GameView;
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) preferences!: Remembered;

  /** There is nothing to do any more, and the end needs the room. */
  @state() private isOver = false;
  /** Those that the game on the page began with. */
  #lines: readonly FirstHint[] = [];
  #shownFor: Session | undefined;
  #said = false;

  constructor() {
    super();
    new SessionController(
      this,
      () => this.session,
      (change) => void this.#follow(change),
    );
  }

  override willUpdate(): void {
    if (this.session !== this.#shownFor) {
      this.#shownFor = this.session;
      this.#lines = this.view.firstHints.filter((hint) => !this.#isGone(hint));
      this.isOver = this.session.status.kind === 'over';
    }
    this.hidden = this.#lines.length === 0 || this.isOver;
  }

  /**
   * The move is seen first; and at the end the board is laid out anew for that once, not before for
   * the room of the hints.
   */
  async #follow(change: Change): Promise<void> {
    await nextFrame();
    if (change === 'play') this.#forgetDone();
    await nextFrame();
    this.isOver = this.session.status.kind === 'over';
  }

  override updated(): void {
    if (this.#said || this.hidden || !personMoves(this.session)) return;
    this.#said = true;
    this.dispatchEvent(new SayEvent(this.#lines.map(({ words }) => words).join(' ')));
  }

  #isGone({ id }: FirstHint): boolean {
    const { game } = this.view;
    const { hinted } = this.preferences.current;
    return hinted.includes(game.id) || hinted.includes(nameOf(game.id, id));
  }

  #forgetDone(): void {
    const done = this.#lines.filter((hint) => !this.#isGone(hint) && hint.isDone(this.session));
    if (done.length > 0) {
      remember(
        this.preferences,
        done.map(({ id }) => nameOf(this.view.game.id, id)),
      );
      this.requestUpdate();
    }
  }

  override render(): TemplateResult | typeof nothing {
    if (this.#lines.length === 0) return nothing;
    const gone = this.#lines.map((hint) => this.#isGone(hint));
    // While a bot plays, its moves are not those that the player is told of.
    const waits = !personMoves(this.session);
    return html`<aside aria-label="For a first game" class=${waits ? 'waits' : ''}>
      <div class="lines">
        <div class="room" aria-hidden="true">
          ${this.#lines.map(({ words }) => html`<p data-words=${words}></p>`)}
        </div>
        <div>
          ${this.#lines.map(({ words }, index) => (gone[index] ? nothing : html`<p>${words}</p>`))}
        </div>
      </div>
      <button
        class="plain ${gone.includes(false) ? '' : 'gone'}"
        aria-label="Put the hints away"
        @click=${this.#putAway}
      >
        ${icon('close', 18)}
      </button>
    </aside>`;
  }

  readonly #putAway = (): void => {
    remember(this.preferences, [this.view.game.id]);
    this.requestUpdate();
    // The button takes the focus with it.
    this.dispatchEvent(new Event('put-away', { bubbles: true }));
  };

  static override styles = [
    controls,
    css`
      :host([hidden]) {
        display: none;
      }
      aside {
        display: flex;
        align-items: center;
        justify-content: center;
        min-height: 44px;
        padding: 4px max(4px, env(safe-area-inset-right)) 4px max(12px, env(safe-area-inset-left));
      }
      .lines {
        display: grid;
        align-items: center;
        min-width: 0;
      }
      .lines > * {
        grid-area: 1 / 1;
      }
      /* That of all the lines, for those that are left. */
      .room {
        visibility: hidden;
      }
      .room p::before {
        content: attr(data-words);
      }
      p {
        margin: 0;
        font-size: min(0.8125rem, 4.5vw);
        line-height: 1.3;
      }
      .waits,
      .gone {
        visibility: hidden;
      }
      button {
        flex: none;
        width: 44px;
        padding: 0;
      }
      @media (max-height: 480px) and (orientation: landscape) {
        aside {
          min-height: 28px;
          padding-block: 0;
        }
        .lines > * {
          display: flex;
          flex-wrap: wrap;
          column-gap: 16px;
        }
        button {
          min-height: 28px;
        }
      }
    `,
  ];
}

/** Whoever has finished a game of this kind needs its hints no more. */
export async function forgoHints(
  { store, preferences }: { store: Pick<Store, 'records'>; preferences: Remembered },
  { game }: Pick<GameView, 'game'>,
): Promise<void> {
  if (preferences.current.hinted.includes(game.id)) return;
  const finished = await store.records.count(game.id).catch(() => 0);
  if (finished > 0) remember(preferences, [game.id]);
}

/** How a hint is remembered; all of a game's are by the game alone. */
function nameOf(game: string, hint: string): string {
  return `${game}/${hint}`;
}

function remember(preferences: Remembered, names: readonly string[]): void {
  const hinted = [...new Set([...preferences.current.hinted, ...names])];
  void preferences.change({ hinted });
}

declare global {
  interface HTMLElementTagNameMap {
    'first-hints': FirstHints;
  }
}
