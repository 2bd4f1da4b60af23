// A result that came with a deal, as the rules have it: how it ended, the deal as it begins, and,
// for who asks, how it went.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import { type Challenge, isUnbeatable, type NumberedDeal } from '../core/challenge.ts';
import type { AnyGame } from '../core/game.ts';
import { dealKey } from '../core/record.ts';
import { Session } from '../session/session.ts';
import type { GameView } from '../ui/game-view.ts';
import { layersSettled, openLayer } from '../ui/layers.ts';
import { controls, page } from '../ui/styles.ts';
import { aimWords } from './comparison.ts';
import { hrefOfDeal } from './deal-link.ts';
import { numberWords } from './figures-words.ts';
import { loadView } from './game-parts.ts';
import './game-replay.ts';
import type { GameReplay } from './game-replay.ts';
import type { Received } from './open-link.ts';
import './page-bar.ts';
import { replayOf } from './replay.ts';
import type { Services } from './services.ts';
import { durationWords } from './time-words.ts';

@customElement('result-page')
export class ResultPage extends LitElement {
  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) about!: GameAbout;
  @property({ attribute: false }) deal!: NumberedDeal;
  @property({ attribute: false }) received!: Received;

  @state() private view: GameView | undefined;
  /** Undefined for a game that cannot be replayed. */
  @state() private session: Session | undefined;
  @state() private watching = false;
  /** The best that was reached with this deal on this device, in words. */
  @state() private own = '';
  @query('game-replay') private replay!: GameReplay;
  #leaveLayer: (() => void) | undefined;

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('received')) void this.#load(this.received);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leaveReplay();
  }

  async #load(received: Received): Promise<void> {
    this.session = undefined;
    this.watching = false;
    this.#leaveReplay();
    this.own = '';
    // It is here already: whoever opened the link has loaded it.
    const view = await loadView(this.about.id);
    if (received !== this.received) return;
    this.view = view;
    if (received === 'by other rules') return;
    // The end would tell what the deal hides from who is going to play it.
    this.session = sessionOf(view, received, this.services);
    const { challenges } = this.services.store;
    // Where nothing can be kept, it can be seen all the same.
    await challenges.add(received).catch(() => undefined);
    this.own = await this.#ownResult().catch(() => '');
  }

  async #ownResult(): Promise<string> {
    const { about, deal } = this;
    const key = dealKey(about.id, deal.options, { seed: deal.seed });
    const records = await this.services.store.records.ofDeal(key);
    const first = records.filter(({ endedEarly }) => !endedEarly).at(-1);
    return first ? about.result(first.score, first.options) : '';
  }

  override render(): TemplateResult {
    return html`<page-bar heading="Result in ${this.about.name}" href="#/"></page-bar>
      <main>
        ${this.view ? this.#words(this.view, this.received) : nothing}
        ${
          this.view && this.session
            ? html`<game-replay
                .view=${this.view}
                .session=${this.session}
                .paceMs=${this.services.preferences.botPaceMs}
                ?still=${!this.watching}
              ></game-replay>`
            : nothing
        }
      </main>`;
  }

  #words({ game }: GameView, received: Received): TemplateResult {
    const play = hrefOfDeal(game, this.deal);
    if (received === 'by other rules') {
      return html`<section>
          <p>
            This result was played by the rules of another version of Tray Table, so it cannot be
            checked here and is not shown. The deal can be played.
          </p>
        </section>
        <div class="next"><a class="button main" href=${play}>Play this deal</a></div>`;
    }
    return html`<section>
        ${
          this.watching
            ? html`<p>Your own game of this deal will be marked assisted.</p>`
            : this.#outcome(game, received)
        }
      </section>
      <div class="next">
        <a class="button main" href=${play}>${this.#callToPlay(received)}</a>
        ${
          this.watching
            ? html`<button @click=${this.#showEnd}>Result</button>`
            : html`<button @click=${() => void this.#watch(received)}>Watch it</button>`
        }
      </div>`;
  }

  #callToPlay(received: Challenge): string {
    if (received.endedEarly) return 'Play this deal';
    return isUnbeatable(received, this.about.better) ? 'Play it too' : 'Beat it';
  }

  #outcome(game: AnyGame, received: Challenge): TemplateResult {
    const { score, options, reason, seconds, assisted, endedEarly } = received;
    const deal = `deal number ${numberWords(Number(this.deal.seed))}`;
    const hasOptions = Object.keys(game.defaults as object).length > 0;
    const words = [
      // That nothing is left is what the heading says.
      ...(isUnbeatable(received, this.about.better) ? [] : [`${reason}.`]),
      sentence(hasOptions ? `${this.about.optionWords(options)}, ${deal}.` : `${deal}.`),
      ...(score.length > 1 ? ['You play the sender’s seat.'] : []),
      `Played in ${durationWords(seconds * 1000)}${assisted ? ', with help' : ''}.`,
      'Every move was checked by the rules.',
      ...(this.session?.cursor === 0 ? ['To watch it before you play counts as help.'] : []),
    ];
    const { about } = this;
    const heading = endedEarly ? sentence(about.result(score, options)) : aimWords(about, received);
    return html`<h2>${heading}</h2>
      <p>${words.join(' ')}</p>
      ${this.own === '' ? nothing : html`<p>Your first result here: ${this.own}.</p>`}`;
  }

  /** Back ends it, and leads on from the result. */
  async #watch({ key }: Challenge): Promise<void> {
    await layersSettled();
    this.watching = true;
    const leave = openLayer(this.#showEnd);
    this.#leaveLayer = leave;
    await this.services.store.challenges.watch(key).catch(() => undefined);
    await this.updateComplete;
    // Whoever ended it meanwhile sees the result, or watches it anew.
    if (this.#leaveLayer !== leave) return;
    this.session?.goTo(0);
    this.replay.play();
  }

  /** Takes the step for Back off the history again. */
  #leaveReplay(): void {
    this.#leaveLayer?.();
    this.#leaveLayer = undefined;
  }

  readonly #showEnd = (): void => {
    this.watching = false;
    this.#leaveReplay();
    // Another one: the one that is playing stops with it.
    if (this.view && this.received !== 'by other rules') {
      this.session = sessionOf(this.view, this.received, this.services);
      this.session?.goTo(this.session.log.length);
    }
  };

  static override styles = [
    controls,
    page,
    css`
      main {
        display: grid;
        grid-template: auto auto minmax(240px, 1fr) / minmax(0, 1fr);
        min-height: 0;
        padding: 0;
      }
      section,
      .next {
        box-sizing: border-box;
        width: min(100%, 752px);
        margin: 0 auto;
        padding: 12px max(16px, env(safe-area-inset-right)) 0 max(16px, env(safe-area-inset-left));
      }
      h2 {
        margin: 0 0 2px;
        font-size: 1.25rem;
      }
      p {
        margin: 0 0 6px;
        line-height: 1.4;
        color: var(--muted);
      }
      /* However large the text is, what can be done is in sight. */
      .next {
        position: sticky;
        z-index: 60;
        bottom: 0;
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        padding-top: 4px;
        padding-bottom: 8px;
        background: var(--cloth);
      }
      .next > * {
        flex: 1 0 8em;
      }
      @media (max-height: 480px) and (orientation: landscape) {
        main {
          grid-template: minmax(0, 1fr) auto / min(264px, 50%) minmax(0, 1fr);
          overflow: hidden;
        }
        section {
          overflow-y: auto;
        }
        .next {
          grid-row: 2;
        }
        game-replay {
          grid-area: 1 / 2 / span 2;
        }
      }
    `,
  ];
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The game as it was received, standing at its beginning. */
function sessionOf(
  view: GameView,
  { key, game, rules, options, start, log, assisted }: Challenge,
  { clocks }: Pick<Services, 'clocks'>,
): Session | undefined {
  const session = replayOf(
    view.game,
    {
      id: key,
      game,
      rules,
      options,
      start,
      origin: 'link',
      log,
      // A link says how long it took, but not when each move was made.
      times: log.map(() => 0),
      aids: { peeks: 0, hints: assisted ? 1 : 0, again: false },
    },
    clocks,
  );
  return session instanceof Session ? session : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'result-page': ResultPage;
  }
}
