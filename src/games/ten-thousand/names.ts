// How names, points and lists are written: all that Home needs of Ten-Thousand's words.

import type { Options } from './options.ts';

/** The names of so many seats; those that the options do not name are numbered. */
export function seatNames({ seats }: Pick<Options, 'seats'>, count: number): readonly string[] {
  return Array.from({ length: count }, (_, seat) => seats[seat]?.name ?? `Player ${seat + 1}`);
}

/** `["a", "b", "c"]` as `"a, b and c"`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
