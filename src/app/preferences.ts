// The player's settings as the whole app has them: read once, applied to the page, kept.

import { defaultSettings, type Settings } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import { showMotionMs } from '../ui/motion.ts';
import { keepBegun } from './begun-sign.ts';

/** What `boot.js` dresses the page in: as its event `looks` says, and before that as was kept. */
interface Looks {
  readonly theme: Settings['theme'];
  readonly contrast: Settings['contrast'];
  readonly print: 'normal' | 'large';
}

export class Preferences {
  readonly #store: Store;
  readonly #listeners = new Set<() => void>();
  #settings = defaultSettings();
  /** Those that the page shows: to show them again would have all of it worked out anew. */
  #applied: Settings | undefined;
  /** Chosen, and not known to be on the disk: holds against whatever is read from there. */
  #unsaved: Partial<Settings> = {};
  /** Settled once what was kept has been read, or cannot be. */
  readonly loaded: Promise<void>;

  constructor(store: Store) {
    this.#store = store;
    this.loaded = this.reload();
    store.subscribeChanges((changed) => {
      if (changed === 'settings') void this.reload();
    });
  }

  get current(): Settings {
    return this.#settings;
  }

  /** How long everybody may look at a step that was made by itself, in milliseconds. */
  get botPaceMs(): number {
    return BOT_PACE_MS[this.#settings.botPace];
  }

  /** Applies and keeps; where it cannot be kept it holds until the app is closed. */
  async change(part: Partial<Settings>): Promise<void> {
    const unsaved = { ...this.#unsaved, ...part };
    this.#unsaved = unsaved;
    this.#become({ ...this.#settings, ...part });
    try {
      await this.#store.settings.save(unsaved);
    } catch {
      return;
    }
    // What was chosen meanwhile is not among what was saved.
    if (this.#unsaved === unsaved) this.#unsaved = {};
  }

  /** Drops what is kept of them outside the database; other apps may share that place. */
  forget(): void {
    this.#unsaved = {};
    keepLooks(USUAL);
    keepBegun(false);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads again what is kept, where it was changed past this. */
  async reload(): Promise<void> {
    const stored = await this.#store.settings.load().catch(() => undefined);
    if (stored) this.#become({ ...stored, ...this.#unsaved });
  }

  #become(settings: Settings): void {
    this.#settings = settings;
    const applied = this.#applied;
    if (!applied || ON_PAGE.some((name) => applied[name] !== settings[name])) {
      this.#applied = settings;
      apply(settings);
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Milliseconds between the steps of a bot, or of a replay. */
const BOT_PACE_MS: Readonly<Record<Settings['botPace'], number>> = {
  quick: 450,
  normal: 1_000,
  slow: 2_200,
};

/** What elements read from the page, and how that looks. */
const ON_PAGE = [
  'fourColour',
  'speed',
  'leftHanded',
  'letterKeys',
  'theme',
  'contrast',
  'largePrint',
] as const satisfies readonly (keyof Settings)[];

/** Elements read these from the page, so that no board has to be told. */
function apply(settings: Settings): void {
  const { fourColour, speed, leftHanded, letterKeys } = settings;
  const { dataset } = document.documentElement;
  dataset.suits = fourColour ? 'four' : 'two';
  dataset.speed = speed;
  showMotionMs();
  dataset.hand = leftHanded ? 'left' : 'right';
  dataset.letterKeys = letterKeys ? 'on' : 'off';
  const looks = looksOf(settings);
  dispatchEvent(new CustomEvent('looks', { detail: looks }));
  keepLooks(looks);
}

function looksOf({ theme, contrast, largePrint }: Settings): Looks {
  return { theme, contrast, print: largePrint ? 'large' : 'normal' };
}

const USUAL = looksOf(defaultSettings());

/** Where `boot.js` finds them before anything else has been loaded. */
function keepLooks(looks: Looks): void {
  try {
    for (const name of ['theme', 'contrast', 'print'] as const) {
      const key = `tray-table:${name}`;
      if (looks[name] === USUAL[name]) localStorage.removeItem(key);
      else localStorage.setItem(key, looks[name]);
    }
  } catch {
    // Without them the first paint is as the device has it, and nothing else is lost.
  }
}
