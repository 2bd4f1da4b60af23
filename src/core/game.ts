// The contract between a game's rules and everything that plays, draws, saves or checks them.

import type { Stream } from './random.ts';

/**
 * What the players see, and what they do not. Both are plain immutable data.
 * A move reveals something exactly when it changes the identity of `hidden`.
 */
export interface Position<T, H> {
  readonly table: T;
  readonly hidden: H;
}

/**
 * Seats count from 0. `reason` is a short plain sentence. `endedEarly`: the players broke the game
 * off, so that nobody has won and its result stays out of the figures.
 */
export type Status =
  | { readonly kind: 'playing'; readonly seat: number }
  | {
      readonly kind: 'over';
      readonly winners: readonly number[];
      readonly reason: string;
      readonly endedEarly?: boolean;
    };

/** Why a move cannot be made, in words a player understands. */
export interface Refusal {
  readonly reason: string;
}

/** What a text from outside turned out to be when it is not what it should be. */
export interface Failure {
  readonly error: string;
}

/** Who sits at a table of several. A level is one that the game's bots know. */
export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** For a phase with a running clock; times are milliseconds of play time. */
export interface GameClock<T, M> {
  /** Milliseconds left since the last move, or undefined while no clock runs. */
  deadline(table: T): number | undefined;
  timeout(table: T): M;
}

/**
 * A game's rules: pure functions over plain data.
 * O options, T table, H hidden, M move.
 */
export interface Game<O, T, H, M> {
  readonly id: string;
  /** Bumped exactly when some golden log replays to another result. */
  readonly rulesVersion: number;
  readonly defaults: O;
  /** Which way a result is better. */
  readonly better: 'low' | 'high';
  /** Undefined when `raw` is not a valid set of options. Missing fields take their defaults. */
  parseOptions(raw: unknown): O | undefined;
  setup(options: O, seed: string): Position<T, H>;
  /** What a player may do next; ending early and clock moves pass `check` but are not listed. */
  legalMoves(table: T): readonly M[];
  /** Why not, for moves from outside; undefined when legal. */
  check(table: T, move: M): Refusal | undefined;
  /** Trusts its caller to have checked the move. Never mutates. */
  apply(position: Position<T, H>, move: M): Position<T, H>;
  /** False past a roll of dice and in a clocked phase. */
  undoable(before: T, after: T): boolean;
  status(table: T): Status;
  /** By seat; one entry for a solitaire. */
  score(table: T): readonly number[];
  /** The seat whose result the figures are of; seat 0 where this is left out. */
  playerSeat?(options: O): number;
  encode(move: M): string;
  /** Undefined when the text is no move of this game; says nothing about legality. */
  decode(text: string): M | undefined;
  /**
   * Reads the game's notation. `seed` (by default the text) settles what the text does not fix.
   * The error says what is wrong and where.
   */
  read(text: string, seed?: string): Position<T, H> | Failure;
  write(position: Position<T, H>): string;
  readonly clock?: GameClock<T, M>;
  /** A move that nobody decides and the app makes, such as Cascade's fill; undefined when none is due. */
  automatic?(table: T): M | undefined;
  /** Who sits where; a game without seats is played by one person. */
  seats?(options: O): readonly Seat[];
}

/** A game whose types are not known here: what registries, sessions and stores handle. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;

/**
 * What a bot of some level does, from what the players see; a random bot draws from `random`, never
 * from the game's own streams. (The type of a method, so that a bot for one kind of table is
 * assignable, as in the contract.)
 */
export type Bot = { choose(table: unknown, level: string, random: Stream): unknown }['choose'];

/** Narrows the result of reading to its failure. */
export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'error' in value;
}
