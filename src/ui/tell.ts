// What every board tells of a move: what it changed, or why it cannot be made.

import type { Cue } from './cues.ts';
import { CueEvent, RefuseEvent, SayEvent } from './events.ts';
import { shake } from './motion.ts';

/** To be called once the change can be seen. */
export function tellChange(board: HTMLElement, words: string, cue: Cue | undefined): void {
  if (words !== '') board.dispatchEvent(new SayEvent(words));
  if (cue) board.dispatchEvent(new CueEvent(cue));
}

/** Says why a tap or a key does nothing, and shakes what it was meant for. */
export function refuse(
  board: HTMLElement,
  reason: string,
  target: Element | null | undefined,
): void {
  board.dispatchEvent(new RefuseEvent(reason));
  if (target) shake(target);
}
