// A packed position being played: what is available, what goes, and the steps so far.

import { has, HI_FROM, hiBit, KINGS, loBit, NONE, type PackedDeal } from './packed.ts';
import { bitCount, highOf, lowOf } from './pair-grids.ts';
import { COVERS, lowestBit, uncovered } from './place-sets.ts';

/** The one or two cards that go; none for a turn. */
export type Step = readonly number[];

/** All the cards removed one by one, and all turns. */
const MOST_STEPS = 128;
/** A step in one number: its cards, each one higher so that 0 is none, 8 bits apart. */
const TURN = 0;
const CARD_BITS = 8;
const CARD = (1 << CARD_BITS) - 1;

export class PackedPlay {
  /** The cards that are there, those of the pyramid as places, and the turns made. */
  lo: number;
  hi: number;
  places: number;
  time: number;
  /** The steps made; those after may be of another line. */
  length = 0;
  /** The available cards, and those of the pyramid as places, at the last `findFree`. */
  freeLo = 0;
  freeHi = 0;
  freePlaces = 0;

  readonly #deal: PackedDeal;
  readonly #steps = new Int32Array(MOST_STEPS);

  constructor(deal: PackedDeal) {
    this.#deal = deal;
    this.lo = deal.cards.lo;
    this.hi = deal.cards.hi;
    this.places = deal.places;
    this.time = deal.time;
  }

  /** How many counted cards are left. */
  get left(): number {
    const { counted } = this.#deal;
    return bitCount(this.lo & counted.lo) + bitCount(this.hi & counted.hi);
  }

  get canTurn(): boolean {
    return this.time < this.#deal.sequence.length;
  }

  get steps(): readonly Step[] {
    return Array.from(this.#steps.subarray(0, this.length), (step) =>
      [(step & CARD) - 1, (step >> CARD_BITS) - 1].filter((card) => card !== NONE),
    );
  }

  turn(): void {
    this.time += 1;
    this.#steps[this.length++] = TURN;
  }

  /** The pair is a bit of the grid of its class. */
  takePair(rankClass: number, pair: number): void {
    const low = 8 * rankClass + lowOf(pair);
    const high = 8 * rankClass + 4 + highOf(pair);
    this.#remove(low);
    this.#remove(high);
    this.#steps[this.length++] = (low + 1) | ((high + 1) << CARD_BITS);
  }

  /** One of the available kings; there must be one. */
  takeKing(): void {
    const king = HI_FROM + lowestBit(this.freeHi & KINGS);
    this.#remove(king);
    this.#steps[this.length++] = king + 1;
  }

  #remove(card: number): void {
    this.lo &= ~loBit(card);
    this.hi &= ~hiBit(card);
    const place = this.#deal.placeOf[card] ?? NONE;
    if (place !== NONE) this.places &= ~(1 << place);
  }

  findFree(): void {
    const { sequence, cardAt } = this.#deal;
    this.freePlaces = uncovered(this.places, this.places);
    this.freeLo = this.freeHi = 0;
    for (let places = this.freePlaces; places !== 0; places &= places - 1) {
      this.#free(cardAt[lowestBit(places)] ?? NONE);
    }
    const turned = sequence[this.time - 1] ?? NONE;
    if (this.#isThere(turned)) this.#free(turned);
    let top = this.time - 2;
    while (top >= 0 && !this.#isThere(sequence[top] ?? NONE)) top--;
    if (top >= 0) this.#free(sequence[top] ?? NONE);
  }

  #free(card: number): void {
    this.freeLo |= loBit(card);
    this.freeHi |= hiBit(card);
  }

  #isThere(card: number): boolean {
    return card !== NONE && has(this.lo, this.hi, card);
  }

  /** The pairs of a class in which one card is all that still lies on the other. */
  nestedPairs(rankClass: number): number {
    let pairs = 0;
    for (const nested of this.#deal.nested) {
      const { upper, lower } = nested;
      if (nested.rankClass !== rankClass || ((this.places >> upper) & 1) === 0) continue;
      if (((this.freePlaces >> lower) & 1) === 0) continue;
      if (((COVERS[upper] ?? 0) & this.places) === 1 << lower) pairs |= nested.pair;
    }
    return pairs;
  }
}
