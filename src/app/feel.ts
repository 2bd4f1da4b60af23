// What is heard and felt of a game, as the settings say at this moment.

import type { Cue } from '../ui/cues.ts';
import { CueEvent, RefuseEvent } from '../ui/events.ts';
import type { Preferences } from './preferences.ts';
import { Speaker } from './speaker.ts';
import { canVibrate, stopVibrating, vibrate } from './vibration.ts';

type Wanted = Pick<Preferences, 'current' | 'subscribe'>;

export class Feel {
  readonly #speaker = new Speaker();
  readonly #preferences: Wanted;
  readonly #unsubscribe: () => void;
  #sound = false;
  #vibration = false;

  /** `asKept`: what is wanted now was chosen long ago, and is not to be heard or felt for that. */
  constructor(preferences: Wanted, asKept = false) {
    this.#preferences = preferences;
    this.#unsubscribe = preferences.subscribe(() => {
      this.#settle(true);
    });
    window.addEventListener(CueEvent.type, this.#cue);
    window.addEventListener(RefuseEvent.type, this.#refused);
    this.#settle(!asKept);
  }

  close(): void {
    this.#unsubscribe();
    window.removeEventListener(CueEvent.type, this.#cue);
    window.removeEventListener(RefuseEvent.type, this.#refused);
    this.#speaker.close();
  }

  /** Whoever turns one on hears or feels at once what it is like. */
  #settle(isNew: boolean): void {
    const { sound, vibration } = this.#preferences.current;
    if (sound !== this.#sound) {
      this.#sound = sound;
      if (sound) {
        this.#speaker.open();
        if (isNew) this.#speaker.play('place', 1);
      } else {
        this.#speaker.close();
      }
    }
    if (vibration !== this.#vibration && canVibrate()) {
      this.#vibration = vibration;
      if (!vibration) stopVibrating();
      else if (isNew) vibrate('place');
    }
  }

  readonly #cue = (event: Event): void => {
    if (event instanceof CueEvent) this.#give(event.cue, event.step);
  };

  readonly #refused = (event: Event): void => {
    if (event instanceof RefuseEvent) this.#give('refuse', 1);
  };

  #give(cue: Cue, step: number): void {
    if (this.#sound) this.#speaker.play(cue, step);
    if (this.#vibration) vibrate(cue);
  }
}
