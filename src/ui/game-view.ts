// What a game gives to the screen around its board; the screen knows no game by name.

import type { TemplateResult } from 'lit';
import type { AnyGame, Bot } from '../core/game.ts';
import type { GameRecord } from '../core/record.ts';
import type { Session } from '../session/session.ts';
import type { GameMind, Hint } from './game-mind.ts';
import type { IconName } from './icon.ts';

/** One figure and what it counts, for the bar on top: `38`, `cards left`. */
export interface Standing {
  readonly figure: string;
  readonly words: string;
}

/** The end of a game in words: a headline, and what there is to add. */
export interface Ending {
  readonly title: string;
  readonly detail: string;
}

/** Something of the game's own for the bar of actions, done by its board. */
export interface BoardAction {
  readonly icon: IconName;
  readonly words: string;
  run(board: HTMLElement): void;
}

/** A key of the game's own and what it does, for the list of keys. */
export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

/** A short line for somebody's first game of this kind, shown until the player has done as it says. */
export interface FirstHint {
  /** Its name among those of the game, by which it is remembered. */
  readonly id: string;
  readonly words: string;
  /** Whether the move that was just made is the one it tells of. */
  isDone(session: Session): boolean;
}

/** What `view/view.ts` of a game exports as `view`, loaded when the game is opened. */
export interface GameView {
  readonly game: AnyGame;
  /** `hint` is what the mind advises here, if it was asked. */
  board(session: Session, hint?: Hint): TemplateResult;
  standing(table: unknown, options: unknown): Standing;
  ending(session: Session): Ending;
  /** What a move did, from the tables before and after it; for the replay. */
  changeWords?(before: unknown, after: unknown, session: Session): string;
  /** The fields of a new game's options; `change` is called with the whole new options. */
  optionFields(options: unknown, change: (options: unknown) => void): TemplateResult;
  /** Loads what those fields are drawn with; without it they would come under a finger or Tab. */
  loadOptionFields?(): Promise<unknown>;
  readonly keys: readonly KeyHelp[];
  /** Two at most. */
  readonly firstHints: readonly FirstHint[];
  /** Two at most: on a small phone there is room for no more. */
  readonly actions?: readonly BoardAction[];
  /** Advises, and knows what could be or have been. */
  readonly mind?: GameMind;
  /** What plays the seats that bots hold by these options. Rejects when it cannot be had. */
  loadBot?(options: unknown): Promise<Bot>;
  /** What starting again means; the same deal where this is left out. */
  readonly startAgain?: 'same deal' | 'new deal';
  /** The move that ends the game early, where the players may. */
  readonly endEarly?: unknown;
}

/**
 * What `view/statistics.ts` of a game exports as `statistics`: its own figures, with those by options
 * before or after them, or in their place.
 */
export type StatisticsPart = (
  records: readonly GameRecord[],
  byOptions: TemplateResult,
) => TemplateResult;

/** Draws the small picture of a board from its notation; nothing for what it cannot read. */
export type Picture = (notation: string) => TemplateResult | undefined;
