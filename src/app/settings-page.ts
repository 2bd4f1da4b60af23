// Settings: how the app looks and moves, and what it says of itself.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../ui/card-face.ts';
import '../ui/choice-group.ts';
import type { Choice } from '../ui/choice-group.ts';
import { controls, page, toggle } from '../ui/styles.ts';
import type { Settings } from '../store/settings.ts';
import './data-section.ts';
import { KeptScroll } from './kept-scroll.ts';
import './page-bar.ts';
import { hrefOf } from './routes.ts';
import type { Services } from './services.ts';
import { canVibrate } from './vibration.ts';
import { Watch } from './watch.ts';

const THEMES: readonly (Choice & { readonly value: Settings['theme'] })[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const CONTRASTS: readonly (Choice & { readonly value: Settings['contrast'] })[] = [
  { value: 'system', label: 'System' },
  { value: 'normal', label: 'Normal' },
  { value: 'high', label: 'High' },
];

const SPEEDS: readonly (Choice & { readonly value: Settings['speed'] })[] = [
  { value: 'off', label: 'None' },
  { value: 'fast', label: 'Fast' },
  { value: 'normal', label: 'Normal' },
  { value: 'slow', label: 'Slow' },
];

const BOT_PACES: readonly (Choice & { readonly value: Settings['botPace'] })[] = [
  { value: 'quick', label: 'Quick' },
  { value: 'normal', label: 'Normal' },
  { value: 'slow', label: 'Slow' },
];

@customElement('settings-page')
export class SettingsPage extends LitElement {
  @property({ attribute: false }) services!: Services;
  /** A backup that the app was opened with. */
  @property({ attribute: false }) opened: File | undefined;

  constructor() {
    super();
    new KeptScroll(this);
    new Watch(this, () => [(listener) => this.services.preferences.subscribe(listener)]);
  }

  override render(): TemplateResult {
    const { theme, contrast, speed, botPace } = this.services.preferences.current;
    return html`<page-bar heading="Settings"></page-bar>
      <main>
        <div class="column">
          <choice-group
            label="Theme"
            .choices=${THEMES}
            .value=${theme}
            @choose=${(event: CustomEvent<Settings['theme']>) => {
              this.#change({ theme: event.detail });
            }}
          ></choice-group>
          <choice-group
            label="Contrast"
            .choices=${CONTRASTS}
            .value=${contrast}
            @choose=${(event: CustomEvent<Settings['contrast']>) => {
              this.#change({ contrast: event.detail });
            }}
          ></choice-group>
          ${this.#toggle('largePrint', 'Large print', 'Larger text, and larger signs on cards and dice')}
          ${this.#toggle('fourColour', 'Four-colour suits', 'Clubs green, diamonds blue')}
          <div class="cards" aria-hidden="true">
            ${['AC', 'TD', 'JH', '8S'].map((card) => html`<card-face card=${card}></card-face>`)}
          </div>
          <choice-group
            label="Animation"
            .choices=${SPEEDS}
            .value=${speed}
            @choose=${(event: CustomEvent<Settings['speed']>) => {
              this.#change({ speed: event.detail });
            }}
          ></choice-group>
          <choice-group
            label="Pace of bots"
            .choices=${BOT_PACES}
            .value=${botPace}
            @choose=${(event: CustomEvent<Settings['botPace']>) => {
              this.#change({ botPace: event.detail });
            }}
          ></choice-group>
          ${this.#toggle('sound', 'Sound', 'Quiet; music goes on beside it')}
          ${canVibrate() ? this.#toggle('vibration', 'Vibration', 'A short buzz for each move') : nothing}
          ${this.#toggle('leftHanded', 'Left-handed', 'Piles near the left thumb; in landscape, actions too')}
          ${this.#toggle('winSign', 'Show whether it can still be won', 'In Pyramid, beside the score: such games are marked assisted')}
          ${this.#toggle('letterKeys', 'Letter keys', 'U for undo, N for a new game, and so on')}
          <data-section .services=${this.services} .opened=${this.opened}></data-section>
          <p>
            <a class="about" href=${hrefOf({ page: 'about' })}
              >About Tray Table, version and licences</a
            >
          </p>
        </div>
      </main>`;
  }

  #toggle(
    key:
      'fourColour' | 'largePrint' | 'sound' | 'vibration' | 'leftHanded' | 'letterKeys' | 'winSign',
    label: string,
    detail: string,
  ): TemplateResult {
    return html`<label class="toggle">
      <span>${label}<small>${detail}</small></span>
      <input
        type="checkbox"
        role="switch"
        .checked=${this.services.preferences.current[key]}
        @change=${(event: Event) => {
          this.#change({ [key]: (event.target as HTMLInputElement).checked });
        }}
      />
    </label>`;
  }

  #change(part: Partial<Settings>): void {
    void this.services.preferences.change(part);
  }

  static override styles = [
    controls,
    page,
    toggle,
    css`
      .about {
        display: inline-block;
        padding: 10px 0;
      }
      .cards {
        display: flex;
        gap: 8px;
        margin: 0 0 20px;
      }
      card-face {
        width: 46px;
        border-radius: 5px;
        box-shadow: var(--shadow);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-page': SettingsPage;
  }
}
