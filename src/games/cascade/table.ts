// Cascade's table: the columns, the dice to come, where the current die fits, what the last move did.

import type { Die } from '../../core/dice.ts';
import type { Position, Refusal } from '../../core/game.ts';
import type { Stream } from '../../core/random.ts';
import type { Columns, Step } from './cascades.ts';

/** The boards by name. */
export const BOARDS = {
  '6x6': { columns: 6, rows: 6 },
  '6x8': { columns: 6, rows: 8 },
  '5x6': { columns: 5, rows: 6 },
} as const;

export type Board = keyof typeof BOARDS;

/** Dice of the regular game. */
export const GAME_DICE = 150;

/** Dice that are shown ahead of the current one. */
export const DICE_AHEAD = 12;

/** A second of the Lightning Round for each cascade of the regular game. */
export const MS_FOR_A_CASCADE = 1_000;

export interface Options {
  readonly board: Board;
}

export type Phase =
  | { readonly kind: 'regular' }
  /** The last die has cleared the board: the app fills it. */
  | { readonly kind: 'fill' }
  /** `leftMs`: milliseconds left at the last insertion, or of the whole round before its first. */
  | { readonly kind: 'lightning'; readonly leftMs: number }
  | { readonly kind: 'over' };

export type Bonus =
  | { readonly kind: 'cleared' | 'all placed'; readonly points: number }
  | { readonly kind: 'dice left'; readonly dice: number; readonly points: number };

/** What the last move did, for whoever shows it; no part of the notation. */
export interface LastMove {
  /** `column` from 0. Undefined for the fill. */
  readonly inserted: { readonly die: Die; readonly column: number } | undefined;
  /** The board with its new dice, before anything goes. */
  readonly begun: Columns;
  readonly chain: readonly Step[];
  /** By the chart, times the stars; without the bonuses. */
  readonly points: number;
  readonly bonuses: readonly Bonus[];
  /** The board was emptied because the next die of the Lightning Round fitted nowhere. */
  readonly emptied: boolean;
}

export interface Table {
  readonly board: Board;
  readonly columns: Columns;
  /** The current die first: all of the regular game, in the Lightning Round those that are shown. */
  readonly toCome: readonly Die[];
  /** Dice placed so far, the Lightning Round included. */
  readonly placed: number;
  readonly score: number;
  /** Those of the regular game so far: the seconds of the Lightning Round. */
  readonly cascades: number;
  readonly phase: Phase;
  readonly last: LastMove | undefined;
}

export interface Hidden {
  readonly fill: Stream;
  /** The dice behind those that are shown. */
  readonly lightning: Stream;
}

export type CascadePosition = Position<Table, Hidden>;

export type Move =
  | {
      readonly kind: 'insert';
      /** From 0. */
      readonly column: number;
      /** Only in the Lightning Round: milliseconds of play since its insertion before. */
      readonly afterMs: number | undefined;
    }
  | { readonly kind: 'fill' }
  | { readonly kind: 'timeout' };

/**
 * Milliseconds left at the last insertion; undefined while no clock runs, which starts with the
 * first insertion of the Lightning Round.
 */
export function deadline({ phase, placed }: Table): number | undefined {
  return phase.kind === 'lightning' && placed > GAME_DICE ? phase.leftMs : undefined;
}

/** Milliseconds left of the Lightning Round, so long after the last move; 0 outside of it. */
export function msLeft(table: Table, sinceLastMoveMs: number): number {
  const { phase } = table;
  if (phase.kind !== 'lightning') return 0;
  return deadline(table) === undefined ? phase.leftMs : Math.max(0, phase.leftMs - sinceLastMoveMs);
}

/** The Lightning Round is there to be played and its clock does not run yet. */
export function roundWaits(table: Table): boolean {
  return table.phase.kind === 'lightning' && deadline(table) === undefined;
}

/** No die goes into a full column, whatever it shows. */
export function isFull({ board, columns }: Table, column: number): boolean {
  return (columns[column]?.length ?? 0) >= BOARDS[board].rows;
}

/** Why the current die does not go into a column, which counts from 0; undefined when it does. */
export function whyRefused(table: Table, column: number): Refusal | undefined {
  const dice = table.columns[column];
  const number = String(column + 1);
  if (!dice) return { reason: `There is no column ${number}` };
  const [current] = table.toCome;
  if (!current) return { reason: 'There is no die to place' };
  if (isFull(table, column)) return { reason: `Column ${number} is full` };
  return dice[0]?.face === current.face
    ? { reason: `Its bottom die is a ${String(current.face)} too` }
    : undefined;
}

/** The columns that take the current die, from 0. */
export function openColumns(table: Table): readonly number[] {
  return [...table.columns.keys()].filter((column) => whyRefused(table, column) === undefined);
}

/**
 * Why a column is seen to be closed to the current die; undefined when it takes it, and when there
 * is none to take. After the end only where that was the end.
 */
export function whyClosed(table: Table, column: number): Refusal | undefined {
  const goesOn = table.phase.kind !== 'over' || openColumns(table).length === 0;
  return table.toCome.length > 0 && goesOn ? whyRefused(table, column) : undefined;
}

/** The move that inserts now, `sinceLastMoveMs` milliseconds of play after the move before. */
export function insertion(table: Table, column: number, sinceLastMoveMs: number): Move {
  if (table.phase.kind !== 'lightning') return { kind: 'insert', column, afterMs: undefined };
  const afterMs = deadline(table) === undefined ? 0 : Math.floor(sinceLastMoveMs);
  return { kind: 'insert', column, afterMs };
}
