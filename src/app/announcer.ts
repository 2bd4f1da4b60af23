// What the app says: to a screen reader in its live region, to everybody in a short notice.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { withLabels } from '../core/cards.ts';
import {
  HintEvent,
  type NoticeAction,
  PastEvent,
  RefuseEvent,
  SayEvent,
  TellEvent,
} from '../ui/events.ts';
import { controls } from '../ui/styles.ts';

/** Milliseconds that a notice stays: time to read a line, longer when it offers something. */
const STAY_MS = 3200;
const STAY_WITH_ACTION_MS = 8000;

@customElement('app-announcer')
export class AppAnnouncer extends LitElement {
  @state() private said = '';
  @state() private told = '';
  @state() private action: NoticeAction | undefined;

  /** What is told is of the table as it is. */
  #ofTable = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What one action has given to say so far. */
  #saying: readonly string[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener(SayEvent.type, this.#say);
    window.addEventListener(TellEvent.type, this.#tell);
    window.addEventListener(PastEvent.type, this.#past);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener(SayEvent.type, this.#say);
    window.removeEventListener(TellEvent.type, this.#tell);
    window.removeEventListener(PastEvent.type, this.#past);
  }

  readonly #say = (event: Event): void => {
    if (event instanceof SayEvent) this.#announce(event.text);
  };

  readonly #tell = (event: Event): void => {
    if (!(event instanceof TellEvent)) return;
    this.told = withLabels(event.text);
    this.action = event.action;
    this.#ofTable = event instanceof HintEvent || event instanceof RefuseEvent;
    this.#announce(event.text);
    if (event.action) this.#announce(`${event.action.label}: the last button on the page`);
    this.#wait();
  };

  readonly #wait = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#hide, this.action ? STAY_WITH_ACTION_MS : STAY_MS);
  };

  /** A screen reader takes only the last of several changes at once, so they are said as one. */
  #announce(text: string): void {
    if (this.#saying.length === 0) setTimeout(this.#sayAll);
    this.#saying = [...this.#saying, text];
  }

  /** The same text twice is said twice: an invisible difference makes it a change. */
  readonly #sayAll = (): void => {
    const text = inOne(this.#saying);
    this.#saying = [];
    this.said = text === this.said ? `${text}\u00a0` : text;
  };

  readonly #past = (): void => {
    if (this.#ofTable) this.#hide();
  };

  /** Somebody goes elsewhere: what was told of the page before goes, unless it offers something still. */
  leave(): void {
    if (!this.action || this.#ofTable) this.#hide();
  }

  readonly #hide = (): void => {
    clearTimeout(this.#timer);
    this.told = '';
    this.action = undefined;
  };

  override render(): TemplateResult {
    const { action } = this;
    return html`<div class="said" role="status" aria-live="polite">${this.said}</div>
      ${
        this.told === ''
          ? nothing
          : html`<div class="told">
              <span aria-hidden="true">${this.told}</span>
              ${
                action
                  ? html`<button
                      class="plain"
                      @focus=${() => {
                        clearTimeout(this.#timer);
                      }}
                      @blur=${this.#wait}
                      @click=${() => {
                        this.#hide();
                        action.run();
                      }}
                    >
                      ${action.label}
                    </button>`
                  : nothing
              }
            </div>`
      }`;
  }

  static override styles = [
    controls,
    css`
      .said {
        position: fixed;
        top: 0;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
      .told {
        outline: var(--edge);
        outline-offset: -1.5px;
        position: fixed;
        z-index: 100;
        left: 50%;
        /* On the bar, between what leads back and the menu: it hides neither board nor button. */
        top: calc(2px + env(safe-area-inset-top));
        transform: translateX(-50%);
        display: flex;
        align-items: center;
        gap: 4px;
        max-width: min(100vw - 104px, 480px);
        width: max-content;
        padding: 4px 12px;
        box-sizing: border-box;
        min-height: 44px;
        border-radius: 12px;
        font-size: min(0.875rem, 24px);
        line-height: 1.25;
        background: var(--notice);
        color: var(--on-notice);
        box-shadow: var(--shadow-high);
        pointer-events: none;
      }
      .told button {
        pointer-events: auto;
        color: var(--notice-accent);
        font-weight: 600;
        margin-right: -8px;
      }
    `,
  ];
}

function inOne(texts: readonly string[]): string {
  if (texts.length === 1) return texts.join();
  return texts.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ');
}

declare global {
  interface HTMLElementTagNameMap {
    'app-announcer': AppAnnouncer;
  }
}
