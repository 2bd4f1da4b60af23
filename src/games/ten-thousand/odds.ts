// The chance of winning of every choice that a roll offers: two players, default rules.

import { shapeAfter, FRESH_SIX } from './roll-ways.ts';
import { removals } from './scoring.ts';
import { winValues } from './sharp-plan.ts';
import { startChance } from './start-chance.ts';
import { lastTurn } from './turn-odds.ts';

/** A roll to choose from, all but `dice` in points. */
export interface RollState {
  readonly mine: number;
  readonly theirs: number;
  /** Taken before this roll. */
  readonly hand: number;
  /** The roll on the table. */
  readonly dice: readonly number[];
  /** It is the first roll of the turn. */
  readonly first: boolean;
  /** The opponent has reached the target: this is the last turn. */
  readonly last: boolean;
}

export interface Choice {
  readonly take: readonly number[];
  readonly then: 'stand' | 'roll';
  /** A tie is half a win. */
  readonly win: number;
}

/**
 * Every set that may be taken, with `stand` and with `roll`, best first. Who leads in the last turn
 * has won: rolling on is no choice any more, and is listed as won as well.
 */
export function choices({ mine, theirs, hand, dice, first, last }: RollState): readonly Choice[] {
  const values = last ? lastTurn('roll') : winValues(mine, theirs, startChance);
  const before = (last ? mine - theirs : mine) + hand;
  return removals(dice, first)
    .flatMap(({ dice: take, points }): readonly Choice[] => {
      const total = before + points;
      const left = shapeAfter({ ...FRESH_SIX, dice: dice.length }, take, 'roll');
      const stand = values.stand(total);
      const roll = last && stand === 1 ? 1 : values.roll(total, left);
      return [
        { take, then: 'roll', win: roll },
        { take, then: 'stand', win: stand },
      ];
    })
    .sort((a, b) => b.win - a.win);
}
