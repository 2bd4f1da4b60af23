// The menu of a game: a new one, this deal again, its pages, and the number of the deal.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dealNumberOf } from '../core/deal-number.ts';
import { isAssisted } from '../core/save.ts';
import type { Session } from '../session/session.ts';
import type { GameAbout } from '../core/about.ts';
import type { GameView } from '../ui/game-view.ts';
import { SessionController } from '../ui/session-controller.ts';
import { controls } from '../ui/styles.ts';
import type { Store } from '../store/store.ts';
import { toBeatWords } from './comparison.ts';
import { dateOf } from './daily-states.ts';
import { dayWords } from './days.ts';
import { numberWords } from './figures-words.ts';
import { hrefOf } from './routes.ts';

/** Fires `choose-new`, `start-again`, `end-early`, `show-line`, `share` and `show-keys`. */
@customElement('game-menu')
export class GameMenu extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) view!: GameView;
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) challenges!: Pick<Store['challenges'], 'ofDeal'>;
  /** The result that came with the deal, in words. */
  @state() private toBeat = '';

  constructor() {
    super();
    new SessionController(this, () => this.session);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('session')) void this.#findToBeat(this.session);
  }

  async #findToBeat(session: Session): Promise<void> {
    this.toBeat = '';
    const words = await toBeatWords(this.about, session, this.challenges).catch(() => '');
    if (session === this.session) this.toBeat = words;
  }

  override render(): TemplateResult {
    const { id } = this.about;
    const { view, session } = this;
    return html`<div class="items">
        <button @click=${this.#fire('choose-new')}>New game</button>
        <button ?disabled=${session.cursor === 0} @click=${this.#fire('start-again')}>
          ${view.startAgain === 'new deal' ? 'Play again' : 'This deal again'}
        </button>
        ${
          view.endEarly === undefined
            ? nothing
            : html`<button
                ?disabled=${session.cursor === 0 || session.status.kind === 'over'}
                @click=${this.#fire('end-early')}
              >
                End it early
              </button>`
        }
        ${
          view.mind?.bestLine
            ? html`<button
                ?disabled=${session.status.kind === 'over'}
                @click=${this.#fire('show-line')}
              >
                Show me
              </button>`
            : nothing
        }
        <a class="button" href=${hrefOf({ page: 'rules', game: id })}>Rules</a>
        <a class="button" href=${hrefOf({ page: 'statistics', game: id })}>Statistics</a>
        ${
          session.cursor === 0
            ? nothing
            : html`<a class="button" href=${hrefOf({ page: 'so-far', game: id, id: session.id })}
                >Replay</a
              >`
        }
        ${
          dealNumberOf(session.startedFrom) === undefined
            ? nothing
            : html`<button @click=${this.#fire('share')}>Share this deal</button>`
        }
        <button class="keys" @click=${this.#fire('show-keys')}>Keys</button>
        <a class="button" href=${hrefOf({ page: 'settings' })}>Settings</a>
      </div>
      ${this.#dealNumber()}`;
  }

  #dealNumber(): TemplateResult | typeof nothing {
    const { startedFrom, aids } = this.session;
    if ('position' in startedFrom) return nothing;
    const date = dateOf(this.session);
    return html`<p>
      ${date === undefined ? nothing : `Deal of the day, ${dayWords(date)}.`}
      ${this.toBeat === '' ? nothing : html`<b>${this.toBeat}.</b>`} Deal number
      <b>${numberWords(Number(startedFrom.seed))}</b>${
        aids.again ? ', played before on this device' : ''
      }.
      ${isAssisted(aids) ? 'This game is marked assisted.' : nothing}
    </p>`;
  }

  #fire(type: string): () => void {
    return () => this.dispatchEvent(new Event(type));
  }

  static override styles = [
    controls,
    css`
      .items {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
        gap: 8px;
      }
      /* Where no keyboard is likely; the key ? shows them all the same. */
      @media not ((hover: hover) and (pointer: fine)) {
        .keys {
          display: none;
        }
      }
      p {
        margin: 16px 0 0;
        color: var(--muted);
        font-variant-numeric: tabular-nums;
      }
      b {
        color: var(--ink);
        user-select: text;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'game-menu': GameMenu;
  }
}
