// Sharing a deal: its link, alone or with the moves of the finished game, to be sent, copied, shown.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import type { NumberedDeal, Result } from '../core/challenge.ts';
import { dealNumberOf } from '../core/deal-number.ts';
import { isAssisted } from '../core/save.ts';
import type { Session } from '../session/session.ts';
import { icon } from '../ui/icon.ts';
import { controls, toggle } from '../ui/styles.ts';
import { hrefOfDeal, hrefOfResult } from './deal-link.ts';
import { numberWords } from './figures-words.ts';
import { canDeflate } from './packed-text.ts';
import './qr-code.ts';

/** The longest link that a camera still reads well from another screen, in characters. */
const LONGEST_IN_QR = 1_000;

@customElement('share-deal')
export class ShareDeal extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) session!: Session;
  @state() private withMoves = true;
  @state() private link = '';
  /** What became of the last thing that was asked for. */
  @state() private outcome = '';
  @query('input.link') private field!: HTMLInputElement;

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('session')) this.withMoves = true;
    if (changed.has('session') || changed.has('withMoves')) void this.#write();
  }

  get #deal(): NumberedDeal {
    const { options, startedFrom } = this.session;
    return { options, seed: dealNumberOf(startedFrom) ?? '' };
  }

  /** Of a game that is over, where the browser can put it into a link. */
  get #result(): Result | undefined {
    const { session } = this;
    if (session.status.kind !== 'over' || !canDeflate()) return undefined;
    return {
      rules: session.game.rulesVersion,
      log: session.log.slice(0, session.cursor),
      seconds: Math.floor(session.elapsed / 1000),
      assisted: isAssisted(session.aids),
    };
  }

  async #write(): Promise<void> {
    const { session, withMoves } = this;
    const result = withMoves ? this.#result : undefined;
    const { game } = session;
    this.outcome = '';
    const href = result
      ? await hrefOfResult(game, this.#deal, result)
      : hrefOfDeal(game, this.#deal);
    if (session === this.session && withMoves === this.withMoves) this.link = addressOf(href);
  }

  override render(): TemplateResult {
    const canShare = 'share' in navigator;
    return html`<p>
        Whoever opens the link gets the same deal: ${this.about.name}, deal number
        ${numberWords(Number(this.#deal.seed))}. ${this.#names()}
      </p>
      ${this.#result ? this.#movesSwitch() : nothing}
      <div class="buttons">
        ${
          canShare
            ? html`<button class="main" @click=${() => void this.#share()}>
                ${icon('share', 20)} Share
              </button>`
            : nothing
        }
        <button class=${canShare ? '' : 'main'} @click=${() => void this.#copy()}>
          Copy the link
        </button>
      </div>
      <input
        class="link"
        readonly
        aria-label="The link"
        .value=${this.link}
        @focus=${() => {
          this.field.select();
        }}
      />
      <p class="outcome" role="status">${this.outcome}</p>
      ${this.link === '' ? nothing : this.#code()}`;
  }

  #movesSwitch(): TemplateResult {
    return html`<label class="toggle">
      <span>With my moves<small>As the result to beat, and to be watched</small></span>
      <input
        type="checkbox"
        role="switch"
        .checked=${this.withMoves}
        @change=${(event: Event) => {
          this.withMoves = (event.target as HTMLInputElement).checked;
        }}
      />
    </label>`;
  }

  /** Who puts names into a link should know it. */
  #names(): string {
    const { game, options } = this.session;
    const people = (game.seats?.(options) ?? []).filter(({ kind }) => kind === 'person');
    if (people.length === 0) return '';
    const names = new Intl.ListFormat('en').format(people.map(({ name }) => name));
    return `It names who played: ${names}.`;
  }

  #code(): TemplateResult {
    const fits = this.link.length <= LONGEST_IN_QR;
    const { game } = this.session;
    const text = fits ? this.link : addressOf(hrefOfDeal(game, this.#deal));
    return html`<qr-code label="QR code of the link" .text=${text}></qr-code>
      <p class="caption">
        ${
          fits
            ? 'The camera of another phone opens it.'
            : 'The camera of another phone opens the deal alone: with the moves the link is too long for a code.'
        }
      </p>`;
  }

  async #share(): Promise<void> {
    const { name } = this.about;
    const { score, options, status } = this.session;
    const result = this.withMoves && status.kind === 'over';
    const title = `A deal of ${name}`;
    const text = result ? `${name}: ${this.about.result(score, options)}. Can you beat it?` : title;
    try {
      await navigator.share({ title, text, url: this.link });
    } catch (error) {
      // Somebody thought better of it.
      if (error instanceof Error && error.name === 'AbortError') return;
      this.#offerByHand('It could not be shared');
    }
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.link);
      this.#tell('The link is copied.');
    } catch {
      this.#offerByHand('It could not be copied');
    }
  }

  #offerByHand(problem: string): void {
    this.field.focus();
    this.field.select();
    this.#tell(`${problem}: the link is selected here, to be copied by hand.`);
  }

  #tell(words: string): void {
    this.outcome = words;
  }

  static override styles = [
    controls,
    toggle,
    css`
      p {
        margin: 0 0 12px;
        line-height: 1.4;
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-bottom: 8px;
      }
      .buttons > * {
        flex: 1 0 9em;
      }
      .link {
        width: 100%;
        min-height: 44px;
        margin-bottom: 6px;
        padding: 0 12px;
        border: 1.5px solid var(--field-edge);
        border-radius: 10px;
        background: var(--cloth);
        text-overflow: ellipsis;
        user-select: text;
      }
      /* Its line is kept: what lies below must not move under a finger. */
      .outcome {
        min-height: 1.4em;
        margin: 0 0 6px;
      }
      qr-code {
        width: min(100%, 264px, max(200px, 40vh));
        margin: 0 auto 8px;
      }
      .caption {
        margin: 0;
        text-align: center;
        color: var(--muted);
        font-size: 0.875rem;
      }
    `,
  ];
}

/** The whole address of a place in the app, as it is served here. */
function addressOf(href: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}${href}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'share-deal': ShareDeal;
  }
}
