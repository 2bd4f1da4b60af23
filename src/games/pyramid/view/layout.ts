// Where every card of the pyramid lies in the space that the board has.

import type { Spot } from '../../../ui/box.ts';
import { PYRAMID_CARDS, ROW_OF, ROWS } from '../table.ts';

/** Where the piles lie by the pyramid. */
export type Arrangement = 'below' | 'beside';

export interface Layout {
  readonly piles: Arrangement;
  readonly card: { readonly width: number; readonly height: number };
  /**
   * Whether the words under the piles fit side by side, each in the middle of its pile. Else those
   * under the turned card are left out, and the others begin or end with their pile.
   */
  readonly roomy: boolean;
  readonly pyramid: readonly Spot[];
  readonly stock: Spot;
  readonly turned: Spot;
  readonly waste: Spot;
}

const MARGIN = 6;
/** Height of a card for a width of 1. */
const RATIO = 64 / 46;
/** Between neighbours, as a part of a card's width. */
const GAP = 0.06;
/** Height of the line under a pile. */
const LABEL = 24;
/** From pile to pile, for the words under them: as a part of the size of their letters. */
const ROOMY_PITCH = 57 / 13;
const WIDEST_CARD = 124;
/** How far each row lies below the one above, as a part of a card's height: a rank stays visible. */
const TIGHTEST_STEP = 0.44;
const LOOSEST_STEP = 0.72;
/** The rows of the pyramid are this many cards wide in all. */
const ROW_WIDTH = ROWS + (ROWS - 1) * GAP;

/**
 * The larger of two arrangements: the piles below the pyramid, or, where the space is wide, in the
 * corners beside its top. `leftHanded` mirrors the piles, so that the stock is near the thumb;
 * `letters` is the size of the words under them; `kept` is an arrangement that is to stay.
 */
export function layOut(
  width: number,
  height: number,
  leftHanded: boolean,
  letters = 13,
  kept?: Arrangement,
): Layout {
  const roomyPitch = ROOMY_PITCH * letters;
  const room = { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const widest = Math.min(WIDEST_CARD, room.width / ROW_WIDTH);
  const rows = 1 + (ROWS - 1) * TIGHTEST_STEP;
  const below = Math.min(widest, (room.height - LABEL - MARGIN * 2) / (RATIO * (rows + 1)));
  const beside = Math.min(widest, room.height / (RATIO * rows));
  const larger = beside > below * 1.08 ? 'beside' : 'below';
  const layout =
    (kept ?? larger) === 'beside'
      ? pilesBeside(width, room.height, beside, roomyPitch)
      : pilesBelow(width, room.height, below, roomyPitch);
  return leftHanded ? mirrored(layout, width) : layout;
}

/** Where the words under a pile stand: in its middle, or flush with its outer edge. */
export function labelSide({ roomy, pyramid }: Layout, pile: Spot): 'start' | 'middle' | 'end' {
  const middle = pyramid[0]?.x ?? 0;
  if (roomy || pile.x === middle) return 'middle';
  return pile.x < middle ? 'start' : 'end';
}

function pilesBelow(width: number, height: number, cardWidth: number, roomyPitch: number): Layout {
  const card = sized(cardWidth);
  const forRows = height - card.height - LABEL - MARGIN * 2;
  const step = rowStep(card.height, forRows);
  const rowsHeight = card.height + (ROWS - 1) * step;
  // What the cards cannot use is shared out above, between and below.
  const spare = Math.max(0, forRows - rowsHeight);
  const top = MARGIN + spare * 0.35;
  const y = top + rowsHeight + MARGIN * 2 + spare * 0.35;
  const pitch = Math.min(
    Math.max(cardWidth * 1.7, roomyPitch + MARGIN),
    (width - 2 * MARGIN - cardWidth) / 2,
  );
  const middle = (width - cardWidth) / 2;
  return {
    piles: 'below',
    card,
    roomy: pitch >= roomyPitch,
    pyramid: pyramidSpots(width, cardWidth, top, step),
    waste: { x: middle - pitch, y },
    turned: { x: middle, y },
    stock: { x: middle + pitch, y },
  };
}

function pilesBeside(width: number, height: number, cardWidth: number, roomyPitch: number): Layout {
  const card = sized(cardWidth);
  const step = rowStep(card.height, height);
  const top = MARGIN + Math.max(0, (height - card.height - (ROWS - 1) * step) / 2);
  const pitch = cardWidth * (1 + GAP);
  // As far out as the bottom row reaches, and no further on a wide screen.
  const right = (width + cardWidth * ROW_WIDTH) / 2 - cardWidth;
  return {
    piles: 'beside',
    card,
    roomy: pitch >= roomyPitch,
    pyramid: pyramidSpots(width, cardWidth, top, step),
    stock: { x: right, y: top },
    turned: { x: right - pitch, y: top },
    waste: { x: width - right - cardWidth, y: top },
  };
}

function sized(width: number): Layout['card'] {
  return { width, height: width * RATIO };
}

function rowStep(cardHeight: number, height: number): number {
  return Math.min(cardHeight * LOOSEST_STEP, (height - cardHeight) / (ROWS - 1));
}

function pyramidSpots(width: number, cardWidth: number, top: number, step: number): Spot[] {
  const pitch = cardWidth * (1 + GAP);
  return Array.from({ length: PYRAMID_CARDS }, (_, place) => {
    const row = ROW_OF[place] ?? 0;
    const column = place - (row * (row + 1)) / 2;
    return { x: (width - cardWidth) / 2 + (column - row / 2) * pitch, y: top + row * step };
  });
}

function mirrored(layout: Layout, width: number): Layout {
  const flip = ({ x, y }: Spot): Spot => ({ x: width - layout.card.width - x, y });
  return {
    ...layout,
    stock: flip(layout.stock),
    turned: flip(layout.turned),
    waste: flip(layout.waste),
  };
}
