// Makes the coach's table of lines for Cribbage Squares: `npm run tables:cribbage`. It takes some
// minutes and gives the same table every time. A number of deals a round makes a rougher one.

import { writeFileSync } from 'node:fs';
import type { Stage } from '../../src/games/cribbage-squares/line-values.ts';
import { learnRound, roughStage } from './cribbage-squares/learn.ts';
import { keptTable, tableModule } from './cribbage-squares/write-table.ts';

/** The first rounds only have to find out roughly what is good. */
const ROUGH_ROUNDS = 3;
/** What these find is averaged. */
const FINE_ROUNDS = 4;
const DEALS = Number(process.argv[2] ?? 24_000);
const ROUGH_DEALS = Math.ceil(DEALS / 2);

const TABLE = new URL('../../src/games/cribbage-squares/line-table.ts', import.meta.url);

let stages: readonly Stage[] = Array.from({ length: 17 }, roughStage);
let first = 1;
for (let round = 1; round <= ROUGH_ROUNDS + FINE_ROUNDS; round++) {
  const rough = round <= ROUGH_ROUNDS;
  const count = rough ? ROUGH_DEALS : DEALS;
  const pace = rough
    ? { nextCounts: 1, step: 1 }
    : { nextCounts: 0.9, step: 1 / (round - ROUGH_ROUNDS) };
  const learnt = learnRound(stages, { first, count }, pace);
  stages = learnt.stages;
  first += count;
  const bias = learnt.bias.slice(1).map((points) => points.toFixed(2));
  console.log(`round ${String(round)}, points off with 1 to 15 cards placed: ${bias.join(' ')}`);
  writeFileSync(TABLE, tableModule(keptTable(stages)));
}
