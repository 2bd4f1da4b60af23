import { describe, expect, it } from 'vitest';
import { NO_GROUPS } from '../../../src/games/ten-thousand/scoring.ts';
import { type TurnValues, workOut } from '../../../src/games/ten-thousand/turn-values.ts';

const points = (groups: 'roll' | 'grow', least = 0, highest = 12_000): TurnValues =>
  workOut({ groups, worth: (hand) => (hand >= least ? hand : 0), bust: 0, lowest: 0, highest });

const lead = workOut({
  groups: 'roll',
  worth: (ahead) => (ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0),
  bust: 0,
  lowest: -20_000,
  highest: 0,
});

const six = (dice: number): { dice: number; groups: typeof NO_GROUPS } => ({
  dice,
  groups: NO_GROUPS,
});

describe('the most points a turn can average', () => {
  const values = points('roll');

  it('is 551.642', () => {
    expect(values.first(0)).toBeCloseTo(551.642, 3);
  });

  it.each([
    [1, 250],
    [2, 200],
    [3, 350],
    [4, 950],
    [5, 3_000],
    [6, 10_900],
  ])('with %i dice left means rolling on with at most %i', (dice, most) => {
    const hands = Array.from({ length: 241 }, (_, index) => 50 * index);
    const rollOn = hands.filter((hand) => values.roll(hand, six(dice)) > hand);
    expect(rollOn).toEqual(hands.filter((hand) => hand <= most));
  });

  it('does not change when the table reaches higher', () => {
    expect(points('roll', 0, 15_000).first(0)).toBe(values.first(0));
    expect(points('grow', 0, 15_000).first(0)).toBe(points('grow').first(0));
  });

  it('is more where groups grow, less under an opening minimum', () => {
    expect(points('grow').first(0)).toBeGreaterThan(values.first(0));
    expect(points('roll', 500).first(0)).toBeLessThan(values.first(0));
    expect(points('roll', 1_000).first(0)).toBeLessThan(points('roll', 500).first(0));
  });
});

describe('one die where groups grow', () => {
  // Beyond the table one stands, so that the last hand is one roll and no more.
  const values = points('grow', 0, 12_000);

  it('scores as a 1, a 5, or the face of its group', () => {
    const beside = (face: number, size: number): number =>
      values.roll(12_000, {
        dice: 1,
        groups: NO_GROUPS.map((none, other) => (other === face - 1 ? size : none)),
      });
    expect(values.roll(12_000, six(1))).toBeCloseTo((12_100 + 12_050) / 6, 6);
    expect(beside(2, 3)).toBeCloseTo((12_100 + 12_050 + 12_200) / 6, 6);
    expect(beside(1, 5)).toBeCloseTo((12_000 + 4_000 + 12_050) / 6, 6);
  });
});

describe('the chance to get ahead', () => {
  it('is that of the next roll where standing is level', () => {
    // Standing level is half a win; one die gets ahead in a third of its rolls.
    expect(lead.roll(0, six(1))).toBeCloseTo(1 / 3, 6);
    expect(lead.stand(0)).toBe(0.5);
    expect(lead.stand(50)).toBe(1);
    expect(lead.stand(-50)).toBe(0);
  });

  it('falls with every point behind', () => {
    for (let behind = 0; behind < 5_000; behind += 50) {
      expect(lead.first(-behind - 50)).toBeLessThanOrEqual(lead.first(-behind));
    }
    expect(lead.first(-5_000)).toBeGreaterThan(0);
  });
});
