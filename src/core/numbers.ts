// How numbers are written.

/**
 * `10450` as `"10,450"`, `38.2` as it is. Not by `Intl`: its first use takes a slow phone a tenth of
 * a second, before anything can be seen.
 */
export function grouped(value: number): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
