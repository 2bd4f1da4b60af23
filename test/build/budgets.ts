// How large the built app may be, and why. A kilobyte is a thousand bytes here.

export const budgets = {
  /**
   * About half of what a fresh connection sends before it waits for an answer (ten packets of 1,400
   * bytes), so that the first paint needs one round trip, headers included.
   */
  pageGzip: 8_000,
  /**
   * Home on the worst network it may be installed from, an airport's 400 kilobits a second: a second
   * for the files, after about as long for connecting.
   */
  homeGzip: 45_000,
  /** Each is asked for in turn on a bad network, however small: the page, its styles and scripts. */
  homeRequests: 6,
  /** A game that is opened before everything is there: a third of a second on that network. */
  boardGzip: 15_000,
  /**
   * The same with all that is loaded when it is asked for: what can be looked up in it, and what its
   * minds know by heart, of which Ten-Thousand's chances take a quarter.
   */
  gameGzip: 40_000,
  /** All that one visit downloads to be ready offline: six seconds on that network. */
  allGzip: 300_000,
  /** What it then takes on the device, as the browser's storage counts it: less than one photo. */
  allRaw: 900_000,
  /** Files that are kept: each is a request at install, and a place where that can fail. */
  allFiles: 80,
} as const;
