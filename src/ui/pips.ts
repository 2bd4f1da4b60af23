// Where the pips of a die lie, for whoever draws one.

/** Where pips lie on a side of 100: near an edge, in the middle, near the other edge. */
const NEAR = 26;
const MIDDLE = 50;
const FAR = 74;

export type Pip = readonly [x: number, y: number];

const CENTRE: Pip = [MIDDLE, MIDDLE];
const FALLING: readonly Pip[] = [
  [NEAR, NEAR],
  [FAR, FAR],
];
const RISING: readonly Pip[] = [
  [NEAR, FAR],
  [FAR, NEAR],
];
const SIDES: readonly Pip[] = [
  [NEAR, MIDDLE],
  [FAR, MIDDLE],
];

/** By face, from 1. */
export const PIPS: readonly (readonly Pip[])[] = [
  [CENTRE],
  FALLING,
  [...FALLING, CENTRE],
  [...FALLING, ...RISING],
  [...FALLING, ...RISING, CENTRE],
  [...FALLING, ...RISING, ...SIDES],
];
