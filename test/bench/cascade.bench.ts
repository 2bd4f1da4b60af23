import { rollDice, stream } from '../../src/core/random.ts';
import type { Columns } from '../../src/games/cascade/cascades.ts';
import { COACH_BUDGET, suggest } from '../../src/games/cascade/coach.ts';
import { PackedBoard, packDie } from '../../src/games/cascade/packed.ts';
import { cascade, placeDie, settle } from '../../src/games/cascade/rules.ts';
import { type Board, BOARDS, openColumns, type Table } from '../../src/games/cascade/table.ts';
import { type Bench, grouped, meanWords, ratePerSecond } from './measure.ts';

const INSERTIONS = 100_000;
/** Every so many boards one is kept for the plain rules, which are slower. */
const PLAIN_EVERY = 50;

const FULL = process.env.TRAY_BENCH === 'full';
/** By the coach: a game takes ten seconds. */
const COACH_GAMES = FULL ? 200 : 6;
const GREEDY_GAMES = 200;
/** The boards beside the classic one. */
const OTHER_BOARD_GAMES = FULL ? 20 : 2;

const dice = rollDice(INSERTIONS, stream('1', 'bench')).faces.map((face) => ({
  face,
  star: false,
}));

/**
 * Each insertion on a copy, as minds make them; from an empty board again when a die is stuck.
 * Gives the cascades of all.
 */
function insertAll(board: Board, keep?: (begun: Columns) => void): number {
  const packed = new PackedBoard(board);
  const { columns } = packed;
  const copy = new Int32Array(columns.length);
  let cascades = 0;
  let column = 0;
  for (const [index, die] of dice.entries()) {
    const cell = packDie(die);
    columns.set(copy);
    let tried = 0;
    while (tried < columns.length && !packed.takes(column, cell)) {
      column = (column + 1) % columns.length;
      tried += 1;
    }
    if (tried === columns.length) columns.fill(0);
    if (keep && index % PLAIN_EVERY === 0) {
      const before = packed.unpack();
      keep(before.with(column, [die, ...(before[column] ?? [])]));
    }
    cascades += packed.insert(column, cell);
    copy.set(columns);
    column = (column + die.face) % columns.length;
  }
  return cascades;
}

/** The points of the regular game with the dice of a seed. */
function playOut(board: Board, seed: string, choose: (table: Table) => number): number {
  let position = cascade.setup({ board }, seed);
  while (position.table.phase.kind === 'regular') {
    const column = choose(position.table);
    position = cascade.apply(position, { kind: 'insert', column, afterMs: undefined });
  }
  return position.table.score;
}

/** The column that makes most points now, of equal ones the first. */
function greedy(table: Table): number {
  const scores = openColumns(table).map((column) => ({
    column,
    score: placeDie(table, column).score,
  }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).column;
}

function coached(table: Table): number {
  return (suggest(table) ?? 1) - 1;
}

function pointsOf(board: Board, games: number, choose: (table: Table) => number): number[] {
  return Array.from({ length: games }, (_, index) => playOut(board, String(index + 1), choose));
}

function benchInsertions(print: (figure: string) => void): void {
  for (const board of Object.keys(BOARDS) as Board[]) {
    const kept: Columns[] = [];
    const cascades = insertAll(board, (begun) => kept.push(begun));
    const packed = ratePerSecond(() => {
      // Using what is computed keeps the compiler from leaving it out.
      if (insertAll(board) !== cascades) throw new Error('the same dice made other cascades');
      return INSERTIONS;
    });
    const plain = ratePerSecond(() => {
      for (const begun of kept) settle(begun);
      return kept.length;
    });
    print(
      `${board}: insertions a second packed: ${grouped(packed)}, plain: ${grouped(plain)}, ` +
        `ratio ${grouped(packed / plain)}`,
    );
  }
}

function benchCoach(print: (figure: string) => void): void {
  print(`greedy, 6x6: ${meanWords(pointsOf('6x6', GREEDY_GAMES, greedy))}`);
  const start = performance.now();
  let moves = 0;
  const points = pointsOf('6x6', COACH_GAMES, (table) => {
    moves += 1;
    return coached(table);
  });
  const ms = (performance.now() - start) / moves;
  print(`coach, 6x6: ${meanWords(points)}`);
  print(
    `coach, 6x6: ${grouped(ms)} ms a move, at most ${grouped(COACH_BUDGET)} boards: ` +
      `up to ${grouped((COACH_BUDGET / ms) * 1_000)} a second`,
  );
  for (const board of ['6x8', '5x6'] as const) {
    print(`coach, ${board}: ${meanWords(pointsOf(board, OTHER_BOARD_GAMES, coached))}`);
  }
}

export const bench: Bench = {
  name: 'Cascade',
  run(print) {
    benchInsertions(print);
    benchCoach(print);
  },
};
