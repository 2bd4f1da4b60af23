// Ten-Thousand's notation: positions as eight fields, moves as one word.

import { formatFaces, parseFaces } from '../../core/dice.ts';
import { type Failure, isFailure } from '../../core/game.ts';
import { failure, splitFields, splitWords } from '../../core/notation.ts';
import { stream } from '../../core/random.ts';
import { GROUP_RULES, MOST_SEATS, OPENINGS, TARGETS } from './options.ts';
import type { Move, Table, TenThousandPosition } from './table.ts';
import { whyImpossible } from './validity.ts';

const FIELDS = [
  'house rules',
  'totals',
  'seat to play',
  'hand',
  'on the table',
  'taken from this roll',
  'taken earlier',
  'flags',
] as const;

/** Reads eight fields; the dice to come are drawn from the seed, by default the text itself. */
export function read(text: string, seed = text): TenThousandPosition | Failure {
  const fields = splitFields(text, FIELDS);
  if ('error' in fields) return fields;
  const house = readHouse(fields[0] ?? '');
  if ('error' in house) return house;
  const totals = readTotals(fields[1] ?? '');
  if ('error' in totals) return totals;
  const seat = readSeat(fields[2] ?? '');
  if (isFailure(seat)) return seat;
  const turn = readTurn(fields.slice(3, 7));
  if ('error' in turn) return turn;
  const flags = readFlags(fields[7] ?? '');
  if ('error' in flags) return flags;
  const table: Table = { ...house, totals, seat, ...turn, ...flags, lastStep: undefined };
  const impossible = whyImpossible(table);
  if (impossible !== undefined) return failure(impossible);
  return { table, hidden: { dice: stream(seed, 'dice') } };
}

function readHouse(field: string): Pick<Table, 'target' | 'opening' | 'groups'> | Failure {
  const words = splitWords(field);
  if (words.length !== 3) {
    return failure(
      `house rules: target, opening minimum and groups, here are ${words.length} words`,
    );
  }
  const target = TARGETS.find((points) => String(points) === words[0]);
  if (target === undefined) return failure(`house rules: "${words[0]}" is not a target`);
  const opening = OPENINGS.find((points) => String(points) === words[1]);
  if (opening === undefined) return failure(`house rules: "${words[1]}" is no opening minimum`);
  const groups = GROUP_RULES.find((rule) => rule === words[2]);
  if (!groups) return failure(`house rules: "${words[2]}" is neither "roll" nor "grow"`);
  return { target, opening, groups };
}

function readTotals(field: string): readonly number[] | Failure {
  const words = splitWords(field);
  if (words.length < 2 || words.length > MOST_SEATS) {
    return failure(`totals: 2 to ${MOST_SEATS} players, here are ${words.length}`);
  }
  const totals: number[] = [];
  for (const word of words) {
    const points = readPoints(word, `total ${totals.length + 1}`);
    if (isFailure(points)) return points;
    totals.push(points);
  }
  return totals;
}

/** Seven digits are far more than any game needs; every set of dice scores a multiple of 50. */
function readPoints(word: string, place: string): number | Failure {
  const points = /^(0|[1-9]\d{0,6})$/.test(word) ? Number(word) : undefined;
  if (points === undefined || points % 50 !== 0) {
    return failure(`${place}: "${word}" is not a number of points`);
  }
  return points;
}

function readSeat(field: string): number | Failure {
  return /^\d$/.test(field) ? Number(field) : failure(`seat to play: "${field}" is not a seat`);
}

function readTurn(
  fields: readonly string[],
): Pick<Table, 'hand' | 'dice' | 'taken' | 'earlier'> | Failure {
  const hand = readPoints(fields[0] ?? '', FIELDS[3]);
  if (isFailure(hand)) return hand;
  const dice = readDice(fields[1] ?? '', FIELDS[4]);
  if ('error' in dice) return dice;
  const taken = readTaken(fields[2] ?? '', FIELDS[5]);
  if ('error' in taken) return taken;
  const earlier: (readonly number[])[] = [];
  for (const block of fields[3] === '-' ? [] : (fields[3] ?? '').split('+')) {
    const dice = readTaken(block, FIELDS[6]);
    if ('error' in dice) return dice;
    if (dice.length === 0) return failure(`${FIELDS[6]}: "${block}" is not a block of dice`);
    earlier.push(dice);
  }
  return { hand, dice, taken, earlier };
}

/** The faces of a field, none for `-`. */
function readDice(field: string, place: string): readonly number[] | Failure {
  if (field === '-') return [];
  return parseFaces(field) ?? failure(`${place}: "${field}" are not dice`);
}

function readTaken(field: string, place: string): readonly number[] | Failure {
  const dice = readDice(field, place);
  if ('error' in dice || isAscending(dice)) return dice;
  return failure(`${place}: "${field}" is not in ascending order`);
}

function isAscending(dice: readonly number[]): boolean {
  return dice.every((face, index) => index === 0 || face >= (dice[index - 1] ?? face));
}

function readFlags(field: string): Pick<Table, 'first' | 'lastRound' | 'endedEarly'> | Failure {
  const flags = /^(?=.)(?:-|(f?)(?:l(\d))?(e?))$/.exec(field);
  if (!flags) return failure(`flags: "${field}" is not made of f, l and a seat, e`);
  const [, first, lastRound, ended] = flags;
  return {
    first: first === 'f',
    lastRound: lastRound === undefined ? undefined : Number(lastRound),
    endedEarly: ended === 'e',
  };
}

export function write({ table }: TenThousandPosition): string {
  const lastRound = table.lastRound === undefined ? '' : `l${table.lastRound}`;
  const flags = `${table.first ? 'f' : ''}${lastRound}${table.endedEarly ? 'e' : ''}`;
  return [
    `${table.target} ${table.opening} ${table.groups}`,
    table.totals.join(' '),
    table.seat,
    table.hand,
    formatFaces(table.dice) || '-',
    formatFaces(table.taken) || '-',
    table.earlier.map(formatFaces).join('+') || '-',
    flags || '-',
  ].join(' / ');
}

export function encode(move: Move): string {
  switch (move.kind) {
    case 'roll':
      return 'R';
    case 'take':
      return `k${formatFaces(move.dice)}`;
    case 'stand':
      return 'S';
    case 'end':
      return 'E';
  }
}

export function decode(text: string): Move | undefined {
  if (text === 'R') return { kind: 'roll' };
  if (text === 'S') return { kind: 'stand' };
  if (text === 'E') return { kind: 'end' };
  if (!/^k[1-6]{1,6}$/.test(text)) return undefined;
  const dice = Array.from(text.slice(1), Number);
  return isAscending(dice) ? { kind: 'take', dice } : undefined;
}
