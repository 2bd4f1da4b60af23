// What a game's mind can be asked by the screen, which knows no mind by name.

import type { TemplateResult } from 'lit';
import type { Session } from '../session/session.ts';

/** What to do next. */
export interface Hint {
  /** A sentence that says it, for those too who do not see the board. */
  readonly words: string;
  /** What the board shows of it until the next move: one thing marked, or many with figures. */
  readonly shown: unknown;
  /** It helps nobody, so that the game is not marked for it. */
  readonly idle?: true;
}

/** What a game could have been, once it is over. */
export interface Review {
  /** A sentence; it is read out as well. */
  readonly words: string;
  /** What there is to see besides: an element of the game's own, which brings its own styles. */
  readonly picture?: TemplateResult;
  /** Moves made when the game could last be won, to play on from there; left out if it never could. */
  readonly winnableUntil?: number;
}

export interface DealWords {
  readonly label: string;
  readonly detail: string;
}

/** Deals that can be won, for games in which not every deal can. */
export interface WinnableDeals {
  /** One of the numbers from `first` to `highest`, then on from 1; undefined if it was given up. */
  find(
    options: unknown,
    first: number,
    highest: number,
    signal: AbortSignal,
  ): Promise<number | undefined>;
  /** The first one from `first` on, whatever it takes: the same on every device. */
  first(options: unknown, first: number, highest: number, signal: AbortSignal): Promise<number>;
  /** The two kinds of deals that there are to choose from. */
  words(options: unknown): Readonly<Record<'winnable' | 'any', DealWords>>;
}

/**
 * Each ability may be missing, and the screen offers what there is. Every question can be called
 * off by its signal, and is rejected where it cannot be answered; it takes as long as it takes, so
 * what is longer than a frame belongs in a worker.
 */
export interface GameMind {
  /** Asked while a person is to move; undefined where there is nothing to advise. */
  hint?(session: Session, signal: AbortSignal): Promise<Hint | undefined>;
  /** The moves of the best line from here to the end of the game, to be played before one's eyes. */
  bestLine?(session: Session, signal: AbortSignal): Promise<readonly unknown[]>;
  /** Whether the game can be won from here. */
  canBeWon?(session: Session, signal: AbortSignal): Promise<boolean>;
  /**
   * Asked of a game that is over; undefined where there is nothing to add. One that takes long tells
   * how much of it is done, from 0 to 1.
   */
  review?(
    session: Session,
    signal: AbortSignal,
    progress: (done: number) => void,
  ): Promise<Review | undefined>;
  /** The lines that a review takes on a phone, where those are more than one. */
  readonly reviewLines?: number;
  readonly winnableDeals?: WinnableDeals;
}
