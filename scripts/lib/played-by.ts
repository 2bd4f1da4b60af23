// What playing Ten-Thousand by rounded chances costs, against an opponent who knows and answers best.

import { type Outcomes, rollWays, STEP } from '../../src/games/ten-thousand/roll-ways.ts';
import { type StartChance, TOTALS, turnStakes } from '../../src/games/ten-thousand/turn-odds.ts';
import { MOST_OF_A_ROLL, type Stakes } from '../../src/games/ten-thousand/turn-values.ts';
import { chanceIn, fixedPoint, startOf, type WinTable } from './perfect-play.ts';

/** When a turn begins, the chances of who plays by the rounded ones, and of who answers best. */
export interface Played {
  readonly rounded: WinTable;
  readonly answering: WinTable;
}

export function playedBy(rounded: StartChance): Played {
  const played = {
    rounded: new Float64Array(TOTALS * TOTALS),
    answering: new Float64Array(TOTALS * TOTALS),
  };
  for (let sum = 2 * TOTALS - 2; sum >= 0; sum--) {
    for (let mine = Math.max(0, sum - TOTALS + 1); mine < TOTALS && mine <= sum; mine++) {
      playPair(played, rounded, mine, sum - mine);
    }
  }
  return played;
}

function playPair(played: Played, rounded: StartChance, mine: number, theirs: number): void {
  const here = mine * TOTALS + theirs;
  const there = theirs * TOTALS + mine;
  const totals = [mine * STEP, theirs * STEP] as const;
  const turn = follow(
    turnStakes(...totals, rounded),
    turnStakes(...totals, chanceIn(played.answering)),
  );
  const answers = (supposed: number): number => {
    played.rounded[here] = turn.value + turn.busts * (1 - supposed);
    return startOf(totals[1], totals[0], chanceIn(played.rounded));
  };
  played.answering[there] = fixedPoint(answers, 1 - rounded(...totals));
}

interface Followed {
  /** What the turn is worth if a bust is worth nothing. */
  readonly value: number;
  /** The chance of a bust. */
  readonly busts: number;
}

/** What a turn is worth by `truth` for who chooses what is best by `plan`. */
function follow(plan: Stakes, truth: Stakes): Followed {
  const { later, first } = rollWays(plan.groups);
  const rows = (plan.highest - plan.lowest) / STEP + 1;
  const beyond = rows + MOST_OF_A_ROLL / STEP;
  const sweep = new Sweep(plan.bust, beyond * later.length);
  for (let row = beyond - 1; row >= 0; row--) {
    const hand = plan.lowest + row * STEP;
    const planned = plan.worth(hand);
    const value = truth.worth(hand);
    for (let place = 0; place < later.length; place++) {
      const outcomes = later[place];
      const rolls = row < rows && outcomes && sweep.roll(outcomes, row * later.length) > planned;
      if (rolls) sweep.keepRoll(row * later.length + place);
      else sweep.keep(row * later.length + place, planned, value, 0);
    }
  }
  sweep.roll(first, 0);
  return { value: sweep.value, busts: sweep.busts };
}

/** By hand and shape, what the better choice by the plan is worth by it, and in truth. */
class Sweep {
  /** Of the last roll looked at. */
  planned = 0;
  value = 0;
  busts = 0;
  readonly #bust: number;
  readonly #planned: Float64Array;
  readonly #values: Float64Array;
  readonly #busts: Float64Array;

  constructor(bust: number, size: number) {
    this.#bust = bust;
    this.#planned = new Float64Array(size);
    this.#values = new Float64Array(size);
    this.#busts = new Float64Array(size);
  }

  keep(at: number, planned: number, value: number, busts: number): void {
    this.#planned[at] = planned;
    this.#values[at] = value;
    this.#busts[at] = busts;
  }

  keepRoll(at: number): void {
    this.keep(at, this.planned, this.value, this.busts);
  }

  /** Looks at a roll with the hand that begins at `from`: its worth by the plan. */
  roll({ bust, chances, ends, ways }: Outcomes, from: number): number {
    let planned = bust * this.#bust;
    let value = 0;
    let busts = bust;
    let way = 0;
    for (let outcome = 0; outcome < chances.length; outcome++) {
      const end = ends[outcome] ?? 0;
      let chosen = from + (ways[way] ?? 0);
      let most = this.#planned[chosen] ?? 0;
      for (way++; way < end; way++) {
        const at = from + (ways[way] ?? 0);
        const worth = this.#planned[at] ?? 0;
        if (worth <= most) continue;
        chosen = at;
        most = worth;
      }
      const chance = chances[outcome] ?? 0;
      planned += chance * most;
      value += chance * (this.#values[chosen] ?? 0);
      busts += chance * (this.#busts[chosen] ?? 0);
    }
    this.planned = planned;
    this.value = value;
    this.busts = busts;
    return planned;
  }
}
