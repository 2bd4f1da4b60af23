// A column of Cascade packed in one word, so that all its cells are compared in one go.

/**
 * A word holds eight cells of four bits, the bottom one lowest: three for the face, 0 when empty,
 * and the highest for the star. A mask is a word with the highest bit of some cells set.
 */
export const CELL_BITS = 4;
export const WORD_BITS = 32;
export const STAR = 8;
export const FACE = 7;
export const CELL = STAR | FACE;

/** The face, or the highest bit, of every cell of a word. */
export const FACES = 0x77777777;
export const MASK = 0x88888888;

/** The mask of the cells that are not 0. */
export function filled(word: number): number {
  return (((word & FACES) + FACES) | word) & MASK;
}

/** The mask of the cells whose faces are the same in both words, empty ones too. No stars. */
export function same(a: number, b: number): number {
  return ~((a ^ b) + FACES) & MASK;
}

/** A mask with all four bits of its cells set instead of one. */
export function spread(mask: number): number {
  return mask | (mask - (mask >>> 3));
}

/** A mask with 1 in its cells. */
export function units(mask: number): number {
  return mask >>> 3;
}

/** All cells of a word added up. */
export function sumCells(word: number): number {
  const pairs = (word & 0x0f0f0f0f) + ((word >>> CELL_BITS) & 0x0f0f0f0f);
  return Math.imul(pairs, 0x01010101) >>> 24;
}

/** How many dice lie in a column; they lie without a gap. */
export function heightOf(word: number): number {
  return (WORD_BITS + CELL_BITS - 1 - Math.clz32(word)) >> 2;
}
