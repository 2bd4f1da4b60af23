import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversOf, ROW_OF } from '../../../../src/games/pyramid/table.ts';
import { labelSide, layOut, type Layout } from '../../../../src/games/pyramid/view/layout.ts';
import type { Spot } from '../../../../src/ui/box.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sizes = fc.record({
  width: fc.integer({ min: 300, max: 2_600 }),
  height: fc.integer({ min: 300, max: 1_600 }),
});

/** The line under a pile, and the widest of its words in letters of 13 px. */
const LABEL = { width: 64, height: 24 };

function cards({ card, pyramid }: Layout): readonly Box[] {
  return pyramid.map((spot) => ({ ...spot, ...card }));
}

function piles({ card, stock, turned, waste }: Layout): readonly Box[] {
  return [stock, turned, waste].map((spot) => ({ ...spot, ...card }));
}

/** The words that are shown: under the turned card only where there is room. */
function labels(layout: Layout): readonly Box[] {
  const { card, stock, turned, waste, roomy } = layout;
  return [stock, waste, ...(roomy ? [turned] : [])].map((pile) => {
    const width = pile === turned ? 46 : LABEL.width;
    const beyond = width - card.width;
    const x = pile.x - { start: 0, middle: beyond / 2, end: beyond }[labelSide(layout, pile)];
    return { x, y: pile.y + card.height, width, height: LABEL.height };
  });
}

/** Less than half a pixel is a matter of rounding. */
function meet(a: Box, b: Box): boolean {
  return (
    a.x + a.width > b.x + 0.5 &&
    b.x + b.width > a.x + 0.5 &&
    a.y + a.height > b.y + 0.5 &&
    b.y + b.height > a.y + 0.5
  );
}

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((a, index) => all.slice(index + 1).map((b) => [a, b] as const));
}

function forEverySize(check: (layout: Layout, width: number, height: number) => void): void {
  fc.assert(
    fc.property(sizes, fc.boolean(), ({ width, height }, leftHanded) => {
      check(layOut(width, height, leftHanded), width, height);
    }),
    { numRuns: 500 },
  );
}

describe('whatever the size of the board', () => {
  it('nothing lies outside of it', () => {
    forEverySize((layout, width, height) => {
      for (const box of [...cards(layout), ...piles(layout), ...labels(layout)]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
    });
  });

  it('the piles and their words lie apart from each other and from the pyramid', () => {
    forEverySize((layout) => {
      const around = [...piles(layout), ...labels(layout)];
      for (const [a, b] of pairs(around)) expect(meet(a, b)).toBe(false);
      for (const box of around) {
        for (const card of cards(layout)) expect(meet(box, card)).toBe(false);
      }
    });
  });

  it('a covered card shows its rank, and more of it to a finger than the least there may be', () => {
    forEverySize((layout) => {
      const { card, pyramid } = layout;
      for (const [place, spot] of pyramid.entries()) {
        for (const cover of coversOf(place)) {
          const strip = pyramid[cover]!.y - spot.y;
          // The rank ends at 22 of a card's 64 units.
          expect(strip).toBeGreaterThanOrEqual((card.height * 22) / 64);
          expect(strip).toBeGreaterThanOrEqual(Math.min(24, card.height * 0.44) - 0.001);
        }
      }
    });
  });

  it('a row lies in the middle, each card between those that it covers', () => {
    forEverySize(({ card, pyramid }, width) => {
      for (const [place, { x }] of pyramid.entries()) {
        const [left, right] = coversOf(place).map((cover) => pyramid[cover]!.x);
        if (left !== undefined && right !== undefined) expect(x).toBeCloseTo((left + right) / 2);
      }
      for (let row = 0; row < 7; row++) {
        const xs = pyramid.filter((_, place) => ROW_OF[place] === row).map(({ x }) => x);
        expect((xs[0]! + xs.at(-1)! + card.width) / 2).toBeCloseTo(width / 2);
      }
    });
  });

  it('keeps the piles where they lay when it is asked to, though the space has changed', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom('below', 'beside'), ({ width, height }, piles) => {
        expect(layOut(width, height, false, 13, piles).piles).toBe(piles);
      }),
    );
    // The end takes its room from the board.
    const [played, ended] = [layOut(360, 528, false), layOut(360, 318, false, 13, 'below')];
    expect(ended.turned.x - played.turned.x).toBeLessThan(4);
    expect(ended.roomy).toBe(true);
  });

  it('left-handed is the same with the piles in a mirror', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const right = layOut(width, height, false);
        const left = layOut(width, height, true);
        const mirrored = ({ x, y }: Spot): Spot => ({ x: width - right.card.width - x, y });
        expect(left).toEqual({
          ...right,
          stock: mirrored(right.stock),
          turned: mirrored(right.turned),
          waste: mirrored(right.waste),
        });
        expect(right.stock.x).toBeGreaterThan(left.stock.x);
      }),
    );
  });
});

describe('on the screens that people have', () => {
  it.each([
    ['a small phone', 320, 456, 41],
    ['a phone', 360, 528, 47],
    ['a large phone', 412, 803, 54],
    ['a phone on its side', 568, 316, 59],
    ['a tablet', 768, 912, 102],
    ['a desktop', 1280, 688, 123],
  ])('%s has cards as wide as it can', (_name, width, height, least) => {
    expect(layOut(width, height, false).card.width).toBeGreaterThanOrEqual(least);
  });
});
