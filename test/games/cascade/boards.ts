// Short ways to write Cascade's boards and positions in tests.

import fc from 'fast-check';
import type { Die } from '../../../src/core/dice.ts';
import { isFailure } from '../../../src/core/game.ts';
import type { Columns } from '../../../src/games/cascade/cascades.ts';
import { cascade } from '../../../src/games/cascade/rules.ts';
import type { CascadePosition, Table } from '../../../src/games/cascade/table.ts';

/** Columns from the left, the bottom die first, as in the notation: `"12*34 - 5"`. */
export function columns(text: string): Columns {
  return text.split(' ').map(dice);
}

export function dice(text: string): readonly Die[] {
  if (text === '-') return [];
  return Array.from(text.matchAll(/([1-6])(\*?)/g), ([, face, star]) => ({
    face: Number(face),
    star: star === '*',
  }));
}

/** A board as one sees it: rows from the top, a point for an empty cell. */
export function picture(...rows: readonly string[]): Columns {
  const upwards = rows.toReversed().map((row) => row.split(' '));
  return (upwards[0] ?? []).map((_, column) =>
    upwards.flatMap((row) => (row[column] === '.' ? [] : dice(row[column] ?? ''))),
  );
}

export function written(board: Columns): string {
  return board
    .map((column) => column.map(({ face, star }) => `${face}${star ? '*' : ''}`).join('') || '-')
    .join(' ');
}

/** The position of a text that must be one. */
export function position(text: string, seed?: string): CascadePosition {
  const read = cascade.read(text, seed);
  if (isFailure(read)) throw new Error(`${read.error} in ${text}`);
  return read;
}

/** Plays moves that must be legal. */
export function play(from: CascadePosition, ...words: readonly string[]): CascadePosition {
  return words.reduce((at, word) => {
    const move = cascade.decode(word);
    if (!move) throw new Error(`"${word}" is not a move`);
    const refusal = cascade.check(at.table, move);
    if (refusal) throw new Error(`"${word}" is refused: ${refusal.reason}`);
    return cascade.apply(at, move);
  }, from);
}

/** Why a move is refused, undefined when it is not. */
export function refusal({ table }: CascadePosition, word: string): string | undefined {
  const move = cascade.decode(word);
  if (!move) throw new Error(`"${word}" is not a move`);
  return cascade.check(table, move)?.reason;
}

/** A regular position: `toCome` is the beginning of the dice to come, sixes follow. */
export function regular(board: string, toCome: string, rest: Partial<Table> = {}): CascadePosition {
  const placed = rest.placed ?? 0;
  const begun = dice(toCome);
  const sixes = '6'.repeat(150 - placed - begun.length);
  const { score = 0, cascades = 0 } = rest;
  return position(`${board} / ${toCome}${sixes} / ${placed} / ${score} / ${cascades} / regular`);
}

const die = (faces: readonly number[]): fc.Arbitrary<Die> =>
  fc.record({ face: fc.constantFrom(...faces), star: fc.boolean() });

/** Boards of any filling; few faces make many cascades. */
export function anyBoard(
  most: { columns: number; rows: number },
  faces: readonly number[] = [1, 2, 3, 4, 5, 6],
): fc.Arbitrary<Columns> {
  return fc.array(fc.array(die(faces), { maxLength: most.rows }), {
    minLength: 1,
    maxLength: most.columns,
  });
}

/** Boards without an empty cell. */
export function fullBoard(
  size: { columns: number; rows: number },
  faces: readonly number[] = [1, 2, 3, 4, 5, 6],
): fc.Arbitrary<Columns> {
  const { columns: count, rows } = size;
  const column = fc.array(die(faces), { minLength: rows, maxLength: rows });
  return fc.array(column, { minLength: count, maxLength: count });
}
