// What is said of a game of Ten-Thousand, on the screen and by a screen reader. Names are by seat;
// no sentence changes with the name, so that one may be "You".

import { grouped } from '../../core/numbers.ts';
import { listed } from './names.ts';
import { tenThousand } from './rules.ts';
import { type Groups, NO_GROUPS, points, tally } from './scoring.ts';
import {
  DICE,
  diceToRoll,
  isOver,
  lead,
  leastHand,
  mustTake,
  openGroups,
  type Step,
  type Table,
} from './table.ts';

export const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** A set that may be taken: `"three 4s and a 5"`. `groups` are those that it can join. */
export function setWords(dice: readonly number[], groups: Groups = NO_GROUPS): string {
  const counts = tally(dice);
  if (counts.every((count) => count === 1)) return 'one to six';
  if (counts.filter((count) => count === 2).length === 3) return 'three pairs';
  return listed(counts.flatMap((count, index) => faceWords(count, index + 1, groups[index] ?? 0)));
}

function faceWords(count: number, face: number, group: number): readonly string[] {
  if (count === 0) return [];
  const number = NUMBERS[count] ?? String(count);
  const faces = `${face}${count > 1 ? 's' : ''}`;
  if (group > 0) return [`${number} more ${faces}`];
  return [count === 1 ? `a ${face}` : `${number} ${faces}`];
}

/** What a move did: `"Ann took three 4s: 400"`. */
export function stepWords(step: Step, names: readonly string[]): string {
  if (step.kind === 'ended') return 'The game was ended early';
  return `${names[step.seat] ?? ''} ${deedWords(step)}`;
}

/** The same without the name: `"took three 4s: 400"`. */
export function deedWords(step: Exclude<Step, { kind: 'ended' }>): string {
  switch (step.kind) {
    case 'rolled':
      return `rolled ${listed(step.faces.map(String))}`;
    case 'bust': {
      const lost = step.lost > 0 ? `, ${grouped(step.lost)} lost` : '';
      return `rolled ${listed(step.faces.map(String))}: bust${lost}`;
    }
    case 'took':
      return `took ${setWords(step.dice, step.groups)}: ${grouped(step.points)}`;
    case 'stood':
      return `stood with ${grouped(step.points)}: ${grouped(step.total)} in all`;
  }
}

/** What a move made of the game, as it is announced: the deed, and what that leads to. */
export function changeWords(before: Table, after: Table, names: readonly string[]): string {
  const words = after.lastStep ? [stepWords(after.lastStep, names)] : [];
  if (isOver(after)) return words.join('. ');
  if (before.lastRound === undefined && after.lastRound !== undefined) {
    words.push(lastRoundWords(after, names) ?? '');
  }
  if (before.seat !== after.seat) words.push(`Next: ${names[after.seat] ?? ''}`);
  return words.join('. ');
}

/** Where a die lies and what can be done with it. */
export type DieState = 'scores' | 'idle' | 'free' | 'aside' | 'taken';

const STATE_WORDS: Readonly<Record<DieState, string>> = {
  scores: 'free, can score',
  idle: 'free, scores nothing',
  free: 'free',
  aside: 'set aside',
  taken: 'taken',
};

/** `"Die 3 of 6: 5, free, can score"`; `index` counts from 0. */
export function dieName(index: number, dice: number, face: number, state: DieState): string {
  return `Die ${index + 1} of ${dice}: ${face}, ${STATE_WORDS[state]}`;
}

/** Why a die of this face, on the table, is in no set that may be taken. */
export function whyIdle({ dice }: Table, face: number): string {
  const count = dice.filter((other) => other === face).length;
  return count === 1 ? `A ${face} alone scores nothing` : `Two ${face}s score nothing, three would`;
}

/** The dice set aside and what they score, or why they may not be taken as they are. */
export function asideWords(table: Table, dice: readonly number[]): string {
  if (dice.length === 0) return mustTake(table) ? 'Tap dice to set them aside' : '';
  const groups = openGroups(table);
  const scored = points(dice, table.first, groups);
  return scored === undefined
    ? (tenThousand.check(table, { kind: 'take', dice })?.reason ?? '')
    : `${setWords(dice, groups)}: ${grouped(scored)}`;
}

/** How the last turn ended, while the next one has not begun. */
export function turnEndWords({ lastStep }: Table): string | undefined {
  if (lastStep?.kind === 'stood') return `Stood with ${grouped(lastStep.points)}`;
  if (lastStep?.kind !== 'bust') return undefined;
  return lastStep.lost > 0 ? `Bust: ${grouped(lastStep.lost)} lost` : 'Bust';
}

/** What standing means now, or what it still needs. */
export function standWords(table: Table): string {
  const least = leastHand(table);
  return table.hand < least ? `Stand: from ${grouped(least)}` : `Stand: ${grouped(table.hand)}`;
}

/** What the next roll throws. */
export function rollWords(table: Table): string {
  const dice = diceToRoll(table);
  if (table.taken.length > 0 && dice === DICE) return 'Roll a fresh six';
  return dice === 1 ? 'Roll 1 die' : `Roll ${dice} dice`;
}

/** The last round, while it goes on: who called it, and who still has a turn. */
export function lastRoundWords(table: Table, names: readonly string[]): string | undefined {
  const { lastRound, totals } = table;
  if (lastRound === undefined || isOver(table)) return undefined;
  const toPlay: string[] = [];
  for (let seat = table.seat; seat !== lastRound; seat = (seat + 1) % totals.length) {
    toPlay.push(names[seat] ?? '');
  }
  const caller = `${grouped(totals[lastRound] ?? 0)} for ${names[lastRound] ?? ''}`;
  return `Last round: ${caller}. One last turn for ${listed(toPlay)}`;
}

/** In the last round how the player stands with the hand, against the best of the others. */
export function leadWords(table: Table): string | undefined {
  if (table.lastRound === undefined || isOver(table)) return undefined;
  const ahead = lead(table) + table.hand;
  if (ahead === 0) return 'Level with the lead';
  return ahead > 0 ? `${grouped(ahead)} ahead` : `${grouped(-ahead)} behind`;
}

/** How the game ended; undefined while it is played. */
export function resultWords(table: Table, names: readonly string[]): string | undefined {
  const status = tenThousand.status(table);
  if (status.kind === 'playing') return undefined;
  if (status.winners.length === 0) return 'Ended early: no winner';
  const winners = listed(status.winners.map((seat) => names[seat] ?? ''));
  const total = grouped(Math.max(...table.totals));
  return status.winners.length > 1
    ? `${winners} shared the win with ${total}`
    : `${winners} won with ${total}`;
}
