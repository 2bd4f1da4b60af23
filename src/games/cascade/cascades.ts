// Cascades: which sets of four dice are one, and what is left when they and all that follow have gone.

import type { Die } from '../../core/dice.ts';

/** From left to right; in a column the bottom die comes first. */
export type Columns = readonly (readonly Die[])[];

/** Where a die lies: the column from the left, the row from the bottom, both from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Four dice of one value, or four in sequence (their places then in that order). */
export interface Cascade {
  readonly kind: 'four' | 'straight';
  readonly places: readonly Place[];
}

/** One step of a chain: what goes at once, and the board when the dice above have fallen. */
export interface Step {
  readonly cascades: readonly Cascade[];
  /** Values of the starred dice that go. */
  readonly stars: readonly number[];
  readonly after: Columns;
}

export interface Found {
  readonly fours: number;
  readonly straights: number;
  readonly cascades: readonly Cascade[];
}

export interface Settled {
  readonly columns: Columns;
  /** The number of cascades in each step. */
  readonly steps: readonly number[];
  readonly chain: readonly Step[];
}

const CASCADE_DICE = 4;

type Shape = readonly Place[];

/** Line, square, L, S and T, lying one way. */
const SHAPES_LYING: readonly Shape[] = [
  shape([0, 0], [1, 0], [2, 0], [3, 0]),
  shape([0, 0], [1, 0], [0, 1], [1, 1]),
  shape([0, 0], [1, 0], [2, 0], [0, 1]),
  shape([0, 0], [1, 0], [1, 1], [2, 1]),
  shape([0, 0], [1, 0], [2, 0], [1, 1]),
];

/** Each of them every way round, seen from its lowest place in its leftmost column. */
const SHAPES: readonly Shape[] = everyWayRound(SHAPES_LYING);

function shape(...places: readonly (readonly [number, number])[]): Shape {
  return places.map(([column, row]) => ({ column, row }));
}

function everyWayRound(shapes: readonly Shape[]): readonly Shape[] {
  const distinct = new Map<string, Shape>();
  for (const lying of shapes) {
    for (const side of [lying, lying.map(({ column, row }) => ({ column: -column, row }))]) {
      let turned = side;
      for (let turn = 0; turn < 4; turn++) {
        turned = turned.map(({ column, row }) => ({ column: -row, row: column }));
        const seen = fromItsFirst(turned);
        distinct.set(JSON.stringify(seen), seen);
      }
    }
  }
  return [...distinct.values()];
}

function fromItsFirst(places: Shape): Shape {
  const sorted = places.toSorted((a, b) => a.column - b.column || a.row - b.row);
  const first = sorted[0] ?? { column: 0, row: 0 };
  return sorted.map((place) => ({
    column: place.column - first.column,
    row: place.row - first.row,
  }));
}

function faceAt(columns: Columns, { column, row }: Place): number | undefined {
  return columns[column]?.[row]?.face;
}

function placesOf(columns: Columns): readonly Place[] {
  return columns.flatMap((dice, column) => dice.map((_, row) => ({ column, row })));
}

function neighbours({ column, row }: Place): readonly Place[] {
  return [
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row - 1 },
    { column, row: row + 1 },
  ];
}

/** The fours of a kind seen from their first place. */
function foursFrom(columns: Columns, first: Place): readonly Cascade[] {
  const face = columns[first.column]?.[first.row]?.face;
  return SHAPES.filter((places) =>
    places.every(
      ({ column, row }) => columns[first.column + column]?.[first.row + row]?.face === face,
    ),
  ).map((places) => ({
    kind: 'four',
    places: places.map(({ column, row }) => ({
      column: first.column + column,
      row: first.row + row,
    })),
  }));
}

/** The straights that begin with the dice of `path`, which is one die or more in sequence. */
function straightsFrom(columns: Columns, path: readonly Place[]): readonly Cascade[] {
  if (path.length === CASCADE_DICE) return [{ kind: 'straight', places: path }];
  const last = path.at(-1);
  const face = last && faceAt(columns, last);
  if (!last || face === undefined) return [];
  return neighbours(last)
    .filter((place) => faceAt(columns, place) === face + 1)
    .flatMap((place) => straightsFrom(columns, [...path, place]));
}

/** Every cascade that stands on a board: each distinct set of four dice once. */
export function findCascades(columns: Columns): Found {
  const places = placesOf(columns);
  const fours = places.flatMap((place) => foursFrom(columns, place));
  const straights = places.flatMap((place) => straightsFrom(columns, [place]));
  return {
    fours: fours.length,
    straights: straights.length,
    cascades: [...fours, ...straights],
  };
}

function remove(columns: Columns, cascades: readonly Cascade[]): Step {
  const going = columns.map(() => new Set<number>());
  for (const { column, row } of cascades.flatMap(({ places }) => places)) going[column]?.add(row);
  const goes = (column: number, row: number): boolean => going[column]?.has(row) ?? false;
  const stars = columns.flatMap((dice, column) =>
    dice.filter((die, row) => die.star && goes(column, row)).map(({ face }) => face),
  );
  const after = columns.map((dice, column) => dice.filter((_, row) => !goes(column, row)));
  return { cascades, stars, after };
}

/** Lets all cascades go, the dice above fall, and so on until none is left. */
export function settle(columns: Columns): Settled {
  const chain: Step[] = [];
  let board = columns;
  for (;;) {
    const { cascades } = findCascades(board);
    if (cascades.length === 0) break;
    const step = remove(board, cascades);
    chain.push(step);
    board = step.after;
  }
  return { columns: board, steps: chain.map((step) => step.cascades.length), chain };
}
