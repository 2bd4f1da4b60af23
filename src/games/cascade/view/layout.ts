// Where Cascade's columns, dice, chart and notes lie in the space that the board has.

import type { Box, Spot } from '../../../ui/box.ts';
import type { Place } from '../cascades.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Layout {
  /** The side of a die on the board. */
  readonly die: number;
  /** From one die to the next. */
  readonly pitch: Spot;
  readonly rows: number;
  /** The columns, with their feet. */
  readonly field: Box;
  /** Where the current die lies under the columns. */
  readonly hand: Box;
  /** The dice to come. */
  readonly queue: Box;
  readonly chart: Box;
  /** The chart is a column, not a line. */
  readonly upright: boolean;
  /** The standing, the clock, what the last move did. */
  readonly notes: Box;
}

const MARGIN = 6;
const GAP = 6;
/** Under each column: whether it takes the current die. */
export const FOOT = 20;
/** Above the dice to come: how many more there are, in two lines or, in a low queue, in one. */
const QUEUE_HEAD = { high: 30, low: 22 };
const HIGH_QUEUE = 300;
/** Around the next die: it stands out by a ring. */
const RING = 7;
const CHART_LINE = { least: 42, most: 60 };
const NOTES = { least: 62, most: 110 };
const PANEL = { least: 150, most: 230 };
const QUEUE = { least: 44, part: 0.1, most: 80 };
const LARGEST_PITCH = 96;
/** A cell is at most this much longer than it is wide, or the other way round. */
const STRETCH = 1.22;
/** A die, as a part of its cell's shorter side. */
const DIE = 0.88;
/** What lies beside the board must not cost it dice of this size. */
const READABLE_DIE = 30;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/**
 * The larger of two arrangements: the chart as a line above the columns and the notes below them,
 * or, where the space is wide, both in a panel beside them. Where the end of a game, which says it
 * all, leaves little room, the board does without them. `leftHanded` mirrors it.
 */
export function layOut(
  width: number,
  height: number,
  size: Size,
  leftHanded: boolean,
  isOver = false,
): Layout {
  const over = chartAbove(width, height, size);
  const beside = chartBeside(width, height, size);
  const larger = beside.die > over.die * 1.08 ? beside : over;
  const alone = isOver && larger.die < READABLE_DIE ? boardAlone(width, height, size) : larger;
  const layout = alone.die > larger.die ? alone : larger;
  return leftHanded ? mirrored(layout, width) : layout;
}

function chartAbove(width: number, height: number, { columns, rows }: Size): Layout {
  const queueWidth = queueWidthIn(width);
  const x = (width - 2 * MARGIN - queueWidth - GAP) / columns;
  const fixed = 2 * MARGIN + CHART_LINE.least + GAP + FOOT + NOTES.least;
  const pitch = cell(x, (height - fixed) / (rows + 1));
  const spare = Math.max(0, height - fixed - (rows + 1) * pitch.y);
  const chartHeight = Math.min(CHART_LINE.most, CHART_LINE.least + spare * 0.2);
  const notesHeight = Math.min(NOTES.most, NOTES.least + spare * 0.5);
  const unused = spare - (chartHeight - CHART_LINE.least) - (notesHeight - NOTES.least);
  const top = MARGIN + unused / 2;
  const left = (width - queueWidth - GAP - columns * pitch.x) / 2;
  const queueTop = top + chartHeight + GAP;
  const field = fieldAt(left + queueWidth + GAP, queueTop, pitch, { columns, rows });
  const hand = under(field, pitch);
  const notesTop = hand.y + hand.height;
  return {
    die: DIE * Math.min(pitch.x, pitch.y),
    pitch,
    rows,
    field,
    hand,
    queue: { x: left, y: queueTop, width: queueWidth, height: notesTop + notesHeight - queueTop },
    chart: { x: left, y: top, width: field.x + field.width - left, height: chartHeight },
    upright: false,
    notes: { ...field, y: notesTop, height: notesHeight },
  };
}

function chartBeside(width: number, height: number, { columns, rows }: Size): Layout {
  const queueWidth = queueWidthIn(width);
  const room = width - 2 * MARGIN - queueWidth - 2 * GAP;
  const x = (room - PANEL.least - GAP) / columns;
  const pitch = cell(x, (height - 2 * MARGIN - FOOT) / (rows + 1));
  const panel = Math.min(PANEL.most, room - GAP - columns * pitch.x);
  const left = (width - queueWidth - columns * pitch.x - panel - 3 * GAP) / 2;
  const high = (rows + 1) * pitch.y + FOOT;
  const top = (height - high) / 2;
  const field = fieldAt(left + queueWidth + GAP, top, pitch, { columns, rows });
  const beside = { x: field.x + field.width + 2 * GAP, width: panel };
  const notesHeight = Math.max(NOTES.most, high * 0.36);
  return {
    die: DIE * Math.min(pitch.x, pitch.y),
    pitch,
    rows,
    field,
    hand: under(field, pitch),
    queue: { x: left, y: top, width: queueWidth, height: high },
    chart: { ...beside, y: top, height: high - notesHeight - GAP },
    upright: true,
    notes: { ...beside, y: top + high - notesHeight, height: notesHeight },
  };
}

function boardAlone(width: number, height: number, { columns, rows }: Size): Layout {
  const queueWidth = queueWidthIn(width);
  const x = (width - 2 * MARGIN - queueWidth - GAP) / columns;
  const pitch = cell(x, (height - 2 * MARGIN - FOOT) / (rows + 1));
  const high = (rows + 1) * pitch.y + FOOT;
  const left = (width - queueWidth - GAP - columns * pitch.x) / 2;
  const top = (height - high) / 2;
  const field = fieldAt(left + queueWidth + GAP, top, pitch, { columns, rows });
  return {
    die: DIE * Math.min(pitch.x, pitch.y),
    pitch,
    rows,
    field,
    hand: under(field, pitch),
    queue: { x: left, y: top, width: queueWidth, height: high },
    chart: NOWHERE,
    upright: false,
    notes: NOWHERE,
  };
}

function queueWidthIn(width: number): number {
  return Math.min(QUEUE.most, Math.max(QUEUE.least, width * QUEUE.part));
}

/** As large as it may be, and not too far from square. */
function cell(x: number, y: number): Spot {
  const largest = Math.min(LARGEST_PITCH, Math.min(x, y) * STRETCH);
  return { x: Math.min(x, largest), y: Math.min(y, largest) };
}

/** The columns with their feet, from their left top corner on. */
function fieldAt(x: number, y: number, pitch: Spot, { columns, rows }: Size): Box {
  return { x, y, width: columns * pitch.x, height: rows * pitch.y + FOOT };
}

function under(field: Box, pitch: Spot): Box {
  return { x: field.x, y: field.y + field.height, width: field.width, height: pitch.y };
}

function mirrored(layout: Layout, width: number): Layout {
  const flip = (box: Box): Box => ({ ...box, x: width - box.x - box.width });
  return {
    ...layout,
    field: flip(layout.field),
    hand: flip(layout.hand),
    queue: flip(layout.queue),
    chart: flip(layout.chart),
    notes: flip(layout.notes),
  };
}

/** The left edge of a column's cells, and its own width. */
export function columnBox({ field, pitch }: Layout, column: number): Box {
  return { x: field.x + column * pitch.x, y: field.y, width: pitch.x, height: field.height };
}

/** Where a die on the board lies: the bottom row rests on the foot. */
export function dieSpot(layout: Layout, { column, row }: Place): Spot {
  const { field, pitch, die, rows } = layout;
  return {
    x: field.x + (column + 0.5) * pitch.x - die / 2,
    y: field.y + (rows - row - 0.5) * pitch.y - die / 2,
  };
}

/** Where the current die lies, under a column. */
export function handSpot({ hand, pitch, die }: Layout, column: number): Spot {
  return {
    x: hand.x + (column + 0.5) * pitch.x - die / 2,
    y: hand.y + (hand.height - die) / 2,
  };
}

/** Whether there is room for one line only above the dice to come. */
export function isLow(queue: Box): boolean {
  return queue.height < HIGH_QUEUE;
}

/** The dice to come, next one first: it lies at the bottom and is larger than those above it. */
export function queueSpots(
  { queue, die }: Layout,
  count: number,
): readonly (Spot & { readonly side: number })[] {
  const next = Math.min(die, queue.width - 2 * RING, queue.height / 10);
  const bottom = queue.y + queue.height - RING - next;
  const head = isLow(queue) ? QUEUE_HEAD.low : QUEUE_HEAD.high;
  const step = (bottom - RING - queue.y - head) / Math.max(1, count - 1);
  const side = Math.min(step * DIE, next * 0.8);
  return Array.from({ length: count }, (_, index) => {
    const own = index === 0 ? next : side;
    const y = index === 0 ? bottom : bottom - RING - index * step + (step - side);
    return { x: queue.x + (queue.width - own) / 2, y, side: own };
  });
}

/** The column that a finger means; undefined when it is neither on the columns nor under them. */
export function columnAt({ field, hand, pitch }: Layout, { x, y }: Spot): number | undefined {
  const columns = Math.round(field.width / pitch.x);
  const column = Math.floor((x - field.x) / pitch.x);
  const beside = x < field.x - GAP || x > field.x + field.width + GAP;
  // Under the die there is room for the finger that holds it.
  const off = y < field.y || y > hand.y + hand.height + pitch.y;
  return beside || off ? undefined : Math.min(columns - 1, Math.max(0, column));
}

/** The first numbers of cascades on a chart, as many as fit; further on when more were made. */
export function chartRows(fit: number, made: number): readonly number[] {
  const first = Math.max(1, made - fit + 2);
  return Array.from({ length: fit }, (_, index) => first + index);
}
