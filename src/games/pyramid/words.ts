// Pyramid in words: what a screen reader says of each place and of each change.

import { type Card, cardName } from '../../core/cards.ts';
import type { Refusal } from '../../core/game.ts';
import { cardsLeft } from './rules.ts';
import {
  type Aim,
  cardAt,
  coveredOnlyByItsPair,
  isAvailable,
  type Move,
  type Place,
  remainingCovers,
  ROW_OF,
  type Table,
} from './table.ts';

/** `10 of clubs, row 7, card 2, free`. */
export function placeName(table: Table, place: Place): string {
  const card = cardAt(table, place);
  if (place === 't') return card ? `${cardName(card)}, turned` : 'No turned card';
  if (place === 'w') {
    if (!card) return 'Waste, empty';
    return `${cardName(card)}, top of the waste of ${plural(table.waste.length, 'card')}`;
  }
  if (!card) return 'Gone';
  const row = ROW_OF[place] ?? 0;
  const column = place - (row * (row + 1)) / 2;
  return `${cardName(card)}, row ${row + 1}, card ${column + 1}, ${coverWords(table, place)}`;
}

function coverWords(table: Table, place: number): string {
  if (isAvailable(table, place)) return 'free';
  const covers = remainingCovers(table, place)
    .map((cover) => table.pyramid[cover])
    .filter((card): card is Card => card !== undefined);
  const words = `covered by ${covers.map(cardName).join(' and ')}`;
  return coveredOnlyByItsPair(table, place) === undefined ? words : `${words}, its pair`;
}

export function stockName(table: Table): string {
  return table.stockCount === 0
    ? 'Stock, empty'
    : `Stock, ${plural(table.stockCount, 'card')}, turn the next`;
}

/** What changed between two tables, as it is announced. Empty when nothing did. */
export function changeWords(before: Table, after: Table): string {
  const gone = goneCards(before, after);
  const back = goneCards(after, before);
  const left = `${plural(cardsLeft(after), 'card')} left`;
  if (gone.length > 0) return `${gone.map(cardName).join(' and ')} removed. ${left}.`;
  if (back.length > 0) return `${back.map(cardName).join(' and ')} back. ${left}.`;
  if (after.stockCount < before.stockCount && after.turned) {
    return `${cardName(after.turned)} turned. ${plural(after.stockCount, 'card')} in the stock.`;
  }
  if (after.stockCount > before.stockCount) {
    const turned = after.turned ? `${cardName(after.turned)} is the turned card` : 'No turned card';
    return `Turn taken back. ${turned}. ${plural(after.stockCount, 'card')} in the stock.`;
  }
  return '';
}

/** Cards that lay open before and do not afterwards, unless they went back into the stock. */
function goneCards(before: Table, after: Table): readonly Card[] {
  if (before.stockCount !== after.stockCount) return [];
  const still = new Set(openCards(after));
  return openCards(before).filter((card) => !still.has(card));
}

function openCards(table: Table): readonly Card[] {
  return [...table.pyramid, table.turned, ...table.waste].filter((card) => card !== undefined);
}

/** A move as it is advised, and what it can lead to when that is no win. */
export function adviceWords(table: Table, move: Move, left: number): string {
  const advice = `Tip: ${moveWords(table, move)}.`;
  return left === 0 ? advice : `${advice} Best play leaves ${leftWords(table.aim, left)}.`;
}

function moveWords(table: Table, move: Move): string {
  if (move.kind === 'turn') return 'turn the next card';
  const places = move.kind === 'king' ? [move.place] : move.places;
  return places
    .map((place) => cardAt(table, place))
    .filter((card) => card !== undefined)
    .map(cardName)
    .join(' with ');
}

/** What a game could have been that left some cards. */
export function reviewWords(aim: Aim, left: number, fewest: number): string {
  if (fewest === 0) return 'It could have been won.';
  return fewest === left ? 'No play leaves fewer.' : `Best play leaves ${leftWords(aim, fewest)}.`;
}

function leftWords(aim: Aim, left: number): string {
  return aim === 'all' ? plural(left, 'card') : `${plural(left, 'card')} of the pyramid`;
}

/** A covered card whose pair lies on it: how the two can go. */
export function pairFirst(table: Table, place: Place): Refusal | undefined {
  const cover = coveredOnlyByItsPair(table, place);
  const card = cover === undefined ? undefined : table.pyramid[cover];
  return card && { reason: `First select the ${cardName(card)} that lies on it` };
}

export function plural(count: number, word: string): string {
  return `${String(count)} ${word}${count === 1 ? '' : 's'}`;
}
