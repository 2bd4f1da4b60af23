// Short games of Pyramid to save: three cards whose third move ends the game.

import { pyramid } from '../../src/games/pyramid/rules.ts';
import { type Clocks, Session } from '../../src/session/session.ts';
import type { Move } from '../../src/games/pyramid/table.ts';
import type { Save } from '../../src/core/save.ts';

/** A king alone on the table, two cards in the stock that cannot go. */
const THREE_CARDS = `KS${' --'.repeat(27)} / 2C 3C / - / - / all`;

export const turn: Move = { kind: 'turn' };
export const king: Move = { kind: 'king', place: 0 };

/** Clocks whose hands a test moves. */
export class TestClocks implements Clocks {
  now = 1_000_000;

  wall(): number {
    return this.now;
  }

  monotonic(): number {
    return this.now;
  }
}

export interface Begin {
  readonly id?: string;
  readonly clocks?: Clocks;
  readonly seed?: string;
}

/** A game that `turn`, `turn`, `king` ends, its play clock running. */
export function beginGame({
  id = 'a',
  clocks = new TestClocks(),
  seed = '1',
}: Begin = {}): Session {
  const session = Session.start(
    pyramid,
    { id, origin: 'new', options: {}, start: { position: THREE_CARDS, seed }, again: false },
    clocks,
  );
  if ('error' in session) throw new Error(session.error);
  session.resume();
  return session;
}

export function openGame(save: Save, clocks: Clocks = new TestClocks()): Session {
  const session = Session.open(pyramid, save, clocks);
  if ('error' in session) throw new Error(session.error);
  return session;
}

/** Plays to the end. */
export function finishGame(session: Session): void {
  for (const move of [turn, turn, king]) session.play(move);
}
