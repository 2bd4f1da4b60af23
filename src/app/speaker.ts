// Lets cues be heard. The browser gives sound only to who has touched the page, takes it away when
// it likes (a call, another app), and nothing waits for it: what cannot be heard now is left out.

import type { Cue } from '../ui/cues.ts';
import { sound } from './tones.ts';

/** A sound that is so late would only be taken for another one's. */
const STALE_MS = 150;

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** What not every browser has. */
interface Newer {
  readonly audioSession?: { type: string };
  readonly userActivation?: UserActivation;
}

export class Speaker {
  #context: AudioContext | undefined;
  /** Asked for while the device was waking up. */
  #waiting: { readonly cue: Cue; readonly step: number; readonly since: number } | undefined;

  /** From now on the next touch or key makes sound possible. */
  open(): void {
    // Beside whatever music is playing, and silent when the phone is.
    const { audioSession, userActivation } = navigator as Newer;
    if (audioSession) audioSession.type = 'ambient';
    for (const type of GESTURES) window.addEventListener(type, this.#wake, { capture: true });
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    if (userActivation?.isActive) this.#wake();
  }

  /** Silent at once. */
  close(): void {
    for (const type of GESTURES) window.removeEventListener(type, this.#wake, { capture: true });
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    this.#sleep();
  }

  play(cue: Cue, step: number): void {
    const context = this.#context;
    if (context?.state === 'running') make(context, cue, step);
    else this.#waiting = { cue, step, since: performance.now() };
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#context?.state === 'running') return;
    try {
      if (this.#context?.state === 'closed') this.#context = undefined;
      const context = (this.#context ??= new AudioContext({ latencyHint: 'interactive' }));
      context.resume().then(this.#catchUp, () => undefined);
    } catch {
      // A device without sound, or with too many who want some: the next gesture asks again.
    }
  };

  readonly #catchUp = (): void => {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (!waiting || performance.now() - waiting.since > STALE_MS) return;
    if (this.#context?.state === 'running') make(this.#context, waiting.cue, waiting.step);
  };

  readonly #visibilityChanged = (): void => {
    if (document.visibilityState === 'hidden') this.#sleep();
  };

  /** Phones bring back a context that slept in the background as often deaf as not: none is kept. */
  #sleep(): void {
    const context = this.#context;
    this.#context = undefined;
    this.#waiting = undefined;
    context?.close().catch(() => undefined);
  }
}

function make(context: AudioContext, cue: Cue, step: number): void {
  try {
    sound(context, cue, step, context.currentTime);
  } catch {
    // Whatever the browser has against it, the game goes on.
  }
}
