// The ways to make four rows of sixteen cards, by what the rows score together.

import { CARDS, type FourPoints, foursWithLowest } from './fours.ts';

const ALL = 2 ** CARDS - 1;

/** How many sets of four hold the lowest of sixteen, twelve and eight cards. */
const FIRST_ROWS = 455;
const SECOND_ROWS = 165;
const THIRD_ROWS = 35;

export type Rows = readonly [number, number, number, number];

/** Two rows, their points, and the points of all four if the others are the best there are. */
interface Half {
  readonly first: number;
  readonly second: number;
  readonly points: number;
  readonly most: number;
}

export class RowPartitions {
  /** The most points that four rows score; `least` less one if they score no more. */
  readonly most: number;
  readonly #points: FourPoints;
  /** Those that can be part of rows that score enough, by the most they can be part of. */
  readonly #halves: readonly Half[];

  /** Of rows that score fewer than `least` points nothing is known. */
  constructor(points: FourPoints, least: number) {
    this.#points = points;
    this.#halves = halves(points, least).sort((a, b) => b.most - a.most);
    this.most = this.#halves[0]?.most ?? least - 1;
  }

  /** Each way to make rows that score exactly so many points together, once. */
  *scoring(points: number): Generator<Rows> {
    const thirds = new Uint16Array(THIRD_ROWS);
    for (const half of this.#halves) {
      if (half.most < points) return;
      const others = ALL & ~(half.first | half.second);
      foursWithLowest(others, thirds);
      for (const third of thirds) {
        const fourth = others & ~third;
        const sum = half.points + (this.#points[third] ?? 0) + (this.#points[fourth] ?? 0);
        if (sum === points) yield [half.first, half.second, third, fourth];
      }
    }
  }
}

/** The first row holds the first card, the second row the first of the others. */
function halves(points: FourPoints, least: number): Half[] {
  const firsts = new Uint16Array(FIRST_ROWS);
  const seconds = new Uint16Array(SECOND_ROWS);
  const bestOthers = bestTwoRows(points);
  const found: Half[] = [];
  foursWithLowest(ALL, firsts);
  for (const first of firsts) {
    foursWithLowest(ALL & ~first, seconds);
    for (const second of seconds) {
      const both = (points[first] ?? 0) + (points[second] ?? 0);
      const most = both + bestOthers(ALL & ~(first | second));
      if (most >= least) found.push({ first, second, points: both, most });
    }
  }
  return found;
}

/** The most that eight cards score as two rows; worked out once for each set of eight. */
function bestTwoRows(points: FourPoints): (eight: number) => number {
  const known = new Int16Array(points.length).fill(-1);
  const fours = new Uint16Array(THIRD_ROWS);
  return (eight) => {
    let best = known[eight] ?? -1;
    if (best >= 0) return best;
    foursWithLowest(eight, fours);
    for (const four of fours) {
      const both = (points[four] ?? 0) + (points[eight & ~four] ?? 0);
      if (both > best) best = both;
    }
    known[eight] = best;
    return best;
  };
}
