// The page around a game's rules.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import { rulesStyles } from '../ui/rules-styles.ts';
import { page } from '../ui/styles.ts';
import { loadRulesPage } from './game-parts.ts';
import { KeptScroll } from './kept-scroll.ts';
import './page-bar.ts';
import { hrefOf } from './routes.ts';

@customElement('rules-page')
export class RulesPage extends LitElement {
  @property({ attribute: false }) about!: GameAbout;
  @state() private text: TemplateResult | undefined;

  constructor() {
    super();
    new KeptScroll(this);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('about')) void this.#load(this.about);
  }

  async #load(about: GameAbout): Promise<void> {
    this.text = undefined;
    const text = await loadRulesPage(about.id).catch(
      () => html`<p>The rules could not be loaded. They will be there with a network.</p>`,
    );
    if (about === this.about) this.text = text;
  }

  override render(): TemplateResult {
    return html`<page-bar
        heading="Rules of ${this.about.name}"
        href=${hrefOf({ page: 'game', game: this.about.id })}
      ></page-bar>
      <main tabindex="0" aria-label="Rules"><div class="column rules">${this.text}</div></main>`;
  }

  static override styles = [
    page,
    rulesStyles,
    css`
      main {
        container-type: inline-size;
      }
      main:focus-visible {
        outline: var(--focus-line);
        outline-offset: -3px;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-page': RulesPage;
  }
}
