// Figures of finished games in words and numbers, as Home and the statistics show them.

import { grouped } from '../core/numbers.ts';
import type { Figures, ResultClass, Total } from '../core/stats.ts';
import type { GameAbout } from '../core/about.ts';

export const CLASS_WORDS: Readonly<Record<ResultClass, string>> = {
  clean: 'First time, without help',
  assisted: 'Assisted',
  again: 'Played again',
};

/** Grouped, with at most one decimal: `10,000`, `38.2`. */
export function numberWords(value: number): string {
  return grouped(Number(value.toFixed(1)));
}

/** `1 finished game`, `10,000 finished games`. */
export function countWords(count: number, one: string, several = `${one}s`): string {
  return `${numberWords(count)} ${count === 1 ? one : several}`;
}

/** How many games were won, and which part of all: `12 (30%)`. */
export function shareWords({ won, played }: Pick<Figures, 'won' | 'played'>): string {
  if (played === 0) return '–';
  const share = won / played;
  return `${numberWords(won)} (${share.toLocaleString('en', { style: 'percent' })})`;
}

/**
 * The best result of a game over all option sets that count: without aids, first time. Where there
 * is none, the best of the others, and what it is listed as.
 */
export function bestLine(about: GameAbout, totals: readonly Total[]): string | undefined {
  const played = totals.filter(({ game, figures }) => game === about.id && figures.played > 0);
  const clean = played.filter((total) => total.class === 'clean');
  const [best] = (clean.length > 0 ? clean : played)
    .map(({ figures: { lowest, highest }, class: kind }) => ({
      kind,
      score: about.better === 'low' ? lowest : highest,
    }))
    .sort((a, b) => (about.better === 'low' ? a.score - b.score : b.score - a.score));
  if (!best) return undefined;
  const listed = best.kind === 'clean' ? '' : `, ${CLASS_WORDS[best.kind].toLowerCase()}`;
  return `Best: ${about.result([best.score])}${listed}`;
}
