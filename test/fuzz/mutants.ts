// Real data, damaged: as a disk, a hand or another program would.

import fc from 'fast-check';

/** Texts that come from one of these, changed in up to four places. */
export function mutantTexts(samples: readonly string[]): fc.Arbitrary<string> {
  const letters = [...new Set(samples.join(''))].join('');
  return fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(textChange(letters, samples), { minLength: 1, maxLength: 4 }),
    )
    .map(([sample, changes]) => changes.reduce((text, change) => change(text), sample));
}

type TextChange = (text: string) => string;

/** Places are given as parts of the length, so that a shorter text shrinks well. */
function textChange(letters: string, samples: readonly string[]): fc.Arbitrary<TextChange> {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const place = (text: string, at: number): number => Math.floor(at * text.length);
  const piece = fc.oneof(
    fc.constantFrom(...Array.from(letters)),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('0', '-1', '99999999999999999999', ' / ', '\n', '\u0000', '🂡'),
  );
  return fc.oneof(
    fc.tuple(part, piece).map(
      ([at, put]): TextChange =>
        (text) =>
          spliced(text, place(text, at), 0, put),
    ),
    fc.tuple(part, piece).map(
      ([at, put]): TextChange =>
        (text) =>
          spliced(text, place(text, at), put.length, put),
    ),
    fc.tuple(part, fc.nat({ max: 9 })).map(
      ([at, cut]): TextChange =>
        (text) =>
          spliced(text, place(text, at), cut, ''),
    ),
    fc.tuple(part, part).map(([at, from]): TextChange => (text) => {
      const copied = text.slice(place(text, from), place(text, from) + 12);
      return spliced(text, place(text, at), 0, copied);
    }),
    fc.tuple(part, fc.constantFrom(...samples)).map(([at, other]): TextChange => (text) => {
      return text.slice(0, place(text, at)) + other.slice(place(other, at));
    }),
  );
}

function spliced(text: string, at: number, cut: number, put: string): string {
  return text.slice(0, at) + put + text.slice(at + cut);
}

/** JSON data that comes from one of these, changed in up to three places. */
export function mutantData(samples: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 3 }),
    )
    .map(([sample, changes]) =>
      changes.reduce((data, [at, value]) => changedAt(data, at, value), sample),
    );
}

/** `undefined` takes the place away. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null, true, '', 'x'.repeat(5_000), [], {}, -1, 0, 1, 0.5, 1e9, 1e308),
  fc.constantFrom('T', '1', '16', 'p27', '6x6', 'pyramid', 'cascade', '__proto__', 'constructor'),
  fc.integer(),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
);

function changedAt(data: unknown, at: number, value: unknown): unknown {
  const places = placesIn(data);
  const path = places[at % places.length] ?? [];
  return replaced(data, path, value);
}

type Path = readonly string[];

function placesIn(data: unknown, path: Path = []): readonly Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  return [path, ...Object.entries(data).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

function replaced(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const parts = data as readonly unknown[];
    const index = Number(key);
    const changed = replaced(parts[index], rest, value);
    return changed === undefined ? parts.toSpliced(index, 1) : parts.with(index, changed);
  }
  const { [key]: part, ...others } = data as Record<string, unknown>;
  const changed = replaced(part, rest, value);
  return changed === undefined ? others : { ...others, [key]: changed };
}
