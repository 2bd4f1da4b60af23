// The chance of winning when a turn begins, for two perfect players: rounded, from the data that
// `npm run tables` makes.

import { chancesIn } from './win-table.ts';
import { WIN_DATA } from './win-data.ts';

/** Totals below 10,000, multiples of 50. */
export const startChance = chancesIn(WIN_DATA);
