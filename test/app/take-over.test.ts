import { describe, expect, it } from 'vitest';
import { canTakeOver, takeOver } from '../../src/app/take-over.ts';
import { type AnyGame, isFailure } from '../../src/core/game.ts';
import { parseSave, replay } from '../../src/core/save.ts';
import { cascade } from '../../src/games/cascade/rules.ts';
import { games } from '../../src/games/registry.ts';
import { Session } from '../../src/session/session.ts';
import { playout } from '../contract/playouts.ts';
import golden from '../golden/cascade.json' with { type: 'json' };
import { TestClocks } from './sessions.ts';

/** A game that is over, a second for each move. */
function played(game: AnyGame, seed = '1'): Session {
  const clocks = new TestClocks();
  const fresh = { id: 'a', origin: 'daily:2026-11-30' as const, start: { seed }, again: false };
  const session = Session.start(game, { ...fresh, options: game.defaults }, clocks);
  if (!(session instanceof Session)) throw new Error(session.error);
  session.resume();
  for (const move of playout(game, session.position, seed).moves) {
    clocks.now += 1_000;
    session.play(move);
  }
  session.pause();
  return session;
}

describe.each(games.map((game) => [game.id, game] as const))('%s taken over', (_id, game) => {
  it('has the moves up to there and their time, and is help to whoever plays on', () => {
    const session = played(game);
    session.goTo(5);
    const save = takeOver(session, 'b', 77);
    expect(save).toMatchObject({
      id: 'b',
      revision: 0,
      createdAt: 77,
      updatedAt: 77,
      origin: 'replay',
      start: { seed: '1' },
      log: session.log.slice(0, 5),
      times: [1_000, 2_000, 3_000, 4_000, 5_000],
      cursor: 5,
      elapsed: 5_000,
      aids: { hints: 1, again: true },
    });
    expect(parseSave(structuredClone(save))).toEqual(save);
  });

  it('stands as the game stood, at any moment', () => {
    const session = played(game);
    for (let cursor = 0; cursor < session.log.length; cursor += 7) {
      session.goTo(cursor);
      const positions = replay(game, takeOver(session, 'b', 1));
      if (isFailure(positions)) throw new Error(positions.error);
      expect(positions.at(-1)).toEqual(session.position);
    }
  });

  it('is so at the start and in the middle, but not at the end', () => {
    const session = played(game);
    const { log } = session;
    const can = [0, 5, log.length].map((cursor) => {
      session.goTo(cursor);
      return canTakeOver(session);
    });
    expect(can).toEqual([true, true, false]);
  });
});

it('nobody takes over from the Lightning Round on, which has a clock', () => {
  const found = golden.find(({ log }) => log.includes('F'));
  const { options, seed, log = [] } = found ?? {};
  const fresh = {
    id: 'a',
    origin: 'new' as const,
    options,
    start: { seed: seed ?? '' },
    again: false,
  };
  const session = Session.start(cascade, fresh, new TestClocks());
  if (!(session instanceof Session)) throw new Error(session.error);
  for (const word of log) session.play(cascade.decode(word));
  const fill = log.indexOf('F');
  for (const cursor of log.keys()) {
    session.goTo(cursor);
    expect(canTakeOver(session), `after ${cursor} moves`).toBe(cursor <= fill);
  }
});
