import { describe, expect, it } from 'vitest';
import { PACK } from '../../../src/core/cards.ts';
import { shuffle, stream } from '../../../src/core/random.ts';
import { packCard } from '../../../src/games/cribbage-squares/hand-points.ts';
import { readStages } from '../../../src/games/cribbage-squares/line-stages.ts';
import { LINE_TABLE } from '../../../src/games/cribbage-squares/line-table.ts';
import { emptyStage } from '../../../src/games/cribbage-squares/line-values.ts';
import {
  standingValues,
  valuesOneAhead,
  valuesTwoAhead,
} from '../../../src/games/cribbage-squares/look-ahead.ts';
import { PackedGrids } from '../../../src/games/cribbage-squares/packed-grids.ts';
import { Unseen } from '../../../src/games/cribbage-squares/unseen.ts';

const stages = readStages(LINE_TABLE);

/** Random cards on random cells. */
function randomGrid(seed: string, placed: number): { grid: PackedGrids; unseen: Unseen } {
  const cards = shuffle(PACK.map(packCard), stream(seed, 'cards')).items;
  const cells = shuffle([...Array(16).keys()], stream(seed, 'cells')).items.slice(0, placed);
  const unseen = new Unseen();
  let grid = PackedGrids.empty();
  cells.forEach((cell, index) => {
    const grown = new PackedGrids(1);
    grown.add(grid, 0, cell, cards[index]!);
    unseen.remove(cards[index]!);
    grid = grown;
  });
  return { grid, unseen };
}

type Values = (grids: PackedGrids, unseen: Unseen) => Float64Array;

/** Each card that may come on its best cell, by what the grids after it are worth. */
function plainAverage(grid: PackedGrids, unseen: Unseen, valuesAfter: Values): number {
  const bests = PACK.map(packCard)
    .filter((card) => (unseen.suits[card >> 2]! >> (card & 3)) & 1)
    .map((card) => {
      const choices = new PackedGrids(16);
      choices.addAll(grid, 0, card);
      return Math.max(...valuesAfter(choices, unseen.without(card)));
    });
  return bests.reduce((sum, best) => sum + best, 0) / bests.length;
}

describe.each([1, 2, 5, 8, 11, 14])('with %i cards placed', (placed) => {
  const { grid, unseen } = randomGrid(String(placed), placed);

  it('one card ahead is the average of the best places', () => {
    const stage = stages[placed + 1] ?? emptyStage();
    const plain = plainAverage(grid, unseen, (choices, left) =>
      standingValues(choices, left, stage),
    );
    expect(valuesOneAhead(grid, unseen, stage)[0]).toBeCloseTo(plain, 9);
  });

  it('two cards ahead is the average of the best places one card ahead', () => {
    const stage = stages[placed + 2] ?? emptyStage();
    const plain = plainAverage(grid, unseen, (choices, left) =>
      valuesOneAhead(choices, left, stage),
    );
    // Suits that no line has are taken for alike, although more cards of one may be unseen.
    expect(valuesTwoAhead(grid, unseen, stage)[0]).toBeCloseTo(plain, 2);
  });
});
