// What benchmarks share: their shape, and rates.

export interface Bench {
  readonly name: string;
  /** Measures, and prints each figure as a line. */
  run(print: (figure: string) => void): void | Promise<void>;
}

/** Long enough for the compiler to have settled, in milliseconds. */
const WARM_UP_MS = 300;
const MEASURE_MS = 1_000;

/** How many units of work a second are done; `work` does some and says how many. */
export function ratePerSecond(work: () => number): number {
  repeat(work, WARM_UP_MS);
  const { units, elapsedMs } = repeat(work, MEASURE_MS);
  return (units / elapsedMs) * 1_000;
}

function repeat(work: () => number, atLeastMs: number): { units: number; elapsedMs: number } {
  const start = performance.now();
  let units = 0;
  let elapsedMs = 0;
  while (elapsedMs < atLeastMs) {
    units += work();
    elapsedMs = performance.now() - start;
  }
  return { units, elapsedMs };
}

/** `12,345,678`. */
export function grouped(number: number): string {
  return Math.round(number).toLocaleString('en');
}

/** The mean of a sample, its standard error and its size: `1,234 (standard error 56, 200 games)`. */
export function meanWords(sample: readonly number[]): string {
  const games = sample.length;
  const mean = sample.reduce((sum, value) => sum + value, 0) / games;
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (games - 1) / games);
  return `${grouped(mean)} points on average (standard error ${grouped(error)}, ${String(games)} games)`;
}
