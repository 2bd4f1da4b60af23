// Figures of finished games in words and numbers, as Home and the statistics show them.

import { grouped } from '../core/numbers.ts';
import type { Figures, Total } from '../core/stats.ts';
import type { GameAbout } from '../core/about.ts';

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

/** The best result of a game over all option sets that count: without aids, first time. */
export function bestLine(about: GameAbout, totals: readonly Total[]): string | undefined {
  const played = totals.filter(({ game, figures }) => game === about.id && figures.played > 0);
  const clean = played.filter((total) => total.class === 'clean');
  const scores = (clean.length > 0 ? clean : played).map(({ figures }) =>
    about.better === 'low' ? figures.lowest : figures.highest,
  );
  if (scores.length === 0) return undefined;
  const best = about.better === 'low' ? Math.min(...scores) : Math.max(...scores);
  return `Best: ${about.result([best])}`;
}
