// What every line that is good enough has in common: cards that go, pairs that are played.

import type { Outlook } from './outlook.ts';
import { byteOf, CLASSES, has, hiBit, KINGS, loBit, NONE, type PackedDeal } from './packed.ts';
import { bitCount, canAllGo, cardsIn, columnsOf, matching, rivals, rowsOf } from './pair-grids.ts';
import { COVERED } from './place-sets.ts';

export class Demands {
  /** By class, the pairs that every good enough line plays. */
  readonly pairs = new Int32Array(CLASSES);

  readonly #deal: PackedDeal;
  readonly #outlook: Outlook;
  /** By class, how many counted cards can go at most. */
  readonly #most = new Int32Array(CLASSES);
  /** How many counted cards may be left beyond those that must be. */
  #slack = 0;
  /** The cards that cannot be left, kings apart. */
  #lo = 0;
  #hi = 0;
  /** By class, the last question to `#narrowAnew` and its answers: most classes rarely change. */
  readonly #asked = new Int32Array(CLASSES);
  readonly #kept = new Int32Array(CLASSES);
  readonly #keptPairs = new Int32Array(CLASSES);

  constructor(deal: PackedDeal, outlook: Outlook) {
    this.#deal = deal;
    this.#outlook = outlook;
  }

  /**
   * After a sweep from the position with these cards and `time` turns, by the grids from `from` on:
   * false when every line leaves more than `allowed` counted cards. Else the pairs that no line
   * plays which leaves no more are taken out of the grids.
   */
  narrow(
    lo: number,
    hi: number,
    time: number,
    grids: Int32Array,
    from: number,
    allowed: number,
  ): boolean {
    const { counted } = this.#deal;
    let most = bitCount(this.#outlook.hi & counted.hi & KINGS);
    for (let one = 0; one < CLASSES; one++) {
      const mostOfClass = this.#mostOf(grids[from + one] ?? 0, one);
      this.#most[one] = mostOfClass;
      most += mostOfClass;
    }
    this.#slack = allowed + most - bitCount(lo & counted.lo) - bitCount(hi & counted.hi);
    if (this.#slack < 0) return false;
    this.#lo = allowed === 0 ? lo & counted.lo : 0;
    this.#hi = allowed === 0 ? hi & counted.hi & ~KINGS : 0;
    if (allowed > 0) {
      this.#demandPyramid(grids, from);
      this.#demandSequence(lo, hi, time, grids, from);
    }
    for (let one = 0; one < CLASSES; one++) {
      if (!this.#narrowClass(one, grids, from + one)) return false;
    }
    return true;
  }

  /**
   * How many counted cards of a class can go. Where so many low cards can and so many high ones, all
   * of those can together (Mendelsohn and Dulmage).
   */
  #mostOf(grid: number, rankClass: number): number {
    return (
      matching(grid & (this.#deal.countedLows[rankClass] ?? 0)) +
      matching(grid & (this.#deal.countedHighs[rankClass] ?? 0))
    );
  }

  /**
   * A card that stays keeps those it lies on. So from the apex down: if one cannot be left, neither
   * can those that lie on it.
   */
  #demandPyramid(grids: Int32Array, from: number): void {
    const { above, cardAt } = this.#deal;
    let demanded = 0;
    for (let place = 0; place < above.length; place++) {
      const card = cardAt[place] ?? NONE;
      const staying = above[place];
      if (card === NONE || !staying || !has(this.#outlook.lo, this.#outlook.hi, card)) continue;
      const liesOnOne = ((COVERED[place] ?? 0) & demanded) !== 0;
      if (!liesOnOne && !this.#isTooMany(staying.lo, staying.hi, grids, from)) continue;
      demanded |= 1 << place;
      this.#demand(card);
    }
  }

  /**
   * A card of the sequence that stays comes to lie on the waste for good, on all that could not go
   * before the turn after its own; unless that turn is never made, and all later cards stay too.
   */
  #demandSequence(lo: number, hi: number, time: number, grids: Int32Array, from: number): void {
    const { sequence, inSequence } = this.#deal;
    const { goneLo, goneHi } = this.#outlook;
    let earlierLo = 0;
    let earlierHi = 0;
    let laterLo = lo & inSequence.lo;
    let laterHi = hi & inSequence.hi;
    for (let at = 0; at < sequence.length; at++) {
      const card = sequence[at] ?? NONE;
      if (card === NONE || !has(lo, hi, card)) continue;
      if (has(this.#outlook.lo, this.#outlook.hi, card)) {
        const inWaste = at < time - 1;
        const buriedLo = inWaste ? earlierLo : earlierLo & ~(goneLo[at + 1] ?? 0);
        const buriedHi = inWaste ? earlierHi : earlierHi & ~(goneHi[at + 1] ?? 0);
        const canBury =
          (buriedLo & this.#lo) === 0 &&
          (buriedHi & this.#hi) === 0 &&
          !this.#isTooMany(buriedLo | loBit(card), buriedHi | hiBit(card), grids, from);
        const canStay = canBury || (!inWaste && !this.#isTooMany(laterLo, laterHi, grids, from));
        if (!canStay) this.#demand(card);
      }
      earlierLo |= loBit(card);
      earlierHi |= hiBit(card);
      laterLo &= ~loBit(card);
      laterHi &= ~hiBit(card);
    }
  }

  #demand(card: number): void {
    this.#lo |= loBit(card);
    this.#hi |= hiBit(card) & ~KINGS;
  }

  /** Whether too many are left when these are. */
  #isTooMany(lo: number, hi: number, grids: Int32Array, from: number): boolean {
    let lost = bitCount(hi & this.#outlook.hi & this.#deal.counted.hi & KINGS);
    for (let one = 0; one < CLASSES && lost <= this.#slack; one++) {
      const cards = byteOf(lo, hi, one);
      if (cards === 0) continue;
      const grid = (grids[from + one] ?? 0) & ~rowsOf(cards) & ~columnsOf(cards);
      lost += (this.#most[one] ?? 0) - this.#mostOf(grid, one);
    }
    return lost > this.#slack;
  }

  #narrowClass(one: number, grids: Int32Array, at: number): boolean {
    const cards = byteOf(this.#lo, this.#hi, one);
    // Playing a pair, or never playing it, costs at most one other pair.
    if (cards === 0 && this.#slack >= 2) {
      this.pairs[one] = 0;
      return true;
    }
    const grid = grids[at] ?? 0;
    if (!canAllGo(grid, cards)) return false;
    const least = Math.max(0, (this.#most[one] ?? 0) - this.#slack);
    const question = grid | (cards << 16) | (least << 24);
    if (this.#asked[one] !== question) {
      this.#asked[one] = question;
      this.#narrowAnew(one, grid, cards, least);
    }
    grids[at] = this.#kept[one] ?? 0;
    this.pairs[one] = this.#keptPairs[one] ?? 0;
    return true;
  }

  /** Keeps the pairs with which these cards and `least` counted ones can go. */
  #narrowAnew(one: number, grid: number, cards: number, least: number): void {
    let kept = grid;
    for (let left = grid; left !== 0; left &= left - 1) {
      const pair = left & -left;
      const others = grid & ~rivals(pair);
      const most = this.#mostOf(pair, one) + this.#mostOf(others, one);
      if (most < least || !canAllGo(others, cards & ~cardsIn(pair))) kept &= ~pair;
    }
    let demanded = 0;
    for (let left = kept; left !== 0; left &= left - 1) {
      const pair = left & -left;
      const others = kept & ~pair;
      if (this.#mostOf(others, one) < least || !canAllGo(others, cards)) demanded |= pair;
    }
    this.#kept[one] = kept;
    this.#keptPairs[one] = demanded;
  }
}
