import { describe, expect, it } from 'vitest';
import { BOARDS } from '../../../../src/games/cascade/table.ts';
import {
  chartRows,
  columnAt,
  columnBox,
  dieSpot,
  handSpot,
  layOut,
  type Layout,
  queueSpots,
} from '../../../../src/games/cascade/view/layout.ts';
import type { Box } from '../../../../src/ui/box.ts';

/** What the screen leaves to the board on a device of this size, at its least. */
const SPACES = [
  { device: 'a phone of 320 by 568', width: 320, height: 456 },
  { device: 'a phone of 360 by 640', width: 360, height: 528 },
  { device: 'a phone of 412 by 915', width: 412, height: 803 },
  { device: 'a phone of 568 by 320', width: 496, height: 276 },
  { device: 'a phone of 640 by 360', width: 572, height: 316 },
  { device: 'a tablet', width: 768, height: 912 },
  { device: 'a desktop of 1280 by 800', width: 1280, height: 688 },
];

/** What the panel at the end leaves of it. */
const BESIDE_THE_END = [
  { device: 'a phone of 360 by 640', width: 360, height: 268 },
  { device: 'a phone of 640 by 360', width: 260, height: 316 },
  { device: 'a tablet', width: 768, height: 650 },
];

const CASES = [
  ...SPACES.map((space) => ({ ...space, isOver: false })),
  ...[...SPACES, ...BESIDE_THE_END].map((space) => ({ ...space, isOver: true })),
].flatMap((space) =>
  Object.entries(BOARDS).flatMap(([board, size]) =>
    [false, true].map((leftHanded) => ({ ...space, board, size, leftHanded })),
  ),
);

function boxes(layout: Layout, columns: number, rows: number): readonly Box[] {
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  const square = (spot: { x: number; y: number }, side: number): Box => ({
    ...spot,
    width: side,
    height: side,
  });
  return [
    ...places.map((place) => square(dieSpot(layout, place), layout.die)),
    ...Array.from({ length: columns }, (_, column) => square(handSpot(layout, column), layout.die)),
    ...queueSpots(layout, 12).map((spot) => square(spot, spot.side)),
    layout.chart,
    layout.notes,
  ];
}

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return (
    a.x + a.width > b.x + slack &&
    b.x + b.width > a.x + slack &&
    a.y + a.height > b.y + slack &&
    b.y + b.height > a.y + slack
  );
}

describe.each(CASES)(
  '$board on $device, left-handed: $leftHanded, $width by $height, over: $isOver',
  ({ width, height, size, leftHanded, isOver }) => {
    const layout = layOut(width, height, size, leftHanded, isOver);
    const all = boxes(layout, size.columns, size.rows);

    it('lies in the space that there is', () => {
      for (const box of [...all, layout.queue, layout.field, layout.hand]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
    });

    it('has nothing lie on anything else', () => {
      all.forEach((box, index) => {
        const others = all.slice(index + 1).filter((other) => overlap(box, other));
        expect(others, JSON.stringify(box)).toEqual([]);
      });
    });

    it('has dice large enough to read and columns wide enough to hit', () => {
      expect(layout.die).toBeGreaterThanOrEqual(23);
      expect(columnBox(layout, 0).width).toBeGreaterThanOrEqual(24);
      // At the end nobody has to plan with those to come.
      const least = isOver ? 15 : 16;
      for (const { side } of queueSpots(layout, 12)) expect(side).toBeGreaterThanOrEqual(least);
    });

    it('has the next die at the foot of those to come, larger than the others', () => {
      const [next, ...others] = queueSpots(layout, 12);
      expect(next).toBeDefined();
      for (const { y, side } of others) {
        expect(y).toBeLessThan(next?.y ?? 0);
        expect(side).toBeLessThan(next?.side ?? 0);
      }
    });

    it('knows the column under a finger that is on it or below it', () => {
      for (let column = 0; column < size.columns; column++) {
        const { x, y, width: across } = columnBox(layout, column);
        const middle = x + across / 2;
        expect(columnAt(layout, { x: middle, y: y + 1 })).toBe(column);
        expect(columnAt(layout, { x: middle, y: layout.hand.y + 1 })).toBe(column);
        expect(columnAt(layout, { x: middle, y: y - 1 })).toBeUndefined();
      }
    });

    it('takes a finger at the edge for the outer column, and one on anything else for none', () => {
      const { field, queue, chart, pitch } = layout;
      const y = field.y + 1;
      expect(columnAt(layout, { x: field.x - 1, y })).toBe(0);
      expect(columnAt(layout, { x: field.x + field.width + 1, y })).toBe(size.columns - 1);
      expect(columnAt(layout, { x: field.x - pitch.x, y })).toBeUndefined();
      expect(columnAt(layout, { x: field.x + field.width + pitch.x, y })).toBeUndefined();
      for (const box of [queue, chart]) {
        for (const part of [0.05, 0.5, 0.95]) {
          const on = { x: box.x + box.width * part, y: box.y + box.height / 2 };
          expect(columnAt(layout, on)).toBeUndefined();
        }
      }
    });
  },
);

it('has columns of at least 44 pixels on a phone of 360 by 640', () => {
  for (const size of Object.values(BOARDS)) {
    expect(columnBox(layOut(360, 528, size, false), 0).width).toBeGreaterThanOrEqual(44);
  }
});

it('does without chart and notes beside the end only, and only where the dice gain by it', () => {
  for (const size of Object.values(BOARDS)) {
    const [played, ended] = [false, true].map((over) => layOut(360, 268, size, false, over));
    expect(played?.notes.height).toBeGreaterThan(0);
    expect(ended?.notes.height).toBe(0);
    expect(ended?.die).toBeGreaterThan(1.1 * (played?.die ?? Infinity));
    expect(layOut(360, 528, size, false, true)).toEqual(layOut(360, 528, size, false));
  }
});

it.each([
  [7, 0, [1, 2, 3, 4, 5, 6, 7]],
  [7, 6, [1, 2, 3, 4, 5, 6, 7]],
  [7, 7, [2, 3, 4, 5, 6, 7, 8]],
  [5, 20, [17, 18, 19, 20, 21]],
])('shows %i rows of the chart around %i cascades', (fit, made, rows) => {
  expect(chartRows(fit, made)).toEqual(rows);
});
