// Cascade's notation: positions as seven fields, moves as one word.

import { type Die, formatDie } from '../../core/dice.ts';
import type { Failure } from '../../core/game.ts';
import { failure, splitFields } from '../../core/notation.ts';
import { type Columns, findCascades } from './cascades.ts';
import { dealHidden } from './deal.ts';
import {
  type Board,
  BOARDS,
  type CascadePosition,
  DICE_AHEAD,
  GAME_DICE,
  type Move,
  MS_FOR_A_CASCADE,
  openColumns,
  type Phase,
  type Table,
} from './table.ts';

const FIELDS = ['board', 'columns', 'dice to come', 'n', 'score', 'cascades', 'phase'] as const;

/** Digits of the longest number that is read: far beyond any game, and sums of it stay exact. */
const MOST_DIGITS = 12;

/** Of the cascades: their milliseconds must be readable too. */
const MOST_CASCADE_DIGITS = 9;

const PHASES = ['regular', 'fill', 'lightning <ms left>', 'over'] as const;

/** Reads a position. The fill and the Lightning Round's dice that are not written come from `seed`. */
export function read(text: string, seed = text): CascadePosition | Failure {
  const fields = splitFields(text, FIELDS);
  if ('error' in fields) return fields;
  const [boardField = '', columnsField = '', diceField = '', ...rest] = fields;
  const [nField = '', scoreField = '', cascadesField = '', phaseField = ''] = rest;

  if (!isBoard(boardField)) {
    return failure(`board: "${boardField}" is none of ${Object.keys(BOARDS).join(', ')}`);
  }
  const columns = readColumns(columnsField, boardField);
  if ('error' in columns) return columns;
  const toCome = readDice(diceField, 'dice to come');
  if ('error' in toCome) return toCome;
  const placed = readNumber(nField, 'n');
  if (typeof placed !== 'number') return placed;
  const score = readNumber(scoreField, 'score');
  if (typeof score !== 'number') return score;
  const cascades = readNumber(cascadesField, 'cascades', MOST_CASCADE_DIGITS);
  if (typeof cascades !== 'number') return cascades;
  const phase = readPhase(phaseField);
  if ('error' in phase) return phase;

  const numbers = { placed, score, cascades };
  const table = { board: boardField, columns, toCome, ...numbers, phase, last: undefined };
  return contradiction(table) ?? { table, hidden: dealHidden(seed) };
}

function isBoard(text: string): text is Board {
  return Object.hasOwn(BOARDS, text);
}

function readColumns(field: string, board: Board): Columns | Failure {
  const words = field.split(/\s+/);
  const size = BOARDS[board];
  if (words.length !== size.columns) {
    return failure(`columns: ${String(size.columns)} columns, here are ${String(words.length)}`);
  }
  const columns: (readonly Die[])[] = [];
  for (const [index, word] of words.entries()) {
    const place = `column ${String(index + 1)}`;
    const dice = readDice(word, place);
    if ('error' in dice) return dice;
    if (dice.length > size.rows) {
      return failure(
        `${place}: at most ${String(size.rows)} dice, here are ${String(dice.length)}`,
      );
    }
    columns.push(dice);
  }
  return columns;
}

/** Dice written together, or "-" for none. */
function readDice(field: string, place: string): readonly Die[] | Failure {
  if (field === '-') return [];
  const dice: Die[] = [];
  for (const [word, face = '', star] of field.matchAll(/(.)(\*?)/gsu)) {
    if (!/^[1-6]$/.test(face)) {
      return failure(`${place}, die ${String(dice.length + 1)}: "${word}" is not a die`);
    }
    dice.push({ face: Number(face), star: star === '*' });
  }
  return dice;
}

function readNumber(field: string, place: string, digits = MOST_DIGITS): number | Failure {
  if (!isWhole(field)) return failure(`${place}: "${field}" is not a whole number`);
  return field.length <= digits
    ? Number(field)
    : failure(`${place}: "${field}" has more than ${String(digits)} digits`);
}

function isWhole(text: string): boolean {
  return /^(0|[1-9]\d*)$/.test(text);
}

function readPhase(field: string): Phase | Failure {
  const [kind = '', time = '', ...rest] = field.split(/\s+/);
  if (kind === 'lightning' && rest.length === 0) {
    const leftMs = readNumber(time, 'phase: milliseconds left');
    return typeof leftMs === 'number' ? { kind, leftMs } : leftMs;
  }
  if (field === 'regular' || field === 'fill' || field === 'over') return { kind: field };
  return failure(`phase: "${field}" is none of ${PHASES.join(', ')}`);
}

/** What cannot be in a game although each field is right by itself. */
function contradiction(table: Table): Failure | undefined {
  return standingCascade(table.columns) ?? wrongPhase(table) ?? wrongDice(table) ?? wrongEnd(table);
}

function standingCascade(columns: Columns): Failure | undefined {
  const [first] = findCascades(columns).cascades[0]?.places ?? [];
  if (!first) return undefined;
  const place = `column ${String(first.column + 1)}, die ${String(first.row + 1)}`;
  return failure(`${place}: a cascade stands here unresolved`);
}

/** Whether n and the cascades fit the phase. */
function wrongPhase({ phase, placed, cascades, columns }: Table): Failure | undefined {
  const all = String(GAME_DICE);
  switch (phase.kind) {
    case 'regular':
      return placed < GAME_DICE
        ? undefined
        : failure(`n: less than ${all} in the regular game, here is ${String(placed)}`);
    case 'fill':
      if (placed !== GAME_DICE) {
        return failure(`n: ${all} before the fill, here is ${String(placed)}`);
      }
      if (cascades === 0) return failure('cascades: at least 1 when the board was cleared');
      return columns.every((dice) => dice.length === 0)
        ? undefined
        : failure('columns: empty before the fill, here are dice');
    case 'lightning':
      if (placed < GAME_DICE) {
        return failure(`n: at least ${all} in the Lightning Round, here is ${String(placed)}`);
      }
      if (cascades === 0) return failure('cascades: at least 1 in the Lightning Round');
      return phase.leftMs <= cascades * MS_FOR_A_CASCADE
        ? undefined
        : failure(`phase: ${String(phase.leftMs)} ms left of ${String(cascades)} seconds`);
    case 'over':
      return placed > GAME_DICE && cascades === 0
        ? failure(`n: at most ${all} without a Lightning Round, here is ${String(placed)}`)
        : undefined;
  }
}

function wrongDice({ phase, placed, toCome }: Table): Failure | undefined {
  const expected = phase.kind === 'lightning' ? 1 + DICE_AHEAD : Math.max(0, GAME_DICE - placed);
  return toCome.length === expected
    ? undefined
    : failure(`dice to come: ${String(expected)} dice, here are ${String(toCome.length)}`);
}

/** Whether the current die fits somewhere exactly when the game goes on. */
function wrongEnd(table: Table): Failure | undefined {
  const [current] = table.toCome;
  if (!current) return undefined;
  const [open] = openColumns(table);
  if (table.phase.kind === 'over') {
    return open === undefined
      ? undefined
      : failure(`phase: over, but the ${formatDie(current)} goes into column ${String(open + 1)}`);
  }
  return open === undefined
    ? failure(`phase: ${table.phase.kind}, but the ${formatDie(current)} fits nowhere`)
    : undefined;
}

export function write({ table }: CascadePosition): string {
  return [
    table.board,
    table.columns.map(formatDice).join(' '),
    formatDice(table.toCome),
    String(table.placed),
    String(table.score),
    String(table.cascades),
    formatPhase(table.phase),
  ].join(' / ');
}

function formatDice(dice: readonly Die[]): string {
  return dice.length === 0 ? '-' : dice.map(formatDie).join('');
}

function formatPhase(phase: Phase): string {
  return phase.kind === 'lightning' ? `lightning ${String(phase.leftMs)}` : phase.kind;
}

export function encode(move: Move): string {
  switch (move.kind) {
    case 'fill':
      return 'F';
    case 'timeout':
      return 'X';
    case 'insert': {
      const column = String(move.column + 1);
      return move.afterMs === undefined ? column : `${column}@${String(move.afterMs)}`;
    }
  }
}

export function decode(text: string): Move | undefined {
  if (text === 'F') return { kind: 'fill' };
  if (text === 'X') return { kind: 'timeout' };
  const [column = '', time, ...rest] = text.split('@', 3);
  if (!/^[1-6]$/.test(column) || rest.length > 0) return undefined;
  if (time === undefined) return { kind: 'insert', column: Number(column) - 1, afterMs: undefined };
  if (!isWhole(time) || !Number.isSafeInteger(Number(time))) return undefined;
  return { kind: 'insert', column: Number(column) - 1, afterMs: Number(time) };
}
