import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../../src/core/cards.ts';
import { shuffle, stream } from '../../../src/core/random.ts';
import { expectations } from '../../../src/games/cribbage-squares/coach.ts';
import { EXACT_CELLS } from '../../../src/games/cribbage-squares/last-cells.ts';
import { cribbageSquares as game } from '../../../src/games/cribbage-squares/rules.ts';
import { scoreGrid } from '../../../src/games/cribbage-squares/scoring.ts';
import type { Table } from '../../../src/games/cribbage-squares/table.ts';
import { card, position } from './cards.ts';

interface Placement {
  readonly id: number;
  readonly grid: readonly (string | null)[];
  readonly card: string;
  readonly free: number;
  readonly den: number;
  readonly cells: Readonly<Record<string, { readonly num: number }>>;
}

const placements = JSON.parse(
  readFileSync(new URL('../../fixtures/cribbage-placements.json', import.meta.url), 'utf8'),
) as readonly Placement[];

/** A game in which each card went on a cell at random, with so many cells free. */
function randomTable(seed: string, free: number): Table {
  const cells = shuffle([...Array(16).keys()], stream(seed, 'cells')).items;
  const before = game.setup({}, seed);
  return cells.slice(free).reduce((at, cell) => game.apply(at, cell + 1), before).table;
}

describe('with few free cells', () => {
  it.each(placements)('the averages of right answer $id are exact', (placement) => {
    const cells = placement.grid.map((text) => (text === null ? undefined : card(text)));
    const found = expectations({ cells, card: card(placement.card) });
    expect(found.map(({ cell }) => String(cell))).toEqual(Object.keys(placement.cells));
    for (const { cell, expected, exact } of found) {
      expect(exact).toBe(true);
      const { num = NaN } = placement.cells[String(cell)] ?? {};
      expect(expected).toBeCloseTo(num / placement.den, 9);
    }
  });

  it('the average of the last cell is that over all common cards', () => {
    const table = randomTable('1', 1);
    const cells = table.cells.map((there) => there ?? table.card);
    const unseen = PACK.filter((each) => !cells.some((there) => isSame(there, each)));
    const totals = unseen.map((starter) => scoreGrid(cells, starter).total);
    const average = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    expect(expectations(table)[0]?.expected).toBeCloseTo(average, 9);
  });
});

function isSame(a: Card | undefined, b: Card): boolean {
  return a?.rank === b.rank && a.suit === b.suit;
}

describe('with more free cells', () => {
  it('are estimates of each free cell and no other', () => {
    for (let free = 1; free <= 16; free++) {
      const table = randomTable(String(free), free);
      const found = expectations(table);
      expect(found.map(({ cell }) => cell)).toEqual(game.legalMoves(table));
      for (const { expected, exact } of found) {
        expect(exact).toBe(free <= EXACT_CELLS);
        expect(expected).toBeGreaterThan(0);
        expect(expected).toBeLessThan(232);
      }
    }
  });

  it('are nearly exact close to the end', () => {
    // The card on one of four free cells in thought, and what follows exactly.
    const table = randomTable('7', 4);
    const { card: placing } = table;
    const found = expectations(table);
    const highest = Math.max(...found.map(({ expected }) => expected));
    for (const { cell, expected } of found) {
      const cells = table.cells.map((there, index) => (index === cell - 1 ? placing : there));
      const coming = PACK.filter((each) => !cells.some((there) => isSame(there, each)));
      const bests = coming.map((next) =>
        Math.max(...expectations({ cells, card: next }).map((each) => each.expected)),
      );
      const exact = bests.reduce((sum, best) => sum + best, 0) / bests.length;
      // Cells that are clearly worse are looked at less closely.
      expect(Math.abs(expected - exact)).toBeLessThan(expected > highest - 1 ? 0.3 : 1);
    }
  }, 600_000);

  it('say the same of a grid with rows for columns', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 15 }), (seed, free) => {
        const table = randomTable(String(seed), free);
        const turned = (cell: number): number => ((cell - 1) % 4) * 4 + ((cell - 1) >> 2) + 1;
        const cells = table.cells.map((_, index) => table.cells[turned(index + 1) - 1]);
        const mirrored = expectations({ cells, card: table.card });
        for (const { cell, expected } of expectations(table)) {
          const other = mirrored.find((each) => each.cell === turned(cell));
          expect(other?.expected).toBeCloseTo(expected, 6);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('see the table only', () => {
    const { cells, card: placing, starter } = randomTable('3', 9);
    const table = { cells, card: placing, starter, deck: PACK };
    expect(expectations(table)).toEqual(expectations({ cells, card: placing }));
  });
});

describe('when there is nothing to place', () => {
  it('there are no averages', () => {
    const full = 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D';
    expect(expectations(position(`${full} / - / 4D`).table)).toEqual([]);
  });
});

describe('playing by the coach', () => {
  /** By the best average; gives that of the fourth card and the total. */
  function play(seed: string): { estimate: number; total: number } {
    let at = game.setup({}, seed);
    let estimate = 0;
    for (let placed = 0; game.status(at.table).kind === 'playing'; placed++) {
      const found = expectations(at.table);
      const best = Math.max(...found.map(({ expected }) => expected));
      if (placed === 3) estimate = best;
      at = game.apply(at, found.find(({ expected }) => expected === best)?.cell ?? 0);
    }
    return { estimate, total: game.score(at.table)[0] ?? 0 };
  }

  it('scores about sixty points, and about what it expects', () => {
    // One game is off by ten, so the mean of 40 is off by less than 5 in all but a few of a thousand
    // samples; this is always the same sample.
    const games = Array.from({ length: 40 }, (_, deal) => play(String(deal + 1)));
    const mean = (of: (each: (typeof games)[number]) => number): number =>
      games.reduce((sum, each) => sum + of(each), 0) / games.length;
    expect(mean(({ total }) => total)).toBeGreaterThan(55.4);
    expect(Math.abs(mean(({ estimate, total }) => estimate - total))).toBeLessThan(5);
  });
});
