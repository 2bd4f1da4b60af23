// Learns what lines are worth by playing, from a rough guess.
// Each card goes where the grid is worth most by the values so far. (Looking ahead would play
// better, but the values of grids that it avoids would never be put right.) What a grid turns out to
// be worth is then known with hardly any of the luck of the cards in it: its value, corrected by
// looking one card ahead, and by the corrections of the grids that follow, each counted less than
// the one before (temporal differences).

import { PACK } from '../../../src/core/cards.ts';
import { shuffle, stream } from '../../../src/core/random.ts';
import { packCard } from '../../../src/games/cribbage-squares/hand-points.ts';
import {
  emptyStage,
  FLUSH,
  GROWING,
  HANDS,
  ROUGH,
  SIZES,
  type Stage,
} from '../../../src/games/cribbage-squares/line-values.ts';
import { standingValues, valuesOneAhead } from '../../../src/games/cribbage-squares/look-ahead.ts';
import { LINES, PackedGrids } from '../../../src/games/cribbage-squares/packed-grids.ts';
import { CELLS, SIDE } from '../../../src/games/cribbage-squares/table.ts';
import { Unseen } from '../../../src/games/cribbage-squares/unseen.ts';
import { LeastSquares } from './least-squares.ts';

/** Growing lines with mixed suits, those in one suit, and the weights of three sizes. */
const FEATURES = 2 * GROWING + 3;
/** As much as so many examples say that a value is right as it is. */
const RIDGE = 4;
/** How often a line in one suit gets another card of it. */
const FLUSH_GOES_ON = 0.35;
const LAST = CELLS - 1;

interface Visit {
  readonly features: ReadonlyMap<number, number>;
  /** By how much looking a card ahead corrects the value, in points. */
  readonly correction: number;
}

export interface Pace {
  /** How much the next grid's corrections count: 1 is fair, but less takes less of their luck. */
  readonly nextCounts: number;
  /** How much of what is found is taken over: 1 goes by these deals alone. */
  readonly step: number;
}

export interface Round {
  readonly stages: readonly Stage[];
  /** Of all corrections, by the number of cards placed: how far the values were off. */
  readonly bias: readonly number[];
}

/** The rough guess. It has to be fair: what looks worthless would never be tried. */
export function roughStage(): Stage {
  const { values } = emptyStage();
  for (let line = 0; line < GROWING; line++) {
    const size = SIZES[line] ?? 0;
    const flush = size === 0 ? 0 : FLUSH * FLUSH_GOES_ON ** (SIDE - size);
    values[line] = ROUGH[line] ?? 0;
    values[line + HANDS] = (ROUGH[line] ?? 0) + flush;
  }
  return { values, weights: Float64Array.of(0, 1, 1, 1, 1) };
}

/** Deals are numbered, so that each is another and all are the same next time. */
export function learnRound(
  stages: readonly Stage[],
  deals: { readonly first: number; readonly count: number },
  { nextCounts, step }: Pace,
): Round {
  const examples = Array.from({ length: CELLS }, () => new LeastSquares(FEATURES));
  const bias = Array.from({ length: CELLS }, () => 0);
  for (let deal = deals.first; deal < deals.first + deals.count; deal++) {
    const strayed = deal % CELLS;
    const visits = playThrough(stages, deal, strayed);
    let turnsOut = 0;
    // What follows a placement at random says nothing about what came before it.
    for (let placed = LAST; placed > (strayed === LAST ? 0 : strayed); placed--) {
      const visit = visits[placed - 1];
      if (!visit) continue;
      turnsOut = visit.correction + nextCounts * turnsOut;
      examples[placed]?.add(visit.features, turnsOut);
      bias[placed] = (bias[placed] ?? 0) + turnsOut / deals.count;
    }
  }
  return {
    stages: stages.map((stage, placed) =>
      placed === 0 || placed === CELLS
        ? stage
        : corrected(stage, step, examples[placed]?.solve(RIDGE)),
    ),
    bias,
  };
}

/** Fifteen placements, of which the one after `strayed` others is at random. */
function playThrough(stages: readonly Stage[], deal: number, strayed: number): readonly Visit[] {
  const cards = shuffle(PACK, stream(String(deal), 'learn')).items.map(packCard);
  const chance = shuffle([...Array(CELLS).keys()], stream(String(deal), 'stray')).items[0] ?? 0;
  const unseen = new Unseen();
  let grid = PackedGrids.empty();
  return cards.slice(0, LAST).map((card, index) => {
    unseen.remove(card);
    const choices = new PackedGrids(CELLS);
    choices.addAll(grid, 0, card);
    const values = standingValues(choices, unseen, stages[index + 1] ?? emptyStage());
    const chosen =
      index === strayed
        ? Math.floor((chance * choices.count) / CELLS)
        : values.indexOf(Math.max(...values));
    grid = choices.only([chosen]);
    const [ahead = 0] = valuesOneAhead(grid, unseen, stages[index + 2] ?? emptyStage());
    return { features: featuresOf(grid, unseen), correction: ahead - (values[chosen] ?? 0) };
  });
}

function featuresOf(grid: PackedGrids, unseen: Unseen): ReadonlyMap<number, number> {
  const features = new Map<number, number>();
  const add = (feature: number, much: number): void => {
    features.set(feature, (features.get(feature) ?? 0) + much);
  };
  for (let line = 0; line < LINES; line++) {
    const ranks = grid.ranks[line] ?? 0;
    if (ranks >= GROWING) continue;
    add(ranks + (grid.suits[line] ? GROWING : 0), 1);
    const size = SIZES[ranks] ?? 0;
    if (size > 0) add(2 * GROWING + size - 1, unseen.suiting(ranks));
  }
  return features;
}

function corrected(
  stage: Stage,
  step: number,
  corrections: Float64Array = new Float64Array(FEATURES),
): Stage {
  const values = stage.values.slice();
  const weights = stage.weights.slice();
  for (let feature = 0; feature < FEATURES; feature++) {
    const change = step * (corrections[feature] ?? 0);
    const size = feature - 2 * GROWING + 1;
    if (size > 0) weights[size] = (weights[size] ?? 0) + change;
    else {
      const line = feature < GROWING ? feature : feature - GROWING + HANDS;
      values[line] = (values[line] ?? 0) + change;
    }
  }
  return { values, weights };
}
