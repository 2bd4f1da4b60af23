// Runs the benchmarks beside it, or only those whose file name holds the word given:
// `npm run bench -- cribbage`. A benchmark is a file `<subject>.bench.ts` that exports its
// `bench`. Those of the app need its build.

import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Bench } from './measure.ts';

const [wanted = ''] = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.ts') && file.includes(wanted))
  .sort();

const [processor] = cpus();
console.log(
  `${String(cpus().length)} cores of ${processor?.model.trim() ?? 'a processor'}, Node ${process.version}`,
);

for (const file of files) {
  const { bench } = (await import(new URL(file, import.meta.url).href)) as { bench: Bench };
  console.log(bench.name);
  await bench.run((figure) => {
    console.log(`  ${figure}`);
  });
}
