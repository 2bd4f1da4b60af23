// What could still go at best: a sweep over the turns to come in which no card is ever used up.

import {
  byteOf,
  type CardSet,
  CLASSES,
  FIRST_KING,
  has,
  hiBit,
  loBit,
  NONE,
  type PackedDeal,
} from './packed.ts';
import { canAllGo, cardsIn, pairsAmong } from './pair-grids.ts';
import { COVERS, lowestBit, uncovered } from './place-sets.ts';
import { PYRAMID_CARDS } from './table.ts';

const ALL_CLASSES = (1 << CLASSES) - 1;

/**
 * The sweep turns on while a line turns on, and lets a card go as soon as it was available together
 * with some partner, which stays a partner for others. So whatever goes in some line goes in the
 * sweep no later, and what the sweep does not find is impossible.
 */
export class Outlook {
  /** By class, the pairs whose cards could be available together. */
  readonly pairs = new Int32Array(CLASSES);
  /** The cards that could go. */
  lo = 0;
  hi = 0;
  /** By time, those that could have gone by then. */
  readonly goneLo: Int32Array;
  readonly goneHi: Int32Array;

  readonly #sequence: Int8Array;
  readonly #cardAt: Int8Array;
  readonly #placeOf: Int8Array;
  readonly #below: readonly CardSet[];
  readonly #nested: PackedDeal['nested'];
  /** The position swept from: its cards, and its pyramid as places. */
  #cardsLo = 0;
  #cardsHi = 0;
  #places = 0;
  /** The places whose card cannot have gone, and those whose card was uncovered. */
  #staying = 0;
  #open = 0;
  /** By class, the cards that were uncovered, as a byte. */
  readonly #free = new Int32Array(CLASSES);
  #turned = NONE;
  /** The waste down to the first card that cannot have gone, and where in the sequence that is. */
  #wasteLo = 0;
  #wasteHi = 0;
  #wasteStop = NONE;
  /** Sets of classes: of which a card became available, and of which pairs were found since. */
  #stale = 0;
  #grown = 0;
  /** Something could go that could not before. */
  #changed = false;
  /** By place, the class without pairs for all that lies on it. */
  readonly #lacks = new Int8Array(PYRAMID_CARDS);

  constructor(deal: PackedDeal) {
    this.#sequence = deal.sequence;
    this.#cardAt = deal.cardAt;
    this.#placeOf = deal.placeOf;
    this.#below = deal.below;
    this.#nested = deal.nested;
    this.goneLo = new Int32Array(deal.sequence.length + 1);
    this.goneHi = new Int32Array(deal.sequence.length + 1);
  }

  /**
   * Sweeps from the position with these cards, those of the pyramid at `places`, after `time` turns.
   * Of pairs only those in `allowed` from `from` on, by class, are looked for.
   */
  sweep(
    lo: number,
    hi: number,
    places: number,
    time: number,
    allowed: Int32Array,
    from: number,
  ): void {
    this.#begin(lo, hi, places);
    for (let at = time - 2; at >= 0 && this.#wasteStop === NONE; at--) this.#bury(at);
    for (let now = time; now < this.goneLo.length; now++) {
      if (now > time) this.#bury(now - 2);
      this.#turn(now - 1);
      do {
        this.#openWaste();
        this.#openPyramid();
      } while (this.#findPairs(allowed, from));
      this.goneLo[now] = this.lo;
      this.goneHi[now] = this.hi;
    }
  }

  #begin(lo: number, hi: number, places: number): void {
    this.#cardsLo = lo;
    this.#cardsHi = hi;
    this.#places = this.#staying = places;
    this.lo = this.hi = this.#open = this.#grown = 0;
    this.pairs.fill(0);
    this.#free.fill(0);
    this.#lacks.fill(NONE);
    this.#wasteLo = this.#wasteHi = 0;
    this.#wasteStop = NONE;
    this.#stale = ALL_CLASSES;
    this.#changed = true;
  }

  #isThere(card: number): boolean {
    return card !== NONE && has(this.#cardsLo, this.#cardsHi, card);
  }

  /** Puts a card of the sequence on the waste, in the way of the others if it cannot have gone. */
  #bury(at: number): void {
    const card = this.#sequence[at] ?? NONE;
    if (!this.#isThere(card)) return;
    if (!has(this.lo, this.hi, card)) {
      this.#wasteLo = this.#wasteHi = 0;
      this.#wasteStop = at;
    }
    this.#wasteLo |= loBit(card);
    this.#wasteHi |= hiBit(card);
  }

  #turn(at: number): void {
    const card = this.#sequence[at] ?? NONE;
    this.#turned = NONE;
    if (!this.#isThere(card)) return;
    if (card >= FIRST_KING) this.#letGo(card);
    else this.#turned = card;
    this.#stale |= 1 << (card >> 3);
  }

  #openWaste(): void {
    for (; this.#wasteStop !== NONE; this.#wasteStop--) {
      const card = this.#sequence[this.#wasteStop] ?? NONE;
      if (!this.#isThere(card)) continue;
      this.#wasteLo |= loBit(card);
      this.#wasteHi |= hiBit(card);
      this.#stale |= 1 << (card >> 3);
      if (has(this.lo, this.hi, card)) continue;
      if (card < FIRST_KING) return;
      this.#letGo(card);
    }
  }

  #openPyramid(): void {
    if (!this.#changed) return;
    const grown = this.#grown;
    this.#grown = 0;
    this.#changed = false;
    const fresh = uncovered(this.#places, this.#staying) & ~this.#open;
    for (let left = fresh; left !== 0; left &= left - 1) {
      const place = lowestBit(left);
      const lacks = this.#lacks[place] ?? NONE;
      if (lacks !== NONE && ((grown >> lacks) & 1) === 0) continue;
      if (!this.#canBeCleared(place)) continue;
      const card = this.#cardAt[place] ?? NONE;
      const rankClass = card >> 3;
      this.#open |= 1 << place;
      if (card >= FIRST_KING) this.#letGo(card);
      else this.#free[rankClass] = (this.#free[rankClass] ?? 0) | (1 << (card & 7));
      this.#stale |= 1 << rankClass;
    }
  }

  /** Whether all that lies on a place can go in pairs found so far, each card in one of them. */
  #canBeCleared(place: number): boolean {
    const below = this.#below[place];
    if (!below) return false;
    const lo = below.lo & this.#cardsLo;
    const hi = below.hi & this.#cardsHi;
    for (let one = 0; one < CLASSES; one++) {
      const cards = byteOf(lo, hi, one);
      if (cards === 0 || canAllGo(this.pairs[one] ?? 0, cards)) continue;
      this.#lacks[place] = one;
      return false;
    }
    return true;
  }

  /** Looks for pairs among what has become available; true when something more can go. */
  #findPairs(allowed: Int32Array, from: number): boolean {
    for (let stale = this.#stale & ALL_CLASSES; stale !== 0; stale &= stale - 1) {
      const one = lowestBit(stale);
      const waste = byteOf(this.#wasteLo, this.#wasteHi, one);
      const turned = this.#turned >> 3 === one ? 1 << (this.#turned & 7) : 0;
      const available = (this.#free[one] ?? 0) | waste | turned;
      // Two cards of the waste are never available together.
      const pairs = pairsAmong(available) & ~pairsAmong(waste) & (allowed[from + one] ?? 0);
      if ((pairs & ~(this.pairs[one] ?? 0)) !== 0) this.#add(one, pairs);
    }
    this.#stale = 0;
    for (const { rankClass, pair, upper, lower } of this.#nested) {
      if (((this.#open >> lower) & 1) === 0) continue;
      if (((COVERS[upper] ?? 0) & this.#staying & ~(1 << lower)) !== 0) continue;
      if ((pair & (allowed[from + rankClass] ?? 0) & ~(this.pairs[rankClass] ?? 0)) !== 0)
        this.#add(rankClass, pair);
    }
    return this.#changed;
  }

  #add(rankClass: number, pairs: number): void {
    this.pairs[rankClass] = (this.pairs[rankClass] ?? 0) | pairs;
    this.#grown |= 1 << rankClass;
    this.#changed = true;
    const gone = byteOf(this.lo, this.hi, rankClass);
    for (let cards = cardsIn(pairs) & ~gone; cards !== 0; cards &= cards - 1) {
      this.#letGo(8 * rankClass + lowestBit(cards));
    }
  }

  #letGo(card: number): void {
    this.lo |= loBit(card);
    this.hi |= hiBit(card);
    this.#changed = true;
    const place = this.#placeOf[card] ?? NONE;
    if (place !== NONE) this.#staying &= ~(1 << place);
  }
}
