import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutoPlayer } from '../../src/app/auto-player.ts';
import { botMove } from '../../src/games/ten-thousand/bots.ts';
import { parseOptions } from '../../src/games/ten-thousand/options.ts';
import { tenThousand } from '../../src/games/ten-thousand/rules.ts';
import { Session } from '../../src/session/session.ts';
import { TestClocks } from './sessions.ts';

const PACE_MS = 1_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A careful bot begins, against a person. */
function begin(): { session: Session; player: AutoPlayer } {
  const options = parseOptions({
    seats: [
      { kind: 'bot', name: 'Careful', level: 'careful' },
      { kind: 'person', name: 'Ann' },
    ],
    starts: 0,
  });
  const session = Session.start(
    tenThousand,
    { id: 'a', origin: 'new', options, start: { seed: '1' }, again: false },
    new TestClocks(),
  );
  if ('error' in session) throw new Error(session.error);
  return { session, player: new AutoPlayer(session, botMove, () => PACE_MS) };
}

/** Longer than it waits for the move before to be drawn. */
const DRAWN_MS = 100;

describe('a bot', () => {
  it('waits until it may, then plays step by step', () => {
    const { session, player } = begin();
    vi.advanceTimersByTime(10 * PACE_MS);
    expect(session.log).toEqual([]);
    player.start();
    vi.advanceTimersByTime(PACE_MS + DRAWN_MS);
    expect(session.log).toEqual(['R']);
    vi.advanceTimersByTime(PACE_MS + DRAWN_MS);
    expect(session.log).toHaveLength(2);
  });

  it('leaves the person her turn', () => {
    const { session, player } = begin();
    player.start();
    vi.advanceTimersByTime(100 * PACE_MS);
    expect(session.status).toEqual({ kind: 'playing', seat: 1 });
    session.play({ kind: 'roll' });
    const { length } = session.log;
    vi.advanceTimersByTime(100 * PACE_MS);
    expect(session.log).toHaveLength(length);
  });

  it('plays at once what is hastened, and only that', () => {
    const { session, player } = begin();
    player.start();
    vi.advanceTimersByTime(DRAWN_MS);
    player.hasten();
    expect(session.log).toEqual(['R']);
    vi.advanceTimersByTime(DRAWN_MS);
    expect(session.log).toEqual(['R']);
  });

  it('stands still while it is paused, and goes on with the same dice', () => {
    const { session, player } = begin();
    player.start();
    vi.advanceTimersByTime(PACE_MS + DRAWN_MS);
    player.pause();
    player.hasten();
    vi.advanceTimersByTime(100 * PACE_MS);
    expect(session.log).toEqual(['R']);
    player.start();
    vi.advanceTimersByTime(PACE_MS + DRAWN_MS);
    player.close();
    const undisturbed = begin();
    undisturbed.player.start();
    vi.advanceTimersByTime(2 * (PACE_MS + DRAWN_MS));
    expect(session.log).toEqual(undisturbed.session.log);
  });

  it('plays no more once it is closed', () => {
    const { session, player } = begin();
    player.start();
    player.close();
    session.play({ kind: 'roll' });
    vi.advanceTimersByTime(100 * PACE_MS);
    expect(session.log).toEqual(['R']);
  });
});
