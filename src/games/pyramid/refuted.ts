// A table of positions and of how few cards they have been proven not to reach.

/**
 * A position without kings in the way is the cards that are not kings, 24 in either word, and the
 * time: what kings are left follows. Six bits beside them hold the time, and six the bound.
 */
const WORD_BITS = 24;
const WORD = (1 << WORD_BITS) - 1;

export class Refuted {
  #lo = new Int32Array(1024);
  /** The other word and one more than the count refuted; 0 where nothing is noted. */
  #hi = new Int32Array(1024);
  #size = 0;

  /** Whether it has been noted that this position leaves more than `count`. */
  isRefuted(lo: number, hi: number, time: number, count: number): boolean {
    const slot = this.#slotOf(lo | (time << WORD_BITS), hi & WORD);
    return (this.#hi[slot] ?? 0) >>> WORD_BITS > count;
  }

  /** Notes that every line from this position leaves more than `count`. */
  refute(lo: number, hi: number, time: number, count: number): void {
    if (2 * this.#size >= this.#lo.length) this.#grow();
    const key = lo | (time << WORD_BITS);
    const slot = this.#slotOf(key, hi & WORD);
    const before = (this.#hi[slot] ?? 0) >>> WORD_BITS;
    if (before === 0) this.#size += 1;
    this.#lo[slot] = key;
    this.#hi[slot] = (hi & WORD) | (Math.max(before, count + 1) << WORD_BITS);
  }

  /** Where a position is noted, or the empty slot where it would be. */
  #slotOf(lo: number, hi: number): number {
    const mask = this.#lo.length - 1;
    const hash = Math.imul(lo, 0x9e3779b1) ^ Math.imul(hi, 0x85ebca6b);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const noted = this.#hi[slot] ?? 0;
      if (noted === 0 || (this.#lo[slot] === lo && (noted & WORD) === hi)) return slot;
    }
  }

  #grow(): void {
    const lo = this.#lo;
    const hi = this.#hi;
    this.#lo = new Int32Array(2 * lo.length);
    this.#hi = new Int32Array(2 * hi.length);
    hi.forEach((noted, from) => {
      if (noted === 0) return;
      const slot = this.#slotOf(lo[from] ?? 0, noted & WORD);
      this.#lo[slot] = lo[from] ?? 0;
      this.#hi[slot] = noted;
    });
  }
}
