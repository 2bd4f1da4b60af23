// A move as one sees it: what lights up, goes and falls, one after the other.

import type { Die } from '../../../core/dice.ts';
import type { Columns, Place, Step } from '../cascades.ts';
import type { LastMove } from '../table.ts';

/** A die on the board, in the row that it has at the moment. */
export interface Lying extends Place {
  readonly die: Die;
}

export interface Scene {
  /** What happens in it: dice come to lie, cascades light up, go, the dice above fall. */
  readonly kind: 'begin' | 'light' | 'go' | 'fall';
  readonly dice: readonly Lying[];
  /** The dice that are about to go. */
  readonly lit: ReadonlySet<Die>;
  /** Cascades that light up or go in it. */
  readonly cascades: number;
  /** Over the middle of their dice, in the row of the highest one. */
  readonly over: Place;
  /** Those of the move so far, these included. */
  readonly soFar: number;
}

const NONE: ReadonlySet<Die> = new Set();

/** Every die of some columns with its place. */
export function lying(columns: Columns): readonly Lying[] {
  return columns.flatMap((dice, column) => dice.map((die, row) => ({ die, column, row })));
}

/** The scenes of a move; none when nothing happened but that a die came to lie. */
export function scenesOf({ begun, chain, emptied }: LastMove): readonly Scene[] {
  if (chain.length === 0 && !emptied) return [];
  const begin = still('begin', begun, 0);
  const scenes = [begin];
  let columns = begun;
  let soFar = 0;
  for (const step of chain) {
    soFar += step.cascades.length;
    scenes.push(...stepScenes(columns, step, soFar));
    columns = step.after;
  }
  return scenes;
}

function stepScenes(columns: Columns, step: Step, soFar: number): readonly Scene[] {
  const dice = lying(columns);
  const lit = goingDice(columns, step);
  const shown = {
    cascades: step.cascades.length,
    over: middleOver(dice.filter(({ die }) => lit.has(die))),
    soFar,
  };
  return [
    { kind: 'light', dice, lit, ...shown },
    { kind: 'go', dice: dice.filter(({ die }) => !lit.has(die)), lit: NONE, ...shown },
    still('fall', step.after, soFar),
  ];
}

function still(kind: 'begin' | 'fall', columns: Columns, soFar: number): Scene {
  const nowhere = { column: 0, row: 0 };
  return { kind, dice: lying(columns), lit: NONE, cascades: 0, over: nowhere, soFar };
}

function middleOver(places: readonly Place[]): Place {
  const columns = places.map(({ column }) => column);
  return {
    column: (Math.min(...columns) + Math.max(...columns)) / 2,
    row: Math.max(...places.map(({ row }) => row)),
  };
}

/** The dice of a step's cascades. */
function goingDice(columns: Columns, { cascades }: Step): ReadonlySet<Die> {
  const places = cascades.flatMap((cascade) => cascade.places);
  return new Set(
    places.flatMap(({ column, row }) => {
      const die = columns[column]?.[row];
      return die ? [die] : [];
    }),
  );
}
