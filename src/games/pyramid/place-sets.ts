// Sets of pyramid places as the bits of one word: which lie on which, and which are uncovered.

import { coversOf, PYRAMID_CARDS, ROWS } from './table.ts';

const PLACES: readonly number[] = Array.from({ length: PYRAMID_CARDS }, (_, place) => place);

/** For each place those that lie directly on it. */
export const COVERS: readonly number[] = PLACES.map((place) => placeSet(coversOf(place)));

/** For each place those that it lies directly on. */
export const COVERED: readonly number[] = PLACES.map((place) =>
  placeSet(PLACES.filter((upper) => coversOf(upper).includes(place))),
);

/** For each place all that must be empty before its card is uncovered. */
export const BELOW: readonly number[] = PLACES.map((place) => {
  let below = COVERS[place] ?? 0;
  // What covers a place comes after it.
  for (const lower of PLACES) if (((below >> lower) & 1) === 1) below |= COVERS[lower] ?? 0;
  return below;
});

/** For each place all whose cards stay when its card stays, itself included. */
export const ABOVE: readonly number[] = PLACES.map((place) =>
  placeSet(PLACES.filter((upper) => upper === place || ((BELOW[upper] ?? 0) >> place) & 1)),
);

export function placeSet(places: readonly number[]): number {
  return places.reduce((set, place) => set | (1 << place), 0);
}

export function placesIn(set: number): readonly number[] {
  return PLACES.filter((place) => ((set >> place) & 1) === 1);
}

/** Those of `places` on which none of `covering` lies. */
export function uncovered(places: number, covering: number): number {
  let free = 0;
  let under = 0;
  for (let row = ROWS - 1, first = PYRAMID_CARDS - ROWS; row >= 0; first -= row, row--) {
    const whole = (2 << row) - 1;
    free |= ((places >>> first) & ~(under | (under >>> 1)) & whole) << first;
    under = (covering >>> first) & whole;
  }
  return free;
}

/** The number of the lowest bit that is set. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}
