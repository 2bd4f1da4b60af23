// Cribbage Squares in words: for screen readers and for the items shown at the end.

import { type Card, cardName, rankName } from '../../core/cards.ts';
import { type GridScore, type Item, itemise, scoreHand } from './scoring.ts';
import { handOf, type Line, linesThrough, type Move, type Table } from './table.ts';

/** For what is counted in words: the points of up to eight fifteens, the cards of runs and flushes. */
const NUMBERS = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight',
  'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen',
] as const; // prettier-ignore

/** `"row 2"`. */
export function lineName(line: Line): string {
  return `${line.kind} ${String(line.number)}`;
}

/** Where a cell is, by its number: `"row 2, column 3"`. */
export function cellPlace(cell: number): string {
  return linesThrough(cell).map(lineName).join(', ');
}

/** All about a cell: `"row 2, column 3: 5 of hearts; row 2: 4, column 3: 2"`. */
export function cellWords(table: Table, cell: number): string {
  const card = table.cells[cell - 1];
  const scores = linesThrough(cell).map((line) => lineScore(table, line, table.starter));
  return `${cellPlace(cell)}: ${card ? cardName(card) : 'free'}; ${scores.join(', ')}`;
}

function lineScore(table: Table, line: Line, starter: Card | undefined): string {
  return `${lineName(line)}: ${String(scoreHand(handOf(table.cells, line), starter).total)}`;
}

/**
 * What a placement did, in sentences: where the card went, the new score of a row or column that
 * it changed, the card that was turned. What the common card adds is left to the scoring.
 */
export function placementWords(before: Table, move: Move, after: Table): string {
  const sentences: string[] = [];
  if (before.card) sentences.push(`${cardName(before.card)} on ${cellPlace(move)}`);
  const changes = changedScores(before, move, after);
  if (changes.length > 0) sentences.push(changes.join(', '));
  if (after.card) sentences.push(`next: ${cardName(after.card)}`);
  if (after.starter) sentences.push(`common card: ${cardName(after.starter)}`);
  return sentences.map(sentence).join(' ');
}

/**
 * What changed between two tables, as it is announced: a placement, or what was taken back. Empty
 * when nothing did.
 */
export function changeWords(before: Table, after: Table): string {
  const [placed, ...more] = newCards(before, after);
  if (placed !== undefined && more.length === 0) return placementWords(before, placed, after);
  const next = after.card ? sentence(`to place: ${cardName(after.card)}`) : '';
  const [cell, ...others] = newCards(after, before);
  const card = cell === undefined ? undefined : before.cells[cell - 1];
  if (cell === undefined || !card || others.length > 0) return next;
  const changes = changedScores(before, cell, after);
  const back = [`${cardName(card)} back from ${cellPlace(cell)}`, changes.join(', ')];
  return back
    .filter((words) => words !== '')
    .map(sentence)
    .join(' ');
}

/** The cells that were free before and hold a card afterwards. */
function newCards(before: Table, after: Table): readonly number[] {
  return after.cells.flatMap((card, index) => (card && !before.cells[index] ? [index + 1] : []));
}

function changedScores(before: Table, move: Move, after: Table): readonly string[] {
  return linesThrough(move).flatMap((line) => {
    const score = lineScore(after, line, undefined);
    return score === lineScore(before, line, undefined) ? [] : [score];
  });
}

function sentence(words: string): string {
  return `${capitalised(words)}.`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The points of a row or column, which open its items: `"Row 2: 6 points"`. */
export function scoreName(table: Table, line: Line): string {
  const { total } = scoreHand(handOf(table.cells, line), table.starter);
  return `${capitalised(lineName(line))}: ${pointsWords(total)}`;
}

/** As a player calls it: `"fifteen two"`, `"pair royal of 5s"`, `"double run of three"`. */
export function itemName(item: Item): string {
  switch (item.kind) {
    case 'fifteen':
      return 'fifteen two';
    case 'pair':
      return pairName(item.cards);
    case 'run':
      return runName(item);
    case 'flush':
      return `flush of ${numberWord(item.cards.length)}`;
    case 'nobs':
      return 'his nobs';
  }
}

function pairName(cards: readonly Card[]): string {
  const name = ['pair', 'pair royal', 'double pair royal'][cards.length - 2] ?? 'pair';
  return `${name} of ${rankName(cards[0]?.rank ?? 0)}s`;
}

/** Five cards make a run in three or four ways only when it is of three. */
function runName({ cards, points }: Item): string {
  const length = new Set(cards.map((card) => card.rank)).size;
  switch (points / length) {
    case 1:
      return `run of ${numberWord(length)}`;
    case 2:
      return `double run of ${numberWord(length)}`;
    case 3:
      return 'triple run';
    default:
      return 'double double run';
  }
}

function numberWord(number: number): string {
  return NUMBERS[number] ?? String(number);
}

/** With its points and its cards: `"pair of 5s for 2: 5 of hearts, 5 of clubs"`. */
export function itemWords(item: Item): string {
  const points = item.kind === 'fifteen' ? '' : ` for ${String(item.points)}`;
  return `${itemName(item)}${points}: ${item.cards.map(cardName).join(', ')}`;
}

/** A hand counted aloud: `"row 2: fifteen two, fifteen four, pair of 5s: 6 points"`. */
export function handWords(table: Table, line: Line): string {
  const items = itemise(handOf(table.cells, line), table.starter);
  if (items.length === 0) return `${lineName(line)}: nothing`;
  // Fifteens come first, and each is called by the points up to it.
  const names = items.map((item, index) =>
    item.kind === 'fifteen' ? `fifteen ${numberWord(2 * (index + 1))}` : itemName(item),
  );
  const points = items.reduce((total, item) => total + item.points, 0);
  return `${lineName(line)}: ${names.join(', ')}: ${pointsWords(points)}`;
}

/** Where the total comes from: `"rows 30, columns 32"`. */
export function sharesWords(score: GridScore): string {
  const sum = (lines: readonly number[]): string =>
    String(lines.reduce((total, points) => total + points, 0));
  return `rows ${sum(score.rows)}, columns ${sum(score.columns)}`;
}

export function pointsWords(points: number): string {
  return points === 1 ? '1 point' : `${String(points)} points`;
}
