// The tests that a page of docs/ names, as `file`: name in a cell of a table.

import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

interface NamedTest {
  readonly file: string;
  readonly name: string;
}

function readFile(file: string): string {
  return readFileSync(new URL(file, root), 'utf8');
}

/** The rows of its tables, their heads included. */
export function rowsOf(page: string): readonly string[] {
  return readFile(page)
    .split('\n')
    .filter((line) => /^\|.*[^-| ].*\|$/.test(line));
}

export function testsNamedIn(page: string): readonly NamedTest[] {
  return readFile(page)
    .split('\n')
    .flatMap((row) => row.split(/\||<br>/))
    .flatMap((cell) => {
      const [, file, name] = /^\s*`(test\/[^`]+)`: (.+?)\s*$/.exec(cell) ?? [];
      return file !== undefined && name !== undefined ? [{ file, name }] : [];
    });
}

/** Whether the test is in its file, as the source writes it: its name ends with its quotation mark. */
export function isThere({ file, name }: NamedTest): boolean {
  const source = readFile(file).split(/\n\s*/).join('');
  return ["'", '`', '"'].some((mark) => source.includes(`(${mark}${name}${mark}`));
}
