// What the coach knows, and what it says, in words.

import type { Expectation } from './coach.ts';
import type { Par } from './par.ts';
import { capitalised, cellPlace } from './words.ts';

/**
 * For the rules page: what the coach knows and how sure it is. `exactCells`: with so many free
 * cells it works out all that may follow.
 */
export function coachParagraph(exactCells: number): string {
  return (
    'The coach sees what you see. For each free cell it says how many points a game ends with on ' +
    `average when the card goes there. While ${String(exactCells)} or fewer cells are free these ` +
    'averages are exact; before that they are estimates, right on average to within a point, and ' +
    'the cell it marks is good, not always the best. Asking it marks the game assisted, but for the ' +
    'first card.'
  );
}

/** For the rules page: what par is. */
export const PAR_PARAGRAPH =
  'Par is what the same sixteen cards could have scored with that common card, had you known them ' +
  'all; where no search has proven it, it says “best found”. Good play comes to about four fifths.';

/** One decimal: `"61.2 points"`; about an estimate, `"about 61.2 points"`. */
function averageWords({ expected, exact }: Expectation): string {
  return `${exact ? '' : 'about '}${expected.toFixed(1)} points`;
}

/** The cell with the highest average; the first of several. */
export function bestOf(found: readonly Expectation[]): Expectation | undefined {
  return found.reduce<Expectation | undefined>(
    (best, each) => (best && best.expected >= each.expected ? best : each),
    undefined,
  );
}

/** A hint: `"Row 2, column 3: about 61.2 points on average."` Empty without a free cell. */
export function hintWords(found: readonly Expectation[]): string {
  const best = bestOf(found);
  if (!best) return '';
  return `${capitalised(cellPlace(best.cell))}: ${averageWords(best)} on average.`;
}

/** For the first card: rows and columns can be swapped, and nothing has been scored yet. */
export const EMPTY_GRID_WORDS = 'On an empty grid all cells are alike: take any of them.';

/** Of one cell, beside its place: `"about 58.0 points on average, 3.2 less than the best"`. */
export function expectationWords(of: Expectation, found: readonly Expectation[]): string {
  const less = ((bestOf(found)?.expected ?? of.expected) - of.expected).toFixed(1);
  const rank = Number(less) === 0 ? 'the best' : `${less} less than the best`;
  return `${averageWords(of)} on average, ${rank}`;
}

/** After the game: `"Par is 76: 12 more than yours"`, `"The best found is 76: …"`. */
export function parWords(par: Pick<Par, 'total' | 'proven'>, total: number): string {
  const name = par.proven ? 'Par' : 'The best found';
  const more = par.total - total;
  if (more <= 0 && !par.proven) return `${name} is ${String(par.total)}: no more than yours`;
  const difference =
    more > 0 ? `${String(more)} more than yours` : 'nothing could have scored more';
  return `${name} is ${String(par.total)}: ${difference}`;
}
