// Where the grid, its scores, the card to place and the common card lie in the board's space.

import type { Box, Spot } from '../../../ui/box.ts';
import { CELLS, SIDE } from '../table.ts';

export interface Layout {
  readonly card: { readonly width: number; readonly height: number };
  /** Cell number 1 first. */
  readonly cells: readonly Spot[];
  /** At the right of each row. */
  readonly rowScores: readonly Box[];
  /** Under each column. */
  readonly columnScores: readonly Box[];
  /** The card to place. */
  readonly hand: Spot;
  readonly starter: Spot;
  readonly handLabel: Box;
  readonly starterLabel: Box;
  /** For the words of the scoring, in the place of the card to place and of both labels. */
  readonly caption: Box;
  /** For words after the scoring, beside the common card and its label. */
  readonly rest: Box;
}

const MARGIN = 6;
/** Height of a card for a width of 1. */
const RATIO = 64 / 46;
/** Between neighbours, as a part of a card's width. */
const GAP = 0.07;
/** Between the grid with its scores and the two cards beside or below it. */
const APART = 8;
const WIDEST_CARD = 124;
/** Of a score; a button that a thumb finds. */
const SCORE_WIDTH = 44;
const SCORE_HEIGHT = { least: 30, most: 44 } as const;
/** Of the column that holds the two cards beside the grid: words need room under them. */
const ASIDE_WIDTH = { least: 84, most: 200 } as const;
/** Of the two lines of words under a card, in CSS pixels and in widths of a card; what stays free above. */
const LABEL_HEIGHT = { least: 36, part: 0.5 } as const;
const LABEL_GAP = 8;
/** A row of cards, and the gap that follows each, in widths of a card. */
const ROW = SIDE * (1 + GAP);

/** What both arrangements start from. */
interface Space {
  readonly width: number;
  readonly height: number;
  readonly scoreHeight: number;
  readonly leftHanded: boolean;
}

/**
 * The larger of two arrangements: the card to place and the common card below the grid, or, where
 * the space is wide, beside it. `leftHanded` puts the card to place near the other thumb.
 */
export function layOut(width: number, height: number, leftHanded: boolean): Layout {
  const { least, most } = SCORE_HEIGHT;
  const scoreHeight = Math.min(most, Math.max(least, height * 0.1));
  const space = { width, height, scoreHeight, leftHanded };
  const below = widestBelow(space);
  const beside = widestBeside(space);
  return beside > below * 1.08 ? cardsBeside(space, beside) : cardsBelow(space, below);
}

function widestBelow({ width, height, scoreHeight }: Space): number {
  const forCards = height - 2 * MARGIN - scoreHeight - APART;
  return Math.max(
    0,
    Math.min(
      WIDEST_CARD,
      (width - 2 * MARGIN - SCORE_WIDTH) / ROW,
      forCards / ((SIDE + 1) * RATIO + SIDE * GAP),
    ),
  );
}

function widestBeside({ width, height, scoreHeight }: Space): number {
  const forCards = width - 2 * MARGIN - SCORE_WIDTH - 2 * APART;
  return Math.max(
    0,
    Math.min(
      WIDEST_CARD,
      (forCards - ASIDE_WIDTH.least) / ROW,
      forCards / (ROW + 1),
      (height - 2 * MARGIN - scoreHeight) / (SIDE * RATIO + SIDE * GAP),
    ),
  );
}

function cardsBelow(space: Space, cardWidth: number): Layout {
  const card = sized(cardWidth);
  const gridWidth = ROW * cardWidth + SCORE_WIDTH;
  const gridHeight = SIDE * (card.height + GAP * cardWidth) + space.scoreHeight;
  // What the cards cannot use is shared out above, between and below.
  const spare = space.height - 2 * MARGIN - gridHeight - APART - card.height;
  const left = (space.width - gridWidth) / 2;
  const top = MARGIN + spare * 0.3;
  const y = top + gridHeight + APART + spare * 0.35;
  const right = left + gridWidth - cardWidth;
  const inner = left + cardWidth + APART;
  const label = { y, width: (right - inner - APART) / 2, height: card.height };
  const [nearLeft, nearRight] = [
    { ...label, x: inner },
    { ...label, x: inner + label.width },
  ];
  const { leftHanded } = space;
  return {
    ...grid(space, card, { x: left, y: top }),
    hand: { x: leftHanded ? left : right, y },
    handLabel: leftHanded ? nearLeft : nearRight,
    starter: { x: leftHanded ? right : left, y },
    starterLabel: leftHanded ? nearRight : nearLeft,
    caption: {
      x: leftHanded ? left : inner,
      y,
      width: gridWidth - cardWidth - APART,
      height: card.height,
    },
    rest: {
      x: leftHanded ? left : inner + label.width + APART,
      y,
      width: label.width + cardWidth,
      height: card.height,
    },
  };
}

function cardsBeside(space: Space, cardWidth: number): Layout {
  const card = sized(cardWidth);
  const gridWidth = ROW * cardWidth + SCORE_WIDTH;
  const gridHeight = SIDE * (card.height + GAP * cardWidth) + space.scoreHeight;
  const left = space.width - 2 * MARGIN - gridWidth - 2 * APART;
  const asideWidth = Math.max(cardWidth, Math.min(ASIDE_WIDTH.most, left));
  const spare = left - asideWidth;
  const start = MARGIN + spare / 2;
  const top = (space.height - gridHeight) / 2;
  const bottom = top + gridHeight;
  const asideX = space.leftHanded ? start : start + gridWidth + 2 * APART;
  const gridX = space.leftHanded ? start + asideWidth + 2 * APART : start;
  const x = asideX + (asideWidth - cardWidth) / 2;
  const labelHeight = Math.max(LABEL_HEIGHT.least, LABEL_HEIGHT.part * cardWidth);
  const label = { x: asideX, width: asideWidth, height: labelHeight };
  const labelled = card.height + LABEL_GAP;
  const captionY = top + labelled;
  const restY = captionY + labelHeight;
  return {
    ...grid(space, card, { x: gridX, y: top }),
    starter: { x, y: top },
    starterLabel: { ...label, y: top + labelled },
    hand: { x, y: bottom - labelHeight - labelled },
    handLabel: { ...label, y: bottom - labelHeight },
    caption: { x: asideX, y: captionY, width: asideWidth, height: bottom - captionY },
    rest: { x: asideX, y: restY, width: asideWidth, height: bottom - restY },
  };
}

function sized(width: number): Layout['card'] {
  return { width, height: width * RATIO };
}

function grid(
  { scoreHeight }: Space,
  card: Layout['card'],
  { x, y }: Spot,
): Pick<Layout, 'card' | 'cells' | 'rowScores' | 'columnScores'> {
  const gap = card.width * GAP;
  const columns = places().map((place) => x + place * (card.width + gap));
  const rows = places().map((place) => y + place * (card.height + gap));
  const right = x + ROW * card.width;
  const under = y + SIDE * (card.height + gap);
  return {
    card,
    cells: Array.from({ length: CELLS }, (_, index) => ({
      x: columns[index % SIDE] ?? x,
      y: rows[Math.floor(index / SIDE)] ?? y,
    })),
    rowScores: rows.map((row) => ({ x: right, y: row, width: SCORE_WIDTH, height: card.height })),
    columnScores: columns.map((column) => ({
      x: column,
      y: under,
      width: card.width,
      height: scoreHeight,
    })),
  };
}

function places(): readonly number[] {
  return Array.from({ length: SIDE }, (_, place) => place);
}
