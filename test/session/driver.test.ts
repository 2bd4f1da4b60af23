import { describe, expect, it } from 'vitest';
import type { AnyGame, Bot } from '../../src/core/game.ts';
import { parseSave } from '../../src/core/save.ts';
import { bots } from '../../src/games/bots.ts';
import { findGame } from '../../src/games/registry.ts';
import { botLevel, type Driven, dueMove } from '../../src/session/driver.ts';
import { type Clocks, Session } from '../../src/session/session.ts';

const stillClocks: Clocks = { wall: () => 0, monotonic: () => 0 };
const game = findGame('ten-thousand')!;
const bot = bots['ten-thousand'];

const PERSON = { kind: 'person', name: 'Ann' };
const BOT = { kind: 'bot', name: 'Bo', level: 'steady' };

function begin(seats: readonly object[], seed = '1'): Session {
  const start = { seed };
  const options = { seats, starts: 0 };
  const session = Session.start(
    game,
    { id: 'driven', origin: 'new', options, start, again: false },
    stillClocks,
  );
  if ('error' in session) throw new Error(session.error);
  return session;
}

function reopened(session: Session): Session {
  const save = parseSave(JSON.parse(JSON.stringify(session.toSave())));
  if ('error' in save) throw new Error(save.error);
  const opened = Session.open(game, save, stillClocks);
  if ('error' in opened) throw new Error(opened.error);
  return opened;
}

/** Makes every move that is due, to the end of the game or so many. */
function drive(session: Session, most = Infinity): void {
  for (let made = 0; made < most; made++) {
    const due = dueMove(session, bot);
    if (!due) return;
    expect(session.play(due.move)).toBeUndefined();
  }
}

describe('bots', () => {
  it('play when it is their turn', () => {
    const due = dueMove(begin([BOT, PERSON]), bot);
    expect(due).toEqual({ by: 'bot', move: { kind: 'roll' }, wait: 0 });
  });

  it('wait for people, and for nobody when the game is over', () => {
    expect(dueMove(begin([PERSON, BOT]), bot)).toBeUndefined();
    const ended = begin([BOT, PERSON]);
    ended.play({ kind: 'end' });
    expect(dueMove(ended, bot)).toBeUndefined();
  });

  it('play a whole game among themselves', () => {
    const session = begin([BOT, { ...BOT, level: 'careful' }, { ...BOT, level: 'sharp' }]);
    drive(session);
    expect(session.status.kind).toBe('over');
  });

  it('play a whole game with people, who are waited for every time', () => {
    const session = begin([PERSON, BOT]);
    while (session.status.kind === 'playing') {
      drive(session);
      const [first, second] = game.legalMoves(session.table);
      session.play(second ?? first);
    }
    expect(session.score.some((total) => total >= 10_000)).toBe(true);
  });

  it('go on after a kill at any move exactly as if there had been none', () => {
    const whole = begin([BOT, BOT]);
    drive(whole, 60);
    let alive = begin([BOT, BOT]);
    for (let move = 0; move < 60; move++) {
      alive = reopened(alive);
      drive(alive, 1);
    }
    expect(alive.log).toEqual(whole.log);
  });

  it('hold no seat that the options do not name', () => {
    const session = Session.start(
      game,
      {
        id: 'driven',
        origin: 'typed',
        options: { seats: [PERSON, BOT] },
        start: { position: '10000 0 roll / 0 0 0 / 2 / 0 / - / - / - / f' },
        again: false,
      },
      stillClocks,
    );
    if ('error' in session) throw new Error(session.error);
    expect([0, 1, 2].map((seat) => botLevel(session, seat))).toEqual([
      undefined,
      'steady',
      undefined,
    ]);
    expect(dueMove(session, bot)).toBeUndefined();
  });

  it('draw from a stream of their own for each seat and move, the same again after a kill', () => {
    const drawn: string[] = [];
    const noting: Bot = (_table, _level, random) => {
      drawn.push(String(random));
      return { kind: 'roll' };
    };
    const session = begin([BOT, BOT]);
    dueMove(session, noting);
    dueMove(reopened(session), noting);
    expect(drawn[1]).toBe(drawn[0]);
    drive(session, 5);
    dueMove(session, noting);
    dueMove(begin([BOT, BOT], '2'), noting);
    expect(new Set(drawn).size).toBe(3);
  });
});

describe('what nobody decides', () => {
  const solitaire = findGame('pyramid')!;
  const driven = (parts: Partial<AnyGame>, sinceLastMove = 0): Driven => ({
    game: { ...solitaire, ...parts },
    table: undefined,
    status: { kind: 'playing', seat: 0 },
    options: {},
    startedFrom: { seed: '1' },
    cursor: 0,
    sinceLastMove,
  });

  it('is nothing in a game that leaves all to its player', () => {
    expect(dueMove(driven({}), undefined)).toBeUndefined();
  });

  it('is a move that the game makes by itself', () => {
    expect(dueMove(driven({ automatic: () => 'fill' }), undefined)).toEqual({
      by: 'game',
      move: 'fill',
      wait: 0,
    });
    expect(dueMove(driven({ automatic: () => undefined }), undefined)).toBeUndefined();
  });

  it.each([
    [0, 5_000],
    [3_500, 1_500],
    [9_000, 0],
  ])('is the end of the time, %i ms after the last move in %i', (since, wait) => {
    const clock = { deadline: () => 5_000, timeout: () => 'over' };
    expect(dueMove(driven({ clock }, since), undefined)).toEqual({
      by: 'clock',
      move: 'over',
      wait,
    });
  });

  it('is no timeout while no clock runs', () => {
    const clock = { deadline: () => undefined, timeout: () => 'over' };
    expect(dueMove(driven({ clock }), undefined)).toBeUndefined();
  });
});
