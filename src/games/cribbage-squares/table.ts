// Cribbage Squares' table: the grid, its eight hands, and what of the deal is hidden.

import type { Card } from '../../core/cards.ts';
import type { Position } from '../../core/game.ts';

/** Cells in a row and in a column. */
export const SIDE = 4;
export const CELLS = SIDE * SIDE;
/** One for each cell, then the common card. */
export const DEAL_CARDS = CELLS + 1;

/** From this total on, old books call the game a win. */
export const WINNING_TOTAL = 61;

/** There is nothing to choose. */
export type Options = Readonly<Record<string, never>>;

export interface Table {
  /** 16 cells row by row, cell number 1 first; undefined where free. */
  readonly cells: readonly (Card | undefined)[];
  /** To be placed next; undefined once the grid is full. */
  readonly card: Card | undefined;
  /** The common card: undefined until the grid is full. */
  readonly starter: Card | undefined;
}

export interface Hidden {
  /** Cards still to be turned, next first; the last is the common card. */
  readonly deck: readonly Card[];
}

export type SquaresPosition = Position<Table, Hidden>;

/** The number of the cell that the card goes on, 1 to 16. */
export type Move = number;

/** One of the eight hands: the numbers of its four cells, from the left or from the top. */
export interface Line {
  readonly kind: 'row' | 'column';
  /** 1 to 4, from the top or from the left. */
  readonly number: number;
  readonly cells: readonly number[];
}

const PLACES = [0, 1, 2, 3] as const;

export const ROWS: readonly Line[] = PLACES.map((row) => ({
  kind: 'row',
  number: row + 1,
  cells: PLACES.map((column) => row * SIDE + column + 1),
}));

export const COLUMNS: readonly Line[] = PLACES.map((column) => ({
  kind: 'column',
  number: column + 1,
  cells: PLACES.map((row) => row * SIDE + column + 1),
}));

/** The row and the column that meet in a cell, by its number. */
export function linesThrough(cell: number): readonly Line[] {
  return [...ROWS, ...COLUMNS].filter((line) => line.cells.includes(cell));
}

/** The cards that lie on a line. */
export function handOf(cells: Table['cells'], line: Line): readonly Card[] {
  return line.cells.map((cell) => cells[cell - 1]).filter((card) => card !== undefined);
}

/** How many cells hold a card. */
export function placedCount(cells: Table['cells']): number {
  return cells.filter((card) => card !== undefined).length;
}

/** The position before the first placement: 17 cards in the order in which they are turned. */
export function dealt(deal: readonly Card[]): SquaresPosition {
  const [card, ...deck] = deal;
  const cells = Array.from({ length: CELLS }, () => undefined);
  return { table: { cells, card, starter: undefined }, hidden: { deck } };
}
