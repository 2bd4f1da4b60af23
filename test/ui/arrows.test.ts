import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversOf } from '../../src/games/pyramid/table.ts';
import { layOut } from '../../src/games/pyramid/view/layout.ts';
import { arrowTarget, isArrow } from '../../src/ui/arrows.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes of 10 by 10 where the letters of a drawing stand. */
function drawn(...rows: readonly string[]): ReadonlyMap<string, Box> {
  return new Map(
    rows.flatMap((row, y) =>
      Array.from(row).flatMap((letter, x): [string, Box][] =>
        letter === ' ' ? [] : [[letter, { left: x * 10, top: y * 10, width: 10, height: 10 }]],
      ),
    ),
  );
}

function pressed(key: string, from: string, boxes: ReadonlyMap<string, Box>): string | undefined {
  const others = [...boxes].filter(([letter]) => letter !== from);
  const index = arrowTarget(
    key,
    boxes.get(from)!,
    others.map(([, box]) => box),
  );
  return index === undefined ? undefined : others[index]?.[0];
}

describe('an arrow key', () => {
  const grid = drawn('abc', 'def', 'ghi');

  it.each([
    ['ArrowLeft', 'd'],
    ['ArrowRight', 'f'],
    ['ArrowUp', 'b'],
    ['ArrowDown', 'h'],
  ])('%s leads to the neighbour on that side', (key, to) => {
    expect(pressed(key, 'e', grid)).toBe(to);
  });

  it('leads nowhere at the edge', () => {
    expect(pressed('ArrowLeft', 'd', grid)).toBeUndefined();
    expect(pressed('ArrowUp', 'b', grid)).toBeUndefined();
  });

  it('reaches over a gap, and prefers what lies straight ahead', () => {
    expect(pressed('ArrowRight', 'a', drawn('a    b', '  c   '))).toBe('c');
    expect(pressed('ArrowRight', 'a', drawn('a  b', '   c'))).toBe('b');
    expect(pressed('ArrowDown', 'a', drawn('a', ' ', ' ', 'b'))).toBe('b');
  });

  it('does not turn a corner', () => {
    expect(pressed('ArrowRight', 'a', drawn('a', ' ', ' ', ' ', ' b'))).toBeUndefined();
  });

  it('is one of four', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].every(isArrow)).toBe(true);
    expect(['Enter', 'toString', '', 'a'].some(isArrow)).toBe(false);
    expect(pressed('Enter', 'e', grid)).toBeUndefined();
  });
});

/** What may be left of a pyramid: a card goes only when nothing covers it. */
const pyramids = fc.array(fc.nat(), { maxLength: 28 }).map((picks) => {
  const left = new Set(Array(28).keys());
  for (const pick of picks) {
    const free = [...left].filter((place) => !coversOf(place).some((cover) => left.has(cover)));
    left.delete(free[pick % free.length]!);
  }
  return [...left];
});

describe('on a Pyramid of any cards left', () => {
  it('arrows lead from everywhere to everywhere', () => {
    const screens = fc.constantFrom([360, 528], [572, 316], [1280, 688]);
    const piles = fc.subarray(['turned', 'waste'] as const);
    fc.assert(
      fc.property(pyramids, piles, screens, fc.boolean(), (places, names, size, leftHanded) => {
        const [width = 0, height = 0] = size;
        const layout = layOut(width, height, leftHanded);
        const { card, pyramid } = layout;
        const spots = [
          layout.stock,
          ...names.map((name) => layout[name]),
          ...places.map((place) => pyramid[place]!),
        ];
        const boxes = spots.map(({ x, y }) => ({ left: x, top: y, ...card }));
        for (const from of boxes.keys()) {
          expect(reachable(from, boxes).size).toBe(boxes.length);
        }
      }),
    );
  });
});

/** Everything that arrow keys lead to, one after the other. */
function reachable(from: number, boxes: readonly Box[]): ReadonlySet<number> {
  const seen = new Set([from]);
  for (const at of seen) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const others = [...boxes.keys()].filter((index) => index !== at);
      const next = arrowTarget(
        key,
        boxes[at]!,
        others.map((index) => boxes[index]!),
      );
      if (next !== undefined) seen.add(others[next]!);
    }
  }
  return seen;
}
