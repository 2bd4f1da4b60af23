// The player's data, in Settings: is it safe, back it up, restore it, erase it.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type Failure, isFailure } from '../core/game.ts';
import { icon } from '../ui/icon.ts';
import '../ui/sheet-dialog.ts';
import type { SheetDialog } from '../ui/sheet-dialog.ts';
import { SayEvent } from '../ui/events.ts';
import { controls, page } from '../ui/styles.ts';
import { saveBackup, shareBackup, sharesFiles } from './make-backup.ts';
import { problemWords } from './problem-words.ts';
import { restoreFile } from './restore.ts';
import type { Services } from './services.ts';
import type { Protection } from './storage-care.ts';
import { agoWords } from './time-words.ts';
import { Watch } from './watch.ts';

const PROTECTION_WORDS: Readonly<Record<Protection, string>> = {
  unknown: 'The browser has not said whether it protects it.',
  protected: 'Protected: the browser keeps it until you delete it.',
  unprotected:
    'Not protected: the browser may delete it when room runs out, or when the app is not used for long.',
};

const MADE = 'The backup is made. Keep it where you will find it again.';

/** Fires `taken` once the file that the app was opened with is being restored. */
@customElement('data-section')
export class DataSection extends LitElement {
  @property({ attribute: false }) services!: Services;
  /** A file that the app was opened with. */
  @property({ attribute: false }) opened: File | undefined;
  @state() private usedBytes: number | undefined;
  /** How the last thing that was asked for is going, or went. */
  @state() private outcome = '';
  @state() private failed = false;
  @state() private busy = false;
  @query('input') private picker!: HTMLInputElement;
  @query('sheet-dialog') private erasing!: SheetDialog;

  constructor() {
    super();
    new Watch(this, () => {
      const { preferences, storageCare } = this.services;
      return [preferences, storageCare].map((source) => source.subscribe.bind(source));
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('dragover', this.#draggedOver);
    window.addEventListener('drop', this.#dropped);
    void this.#measure();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('dragover', this.#draggedOver);
    window.removeEventListener('drop', this.#dropped);
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('opened') || !this.opened) return;
    void this.#restore(this.opened);
    this.dispatchEvent(new Event('taken', { bubbles: true, composed: true }));
  }

  async #measure(): Promise<void> {
    this.usedBytes = await this.services.storageCare.usedBytes();
  }

  override render(): TemplateResult {
    const { protection } = this.services.storageCare;
    return html`<h2>Your games and results</h2>
      <p>
        Everything is on this device alone. ${PROTECTION_WORDS[protection]} ${this.#used()}
        ${this.#lastBackup()}
      </p>
      <div class="buttons">
        <button ?disabled=${this.busy} @click=${() => void this.#backUp()}>
          ${icon('backup', 20)} Back up
        </button>
        ${
          sharesFiles()
            ? html`<button ?disabled=${this.busy} @click=${() => void this.#share()}>
                ${icon('share', 20)} Share the backup
              </button>`
            : nothing
        }
        <button
          ?disabled=${this.busy}
          @click=${() => {
            this.picker.click();
          }}
        >
          Restore
        </button>
        <button
          ?disabled=${this.busy}
          @click=${() => {
            void this.erasing.open();
          }}
        >
          Erase
        </button>
      </div>
      <input type="file" hidden aria-label="A backup to restore" @change=${this.#picked} />
      <p class=${this.failed ? 'outcome failed' : 'outcome'} ?hidden=${this.outcome === ''}>
        ${this.outcome}
      </p>
      <p class="muted">
        Restoring adds what is missing and never replaces what is newer.
        <span class="drop">A backup can also be dropped here.</span>
      </p>
      ${this.#eraseSheet()}`;
  }

  #eraseSheet(): TemplateResult {
    return html`<sheet-dialog heading="Erase everything?">
      <p>
        All games, results and settings on this device are deleted. Only a backup could bring them
        back.
      </p>
      <div class="buttons">
        <button
          class="main"
          @click=${() => {
            this.erasing.close();
          }}
        >
          Keep everything
        </button>
        <button @click=${() => void this.#backUp()}>${icon('backup', 20)} Back up</button>
        <button @click=${() => void this.#erase()}>Erase everything</button>
      </div>
    </sheet-dialog>`;
  }

  #used(): string {
    if (this.usedBytes === undefined) return '';
    const megabytes = (this.usedBytes / 1_000_000).toLocaleString('en', {
      maximumFractionDigits: 1,
    });
    return `All of it, with the app, takes ${megabytes} MB.`;
  }

  #lastBackup(): string {
    const { backedUpAt } = this.services.preferences.current;
    if (backedUpAt === 0) return 'No backup was made yet.';
    return `Last backup: ${agoWords(backedUpAt, this.services.clocks.wall())}.`;
  }

  async #backUp(): Promise<void> {
    await this.#attend(async () => {
      await saveBackup(this.services);
      return MADE;
    }, 'The backup could not be made');
  }

  async #share(): Promise<void> {
    await this.#attend(
      async () => ((await shareBackup(this.services)) ? MADE : ''),
      'The backup could not be shared',
    );
  }

  readonly #picked = (): void => {
    const file = this.picker.files?.[0];
    if (file) void this.#restore(file);
    // The same file again is another choice.
    this.picker.value = '';
  };

  readonly #draggedOver = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };

  readonly #dropped = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void this.#restore(file);
  };

  async #restore(file: File): Promise<void> {
    await this.#attend(async () => {
      const restored = await restoreFile(this.services, file, (words) => {
        this.outcome = words;
      });
      return isFailure(restored) ? { error: `${restored.error} Nothing was changed.` } : restored;
    }, 'It could not be restored');
    await this.#measure();
  }

  async #erase(): Promise<void> {
    await this.erasing.closed();
    await this.#attend(async () => {
      await this.services.store.erase();
      this.services.preferences.forget();
      location.replace('./');
      return 'Everything is erased.';
    }, 'It could not be erased');
  }

  /** Does one thing at a time and shows how it went; `what` went wrong if it did. */
  async #attend(work: () => Promise<string | Failure>, what: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = false;
    this.outcome = '';
    try {
      const outcome = await work();
      this.failed = isFailure(outcome);
      this.outcome = isFailure(outcome) ? outcome.error : outcome;
    } catch (error) {
      this.outcome = `${problemWords(what, error)}.`;
      this.failed = true;
    }
    this.busy = false;
    this.dispatchEvent(new SayEvent(this.outcome));
  }

  static override styles = [
    controls,
    page,
    css`
      :host {
        display: block;
        height: auto;
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin: 0 0 12px;
      }
      @media not ((hover: hover) and (pointer: fine)) {
        .drop {
          display: none;
        }
      }
      .outcome {
        padding: 12px 16px;
        border-radius: 12px;
        background: var(--bar);
      }
      .failed {
        box-shadow: inset 4px 0 0 var(--accent-line);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'data-section': DataSection;
  }
}
