// An adaptive arithmetic code for yes and no, as letters: what was likely costs little.

/** Six bits each. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LETTER_BITS = 6;

/** So many letters fit a small integer; the text ends with as many. */
export const NUMBER_LETTERS = 5;
const HIGHEST = 2 ** (LETTER_BITS * NUMBER_LETTERS) - 1;
const TOP_LETTER = LETTER_BITS * (NUMBER_LETTERS - 1);

/** An answer weighs at least so much in what its context expects. */
const LEAST_WEIGHT = 1 / 64;
/** Nothing is ever impossible. */
const LEAST_LIKELY = 1 / 4096;

/** The range of numbers that the answers so far leave: every answer takes its likely share of it. */
export class Range {
  low = 0;
  #high = HIGHEST;
  readonly #likely: Float64Array;
  readonly #seen: Float64Array;

  constructor(contexts: number) {
    this.#likely = new Float64Array(contexts).fill(0.5);
    this.#seen = new Float64Array(contexts);
  }

  /** The numbers up to this one say yes. */
  split(context: number): number {
    return this.low + Math.floor((this.#high - this.low) * (this.#likely[context] ?? 0.5));
  }

  narrow(context: number, yes: boolean): void {
    const split = this.split(context);
    if (yes) this.#high = split;
    else this.low = split + 1;
    const seen = (this.#seen[context] = (this.#seen[context] ?? 0) + 1);
    const likely = this.#likely[context] ?? 0.5;
    const learnt = likely + ((yes ? 1 : 0) - likely) * Math.max(1 / (seen + 1), LEAST_WEIGHT);
    this.#likely[context] = Math.min(Math.max(learnt, LEAST_LIKELY), 1 - LEAST_LIKELY);
  }

  /** The first letter, taken off, once it is the same for all numbers of the range. */
  settled(): number | undefined {
    const letter = this.low >> TOP_LETTER;
    if (letter !== this.#high >> TOP_LETTER) return undefined;
    this.low = append(this.low, 0);
    this.#high = append(this.#high, 2 ** LETTER_BITS - 1);
    return letter;
  }
}

/** A number without its first letter and with another after its last. */
function append(number: number, letter: number): number {
  return ((number << LETTER_BITS) & HIGHEST) | letter;
}

/** Reads one answer after another, for each its context. */
export function reader(text: string, contexts: number): (context: number) => boolean {
  const range = new Range(contexts);
  let at = 0;
  let number = 0;
  const next = (): void => {
    number = append(number, Math.max(LETTERS.indexOf(text[at++] ?? ''), 0));
  };
  for (let letter = 0; letter < NUMBER_LETTERS; letter++) next();
  return (context) => {
    const yes = number <= range.split(context);
    range.narrow(context, yes);
    while (range.settled() !== undefined) next();
    return yes;
  };
}
