// Plays the scenes of moves, one after the other. It never holds up a move: the next one takes over.

import type { Change } from '../../../session/session.ts';
import { motionMs } from '../../../ui/motion.ts';
import type { LastMove } from '../table.ts';
import { type Scene, scenesOf } from './scenes.ts';

/** How long dice stay lit, for a movement of 1; and in milliseconds where nothing moves. */
const LIT = 1.15;
const LIT_STILL_MS = 400;

export class Theatre {
  readonly #changed: () => void;
  #scenes: readonly Scene[] = [];
  #results: readonly LastMove[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settle: (() => void) | undefined;

  /** `changed` is called whenever `scene` is another. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** What is to be seen now; undefined when nothing is played. */
  get scene(): Scene | undefined {
    return this.#scenes[0];
  }

  /** The last move that a player made, and what the app did after it by itself. */
  get results(): readonly LastMove[] {
    return this.#results;
  }

  /** A move is played scene by scene; after undo and redo there is only what stands. */
  follow(change: Change, last: LastMove | undefined): void {
    if (change !== 'play' || !last) {
      this.show(last);
    } else if (last.inserted) {
      this.#results = [last];
      this.#become(shown(scenesOf(last)));
    } else {
      this.#results = [...this.#results, last];
      const scenes = shown(scenesOf(last));
      if (this.scene) this.#scenes = [...this.#scenes, ...scenes];
      else this.#become(scenes);
    }
  }

  /** Plays nothing: the board as this move left it. */
  show(last: LastMove | undefined): void {
    this.#results = last ? [last] : [];
    this.skip();
  }

  skip(): void {
    this.#become([]);
  }

  /** Resolves when what is being played has ended, however that came about. */
  ended(): Promise<void> {
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  #become(scenes: readonly Scene[]): void {
    clearTimeout(this.#timer);
    const same = !this.scene && scenes.length === 0;
    this.#scenes = scenes;
    const [scene] = scenes;
    if (scene) {
      this.#timer = setTimeout(() => {
        this.#become(this.#scenes.slice(1));
      }, lasts(scene));
    } else {
      this.#settle?.();
    }
    if (!same) this.#changed();
  }
}

/** Where nothing moves, only what lights up is to be seen by itself. */
function shown(scenes: readonly Scene[]): readonly Scene[] {
  return motionMs() > 0 ? scenes : scenes.filter(({ kind }) => kind === 'light');
}

function lasts({ kind }: Scene): number {
  const ms = motionMs();
  if (ms === 0) return LIT_STILL_MS;
  return kind === 'light' ? ms * LIT : ms;
}
