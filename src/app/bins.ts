// Groups the results of many games into few classes of equal width, for a plot.

/** Both ends included. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BINS = 12;

/**
 * `distribution` has how many games ended with each whole score. The classes begin at multiples of
 * their width, which is 1, 2, 5, 10, 20, 50 and so on; those without a game are there too.
 */
export function binned(distribution: Readonly<Record<string, number>>): readonly Bin[] {
  const results = Object.entries(distribution)
    .map(([score, count]) => ({ score: Number(score), count }))
    .filter(({ score, count }) => Number.isFinite(score) && count > 0);
  if (results.length === 0) return [];
  const scores = results.map(({ score }) => score);
  const lowest = Math.min(...scores);
  const highest = Math.max(...scores);
  const width = widthFor(lowest, highest);
  const first = Math.floor(lowest / width);
  const counts = Array.from({ length: Math.floor(highest / width) - first + 1 }, () => 0);
  for (const { score, count } of results) {
    const bin = Math.floor(score / width) - first;
    counts[bin] = (counts[bin] ?? 0) + count;
  }
  return counts.map((count, bin) => {
    const from = (first + bin) * width;
    return { from, to: from + width - 1, count };
  });
}

/** The least that needs no more than the most classes. */
function widthFor(lowest: number, highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const width of [power, 2 * power, 5 * power]) {
      if (Math.floor(highest / width) - Math.floor(lowest / width) < MOST_BINS) return width;
    }
  }
}
