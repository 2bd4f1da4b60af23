// A number for every die that is drawn, so that its movements can be followed.

import type { Die } from '../../../core/dice.ts';

/**
 * The rules hand the same object on from the dice to come to the board, and back with undo: so two
 * dice that show the same are still two.
 */
export class DieNumbers {
  readonly #numbers = new WeakMap<Die, number>();
  #given = 0;

  /** From 0 on, in the order in which the dice were asked for. */
  of(die: Die): number {
    const known = this.#numbers.get(die);
    if (known !== undefined) return known;
    const number = this.#given;
    this.#numbers.set(die, number);
    this.#given += 1;
    return number;
  }
}
