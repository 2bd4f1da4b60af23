// The pairs of one rank class as 16 bits, and how many of them can go together.

/**
 * A class has up to four cards of its low rank and four of the high one that pairs with it. A grid
 * has bit 4 × low + high for a pair; a byte has bits 0 to 3 for low cards and 4 to 7 for high ones.
 */
const GRIDS = 1 << 16;
const ROW = 0xf;
const COLUMN = 0x1111;

export function pairBit(low: number, high: number): number {
  return 1 << (4 * low + high);
}

/** The low card of a grid's only pair. */
export function lowOf(bit: number): number {
  return (31 - Math.clz32(bit)) >> 2;
}

/** The high card of a grid's only pair. */
export function highOf(bit: number): number {
  return (31 - Math.clz32(bit)) & 3;
}

/** The one pair itself and every other pair that one of its cards could be in. */
export function rivals(bit: number): number {
  return (ROW << (4 * lowOf(bit))) | (COLUMN << highOf(bit));
}

const ROWS = Uint16Array.from({ length: 16 }, (_, lows) => {
  let rows = 0;
  for (let low = 0; low < 4; low++) if (((lows >> low) & 1) === 1) rows |= ROW << (4 * low);
  return rows;
});

/** All pairs with one of these low cards. */
export function rowsOf(cards: number): number {
  return ROWS[cards & 15] ?? 0;
}

/** All pairs with one of these high cards. */
export function columnsOf(cards: number): number {
  return COLUMN * (cards >> 4);
}

/** All pairs of two of these cards. */
export function pairsAmong(cards: number): number {
  return rowsOf(cards) & columnsOf(cards);
}

/** The cards that are in some pair of the grid. */
export function cardsIn(grid: number): number {
  let lows = grid | (grid >> 1);
  lows |= lows >> 2;
  let highs = grid | (grid >> 8);
  highs |= highs >> 4;
  lows &= COLUMN;
  return (
    (lows & 1) | ((lows >> 3) & 2) | ((lows >> 6) & 4) | ((lows >> 9) & 8) | ((highs & 15) << 4)
  );
}

const MATCHINGS = largestMatchings();

/** How many pairs of the grid can go, each card in one of them. */
export function matching(grid: number): number {
  return MATCHINGS[grid] ?? 0;
}

/** Leaves out the lowest row that has a pair, or takes one of that row's pairs. */
function largestMatchings(): Uint8Array {
  const sizes = new Uint8Array(GRIDS);
  for (let grid = 1; grid < GRIDS; grid++) {
    const lowest = grid & -grid;
    const row = grid & (ROW << (4 * lowOf(lowest)));
    const others = grid & ~row;
    let size = sizes[others] ?? 0;
    for (let pairs = row; pairs !== 0; pairs &= pairs - 1) {
      size = Math.max(size, 1 + (sizes[others & ~rivals(pairs & -pairs)] ?? 0));
    }
    sizes[grid] = size;
  }
  return sizes;
}

const COUNTS = Uint8Array.from({ length: 16 }, (_, bits) => bitCount(bits));

/**
 * Whether all of these cards can go in pairs of the grid. Where some pairs take all the low ones and
 * some take all the high ones, some take both (Mendelsohn and Dulmage).
 */
export function canAllGo(grid: number, cards: number): boolean {
  return (
    matching(grid & rowsOf(cards)) >= (COUNTS[cards & 15] ?? 0) &&
    matching(grid & columnsOf(cards)) >= (COUNTS[cards >> 4] ?? 0)
  );
}

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
