// The coach: how many points a game can be expected to end with for each cell that the card may go
// on. It sees what the player sees.

import { PACK } from '../../core/cards.ts';
import { packCard } from './hand-points.ts';
import { EXACT_CELLS, lastPlacements } from './last-cells.ts';
import { readStages } from './line-stages.ts';
import { LINE_TABLE } from './line-table.ts';
import { valuesOneAhead, valuesTwoAhead } from './look-ahead.ts';
import { PackedGrids } from './packed-grids.ts';
import { CELLS, placedCount, type Table } from './table.ts';
import { Unseen } from './unseen.ts';

export { par } from './par.ts';

export interface Expectation {
  /** 1 to 16. */
  readonly cell: number;
  /** The average total of the games that may follow. */
  readonly expected: number;
  /** Under best play; otherwise it is an estimate of how the coach itself would do. */
  readonly exact: boolean;
}

/** In points: a cell that looks worse by more is not the best on a closer look either. */
const CLOSE = 1;
/** With more free cells many choices come to the same, and a closer look says no more. */
const CLOSER_CELLS = 13;

/**
 * In points: lines are valued as for a player who does not look ahead. Looking ahead scores so much
 * more for each card still to be placed so, as thousands of games showed.
 */
const FORESIGHT = 0.1;

const JACK = 10;

const stages = readStages(LINE_TABLE);

/** For each free cell, in their order; none when there is no card to place. */
export function expectations(table: Pick<Table, 'cells' | 'card'>): readonly Expectation[] {
  const { cells, card } = table;
  if (!card) return [];
  const packed = cells.map((there) => there && packCard(there));
  const turned = [packCard(card), ...packed.filter((there) => there !== undefined)];
  const free = CELLS - placedCount(cells);
  return free <= EXACT_CELLS
    ? exactly(packed, packCard(card), turned)
    : estimated(packed, packCard(card), turned);
}

function exactly(
  cells: readonly (number | undefined)[],
  card: number,
  turned: readonly number[],
): readonly Expectation[] {
  const unseen = PACK.map(packCard).filter((other) => !turned.includes(other));
  return lastPlacements(cells, card, unseen).map(({ cell, sum, games }) => ({
    cell,
    expected: sum / games,
    exact: true,
  }));
}

function estimated(
  cells: readonly (number | undefined)[],
  card: number,
  turned: readonly number[],
): readonly Expectation[] {
  const unseen = new Unseen();
  for (const seen of turned) unseen.remove(seen);
  const choices = new PackedGrids(CELLS);
  choices.addAll(packGrid(cells), 0, card);
  const values = estimatedValues(choices, unseen, turned.length);
  const foresight = FORESIGHT * (choices.count - EXACT_CELLS - 1);
  const nobs = expectedNobs(turned, unseen, choices.count);
  const free = cells.flatMap((there, index) => (there === undefined ? [index + 1] : []));
  return free.map((cell, index) => ({
    cell,
    expected: (values[index] ?? 0) + nobs + foresight,
    exact: false,
  }));
}

/** One card ahead; then two ahead for the choices that are close to the best. */
function estimatedValues(choices: PackedGrids, unseen: Unseen, placed: number): readonly number[] {
  const [afterOne, afterTwo] = [stages[placed + 1], stages[placed + 2]];
  if (!afterOne || !afterTwo) throw new Error(`nothing to look ahead to after ${placed} cards`);
  const oneAhead = [...valuesOneAhead(choices, unseen, afterOne)];
  if (choices.count > CLOSER_CELLS) return oneAhead;
  const best = Math.max(...oneAhead);
  const close = oneAhead.flatMap((value, index) => (value >= best - CLOSE ? [index] : []));
  const twoAhead = [...valuesTwoAhead(choices.only(close), unseen, afterTwo)];
  const closer = new Map(close.map((index, at) => [index, twoAhead[at] ?? 0]));
  // The others are moved by as much on average, so that all figures are of one kind.
  const moved = close.reduce((sum, index) => sum - (oneAhead[index] ?? 0), sumOf(twoAhead));
  return oneAhead.map((value, index) => closer.get(index) ?? value + moved / close.length);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function packGrid(cells: readonly (number | undefined)[]): PackedGrids {
  return cells.reduce<PackedGrids>((grid, card, cell) => {
    if (card === undefined) return grid;
    const grown = new PackedGrids(1);
    grown.add(grid, 0, cell, card);
    return grown;
  }, PackedGrids.empty());
}

/**
 * A jack scores in two hands if the common card has its suit, wherever it lies. Of those to come,
 * `free` less the card at hand, each is a jack and has the common card's suit by chance.
 */
function expectedNobs(turned: readonly number[], unseen: Unseen, free: number): number {
  let points = 0;
  for (const suit of [0, 1, 2, 3]) {
    let inSuit = 0;
    for (const suits of unseen.suits) inSuit += (suits >> suit) & 1;
    const jack = 4 * JACK + suit;
    if (turned.includes(jack)) points += (2 * inSuit) / unseen.total;
    else {
      const comes = (free - 1) / unseen.total;
      points += (2 * comes * (inSuit - 1)) / (unseen.total - 1);
    }
  }
  return points;
}
