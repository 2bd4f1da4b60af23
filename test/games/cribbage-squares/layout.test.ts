import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, type Layout } from '../../../src/games/cribbage-squares/view/layout.ts';
import type { Box } from '../../../src/ui/box.ts';

/** What stands on the board while it is played, each as a box. */
function parts({
  card,
  cells,
  rowScores,
  columnScores,
  hand,
  handLabel,
  starter,
  starterLabel,
}: Layout): readonly Box[] {
  const cards = [...cells, hand, starter].map((spot) => ({ ...spot, ...card }));
  return [...cards, ...rowScores, ...columnScores, handLabel, starterLabel];
}

/** Less than a pixel shared is a matter of rounding. */
function overlap(a: Box, b: Box): boolean {
  return (
    a.x + a.width > b.x + 0.5 &&
    b.x + b.width > a.x + 0.5 &&
    a.y + a.height > b.y + 0.5 &&
    b.y + b.height > a.y + 0.5
  );
}

/** Of the board alone, in CSS pixels: what the bars leave of common screens. */
const BOARDS = [
  ['a small phone', 320, 456],
  ['a phone', 360, 528],
  ['a large phone', 412, 803],
  ['a phone on its side', 572, 316],
  ['a tablet', 768, 912],
  ['a desktop', 1280, 688],
] as const;

describe.each(BOARDS)('on %s', (_name, width, height) => {
  const layout = layOut(width, height, false);

  it('has cells for a thumb and ranks to be read at arm’s length', () => {
    expect(layout.card.width).toBeGreaterThanOrEqual(44);
    expect(layout.card.height).toBeGreaterThanOrEqual(44);
    // Of 46 units of width the rank has 23.
    expect(layout.card.width / 2).toBeGreaterThanOrEqual(16);
  });

  it('has scores that a thumb finds', () => {
    for (const score of [...layout.rowScores, ...layout.columnScores]) {
      expect(score.width).toBeGreaterThanOrEqual(44);
      expect(score.height).toBeGreaterThanOrEqual(30);
    }
  });

  it('has the card to place on the side of the hand that holds the phone', () => {
    const mirrored = layOut(width, height, true);
    const middle = (side: Layout): number => side.hand.x + side.card.width / 2;
    expect(middle(layout)).toBeGreaterThan(width / 2);
    expect(middle(mirrored)).toBeLessThan(width / 2);
  });

  it('has each score at the right of its row or under its column, in either hand', () => {
    for (const side of [layout, layOut(width, height, true)]) {
      side.rowScores.forEach((score, row) => {
        const last = side.cells[4 * row + 3];
        expect(score.y).toBe(last?.y);
        expect(score.x).toBeGreaterThan((last?.x ?? 0) + side.card.width);
      });
      side.columnScores.forEach((score, column) => {
        const last = side.cells[12 + column];
        expect(score.x).toBe(last?.x);
        expect(score.y).toBeGreaterThan((last?.y ?? 0) + side.card.height);
      });
    }
  });
});

const width = fc.integer({ min: 280, max: 2_000 });
const height = fc.integer({ min: 220, max: 1_400 });

describe('on any screen', () => {
  it('nothing is cut off, and nothing lies over anything else', () => {
    fc.assert(
      fc.property(width, height, fc.boolean(), (wide, high, leftHanded) => {
        const boxes = parts(layOut(wide, high, leftHanded));
        for (const [index, box] of boxes.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(wide);
          expect(box.y + box.height).toBeLessThanOrEqual(high);
          expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
        }
      }),
    );
  });

  it('the words of the end lie over no card but the one that was placed last', () => {
    fc.assert(
      fc.property(width, height, fc.boolean(), (wide, high, leftHanded) => {
        const layout = layOut(wide, high, leftHanded);
        const { caption, rest, card, cells, starter, starterLabel, rowScores, columnScores } =
          layout;
        const cards = [...cells, starter].map((spot) => ({ ...spot, ...card }));
        const boxes = [...cards, ...rowScores, ...columnScores];
        expect(boxes.filter((box) => overlap(caption, box))).toEqual([]);
        expect([...boxes, starterLabel].filter((box) => overlap(rest, box))).toEqual([]);
        for (const { width, height } of [caption, rest]) {
          expect(width).toBeGreaterThan(0);
          expect(height).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('more space never makes the cards smaller', () => {
    fc.assert(
      fc.property(width, height, fc.nat(400), fc.nat(400), (wide, high, wider, higher) => {
        const small = layOut(wide, high, false).card.width;
        const large = layOut(wide + wider, high + higher, false).card.width;
        // Scores grow with the height, and the smaller of two nearly equal arrangements is kept.
        expect(large).toBeGreaterThan(small * 0.9);
      }),
    );
  });
});
