// What the player has chosen, each choice kept and read on its own.

import * as v from 'valibot';
import type { Changes } from './changes.ts';
import type { Database } from './db.ts';

/** A choice that is missing or unreadable is the default, and no other one suffers. */
const SettingsSchema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  contrast: v.fallback(v.picklist(['system', 'normal', 'high']), 'system'),
  largePrint: v.fallback(v.boolean(), false),
  fourColour: v.fallback(v.boolean(), false),
  /** Of animations. */
  speed: v.fallback(v.picklist(['off', 'fast', 'normal', 'slow']), 'normal'),
  /** How long bots let one look at each of their steps. */
  botPace: v.fallback(v.picklist(['quick', 'normal', 'slow']), 'normal'),
  sound: v.fallback(v.boolean(), false),
  vibration: v.fallback(v.boolean(), false),
  leftHanded: v.fallback(v.boolean(), false),
  /** Shortcuts of a single letter. */
  letterKeys: v.fallback(v.boolean(), true),
  /** When a backup was last made, and last asked for; milliseconds since 1970, 0 for never. */
  backedUpAt: v.fallback(v.number(), 0),
  remindedAt: v.fallback(v.number(), 0),
  /** Which deals are offered where a solver can tell: a rule of no game. */
  deals: v.fallback(v.picklist(['winnable', 'any']), 'winnable'),
  /** A sign beside the score whether the game can still be won. */
  winSign: v.fallback(v.boolean(), false),
  /** Hints for a first game that are not needed any more: `pyramid/pair`, or `pyramid` for all. */
  hinted: v.fallback(v.array(v.string()), () => []),
  /** The options last chosen, by game; each game parses its own. */
  options: v.fallback(v.record(v.string(), v.unknown()), () => ({})),
});

export type Settings = v.InferOutput<typeof SettingsSchema>;

export class SettingsStore {
  readonly #db: Database;
  readonly #changes: Changes;

  constructor(db: Database, changes: Changes) {
    this.#db = db;
    this.#changes = changes;
  }

  async load(): Promise<Settings> {
    const [keys, values] = await this.#db.read(['settings'], (reading) => {
      const store = reading.objectStore('settings');
      return Promise.all([store.getAllKeys(), store.getAll()]);
    });
    const stored = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    return parseSettings(stored);
  }

  /** Keeps these choices; what another tab has chosen of the others stays. */
  async save(part: Partial<Settings>): Promise<void> {
    await this.#db.write(['settings'], async (writing) => {
      const store = writing.objectStore('settings');
      await Promise.all(Object.entries(part).map(([key, value]) => store.put(value, key)));
    });
    this.#changes.tell('settings');
  }
}

/** Settings from outside: whatever cannot be read in them is as by default. */
export function parseSettings(raw: Readonly<Record<string, unknown>>): Settings {
  return v.parse(SettingsSchema, raw);
}

/** What holds until something else was chosen, or where nothing can be read. */
export function defaultSettings(): Settings {
  return v.parse(SettingsSchema, {});
}
