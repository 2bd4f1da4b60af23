// Ten-Thousand as Home lists it.

import type { GameAbout } from '../../core/about.ts';
import { grouped } from '../../core/numbers.ts';
import { listed, seatNames } from './names.ts';
import { DEFAULTS, type Options, parseOptions } from './options.ts';

/** Players that a result names; of the others it says how many there are. */
const NAMED = 2;

export const about: GameAbout = {
  id: 'ten-thousand',
  name: 'Ten-Thousand',
  tagline: 'Roll, take what scores, and stand in time',
  sample: '10000 0 roll / 6450 7200 / 0 / 150 / 2346 / 15 / - / f',
  better: 'high',
  result(score, options) {
    if (score.length === 1) return `${grouped(score[0] ?? 0)} points`;
    const names = seatNames(readOptions(options), score.length);
    const results = [...score.entries()]
      .sort(([, a], [, b]) => b - a)
      .map(([seat, points]) => `${names[seat] ?? ''} ${grouped(points)}`);
    const others = results.length - NAMED;
    const best = results.slice(0, NAMED).join(', ');
    return others > 0 ? `${best} and ${others} more` : best;
  },
  optionWords(options) {
    const { seats, target } = readOptions(options);
    const names = listed(seats.map(({ name }) => name));
    return target === DEFAULTS.target ? names : `${names}, to ${grouped(target)}`;
  },
  figuresOf(options) {
    const { seats, target } = readOptions(options);
    const players = `${String(seats.length)} players`;
    return target === DEFAULTS.target ? players : `${players}, to ${grouped(target)}`;
  },
};

function readOptions(options: unknown): Options {
  return parseOptions(options) ?? DEFAULTS;
}
