// The plainest search there is: every move from every position that can be reached.

import { pyramid } from '../../../src/games/pyramid/rules.ts';
import type { PyramidPosition } from '../../../src/games/pyramid/table.ts';

export interface Truth {
  /** The fewest that can be left of what the aim counts. */
  readonly left: number;
  readonly canClear: boolean;
  readonly positions: number;
}

export function tryEverything(start: PyramidPosition): Truth {
  const seen = new Set<string>();
  let left = Infinity;
  let canClear = false;
  const visit = (position: PyramidPosition): void => {
    const text = pyramid.write(position);
    if (seen.has(text)) return;
    seen.add(text);
    left = Math.min(left, ...pyramid.score(position.table));
    canClear ||= position.table.pyramid.every((card) => card === undefined);
    for (const move of pyramid.legalMoves(position.table)) visit(pyramid.apply(position, move));
  };
  visit(start);
  return { left, canClear, positions: seen.size };
}
