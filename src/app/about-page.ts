// What the app is, which version, and the libraries that it is made with.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { libraries } from 'virtual:libraries';
import { controls, page } from '../ui/styles.ts';
import { KeptScroll } from './kept-scroll.ts';
import './page-bar.ts';
import { hrefOf } from './routes.ts';

@customElement('about-page')
export class AboutPage extends LitElement {
  constructor() {
    super();
    new KeptScroll(this);
  }

  override render(): TemplateResult {
    return html`<page-bar
        heading="About Tray Table"
        href=${hrefOf({ page: 'settings' })}
      ></page-bar>
      <main tabindex="0" aria-label="About Tray Table">
        <div class="column">
          <p>
            Version ${__APP_VERSION__}. Four classic card and dice games, each rebuilt from the
            rules of a program of its day. There is no server behind it and no account: nothing that
            you do here leaves this device unless you share it.
          </p>
          <h2>Libraries</h2>
          ${libraries.map(
            ({ name, version, licence, text }) =>
              html`<details>
                <summary>${name} ${version} <small>${licence}</small></summary>
                <pre>${text === '' ? `Its package names the licence ${licence} only.` : text}</pre>
              </details>`,
          )}
        </div>
      </main>`;
  }

  static override styles = [
    controls,
    page,
    css`
      main:focus-visible {
        outline-offset: -3px;
      }
      summary {
        min-height: 44px;
        padding: 10px 0;
        cursor: pointer;
      }
      small {
        white-space: nowrap;
        color: var(--muted);
        margin-left: 6px;
      }
      pre {
        margin: 0 0 12px;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        font-size: 0.8125rem;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'about-page': AboutPage;
  }
}
