import { type Card, PACK } from '../../src/core/cards.ts';
import { shuffle, stream } from '../../src/core/random.ts';
import { expectations, par } from '../../src/games/cribbage-squares/coach.ts';
import { handPoints, packCard } from '../../src/games/cribbage-squares/hand-points.ts';
import { cribbageSquares as game } from '../../src/games/cribbage-squares/rules.ts';
import { scoreHand } from '../../src/games/cribbage-squares/scoring.ts';
import { type Bench, grouped, ratePerSecond } from './measure.ts';

const HANDS = 10_000;

/** A sample, or with `TRAY_BENCH=full` enough for figures to keep. */
const FULL = process.env.TRAY_BENCH === 'full';
const GAMES = FULL ? 20_000 : 300;
const PARS = FULL ? 20_000 : 500;

/** The coach's estimate before this card is compared with the total. */
const FOURTH = 4;

const hands: readonly (readonly Card[])[] = Array.from({ length: HANDS }, (_, index) =>
  shuffle(PACK, stream(String(index), 'bench')).items.slice(0, 5),
);
const packed = Uint8Array.from(hands.flat(), packCard);

/** The points of all the hands together. */
function itemByItem(): number {
  let points = 0;
  for (const five of hands) points += scoreHand(five.slice(0, 4), five[4]).total;
  return points;
}

function byLookUps(): number {
  let points = 0;
  for (let at = 0; at < packed.length; at += 5) {
    points += handPoints(
      packed[at]!,
      packed[at + 1]!,
      packed[at + 2]!,
      packed[at + 3]!,
      packed[at + 4]!,
    );
  }
  return points;
}

function benchHands(print: (figure: string) => void): void {
  const points = itemByItem();
  // Using what is computed keeps the compiler from leaving it out.
  const handsBy = (score: () => number): number => {
    if (score() !== points) throw new Error('the two ways of scoring differ');
    return HANDS;
  };
  const plain = ratePerSecond(() => handsBy(itemByItem));
  const fast = ratePerSecond(() => handsBy(byLookUps));
  print(`hands a second by look-ups: ${grouped(fast)}`);
  print(`hands a second item by item: ${grouped(plain)}`);
  print(`look-ups are ${grouped(fast / plain)} times as fast`);
}

interface Game {
  readonly total: number;
  readonly estimate: number;
  /** Of the move that took longest. */
  readonly slowestMs: number;
  readonly elapsedMs: number;
}

/** Always on the cell with the best average. */
function playByCoach(deal: string): Game {
  let at = game.setup({}, deal);
  let estimate = 0;
  let slowestMs = 0;
  let elapsedMs = 0;
  for (let cards = 1; game.status(at.table).kind === 'playing'; cards++) {
    const start = performance.now();
    const found = expectations(at.table);
    const ms = performance.now() - start;
    elapsedMs += ms;
    slowestMs = Math.max(slowestMs, ms);
    const best = found.reduce((one, other) => (other.expected > one.expected ? other : one));
    if (cards === FOURTH) estimate = best.expected;
    at = game.apply(at, best.cell);
  }
  return { total: game.score(at.table)[0] ?? 0, estimate, slowestMs, elapsedMs };
}

/** `60.31 (standard error 0.07)`. */
function meanWords(sample: readonly number[]): string {
  const mean = sum(sample) / sample.length;
  const squares = sum(sample.map((value) => (value - mean) ** 2));
  const error = Math.sqrt(squares / (sample.length - 1) / sample.length);
  return `${mean.toFixed(2)} (standard error ${error.toFixed(2)})`;
}

function sum(sample: readonly number[]): number {
  return sample.reduce((total, value) => total + value, 0);
}

function benchCoach(print: (figure: string) => void): void {
  const games = Array.from({ length: GAMES }, (_, deal) => playByCoach(String(deal + 1)));
  const off = games.map(({ estimate, total }) => estimate - total);
  const ms = sum(games.map(({ elapsedMs }) => elapsedMs)) / GAMES / 16;
  const slowest = games.map(({ slowestMs }) => slowestMs).sort((a, b) => a - b)[GAMES >> 1] ?? 0;
  print(
    `points by the coach: ${meanWords(games.map(({ total }) => total))}, ${grouped(GAMES)} deals`,
  );
  print(`what it expected before the fourth card, less what came: ${meanWords(off)}`);
  print(`ms a move: ${ms.toFixed(1)}, the slowest of a game typically ${slowest.toFixed(1)}`);
}

function benchPar(print: (figure: string) => void): void {
  const start = performance.now();
  const pars = Array.from({ length: PARS }, (_, deal) => {
    const { table, hidden } = game.setup({}, String(deal + 1));
    const cards = [table.card, ...hidden.deck].filter((card) => card !== undefined);
    return par(cards.slice(0, 16), cards[16]!);
  });
  const rate = (1_000 * PARS) / (performance.now() - start);
  const open = pars.filter(({ proven }) => !proven).length;
  print(
    `par: ${meanWords(pars.map(({ total }) => total))}, ${grouped(PARS)} deals, ${open} not proven`,
  );
  print(`pars a second: ${grouped(rate)}`);
}

export const bench: Bench = {
  name: 'Cribbage Squares',
  run(print) {
    benchHands(print);
    benchPar(print);
    benchCoach(print);
  },
};
