import { expect, it } from 'vitest';
import { missingPackages } from '../../scripts/lib/install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/lit': { version: '3.3.3' },
  'node_modules/lit/node_modules/@lit/reactive-element': { version: '2.1.0' },
  'node_modules/only-on-macs': { version: '1.0.0', optional: true },
};

it.each([
  ['nothing when every package is there, those for other systems apart', wanted, []],
  ['all of them when none is', {}, ['lit', '@lit/reactive-element']],
  ['those of another version', { ...wanted, 'node_modules/lit': { version: '3.3.2' } }, ['lit']],
  ['no package that is there and not wanted', { ...wanted, 'node_modules/more': {} }, []],
])('misses %s', (_what, installed, missing) => {
  expect(missingPackages(wanted, installed)).toEqual(missing);
});
