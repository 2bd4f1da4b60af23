import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cascade, Columns, Place } from '../../../src/games/cascade/cascades.ts';
import { findCascades, settle } from '../../../src/games/cascade/rules.ts';
import { anyBoard, columns, fullBoard, picture, written } from './boards.ts';

describe('the boards with known answers', () => {
  const file = new URL('../../fixtures/cascade-boards.txt', import.meta.url);
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split(' | '));

  it('are all there', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  it.each(rows)('%s', (board = '', standing = '', steps = '', after = '') => {
    const stand = columns(board.split(' / ')[1] ?? '');
    const { fours, straights, cascades } = findCascades(stand);
    expect(`${fours} ${straights}`).toBe(standing);
    expect(cascades.length).toBe(fours + straights);
    const settled = settle(stand);
    expect(settled.steps.join(' ') || '-').toBe(steps);
    expect(written(settled.columns)).toBe(after);
  });
});

describe('four of a kind', () => {
  it.each([
    ['a line lying', ['3 3 3 3']],
    ['a line standing', ['3', '3', '3', '3']],
    ['a square', ['3 3', '3 3']],
    ['an L', ['3 .', '3 .', '3 3']],
    ['an L lying', ['3 . .', '3 3 3']],
    ['an L in the mirror', ['1 3', '2 3', '3 3']],
    ['an L on its head', ['3 3', '3 1', '3 2']],
    ['an S', ['3 3 .', '1 3 3']],
    ['an S in the mirror', ['1 3 3', '3 3 2']],
    ['an S standing', ['3 .', '3 3', '1 3']],
    ['a T', ['1 3 2', '3 3 3']],
    ['a T on its head', ['3 3 3', '1 3 2']],
    ['a T lying', ['3 .', '3 3', '3 2']],
  ])('is %s', (_, rows) => {
    expect(findCascades(picture(...rows))).toMatchObject({ fours: 1, straights: 0 });
  });

  it('is not four that touch only at a corner', () => {
    expect(findCascades(picture('1 1 3 .', '3 3 1 3', '1 3 1 1')).fours).toBe(0);
  });

  it('counts each distinct set of four: five in a row are two, a block of six is ten', () => {
    expect(findCascades(columns('3 3 3 3 3')).fours).toBe(2);
    expect(findCascades(columns('333 333')).fours).toBe(10);
  });
});

describe('a straight', () => {
  it.each([
    ['1 to 4 in a line', ['1 2 3 4']],
    ['2 to 5 in a line', ['2 3 4 5']],
    ['3 to 6, the other way round', ['6 5 4 3']],
    ['a line standing', ['6', '5', '4', '3']],
    ['a square', ['1 2', '4 3']],
    ['a square the other way round', ['2 1', '3 4']],
    ['an L', ['4 5 6', '3 1 1']],
    ['an S', ['. 3 4', '1 2 6']],
    ['an S in the mirror', ['4 3 .', '6 2 1']],
  ])('is %s', (_, rows) => {
    expect(findCascades(picture(...rows))).toMatchObject({ fours: 0, straights: 1 });
  });

  it.each([
    ['a 5 over the middle of 3 4 6', ['. 5 .', '3 4 6']],
    ['2 3 4 1 in a row', ['2 3 4 1']],
    ['a square out of order', ['1 2', '3 4']],
    ['four of which two touch only at a corner', ['. . . 4', '1 2 3 1']],
    ['a sequence past the six', ['5 6 1 2']],
    ['three dice', ['1 2 3']],
  ])('is not %s', (_, rows) => {
    expect(findCascades(picture(...rows)).straights).toBe(0);
  });
});

it('finds eight cascades in ten dice', () => {
  const board = picture('6 5 4 5 6', '1 2 3 2 1');
  expect(findCascades(board)).toMatchObject({ fours: 0, straights: 8 });
  expect(settle(board)).toMatchObject({ steps: [8], columns: columns('- - - - -') });
});

describe('a chain', () => {
  it('goes on while the falling dice make cascades, and shows each step', () => {
    const { columns: after, steps, chain } = settle(columns('555 45311 211365 23 513454'));
    expect(steps).toEqual([1, 1]);
    expect(written(after)).toBe('- 43 2365 23 513454');
    expect(chain.map(({ cascades }) => cascades.map(({ kind }) => kind))).toEqual([
      ['four'],
      ['four'],
    ]);
    expect(chain.at(-1)?.after).toEqual(after);
  });

  it('names the dice that go, those of a straight in sequence', () => {
    const [step] = settle(picture('1 1 . .', '3 4 5 6')).chain;
    expect(step?.cascades).toEqual([{ kind: 'straight', places: row(0, [0, 1, 2, 3]) }]);
    expect(written(step?.after ?? [])).toBe('1 1 - -');
  });

  it('names the stars that go, each once however many cascades it is in', () => {
    expect(settle(columns('3* 3 3* 3 3 4*')).chain.map(({ stars }) => stars)).toEqual([[3, 3]]);
  });

  it('is empty on a board without a cascade, which stays', () => {
    const board = columns('12 34 - 5');
    expect(settle(board)).toEqual({ columns: board, steps: [], chain: [] });
  });
});

describe('on any board', () => {
  const small = anyBoard({ columns: 5, rows: 4 });
  const crowded = anyBoard({ columns: 5, rows: 5 }, [2, 3, 4, 5]);
  const full = fullBoard({ columns: 6, rows: 6 });
  const uniform = fullBoard({ columns: 4, rows: 4 }, [3, 4]);

  it.each([
    ['small', small],
    ['crowded', crowded],
    ['full', full],
    ['nearly uniform', uniform],
  ])('the finder agrees with one that tries every four dice: %s', (_, boards) => {
    fc.assert(
      fc.property(boards, (board) => {
        const found = findCascades(board);
        const expected = tryEveryFour(board);
        expect(found.cascades.map(named).sort()).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('nothing stands when it has settled, and no die is lost that was in no cascade', () => {
    fc.assert(
      fc.property(crowded, (board) => {
        const { columns: after, chain } = settle(board);
        expect(findCascades(after).cascades).toEqual([]);
        let before = board;
        for (const { cascades, after: next } of chain) {
          const gone = new Set(cascades.flatMap(({ places }) => places.map(key)));
          expect(count(next)).toBe(count(before) - gone.size);
          before = next;
        }
        expect(before).toEqual(after);
      }),
    );
  });
});

function row(at: number, across: readonly number[]): readonly Place[] {
  return across.map((column) => ({ column, row: at }));
}

function key({ column, row }: Place): string {
  return `${column},${row}`;
}

function named({ kind, places }: Cascade): string {
  return `${kind} ${places.map(key).sort().join(' ')}`;
}

function count(board: Columns): number {
  return board.reduce((sum, column) => sum + column.length, 0);
}

/** By the words of the rules alone: every four dice of the board, one after another. */
function tryEveryFour(board: Columns): readonly string[] {
  const places = board.flatMap((dice, column) => dice.map((_, row) => ({ column, row })));
  const found: string[] = [];
  for (let a = 0; a < places.length; a++) {
    for (let b = a + 1; b < places.length; b++) {
      for (let c = b + 1; c < places.length; c++) {
        for (let d = c + 1; d < places.length; d++) {
          const four = [places[a]!, places[b]!, places[c]!, places[d]!];
          const kind = kindOf(board, four);
          if (kind) found.push(named({ kind, places: four }));
        }
      }
    }
  }
  return found.sort();
}

function kindOf(board: Columns, four: readonly Place[]): Cascade['kind'] | undefined {
  const face = ({ column, row }: Place): number => board[column]?.[row]?.face ?? 0;
  const sorted = four.toSorted((a, b) => face(a) - face(b));
  const lowest = face(sorted[0]!);
  if (sorted.every((place) => face(place) === lowest)) {
    const reached = [sorted[0]!];
    for (const from of reached) {
      for (const place of sorted) {
        if (!reached.includes(place) && touch(from, place)) reached.push(place);
      }
    }
    return reached.length === 4 ? 'four' : undefined;
  }
  const inSequence = sorted.every(
    (place, index) =>
      face(place) === lowest + index && (index === 0 || touch(sorted[index - 1]!, place)),
  );
  return inSequence ? 'straight' : undefined;
}

function touch(a: Place, b: Place): boolean {
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}
