import { describe, expect, it } from 'vitest';
import {
  learnRound,
  roughStage,
  type Round,
} from '../../../scripts/tables/cribbage-squares/learn.ts';
import { LeastSquares } from '../../../scripts/tables/cribbage-squares/least-squares.ts';
import { keptTable, tableModule } from '../../../scripts/tables/cribbage-squares/write-table.ts';
import { readStages } from '../../../src/games/cribbage-squares/line-stages.ts';
import { LINE_TABLE } from '../../../src/games/cribbage-squares/line-table.ts';
import { emptyStage, type Stage } from '../../../src/games/cribbage-squares/line-values.ts';

describe('the table of lines', () => {
  it('is read as it was written', () => {
    expect(keptTable(readStages(LINE_TABLE))).toEqual(LINE_TABLE);
  });

  it('keeps values to a few hundredths of a point', () => {
    const stages = Array.from({ length: 17 }, emptyStage);
    stages.forEach(({ values, weights }, placed) => {
      values[14] = placed * 1.234_5 - 7;
      values[2380 + 559] = -placed / 3;
      weights[2] = placed / 7;
    });
    readStages(keptTable(stages)).forEach(({ values, weights }, placed) => {
      if (placed === 0 || placed === 16) return;
      expect(values[14]).toBeCloseTo(placed * 1.234_5 - 7, 1);
      expect(values[2380 + 559]).toBeCloseTo(-placed / 3, 1);
      expect(weights[2]).toBeCloseTo(placed / 7, 1);
    });
  });

  it('is written as a module', () => {
    const text = tableModule({ values: ['AB', 'CD'], weights: [[1, 2, 3]] });
    expect(text).toContain("    'AB',\n    'CD',\n");
    expect(text).toContain('    [1, 2, 3],\n');
  });
});

describe('learning', () => {
  it('puts the values right', () => {
    const guess = Array.from({ length: 17 }, roughStage);
    const learn = (stages: readonly Stage[]): Round =>
      learnRound(stages, { first: 1, count: 40 }, { nextCounts: 1, step: 1 });
    const first = learn(guess);
    const second = learn(first.stages);
    for (const placed of [8, 13]) {
      expect(Math.abs(second.bias[placed]!)).toBeLessThan(Math.abs(first.bias[placed]!));
    }
  });
});

describe('least squares', () => {
  it('finds the weights that made the examples', () => {
    const found = new LeastSquares(3);
    for (let a = -3; a <= 3; a++) {
      for (let b = -3; b <= 3; b++) {
        const features = new Map([[0, a], [1, b], [2, 1]]); // prettier-ignore
        found.add(features, 2 * a - 5 * b + 0.5);
      }
    }
    const [a, b, c] = found.solve(1e-9);
    expect(a).toBeCloseTo(2, 6);
    expect(b).toBeCloseTo(-5, 6);
    expect(c).toBeCloseTo(0.5, 6);
  });

  it('leaves a feature without examples at nothing', () => {
    const found = new LeastSquares(2);
    found.add(new Map([[0, 1]]), 3);
    const [known, unknown] = found.solve(1);
    expect(known).toBeCloseTo(1.5, 9);
    expect(unknown).toBe(0);
  });
});
