// The other side of `range-code.ts`: writes answers as the letters they are read from.

import { LETTERS, NUMBER_LETTERS, Range } from '../../src/games/ten-thousand/range-code.ts';

export class RangeWriter {
  readonly #range: Range;
  #text = '';

  constructor(contexts: number) {
    this.#range = new Range(contexts);
  }

  write(context: number, yes: boolean): void {
    this.#range.narrow(context, yes);
    this.#settle();
  }

  /** The whole text, closed by a number of the range that is left. */
  end(): string {
    let low = this.#range.low;
    let rest = '';
    for (let letter = 0; letter < NUMBER_LETTERS; letter++) {
      rest = (LETTERS[low % LETTERS.length] ?? '') + rest;
      low = Math.floor(low / LETTERS.length);
    }
    return this.#text + rest;
  }

  #settle(): void {
    for (let letter = this.#range.settled(); letter !== undefined; letter = this.#range.settled()) {
      this.#text += LETTERS[letter] ?? '';
    }
  }
}
