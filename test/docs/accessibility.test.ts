// The table of criteria has every one of WCAG 2.2 up to AA; what it names is there.

import { describe, expect, it } from 'vitest';
import { isThere, rowsOf, testsNamedIn } from './named-tests.ts';

const PAGE = 'docs/accessibility.md';

/** By guideline, the criteria of the levels A and AA. */
const CRITERIA: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

describe(PAGE, () => {
  const rows = rowsOf(PAGE).filter((row) => !row.includes('Held by'));

  it('has a row for every criterion, in order', () => {
    const wanted = Object.entries(CRITERIA).flatMap(([guideline, numbers]) =>
      numbers.map((number) => `${guideline}.${String(number)}`),
    );
    expect(rows.map((row) => /^\| (\S+)/.exec(row)?.[1])).toEqual(wanted);
  });

  it('names in every row what holds it, or says why there is nothing to hold', () => {
    const bare = rows.filter((row) => !/`test\/|By hand: |Not applicable: |Not met: /.test(row));
    expect(bare).toEqual([]);
  });

  it.each(testsNamedIn(PAGE))('names a test of $file: $name', (named) => {
    expect(named).toSatisfy(isThere);
  });
});
