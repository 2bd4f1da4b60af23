// Figures over finished games: by who sat at the table, and by who rolled the dice.

import { isFailure } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { type ResultClass, classOf } from '../../core/stats.ts';
import { grouped } from '../../core/numbers.ts';
import { figures, joined, NO_TURNS, replayTables, type SeatFigures, turnLog } from './figures.ts';
import { listed } from './names.ts';
import { DEFAULTS, type Options, parseOptions } from './options.ts';
import { tenThousand } from './rules.ts';
import { kindOf, type Seat } from './seating.ts';
import type { TenThousandPosition } from './table.ts';
import { NUMBERS } from './words.ts';

/** What a finished game gives to the figures. */
export type Played = Pick<
  GameRecord,
  'options' | 'start' | 'log' | 'score' | 'winners' | 'seat' | 'endedEarly' | 'aids'
>;

/** The games of one player in the same company, by the same house rules. */
export interface Company {
  /** `2 players, against a steady bot`. */
  readonly words: string;
  readonly class: ResultClass;
  readonly games: number;
  /** Shared wins are wins. */
  readonly won: number;
  readonly bestGame: number;
  readonly turns: SeatFigures;
}

export interface Player {
  readonly name: string;
  readonly figures: SeatFigures;
}

export interface Statistics {
  readonly companies: readonly Company[];
  /** Everybody who rolled: people by name, bots by level. */
  readonly players: readonly Player[];
}

export const NO_STATISTICS: Statistics = { companies: [], players: [] };

/** The statistics with one more game; as they are when it was ended early or cannot be read. */
export function withGame(statistics: Statistics, game: Played): Statistics {
  const options = parseOptions(game.options);
  if (!options || game.endedEarly) return statistics;
  const first = startOf(options, game.start);
  if (!first) return statistics;
  const seats = figures(turnLog(replayTables(first, game.log)), game.score.length);
  const companies = withCompany(statistics.companies, game, options, seats[game.seat] ?? NO_TURNS);
  const players = seats.reduce(
    (all, figures, seat) => withPlayer(all, playerName(options.seats[seat], seat), figures),
    statistics.players,
  );
  return { companies, players };
}

function startOf(options: Options, start: Played['start']): TenThousandPosition | undefined {
  if (!('position' in start)) return tenThousand.setup(options, start.seed);
  const position = tenThousand.read(start.position, start.seed);
  return isFailure(position) ? undefined : position;
}

function withCompany(
  companies: readonly Company[],
  game: Played,
  options: Options,
  turns: SeatFigures,
): readonly Company[] {
  const words = companyWords(options, game.seat);
  const kind = classOf(game);
  const before = companies.find((one) => one.words === words && one.class === kind);
  const company: Company = {
    words,
    class: kind,
    games: (before?.games ?? 0) + 1,
    won: (before?.won ?? 0) + (game.winners.includes(game.seat) ? 1 : 0),
    bestGame: Math.max(before?.bestGame ?? 0, game.score[game.seat] ?? 0),
    turns: joined(before?.turns ?? NO_TURNS, turns),
  };
  return [...companies.filter((one) => one !== before), company];
}

function withPlayer(
  players: readonly Player[],
  name: string,
  figures: SeatFigures,
): readonly Player[] {
  const before = players.find((player) => player.name === name);
  const player = { name, figures: joined(before?.figures ?? NO_TURNS, figures) };
  return before ? players.map((one) => (one === before ? player : one)) : [...players, player];
}

function playerName(seat: Seat | undefined, index: number): string {
  if (!seat) return `Player ${index + 1}`;
  const kind = kindOf(seat);
  return kind === 'person' ? seat.name : `${kind} bot`;
}

/** Who a player sat with, and by which house rules. */
export function companyWords(options: Options, seat: number): string {
  const { seats, target, opening, groups } = options;
  const counts = new Map<string, number>();
  for (const [other, { kind }] of seats.entries()) {
    if (other === seat) continue;
    const name = kind === 'person' ? kind : playerName(seats[other], other);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const others = listed([...counts].sort().map(([name, count]) => several(name, count)));
  const house = [
    target === DEFAULTS.target ? '' : `to ${grouped(target)}`,
    opening === DEFAULTS.opening ? '' : `opening with ${grouped(opening)}`,
    groups === DEFAULTS.groups ? '' : 'groups grow',
  ].filter(Boolean);
  return [`${seats.length} players, against ${others}`, ...house].join(', ');
}

function several(name: string, count: number): string {
  if (count === 1) return `a ${name}`;
  return `${NUMBERS[count] ?? count} ${name === 'person' ? 'people' : `${name}s`}`;
}
