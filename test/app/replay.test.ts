import { describe, expect, it } from 'vitest';
import { replayOf } from '../../src/app/replay.ts';
import { takeOver } from '../../src/app/take-over.ts';
import { makeRecord } from '../../src/core/record.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { Session } from '../../src/session/session.ts';
import { beginGame, finishGame, king, TestClocks, turn } from './sessions.ts';

function finished(): { session: Session; positions: string[] } {
  const session = beginGame();
  const positions = [session.game.write(session.position)];
  session.subscribe(() => positions.push(session.game.write(session.position)));
  finishGame(session);
  return { session, positions };
}

function replayed(played: Parameters<typeof replayOf>[1]): Session {
  const session = replayOf(pyramid, played, new TestClocks());
  if (!(session instanceof Session)) throw new Error(session.error);
  return session;
}

describe('a replay', () => {
  it.each(['record', 'save'])('of a %s begins at the start and shows every position', (kind) => {
    const { session, positions } = finished();
    const save = session.toSave();
    const replay = replayed(kind === 'save' ? save : makeRecord(save)!);
    expect(replay.cursor).toBe(0);
    for (const [cursor, position] of positions.entries()) {
      replay.goTo(cursor);
      expect(replay.game.write(replay.position)).toBe(position);
    }
  });

  it('has at each moment the play time until then, and so has who takes over there', () => {
    const clocks = new TestClocks();
    const session = beginGame({ clocks });
    for (const move of [turn, turn, king]) {
      clocks.now += 1_000;
      session.play(move);
    }
    const replay = replayed(session.toSave());
    const times = [replay.elapsed, takeOver(replay, 'b', 1).elapsed];
    for (const cursor of [1, 2, 3, 0]) {
      replay.goTo(cursor);
      times.push(replay.elapsed, takeOver(replay, 'b', 1).elapsed);
    }
    expect(times).toEqual([0, 0, 1_000, 1_000, 2_000, 2_000, 3_000, 3_000, 0, 0]);
  });

  it('goes back past what undo may not, and counts nothing', () => {
    const { session, positions } = finished();
    const replay = replayed(session.toSave());
    replay.goTo(3);
    replay.goTo(0);
    expect(replay.game.write(replay.position)).toBe(positions[0]);
    expect(replay.aids.peeks).toBe(0);
  });

  it.each([-1, 4])('stays where it is instead of going to move %i', (cursor) => {
    const replay = replayed(finished().session.toSave());
    replay.goTo(2);
    replay.goTo(cursor);
    expect(replay.cursor).toBe(2);
  });

  it.each([
    [{ log: ['T', 'T', 'xx'] }, 'move 3: "xx" is not a move'],
    [{ start: { position: 'nothing' } }, 'start: '],
    [{ rules: 99 }, 'rules: version 99'],
  ])('of what was damaged says so: %j', (damage, error) => {
    const save = { ...finished().session.toSave(), ...damage };
    expect(replayOf(pyramid, save, new TestClocks())).toMatchObject({
      error: expect.stringContaining(error) as string,
    });
  });
});
