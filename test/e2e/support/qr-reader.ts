// Reads a QR code from its squares by the standard (ISO/IEC 18004), as a camera would that sees
// every one of them: level L, bytes, nothing to correct.

/** True for dark, row by row, without the margin. */
export type Squares = readonly (readonly boolean[])[];

/** By version from 1: codewords that correct errors in each block, and blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** In the format bits: the level, and what keeps them from being all light. */
const LEVEL_L = 1;
const FORMAT_MASK = 0x5412;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

export function readQr(squares: Squares): string {
  const size = squares.length;
  const version = (size - 17) / 4;
  const dark = (row: number, column: number): boolean => squares[row]?.[column] ?? false;
  const format = formatOf(dark);
  if (format >> 13 !== LEVEL_L) throw new Error(`level ${String(format >> 13)} is not L`);
  const masked = MASKS[(format >> 10) & 7];
  const bits: number[] = [];
  for (const [row, column] of dataPlaces(size, version)) {
    bits.push(Number(dark(row, column) !== (masked?.(row, column) ?? false)));
  }
  return textOf(inOrder(bytesOf(bits), version), version);
}

/** Fifteen bits round the corner at the top left. */
function formatOf(dark: (row: number, column: number) => boolean): number {
  const across = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => dark(8, column));
  const up = [7, 5, 4, 3, 2, 1, 0].map((row) => dark(row, 8));
  return [...across, ...up].reduce((bits, bit) => bits * 2 + Number(bit), 0) ^ FORMAT_MASK;
}

/** Where data lies, in its order: two columns at a time, from the right, up and down in turn. */
function* dataPlaces(size: number, version: number): Generator<readonly [number, number]> {
  const centres = alignmentCentres(version);
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFunction(row, column, size, version, centres)) yield [row, column];
      }
    }
    upwards = !upwards;
  }
}

function isFunction(
  row: number,
  column: number,
  size: number,
  version: number,
  centres: readonly number[],
): boolean {
  if (row === 6 || column === 6) return true;
  if (row < 9 && (column < 9 || column >= size - 8)) return true;
  if (row >= size - 8 && column < 9) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) {
    return true;
  }
  const last = centres.at(-1);
  return centres.some((y) =>
    centres.some((x) => {
      const corner = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
      return !corner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

function alignmentCentres(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - index * step).reverse()];
}

function bytesOf(bits: readonly number[]): readonly number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

/** The data codewords, which stand one of each block in turn. */
function inOrder(codewords: readonly number[], version: number): readonly number[] {
  const blocks = BLOCKS[version - 1] ?? 1;
  const correction = CORRECTION[version - 1] ?? 0;
  const length = Math.floor(codewords.length / blocks) - correction;
  const longer = codewords.length % blocks;
  const data: number[][] = Array.from({ length: blocks }, () => []);
  let at = 0;
  for (let index = 0; index <= length; index++) {
    data.forEach((block, number) => {
      if (index === length && number < blocks - longer) return;
      block.push(codewords[at++] ?? 0);
    });
  }
  return data.flat();
}

/** One segment of bytes. */
function textOf(data: readonly number[], version: number): string {
  const bits = data.flatMap((byte) => EIGHT.map((place) => (byte >> (7 - place)) & 1));
  const number = (from: number, length: number): number =>
    bits.slice(from, from + length).reduce((value, bit) => value * 2 + bit, 0);
  if (number(0, 4) !== 4) throw new Error('it does not hold bytes');
  const counted = version < 10 ? 8 : 16;
  const start = 4 + counted;
  const bytes = Array.from({ length: number(4, counted) }, (_, index) =>
    number(start + index * 8, 8),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
