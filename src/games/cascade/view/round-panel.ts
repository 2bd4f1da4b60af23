// Announces the Lightning Round, and lets the player begin it or leave it out.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { controls } from '../../../ui/styles.ts';
import { roundWords } from '../words.ts';

/** So long it takes no tap: one that was meant for a column must not begin the round. */
const DEAF_MS = 400;

/** Fires `begin` and `skip`. */
@customElement('round-panel')
export class RoundPanel extends LitElement {
  /** Of the whole round. */
  @property({ type: Number }) ms = 0;
  /** What came of the moves before it, in words. */
  @property() result = '';
  @state() private deaf = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setTimeout(() => {
      this.deaf = false;
    }, DEAF_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** The keyboard goes on here, and its words are read out. */
  override firstUpdated(): void {
    this.renderRoot.querySelector('section')?.focus();
  }

  override render(): TemplateResult {
    return html`<section tabindex="-1" role="group" aria-labelledby="title" aria-describedby="more">
      <h2 id="title">Lightning Round</h2>
      <div id="more">
        <p>${this.result}</p>
        <p>${roundWords(this.ms)}</p>
      </div>
      <div class="next">
        ${this.#button('Begin', 'main', 'begin')} ${this.#button('Leave it out', 'plain', 'skip')}
      </div>
    </section>`;
  }

  #button(words: string, look: string, type: string): TemplateResult {
    return html`<button
      class=${look}
      aria-disabled=${this.deaf ? 'true' : 'false'}
      @click=${() => {
        if (!this.deaf) this.dispatchEvent(new Event(type));
      }}
    >
      ${words}
    </button>`;
  }

  static override styles = [
    controls,
    css`
      :host {
        left: 12px;
        right: 12px;
        max-width: 400px;
        margin: 0 auto;
      }
      section {
        padding: 14px 16px 16px;
        border-radius: 16px;
        background: var(--sheet);
        box-shadow: var(--shadow-high);
        outline: var(--edge);
        outline-offset: -1.5px;
      }
      section:focus-visible {
        outline: var(--focus-line);
      }
      h2 {
        margin: 0 0 6px;
        font-size: 1.25rem;
      }
      p {
        margin: 0 0 10px;
        line-height: 1.4;
      }
      p:first-child {
        color: var(--muted);
      }
      .next {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
      }
      .next button {
        padding: 0 8px;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'round-panel': RoundPanel;
  }
}
