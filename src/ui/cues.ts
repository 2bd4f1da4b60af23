// What a board gives to hear and to feel: its meaning only. How that sounds is the app's matter.

import { botLevel } from '../session/driver.ts';
import type { Session } from '../session/session.ts';

/** Everything that can be told apart by ear or by hand. */
export const CUES = [
  /** A card or die was put somewhere. */
  'place',
  /** Cards left the table. */
  'leave',
  /** A card was turned. */
  'turn',
  'roll',
  /** Points are safe. */
  'bank',
  /** Points are lost. */
  'bust',
  /** A step of a chain; each is higher than the one before. */
  'chain',
  /** That cannot be done. */
  'refuse',
  'win',
  /** Over, and not won. */
  'end',
] as const;

export type Cue = (typeof CUES)[number];

/** How the end of a game is told: a bot's win is nobody's. */
export function endCue(session: Pick<Session, 'game' | 'options' | 'status'>): Cue {
  const { status } = session;
  const won =
    status.kind === 'over' && status.winners.some((seat) => botLevel(session, seat) === undefined);
  return won ? 'win' : 'end';
}
