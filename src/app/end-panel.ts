// The end of a game in words, and what can come next. Lies beside the board and covers none of it.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dealNumberOf } from '../core/deal-number.ts';
import { isAssisted } from '../core/save.ts';
import { counts } from '../core/stats.ts';
import type { Session } from '../session/session.ts';
import type { GameAbout } from '../core/about.ts';
import type { Store } from '../store/store.ts';
import { SayEvent } from '../ui/events.ts';
import type { Review } from '../ui/game-mind.ts';
import type { Ending, GameView } from '../ui/game-view.ts';
import { icon } from '../ui/icon.ts';
import { shunTaps } from '../ui/second-tap.ts';
import { styled } from '../ui/styled.ts';
import { controls } from '../ui/styles.ts';
import { compareResult, compareToBeat, firstEndWords, type Known } from './comparison.ts';
import { hrefOf } from './routes.ts';

/** How long a tap that was meant for the board may take to come, in milliseconds. */
const SUDDEN_MS = 1_000;

/**
 * Fires `deal-new` (the same options), `deal-again` (the same deal), `share`, `away` (to look at
 * the board) and `play-on` with the number of moves to go back to. Other options are chosen by New,
 * which stands below it.
 */
@customElement('end-panel')
export class EndPanel extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) view!: GameView;
  @property({ attribute: false }) ending!: Ending;
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) known!: Known;
  @property({ attribute: false }) challenges!: Pick<Store['challenges'], 'ofDeal'>;
  /** It has come by itself, perhaps under a finger that is on its way to the board. */
  @property({ type: Boolean }) sudden = false;
  @state() private comparison = '';
  /** That this end is not the one on record. */
  @state() private firstEnd = '';
  /** How it compares with a result that came with the deal. */
  @state() private toBeat = '';
  @state() private review: Review | 'being worked out' | undefined;
  /** Of the review that is being worked out, where that takes long: from 0 to 1. */
  @state() private reviewed = 0;
  #reviewing = new AbortController();

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('session')) return;
    void this.#compare();
    void this.#reviewGame();
  }

  override firstUpdated(): void {
    const section = this.renderRoot.querySelector('section');
    if (this.sudden && section) shunTaps(section, SUDDEN_MS);
  }

  async #compare(): Promise<void> {
    // Where nothing can be read, there is nothing to compare with.
    const { about, session } = this;
    const [firstEnd, comparison, toBeat] = await Promise.all([
      firstEndWords(about, session, this.known).catch(() => ''),
      compareResult(about, session, this.known).catch(() => ''),
      compareToBeat(about, session, this.challenges).catch(() => ''),
    ]);
    if (session !== this.session) return;
    this.firstEnd = firstEnd;
    // What is not on record is compared with nothing.
    this.comparison = firstEnd === '' ? comparison : '';
    this.toBeat = firstEnd === '' ? toBeat : '';
    const words = `${this.firstEnd} ${this.toBeat} ${this.comparison}`.trim();
    if (words !== '') this.dispatchEvent(new SayEvent(words));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reviewing.abort();
  }

  async #reviewGame(): Promise<void> {
    this.#reviewing.abort();
    const { signal } = (this.#reviewing = new AbortController());
    this.reviewed = 0;
    const asked = this.view.mind?.review?.(this.session, signal, (done) => {
      if (!signal.aborted) this.reviewed = done;
    });
    this.review = asked && 'being worked out';
    // Where it cannot be worked out, nothing is said of it.
    const review = await asked?.catch(() => undefined);
    if (signal.aborted) return;
    this.review = review;
    if (review) this.dispatchEvent(new SayEvent(review.words));
  }

  /** Once it has been drawn, and the board too, which keeps a focus that it has. */
  async takeFocus(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('section')?.focus();
  }

  override render(): TemplateResult {
    const { title, detail } = this.ending;
    const replay = hrefOf({ page: 'so-far', game: this.about.id, id: this.session.id });
    return html`<section tabindex="-1" role="group" aria-labelledby="title" aria-describedby="more">
      <button class="plain close" aria-label="Look at the board" @click=${this.#fire('away')}>
        ${icon('close')}
      </button>
      ${
        dealNumberOf(this.session.startedFrom) === undefined
          ? nothing
          : html`<button class="plain share" aria-label="Share" @click=${this.#fire('share')}>
              ${icon('share')}
            </button>`
      }
      <h2 id="title">${title}</h2>
      <p id="more">${detail} ${this.#listedAs()}</p>
      ${this.toBeat === '' ? nothing : html`<p>${this.toBeat}</p>`}
      ${this.comparison === '' ? nothing : html`<p>${this.comparison}</p>`}
      ${this.#whatCouldHaveBeen()}
      <div class="next">
        <button class="main" @click=${this.#fire('deal-new')}>
          ${this.view.startAgain === 'new deal' ? 'Play again' : 'New deal'}
        </button>
        ${
          this.view.startAgain === 'new deal'
            ? nothing
            : html`<button @click=${this.#fire('deal-again')}>This deal again</button>`
        }
        <a class="button" href=${replay}>Replay</a>
        <a class="button" href=${hrefOf({ page: 'statistics', game: this.about.id })}>Statistics</a>
      </div>
    </section>`;
  }

  #whatCouldHaveBeen(): TemplateResult | typeof nothing {
    const { review } = this;
    if (!review) return nothing;
    const room = styled({ '--lines': String(this.view.mind?.reviewLines ?? 1) });
    if (review === 'being worked out') {
      const done = this.reviewed > 0 ? `: ${String(Math.round(this.reviewed * 100))}%` : '';
      return html`<p class="review awaited" ${room}>Working out what it could have been${done}</p>`;
    }
    const { words, picture, winnableUntil } = review;
    return html`<p class="review" ${room}>${words}</p>
      ${picture ?? nothing}
      ${
        winnableUntil === undefined
          ? nothing
          : html`<button
              class="back"
              @click=${() =>
                this.dispatchEvent(new CustomEvent('play-on', { detail: winnableUntil }))}
            >
              Back to where it could be won
            </button>`
      }`;
  }

  #listedAs(): string | typeof nothing {
    if (this.firstEnd !== '') return this.firstEnd;
    const { aids } = this.session;
    if (!counts(this.session))
      return 'Taken over from a replay: listed, but not counted in the statistics.';
    if (aids.again) return 'This deal was played before here: listed as played again.';
    return isAssisted(aids) ? 'Listed as assisted.' : nothing;
  }

  #fire(type: string): () => void {
    return () => this.dispatchEvent(new Event(type));
  }

  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        justify-content: center;
        box-sizing: border-box;
        /* Large text must leave something of the board. */
        max-height: 66%;
        padding: 6px;
      }
      section {
        position: relative;
        overflow-y: auto;
        width: min(100%, 460px);
        padding: 8px 12px 12px;
        border-radius: 16px;
        background: var(--sheet);
        box-shadow: var(--shadow);
        outline: var(--edge);
        outline-offset: -1.5px;
      }
      section:focus-visible {
        outline: var(--focus-line);
      }
      h2 {
        margin: 0 88px 2px 0;
        font-size: 1.375rem;
      }
      p {
        margin: 0 0 2px;
        color: var(--muted);
        line-height: 1.4;
      }
      .close,
      .share {
        position: absolute;
        top: 4px;
        right: 4px;
        width: 44px;
        padding: 0;
      }
      .share {
        right: 48px;
      }
      /* All that it will take, so that an answer does not move the board. */
      .review {
        min-height: calc(var(--lines) * 1.4em);
      }
      /* Only what takes its time is seen to; its line is there from the start. */
      .awaited {
        animation: appear var(--motion-ms) 0.5s backwards;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
      .back {
        width: 100%;
        margin-top: 8px;
      }
      /* Where the words have to be scrolled, what can come next stays in sight. */
      .next {
        position: sticky;
        bottom: -12px;
        margin: 8px -12px -12px;
        padding: 0 12px 12px;
        border-radius: 0 0 16px 16px;
        background: var(--sheet);
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7em, 40%)), 1fr));
        gap: 8px;
      }
      .next > * {
        padding: 0 4px;
      }
      .next > :first-child:nth-last-child(odd) {
        grid-column: 1 / -1;
      }
      @media (orientation: landscape) {
        :host {
          align-items: center;
          max-height: none;
        }
        section {
          width: 300px;
          max-height: 100%;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'end-panel': EndPanel;
  }
}
