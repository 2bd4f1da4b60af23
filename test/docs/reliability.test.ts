// The table of promises names tests; each is there, under that name.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

const named = read('docs/reliability.md')
  .split('\n')
  .flatMap((row) => row.split(/\||<br>/))
  .flatMap((cell) => {
    const [, file, name] = /^\s*`(test\/[^`]+)`: (.+?)\s*$/.exec(cell) ?? [];
    return file !== undefined && name !== undefined ? [{ file, name }] : [];
  });

describe('docs/reliability.md', () => {
  it('has a test in every row', () => {
    const rows = read('docs/reliability.md').match(/^\|.*[^-| ].*\|$/gm) ?? [];
    const bare = rows.filter((row) => !row.includes('`test/') && !row.includes('Held by'));
    expect(bare).toEqual([]);
  });

  it.each(named)('names a test of $file: $name', ({ file, name }) => {
    // As in the source, where a name ends with its quotation mark.
    const titles = ["'", '`', '"'].map((mark) => `(${mark}${name}${mark}`);
    expect(read(file).split(/\n\s*/).join('')).toSatisfy((source: string) =>
      titles.some((title) => source.includes(title)),
    );
  });
});
