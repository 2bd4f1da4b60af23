import { expect, it } from 'vitest';
import { builtFiles, precachedFiles } from './dist.ts';

/** What a player never needs offline: the keeper itself, and what only hosts, robots and stores read. */
const LEFT_OUT = /^(?:sw\.js|robots\.txt|_headers|screenshots\/.*)$/;

it('keeps every file of the build for offline, once, and nothing else', () => {
  expect([...precachedFiles()].sort()).toEqual(builtFiles().filter((file) => !LEFT_OUT.test(file)));
});

it('ships nothing that is hidden', () => {
  expect(builtFiles().filter((file) => /(?:^|\/)\./.test(file))).toEqual([]);
});
