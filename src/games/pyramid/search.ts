// The search for the line that leaves the fewest cards. It is exact: each short cut says why.

import { Demands } from './demands.ts';
import { Outlook } from './outlook.ts';
import { byteOf, CLASSES, KINGS, type PackedDeal } from './packed.ts';
import { PackedPlay, type Step } from './packed-play.ts';
import { bitCount, pairsAmong, rivals } from './pair-grids.ts';
import { Refuted } from './refuted.ts';

export interface Found {
  /** Counted cards left after the best line; undefined when none leaves few enough. */
  readonly left: number | undefined;
  readonly line: readonly Step[];
  /** Whether the search came to its end, so that there is nothing better. */
  readonly proven: boolean;
  /** Positions looked at, and those of them with a choice that had to be tried. */
  readonly positions: number;
  readonly choices: number;
}

/**
 * The line that leaves the fewest counted cards, at most `allowed`. `budget`: positions to look at.
 */
export function search(deal: PackedDeal, allowed: number, budget: number): Found {
  return new Search(deal, allowed, budget).run();
}

/** Every choice takes two of 52 cards. */
const DEPTHS = 28;

/**
 * Goes through positions in the order of play. A pair that can go now loses nothing by going now, if
 * the line plays it at all: with its cards out of the way all else can go as it could. So every pair
 * is decided once, where it can first go: played, or, once that is refuted, given up for good; and
 * the stock is turned only when no pair is left to decide. Giving up is then no assumption but
 * proven, so that a position that fails without the given up pairs fails with them too.
 */
class Search {
  readonly #budget: number;
  readonly #play: PackedPlay;
  readonly #outlook: Outlook;
  readonly #demands: Demands;
  readonly #refuted = new Refuted();
  /** By depth and class, the pairs that are not given up. */
  readonly #pairs = new Int32Array(DEPTHS * CLASSES);
  #best: readonly Step[] = [];
  #left: number | undefined;
  /** How many counted cards a line may leave that is still of interest. */
  #allowed: number;
  /** The positions on the way here: for each the two words of its cards, and its turns. */
  readonly #pending: number[] = [];
  #positions = 0;
  #choices = 0;
  #stopped = false;
  /** The pair chosen, and whether playing it loses nothing. */
  #rankClass = 0;
  #pair = 0;
  #forced = false;

  constructor(deal: PackedDeal, allowed: number, budget: number) {
    this.#allowed = allowed;
    this.#budget = budget;
    this.#outlook = new Outlook(deal);
    this.#demands = new Demands(deal, this.#outlook);
    this.#play = new PackedPlay(deal);
    this.#pairs.set(deal.pairs);
  }

  run(): Found {
    this.#explore(0);
    return {
      left: this.#left,
      line: this.#best,
      proven: !this.#stopped,
      positions: this.#positions,
      choices: this.#choices,
    };
  }

  /** Tries all that is of interest from here; true when the whole search is over. */
  #explore(depth: number): boolean {
    const from = depth * CLASSES;
    const play = this.#play;
    const pending = this.#pending.length;
    // What was known before the last choice holds on, and mostly tells what must come next.
    let look = depth === 0;
    let stale = true;
    for (;;) {
      if (this.#noteEnd()) return true;
      play.findFree();
      if ((play.freeHi & KINGS) !== 0) {
        // With a king out of the way all else can go as it could.
        play.takeKing();
        stale = true;
      } else if (look) {
        if (!this.#lookAhead(from)) return this.#giveUp(pending);
        look = stale = false;
      } else if (!this.#choose(from)) {
        if (!play.canTurn) return this.#giveUp(pending);
        play.turn();
        stale = true;
      } else if (this.#forced) {
        this.#strike(from, rivals(this.#pair));
        play.takePair(this.#rankClass, this.#pair);
        stale = true;
      } else if (stale) {
        look = true;
      } else {
        if (this.#tryChosen(depth)) return true;
        look = true;
      }
    }
  }

  /** Plays the chosen pair and explores; when it is back here, that pair is given up. */
  #tryChosen(depth: number): boolean {
    const play = this.#play;
    const { lo, hi, places, time, length } = play;
    const rankClass = this.#rankClass;
    const pair = this.#pair;
    const from = depth * CLASSES;
    this.#choices += 1;
    this.#pairs.copyWithin(from + CLASSES, from, from + CLASSES);
    this.#strike(from + CLASSES, rivals(pair));
    play.takePair(rankClass, pair);
    if (this.#explore(depth + 1)) return true;
    play.lo = lo;
    play.hi = hi;
    play.places = places;
    play.time = time;
    play.length = length;
    this.#rankClass = rankClass;
    this.#strike(from, pair);
    return false;
  }

  /** Takes pairs of the chosen class out of those that are not given up. */
  #strike(from: number, pairs: number): void {
    const at = from + this.#rankClass;
    this.#pairs[at] = (this.#pairs[at] ?? 0) & ~pairs;
  }

  /** Everything from the positions since `pending` has been tried, unless the budget ran out. */
  #giveUp(pending: number): boolean {
    if (this.#stopped) return true;
    const positions = this.#pending;
    for (let at = pending; at < positions.length; at += 3) {
      const [lo = 0, hi = 0, time = 0] = [positions[at], positions[at + 1], positions[at + 2]];
      this.#refuted.refute(lo, hi, time, this.#allowed);
    }
    positions.length = pending;
    return false;
  }

  /** Gives up the pairs that are of no use from here; false when nothing here is of interest. */
  #lookAhead(from: number): boolean {
    const { lo, hi, places, time } = this.#play;
    if (this.#refuted.isRefuted(lo, hi, time, this.#allowed)) return false;
    if (this.#positions >= this.#budget) {
      this.#stopped = true;
      return false;
    }
    this.#positions += 1;
    this.#pending.push(lo, hi, time);
    this.#outlook.sweep(lo, hi, places, time, this.#pairs, from);
    this.#pairs.set(this.#outlook.pairs, from);
    return this.#demands.narrow(lo, hi, time, this.#pairs, from, this.#allowed);
  }

  /** Keeps the line when it is the best so far; true when none can be better. */
  #noteEnd(): boolean {
    const { left } = this.#play;
    if (left > this.#allowed) return false;
    this.#left = left;
    this.#allowed = left - 1;
    this.#best = this.#play.steps;
    return left === 0;
  }

  /** Chooses a pair that can go, a forced one where there is one; false when none can. */
  #choose(from: number): boolean {
    this.#forced = false;
    const { lo, hi, freeLo, freeHi } = this.#play;
    let found = false;
    for (let one = 0; one < CLASSES && !this.#forced; one++) {
      const cards = byteOf(freeLo, freeHi, one);
      const free = pairsAmong(cards);
      const grid = this.#pairs[from + one] ?? 0;
      const pairs = (free | this.#play.nestedPairs(one)) & grid;
      const whole = free !== 0 && isWhole(cards, byteOf(lo, hi, one));
      const due = whole ? free : pairs === 0 ? 0 : this.#dueOf(one, pairs, grid);
      if (due === 0 && (pairs === 0 || found)) continue;
      found = true;
      this.#forced = due !== 0;
      this.#rankClass = one;
      this.#pair = lowest(this.#forced ? due : pairs);
    }
    return found;
  }

  /** Those that every line of interest plays, or whose two cards can go in no other pair. */
  #dueOf(rankClass: number, pairs: number, grid: number): number {
    let due = pairs & (this.#demands.pairs[rankClass] ?? 0);
    for (let left = pairs; left !== 0; left &= left - 1) {
      const pair = lowest(left);
      if ((grid & rivals(pair)) === pair) due |= pair;
    }
    return due;
  }
}

/** All of a class is available, as many low cards as high ones: all go now, however paired. */
function isWhole(available: number, cards: number): boolean {
  return available === cards && bitCount(cards & 15) === bitCount(cards >> 4);
}

function lowest(grid: number): number {
  return grid & -grid;
}
