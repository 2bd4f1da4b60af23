// The slim bar on top of every page but Home's: the way back, a title, and what the page adds.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../ui/icon.ts';
import { controls } from '../ui/styles.ts';

@customElement('page-bar')
export class PageBar extends LitElement {
  @property() heading = '';
  /** Where the arrow leads. */
  @property() href = '#/';
  /** `up` always leads to `href`; `back` leads to wherever the person came from, else there. */
  @property() way: 'up' | 'back' = 'back';

  override render(): TemplateResult {
    return html`<header>
      <a class="button plain" href=${this.href} data-way=${this.way} aria-label="Back"
        >${icon('back')}</a
      >
      <h1>${this.heading}</h1>
      <slot></slot>
    </header>`;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
        background: var(--bar);
        padding-top: env(safe-area-inset-top);
      }
      header {
        display: flex;
        align-items: center;
        min-height: 48px;
        padding: 0 max(4px, env(safe-area-inset-right)) 0 max(4px, env(safe-area-inset-left));
      }
      a.button {
        width: 44px;
        height: 48px;
        padding: 0;
      }
      h1 {
        flex: 1;
        margin: 0 0 0 4px;
        font-size: 1.0625rem;
        font-weight: 700;
        line-height: 1.2;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'page-bar': PageBar;
  }
}
