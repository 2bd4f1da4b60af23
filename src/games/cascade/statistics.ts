// Figures over finished games, for each board: the best move, the most cascades, the best round.

import type { GameRecord } from '../../core/record.ts';
import { classOf } from '../../core/stats.ts';
import { figuresOf, type GameFigures } from './figures.ts';
import { cascade } from './rules.ts';
import type { Board } from './table.ts';

/** What a finished game gives to the figures. */
export type Played = Pick<GameRecord, 'options' | 'start' | 'log' | 'endedEarly' | 'aids'>;

export type Best = Omit<GameFigures, 'regular'>;

/** The best of all games on a board that were played for the first time and without help. */
export type Statistics = ReadonlyMap<Board, Best>;

/** The statistics with one more game; as they are when it does not count or cannot be read. */
export function withGame(statistics: Statistics, game: Played): Statistics {
  const options = cascade.parseOptions(game.options);
  if (!options || game.endedEarly || classOf(game) !== 'clean') return statistics;
  const figures = figuresOf(game);
  if (!figures) return statistics;
  const before: Best = statistics.get(options.board) ?? figures;
  return new Map(statistics).set(options.board, {
    bestMove: Math.max(before.bestMove, figures.bestMove),
    mostCascades: Math.max(before.mostCascades, figures.mostCascades),
    lightning: higher(before.lightning, figures.lightning),
  });
}

function higher(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}
