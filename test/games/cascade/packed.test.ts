import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, stream } from '../../../src/core/random.ts';
import { settle, cascade } from '../../../src/games/cascade/rules.ts';
import { PackedBoard, packDie } from '../../../src/games/cascade/packed.ts';
import { countCascades, multiplier } from '../../../src/games/cascade/scoring.ts';
import { BOARDS, type Board, whyRefused } from '../../../src/games/cascade/table.ts';
import { anyBoard, columns, fullBoard } from './boards.ts';

const boards = fc.constantFrom<Board>('6x6', '6x8', '5x6');
const seeds = fc.integer({ min: 1 }).map(String);

it.each<[Board, string]>([
  ['6x6', '12*34 - 5 66 121212 3'],
  ['6x8', '12*345612 - 5 66 6*6*6*6*6*6*6*6* 3'],
  ['5x6', '- - - - 6'],
])('holds a board of %s as it is', (board, text) => {
  expect(packed(board, columns(text)).unpack()).toEqual(columns(text));
});

describe('agrees with the rules', () => {
  it('move for move in any game, also on which columns take a die', () => {
    fc.assert(
      fc.property(boards, seeds, (board, seed) => {
        let at = cascade.setup({ board }, seed);
        const packed = new PackedBoard(board);
        let choice = stream(seed, 'packed');
        while (cascade.status(at.table).kind === 'playing' && at.table.phase.kind === 'regular') {
          const { table } = at;
          const die = packDie(table.toCome[0]!);
          const open = [...table.columns.keys()].filter((column) => packed.takes(column, die));
          expect(open).toEqual(
            [...table.columns.keys()].filter((column) => !whyRefused(table, column)),
          );
          const drawn = below(open.length, choice);
          choice = drawn.next;
          const column = open[drawn.value]!;
          at = cascade.apply(at, { kind: 'insert', column, afterMs: undefined });
          const { begun, chain } = at.table.last!;
          expect(packed.insert(column, die)).toBe(countCascades(chain));
          expect(packed.multiplier).toBe(multiplier(chain));
          const after = settle(begun).columns;
          expect(packed.unpack()).toEqual(after);
        }
      }),
      { numRuns: 40 },
    );
  });

  // A board on which cascades stand is none of a game, but makes the longest chains.
  it.each([
    ['with room', (board: Board) => anyBoard(lower(board), [2, 3, 4, 5])],
    ['of two values', (board: Board) => anyBoard(lower(board), [3, 4])],
    ['all but full', (board: Board) => fullBoard(lower(board))],
  ])('on any board %s', (_, arbitrary) => {
    const cases = boards.chain((board) =>
      fc.record({
        board: fc.constant(board),
        stand: arbitrary(board).map((some) => padded(some, BOARDS[board].columns)),
        column: fc.nat(BOARDS[board].columns - 1),
        die: fc.record({ face: fc.integer({ min: 1, max: 6 }), star: fc.boolean() }),
      }),
    );
    fc.assert(
      fc.property(cases, ({ board, stand, column, die }) => {
        const { columns: after, chain } = settle(stand.with(column, [die, ...stand[column]!]));
        const inserted = packed(board, stand);
        expect(inserted.insert(column, packDie(die))).toBe(countCascades(chain));
        expect(inserted.unpack()).toEqual(after);
        expect(inserted.multiplier).toBe(multiplier(chain));
      }),
    );
  });
});

function packed(board: Board, stand: ReturnType<typeof columns>): PackedBoard {
  const taken = new PackedBoard(board);
  taken.set(stand);
  return taken;
}

describe('the threes of a straight', () => {
  it.each([
    ['none', '1 1 1 - - -', '2', 3, 0],
    ['in a line', '2 1 - - - -', '3', 0, 0],
    ['along a path', '1 2 - - - -', '3', 2, 1],
    ['two that share two dice', '1 2 - - - 3', '3', 2, 1],
    ['two by way of either', '- 2 2 4 - -', '3', 2, 2],
  ])('%s', (_, board, die, column, threes) => {
    const at = packed('6x6', columns(board));
    at.insert(column, Number(die));
    expect(at.threes).toBe(threes);
  });

  it('are counted and marked as the plain way does', () => {
    fc.assert(
      fc.property(anyBoard({ columns: 6, rows: 5 }), (some) => {
        const at = packed('6x6', padded(some, 6));
        at.insert(0, 1);
        const board = at.unpack();
        const threes = threesOf(board);
        expect(at.threes).toBe(threes.length);
        const marks = new Int32Array(8);
        at.markThrees(marks);
        const marked = board.flatMap((dice, column) =>
          [...dice.keys()]
            .filter((row) => (marks[column + 1]! >>> (4 * row)) & 8)
            .map((row) => `${String(column)}/${String(row)}`),
        );
        expect(new Set(marked)).toEqual(new Set(threes.flat()));
      }),
    );
  });
});

/** Each as the places of its dice. */
function threesOf(board: ReturnType<typeof columns>): readonly (readonly string[])[] {
  const face = (column: number, row: number): number => board[column]?.[row]?.face ?? 0;
  const on = (path: readonly (readonly [number, number])[]): (readonly [number, number])[][] => {
    const [column, row] = path.at(-1)!;
    if (path.length === 3) return [[...path]];
    return (
      [
        [column - 1, row],
        [column + 1, row],
        [column, row - 1],
        [column, row + 1],
      ] as const
    )
      .filter(([c, r]) => face(c, r) === face(column, row) + 1)
      .flatMap((place) => on([...path, place]));
  };
  return board
    .flatMap((dice, column) => [...dice.keys()].flatMap((row) => on([[column, row]])))
    .map((path) => path.map(([column, row]) => `${String(column)}/${String(row)}`));
}

/** One row less than the board has, so that every column takes a die. */
function lower(board: Board): { columns: number; rows: number } {
  const { columns: count, rows } = BOARDS[board];
  return { columns: count, rows: rows - 1 };
}

function padded(some: ReturnType<typeof columns>, count: number): ReturnType<typeof columns> {
  return Array.from({ length: count }, (_, column) => some[column] ?? []);
}
