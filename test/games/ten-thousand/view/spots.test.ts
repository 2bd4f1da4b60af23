import { expect, it } from 'vitest';
import { traySpots } from '../../../../src/games/ten-thousand/view/spots.ts';

it.each([
  [0, 3, []],
  [1, 3, [[0, 0]]],
  [
    2,
    3,
    [
      [-0.5, 0],
      [0.5, 0],
    ],
  ],
  [
    5,
    3,
    [
      [-1, -0.5],
      [0, -0.5],
      [1, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
  ],
  [
    3,
    6,
    [
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
  ],
])('%i dice in rows of %i lie around the middle', (dice, columns, spots) => {
  expect(traySpots(dice, columns).map(({ x, y }) => [x, y])).toEqual(spots);
});
