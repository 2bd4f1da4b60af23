// The table of promises names tests; each is there, under that name.

import { describe, expect, it } from 'vitest';
import { isThere, rowsOf, testsNamedIn } from './named-tests.ts';

const PAGE = 'docs/reliability.md';

describe(PAGE, () => {
  it('has a test in every row', () => {
    const bare = rowsOf(PAGE).filter((row) => !row.includes('`test/') && !row.includes('Held by'));
    expect(bare).toEqual([]);
  });

  it.each(testsNamedIn(PAGE))('names a test of $file: $name', (named) => {
    expect(named).toSatisfy(isThere);
  });
});
