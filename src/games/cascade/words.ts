// Cascade in words: what a column holds and takes, what a move did; for the screen and for its reader.

import type { Die } from '../../core/dice.ts';
import { cascadesWords, counted, diceWords, pointsWords } from './counted.ts';
import { countCascades, multiplier } from './scoring.ts';
import {
  type Bonus,
  DICE_AHEAD,
  GAME_DICE,
  isFull,
  type LastMove,
  MS_FOR_A_CASCADE,
  type Table,
  whyClosed,
} from './table.ts';

/** `"4"`, `"4 star"`. */
export function dieWords(die: Die): string {
  return die.star ? `${String(die.face)} star` : String(die.face);
}

/** `column` from 0: `"Column 2: 3, 4, 4 star; takes the 5"`, from the bottom. */
export function columnWords(table: Table, column: number): string {
  const dice = table.columns[column] ?? [];
  const held = dice.length === 0 ? 'empty' : dice.map(dieWords).join(', ');
  const taken = takingWords(table, column);
  return `Column ${String(column + 1)}: ${held}${taken === '' ? '' : `; ${taken}`}`;
}

/** Whether a column takes the current die, and if not, why; nothing when there is none. */
function takingWords(table: Table, column: number): string {
  const [current] = table.toCome;
  const refusal = whyClosed(table, column);
  if (!refusal) {
    return current && table.phase.kind !== 'over' ? `takes the ${dieWords(current)}` : '';
  }
  if (isFull(table, column)) return 'full';
  return refusal.reason.charAt(0).toLowerCase() + refusal.reason.slice(1);
}

/** `"2 cascades, then 1: 60 points"`; empty when there was none. */
export function chainWords({ chain, points }: LastMove): string {
  if (countCascades(chain) === 0) return '';
  const [first = 0, ...rest] = chain.map(({ cascades }) => cascades.length);
  const steps = [cascadesWords(first), ...rest.map((n) => `then ${String(n)}`)];
  const stars = chain.flatMap((step) => step.stars).length;
  if (stars > 0) {
    steps.push(`times ${String(multiplier(chain))} for the ${stars === 1 ? 'star' : 'stars'}`);
  }
  return `${steps.join(', ')}: ${pointsWords(points)}`;
}

/** `"Board cleared: 300 points"`. */
function bonusWords(bonus: Bonus): string {
  return `${bonusReason(bonus)}: ${pointsWords(bonus.points)}`;
}

function bonusReason(bonus: Bonus): string {
  switch (bonus.kind) {
    case 'cleared':
      return 'Board cleared';
    case 'all placed':
      return `All ${String(GAME_DICE)} dice placed`;
    case 'dice left':
      return `${diceWords(bonus.dice)} left on the board`;
  }
}

/** What a move earned and did beside placing its die, in sentences; empty when it did nothing. */
export function resultWords(last: LastMove): string {
  const sentences = [chainWords(last), ...last.bonuses.map(bonusWords)];
  if (!last.inserted) sentences.unshift('The board is filled');
  if (last.emptied) sentences.push('The next die fits nowhere: the board is emptied');
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** All that a move did: `"5 into column 2. 2 cascades, then 1: 60 points."`. */
export function moveWords(last: LastMove): string {
  const { inserted } = last;
  const result = resultWords(last);
  if (!inserted) return result;
  const placed = `${dieWords(inserted.die)} into column ${String(inserted.column + 1)}.`;
  return result === '' ? placed : `${placed} ${result}`;
}

/** What changed between two tables, as it is announced, and which die it is the turn of. */
export function changeWords(before: Table, after: Table): string {
  const { last, toCome, phase } = after;
  const forward = after.placed > before.placed || before.phase.kind === 'fill';
  const sentences = forward && last ? [moveWords(last)] : [];
  const [current] = toCome;
  if (current && phase.kind !== 'over') sentences.push(`Now the ${dieWords(current)}.`);
  return sentences.join(' ');
}

/** What is coming, before the clock of the Lightning Round has started. */
export function roundWords(ms: number): string {
  const seconds = counted(ms / MS_FOR_A_CASCADE, 'second', 'seconds');
  return `${seconds}, one for each cascade. The clock starts with your first die.`;
}

/** The dice that are shown ahead, and how many follow: for a screen reader. */
export function queueWords({ toCome, phase }: Table): string {
  const ahead = toCome.slice(1, 1 + DICE_AHEAD);
  if (ahead.length === 0) return 'No dice to come';
  const more = toCome.length - 1 - ahead.length;
  const words = `To come: ${ahead.map(dieWords).join(', ')}`;
  if (phase.kind === 'lightning') return `${words}, and so on`;
  return more > 0 ? `${words}, and ${String(more)} more` : words;
}

/** How far a game came, beside its points; `lightning`: those of them from the Lightning Round. */
export function endWords({ cascades, placed }: Table, lightning: number | undefined): string {
  const made = cascadesWords(cascades);
  if (placed < GAME_DICE) return `${made}, ${String(placed)} of ${String(GAME_DICE)} dice placed.`;
  if (lightning === undefined) return `${made}.`;
  return `${made}; ${pointsWords(lightning)} from the Lightning Round.`;
}
