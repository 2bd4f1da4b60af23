// Dice that have just been rolled, coming to rest. What they show is known before they move.

import { motionMs } from '../../../ui/motion.ts';

/** How long each die takes, and how much later than the one before it begins, for a movement of 1. */
const ROLLING = 0.95;
const LATER = 0.05;

export class Tumble {
  #running: readonly Animation[] = [];

  /** Each of the elements rolls in to where it lies; taps find it there from the start. */
  start(dice: Iterable<Element>): void {
    this.cut();
    const ms = motionMs();
    if (ms === 0) return;
    this.#running = Array.from(dice, (die, index) => {
      const turn = (index % 2 === 0 ? -1 : 1) * (200 + 35 * index);
      return die.animate(
        [
          { transform: `translate(-40%, 150%) rotate(${turn}deg) scale(0.7)`, opacity: 0.2 },
          {
            transform: `translate(6%, -14%) rotate(${turn * 0.15}deg) scale(1.06)`,
            opacity: 1,
            offset: 0.6,
          },
        ],
        {
          duration: ms * ROLLING,
          delay: ms * LATER * index,
          easing: 'ease-out',
          fill: 'backwards',
        },
      );
    });
  }

  /** Ends it at once. */
  cut(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }
}
