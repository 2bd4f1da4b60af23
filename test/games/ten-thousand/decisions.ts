// Rolls of two-player games with the exact chance of winning of each choice, worked out elsewhere.

import { readFileSync } from 'node:fs';
import type { RollState } from '../../../src/games/ten-thousand/odds.ts';

export interface Known {
  readonly take: string;
  readonly then: 'stand' | 'roll';
  readonly points: number;
  readonly win: number;
}

export interface Decision {
  readonly id: number;
  readonly state: RollState;
  readonly known: readonly Known[];
}

interface Row {
  readonly id: number;
  readonly score: number;
  readonly opp: number;
  readonly hand: number;
  readonly dice: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly actions: readonly {
    readonly r: string;
    readonly p: number;
    readonly act: 'stand' | 'roll';
    readonly w: number;
  }[];
}

const file = new URL('../../fixtures/ten-thousand-decisions.json', import.meta.url);
const { decisions: rows } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly decisions: readonly Row[];
};

export const decisions: readonly Decision[] = rows.map((row) => ({
  id: row.id,
  state: {
    mine: row.score,
    theirs: row.opp,
    hand: row.hand,
    dice: Array.from(row.dice, Number),
    first: row.first,
    last: row.last,
  },
  known: row.actions.map(({ r, act, p, w }) => ({ take: r, then: act, points: p, win: w })),
}));
