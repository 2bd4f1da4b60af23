// Makes the tables that minds play by. Ten-Thousand's takes some minutes:
//
//   npm run tables

import { writeFileSync } from 'node:fs';
import { pack } from './lib/pack.ts';
import { solve } from './lib/perfect-play.ts';

const DATA = new URL('../src/games/ten-thousand/win-data.ts', import.meta.url);

const start = performance.now();
const seconds = (): string => `${((performance.now() - start) / 1_000).toFixed(0)} s`;

const table = solve((sum) => {
  if (sum % 50 === 0) console.log(`${seconds()}: totals that add up to ${sum * 50} and more`);
});
const text = pack(table);
writeFileSync(
  DATA,
  `// Made by \`npm run tables\`: the chances that \`win-table.ts\` unpacks.\n\n` +
    `export const WIN_DATA =\n  '${text}';\n`,
);
console.log(`${seconds()}: who starts wins ${String(table[0])}; packed in ${text.length} letters`);
