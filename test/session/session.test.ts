import { describe, expect, it } from 'vitest';
import { parseSave } from '../../src/core/save.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import type { Table } from '../../src/games/pyramid/table.ts';
import { type Change, type NewGame, Session } from '../../src/session/session.ts';

class FakeClocks {
  now = 0;
  wall = (): number => 1_000_000 + this.now;
  monotonic = (): number => this.now;
}

const fresh: NewGame = {
  id: 'a',
  origin: 'new',
  options: { aim: 'all' },
  start: { seed: '1' },
  again: false,
};

function begin(clocks = new FakeClocks(), from: Partial<NewGame> = {}): Session {
  const session = Session.start(pyramid, { ...fresh, ...from }, clocks);
  if ('error' in session) throw new Error(session.error);
  return session;
}

const turn = { kind: 'turn' } as const;

function stock(session: Session): number {
  return (session.table as Table).stockCount;
}

describe('playing', () => {
  it('makes a legal move and tells its listeners', () => {
    const session = begin();
    const told: Change[] = [];
    const stop = session.subscribe((change) => told.push(change));
    expect(session.play(turn)).toBeUndefined();
    session.undo();
    session.redo();
    session.restart();
    stop();
    session.redo();
    expect(told).toEqual(['play', 'undo', 'redo', 'restart']);
  });

  it('refuses an illegal move with the reason, changes nothing and tells nobody', () => {
    const session = begin();
    session.subscribe(() => expect.unreachable());
    expect(session.play({ kind: 'king', place: 'w' })?.reason).toBe('There is no card here');
    expect(session.cursor).toBe(0);
    expect(session.revision).toBe(0);
  });

  it('forgets what could be redone once another move is made', () => {
    const session = begin();
    session.play(turn);
    session.play(turn);
    session.undo();
    session.undo();
    session.play(turn);
    expect(session.canRedo).toBe(false);
    expect(session.log).toEqual(['T']);
  });

  it('says what is wrong with a start that cannot be read', () => {
    const failed = Session.start(
      pyramid,
      { ...fresh, start: { position: 'AC' } },
      new FakeClocks(),
    );
    expect('error' in failed && failed.error).toContain('start: a position has 5 fields');
  });
});

describe('undo', () => {
  it('stops at the deal', () => {
    const session = begin();
    session.play(turn);
    expect([session.undo(), session.undo(), session.undo()]).toEqual([true, false, false]);
    expect(stock(session)).toBe(24);
  });

  it('counts every turned card that it goes back past as a peek', () => {
    const session = begin();
    session.play(turn);
    session.play(turn);
    session.undo();
    expect(session.aids.peeks).toBe(1);
    session.redo();
    session.restart();
    expect(session.aids.peeks).toBe(3);
  });

  it('counts no peek for taking back what showed nothing new', () => {
    const session = begin(undefined, { start: { position: KING_AND_FIVE } });
    session.play({ kind: 'king', place: 2 });
    session.undo();
    expect(session.aids.peeks).toBe(0);
  });

  it('restarts to the deal in one step, and redo brings the game back', () => {
    const session = begin();
    session.play(turn);
    session.play(turn);
    session.play(turn);
    expect(session.restart()).toBe(true);
    expect(session.canRestart).toBe(false);
    expect(stock(session)).toBe(24);
    session.redo();
    session.redo();
    session.redo();
    expect(stock(session)).toBe(21);
  });

  it('brings back all that was taken back in one step', () => {
    const session = begin();
    const changes: string[] = [];
    session.play(turn);
    session.play(turn);
    session.play(turn);
    session.restart();
    session.subscribe((change) => changes.push(change));
    expect(session.redo('all')).toBe(true);
    expect(stock(session)).toBe(21);
    expect(changes).toEqual(['redo']);
    expect(session.redo('all')).toBe(false);
  });

  it('takes back to an earlier move in one step, counting what it goes back past', () => {
    const session = begin();
    const changes: string[] = [];
    session.play(turn);
    session.play(turn);
    session.play(turn);
    session.subscribe((change) => changes.push(change));
    expect(session.undo(1)).toBe(true);
    expect(stock(session)).toBe(23);
    expect(session.aids.peeks).toBe(2);
    expect(changes).toEqual(['undo']);
    expect([session.undo(1), session.undo(2), session.undo(-1)]).toEqual([false, false, false]);
  });
});

const KING_AND_FIVE = `4C 9C KC ${Array.from({ length: 25 }, () => '--').join(' ')} / - / - / - / all`;

describe('the play clock', () => {
  it('runs only between resume and pause', () => {
    const clocks = new FakeClocks();
    const session = begin(clocks);
    clocks.now = 1000;
    expect(session.elapsed).toBe(0);
    session.resume();
    session.resume();
    clocks.now = 3000;
    expect(session.elapsed).toBe(2000);
    session.pause();
    session.pause();
    clocks.now = 9000;
    expect(session.elapsed).toBe(2000);
    session.resume();
    clocks.now = 9500;
    session.play(turn);
    clocks.now = 9700;
    expect(session.sinceLastMove).toBe(200);
    expect(session.toSave().times).toEqual([2500]);
  });

  it('stands once the game is over, and goes on when its end is taken back', () => {
    const clocks = new FakeClocks();
    const lastKing = `KS ${Array.from({ length: 27 }, () => '--').join(' ')} / - / - / - / all`;
    const session = begin(clocks, { start: { position: lastKing, seed: '1' } });
    session.resume();
    clocks.now = 1000;
    session.play({ kind: 'king', place: 0 });
    clocks.now = 9000;
    expect([session.status.kind, session.elapsed]).toEqual(['over', 1000]);
    session.pause();
    session.resume();
    clocks.now = 10_000;
    expect(session.toSave().elapsed).toBe(1000);
    session.undo();
    clocks.now = 10_500;
    expect(session.elapsed).toBe(1500);
  });
});

describe('a save', () => {
  it('opens to the same game: board, undo depth, redo, aids and play time', () => {
    const clocks = new FakeClocks();
    const session = begin(clocks);
    session.resume();
    clocks.now = 700;
    session.play(turn);
    session.play(turn);
    session.undo();
    const save = parseSave(structuredClone(session.toSave()));
    if ('error' in save) throw new Error(save.error);
    const opened = Session.open(pyramid, save, new FakeClocks());
    if ('error' in opened) throw new Error(opened.error);
    expect(opened.table).toEqual(session.table);
    expect([opened.cursor, opened.canRedo, opened.elapsed]).toEqual([1, true, 700]);
    expect(opened.aids).toEqual({ peeks: 1, hints: 0, again: false });
    expect(opened.revision).toBe(3);
  });

  it.each([
    ['no object', 7, 'the whole'],
    ['another format', { format: 2 }, 'format'],
    ['a cursor past the log', { cursor: 1 }, 'cursor: 1 of 0 moves'],
    ['a time too many', { times: [1] }, 'times: 1 for 0 moves'],
    ['a log of numbers', { log: [1], times: [1] }, 'log.0'],
    ['negative play time', { elapsed: -1 }, 'elapsed'],
    ['no id', { id: '' }, 'id'],
  ])('with %s is refused and the place is named', (_name, change, place) => {
    const raw = typeof change === 'object' ? { ...begin().toSave(), ...change } : change;
    const parsed = parseSave(raw);
    expect('error' in parsed && parsed.error).toContain(place);
  });
});

describe('a replay', () => {
  it('goes to any moment of the game, with the play time as it was then', () => {
    const clocks = new FakeClocks();
    const session = begin(clocks);
    session.resume();
    for (const at of [500, 1_200]) {
      clocks.now = at;
      session.play(turn);
    }
    clocks.now = 9_000;
    session.pause();
    session.goTo(1);
    expect(stock(session)).toBe(23);
    expect([session.elapsed, session.sinceLastMove]).toEqual([500, 0]);
    session.goTo(2);
    expect([session.elapsed, session.sinceLastMove]).toEqual([1_200, 0]);
    session.goTo(0);
    expect([session.elapsed, session.sinceLastMove]).toEqual([0, 0]);
  });

  it('knows what stood on the table after any move', () => {
    const session = begin();
    const tables = [session.table];
    for (let turns = 0; turns < 3; turns++) {
      session.play(turn);
      tables.push(session.table);
    }
    session.undo();
    expect(tables.map((_, cursor) => session.tableAt(cursor))).toEqual(tables);
    expect(() => session.tableAt(4)).toThrow(RangeError);
  });

  it('goes nowhere beyond the game', () => {
    const session = begin();
    session.play(turn);
    session.goTo(2);
    session.goTo(-1);
    expect(session.cursor).toBe(1);
  });
});
