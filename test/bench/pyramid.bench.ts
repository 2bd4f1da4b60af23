import { type Goal, solve } from '../../src/games/pyramid/solver.ts';
import { tryEverything } from '../games/pyramid/plain-search.ts';
import { fixtureRows, readPosition } from '../games/pyramid/positions.ts';
import { type Bench, grouped, ratePerSecond } from './measure.ts';

const deals = fixtureRows('pyramid-deals.txt').map(([deal = '']) => readPosition(deal));

/** Five rows and sixteen cards in the stock: few enough for a search that tries everything. */
const SMALL_DEALS = deals.slice(0, 10).map(({ table, hidden }) => ({
  table: {
    ...table,
    pyramid: table.pyramid.map((card, place) => (place < 15 ? card : undefined)),
    stockCount: 16,
  },
  hidden: { stock: hidden.stock.slice(0, 16) },
}));

function solveDeals(goal: Goal): { positions: number; choices: number } {
  let positions = 0;
  let choices = 0;
  for (const deal of deals) {
    const solution = solve(deal, goal);
    positions += solution.positions;
    choices += solution.choices;
  }
  return { positions, choices };
}

const QUESTIONS: readonly { readonly goal: Goal; readonly words: string }[] = [
  { goal: 'all', words: 'can it be won' },
  { goal: 'fewest', words: 'how few can be left' },
  { goal: 'pyramid', words: 'can the pyramid be emptied' },
];

export const bench: Bench = {
  name: 'Pyramid',
  run(print) {
    for (const { goal, words } of QUESTIONS) {
      const { positions, choices } = solveDeals(goal);
      const rate = ratePerSecond(() => {
        solveDeals(goal);
        return deals.length;
      });
      const perDeal = (count: number): string => grouped(count / deals.length);
      print(
        `${words}: ${grouped(rate)} deals a second, ${perDeal(choices)} choices and ` +
          `${perDeal(positions)} positions a deal (${String(deals.length)} deals)`,
      );
    }
    const plain = SMALL_DEALS.reduce((sum, deal) => sum + tryEverything(deal).positions, 0);
    const solved = SMALL_DEALS.reduce((sum, deal) => sum + solve(deal, 'fewest').positions, 0);
    const plainRate = ratePerSecond(() => {
      for (const deal of SMALL_DEALS) tryEverything(deal);
      return SMALL_DEALS.length;
    });
    const rate = ratePerSecond(() => {
      for (const deal of SMALL_DEALS) solve(deal, 'fewest');
      return SMALL_DEALS.length;
    });
    print(
      `${String(SMALL_DEALS.length)} small deals, against trying everything: ` +
        `1 position for ${grouped(plain / solved)}, ${grouped(rate / plainRate)} times as fast`,
    );
  },
};
