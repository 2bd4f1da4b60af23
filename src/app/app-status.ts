// The state of the app itself, on Home: kept offline or not, storage, updates, installing, and
// games that could not be read.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { StoreState } from '../store/db.ts';
import type { Total } from '../core/stats.ts';
import type { SetAside } from '../store/set-aside.ts';
import { icon } from '../ui/icon.ts';
import { TellEvent } from '../ui/events.ts';
import { controls } from '../ui/styles.ts';
import { backupIsDue } from './backup-due.ts';
import { download } from './download.ts';
import type { InstallHowTo } from './install-how-to.ts';
import { problemWords } from './problem-words.ts';
import { hrefOf } from './routes.ts';
import type { Services } from './services.ts';
import { Watch } from './watch.ts';

const STORAGE_WORDS: Readonly<Partial<Record<StoreState, string>>> = {
  unavailable:
    'This browser does not let the app keep anything. You can play, but games will not be saved.',
  blocked:
    'An older version of Tray Table is open in another tab. You can play, but games will not be saved until that is closed.',
  silent:
    'The storage of this browser does not answer. You can play, but games will not be saved until it does.',
  outdated:
    'A newer version of Tray Table was opened in another tab. Reload this one to go on saving.',
};

const UNREADABLE_WORDS =
  'Nothing can be read from this device’s storage just now. You can play, but games may not be saved.';

/** Fires `changed` after what was set aside has been removed or brought back. */
@customElement('app-status')
export class AppStatus extends LitElement {
  @property({ attribute: false }) services!: Services;
  @property({ attribute: false }) setAside: readonly SetAside[] = [];
  @property({ attribute: false }) totals: readonly Total[] = [];
  /** What is stored could be read. */
  @property({ attribute: false }) readable = true;
  /** It was asked for: few need it, so it is loaded only then. */
  @state() private howToIsLoaded = false;
  @query('install-how-to') private howTo!: InstallHowTo;

  constructor() {
    super();
    new Watch(this, () => {
      const { store, offline, installer, storageCare, preferences } = this.services;
      return [store, offline, installer, storageCare, preferences].map((source) =>
        source.subscribe.bind(source),
      );
    });
  }

  override render(): TemplateResult {
    return html`${this.#storage()} ${this.#update()} ${this.#unreadable()} ${this.#backup()}
      <p class="line" tabindex="-1">${this.#offline()} ${this.#install()}</p>`;
  }

  #storage(): TemplateResult | typeof nothing {
    const words =
      STORAGE_WORDS[this.services.store.state] ?? (this.readable ? undefined : UNREADABLE_WORDS);
    return words ? html`<p class="notice" role="alert">${words}</p>` : nothing;
  }

  #update(): TemplateResult | typeof nothing {
    const { offline } = this.services;
    if (offline.updateWaits) {
      return html`<p class="notice">
        A new version is here.
        <span class="buttons">
          <button
            class="main"
            @click=${() => {
              offline.accept();
            }}
          >
            Update now
          </button>
        </span>
      </p>`;
    }
    if (offline.replaced) {
      return html`<p class="notice">
        The app was updated meanwhile.
        <span class="buttons"><a class="button main" href="./">Load it here too</a></span>
      </p>`;
    }
    return nothing;
  }

  #unreadable(): TemplateResult | typeof nothing {
    const count = this.setAside.length;
    if (count === 0) return nothing;
    const games = count === 1 ? 'One saved game' : `${String(count)} saved games`;
    return html`<p class="notice">
      ${games} could not be read and ${count === 1 ? 'was' : 'were'} put aside. Nothing else is
      affected.
      <span class="buttons">
        <button @click=${this.#downloadUnreadable}>Download as a file</button>
        <button @click=${() => void this.#dropUnreadable()}>Remove</button>
      </span>
    </p>`;
  }

  #backup(): TemplateResult | typeof nothing {
    const { storageCare, preferences, clocks } = this.services;
    const now = clocks.wall();
    if (!backupIsDue(storageCare.protection, this.totals, preferences.current, now)) return nothing;
    return html`<p class="notice">
      This browser may delete your games when the app is not used for long.
      <span class="buttons">
        <a class="button" href=${hrefOf({ page: 'settings' })}>Make a backup</a>
        <button
          @click=${() => {
            this.#focusLine();
            void preferences.change({ remindedAt: now });
          }}
        >
          Not now
        </button>
      </span>
    </p>`;
  }

  readonly #downloadUnreadable = (): void => {
    void this.#attempt('The file could not be made', () => {
      download('tray-table-unreadable.json', this.setAside);
    });
  };

  /** Before what had the focus goes: the keyboard goes on below it. */
  #focusLine(): void {
    this.renderRoot.querySelector<HTMLElement>('.line')?.focus({ preventScroll: true });
  }

  async #dropUnreadable(): Promise<void> {
    const { setAside } = this;
    this.#focusLine();
    await this.#attempt('It could not be removed', async () => {
      await this.services.store.setAside.remove(setAside);
      const run = (): void => void this.#bringBack(setAside);
      this.dispatchEvent(new TellEvent('What was put aside is removed', { label: 'Undo', run }));
    });
    this.dispatchEvent(new Event('changed'));
  }

  async #bringBack(removed: readonly SetAside[]): Promise<void> {
    await this.#attempt('It could not be brought back', () =>
      this.services.store.setAside.putBack(removed),
    );
    this.dispatchEvent(new Event('changed'));
  }

  readonly #installApp = (): void => {
    void this.#attempt('The app could not be installed', () => this.services.installer.install());
  };

  readonly #showHowTo = (): void => {
    void this.#attempt('How it is done could not be loaded', async () => {
      await import('./install-how-to.ts');
      this.howToIsLoaded = true;
      await this.updateComplete;
      await this.howTo.open();
    });
  };

  /** Tells the player where the browser refuses it. */
  async #attempt(problem: string, work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.dispatchEvent(new TellEvent(problemWords(problem, error)));
    }
  }

  #offline(): TemplateResult | typeof nothing {
    switch (this.services.offline.state) {
      case 'unknown':
        return nothing;
      case 'ready':
        return html`<span class="ready">${icon('offline', 20)} Ready offline</span>`;
      case 'incomplete':
        return html`<span>Not ready offline: a part could not be kept on this device</span>`;
      case 'unsupported':
        return html`<span>This window cannot keep the app for offline use</span>`;
    }
  }

  #install(): TemplateResult | typeof nothing {
    const { installer } = this.services;
    if (installer.canInstall) {
      return html`<button @click=${this.#installApp}>${icon('install', 20)} Install</button>`;
    }
    if (!installer.needsHowTo) return nothing;
    return html`<button @click=${this.#showHowTo}>${icon('install', 20)} Install</button>
      ${this.howToIsLoaded ? html`<install-how-to></install-how-to>` : nothing}`;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      .notice {
        outline: var(--edge);
        outline-offset: -1.5px;
        margin: 0 0 12px;
        padding: 12px 16px;
        border-radius: 12px;
        background: var(--bar);
        box-shadow: inset 4px 0 0 var(--accent-line);
        line-height: 1.45;
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-top: 8px;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
        min-height: 44px;
        margin: 0 0 8px;
        color: var(--muted);
      }
      .ready {
        display: inline-flex;
        align-items: center;
        gap: 6px;
      }
      /* At its end from the first, also where nothing is known yet to stand before it. */
      .line button {
        margin-inline-start: auto;
        color: var(--ink);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'app-status': AppStatus;
  }
}
