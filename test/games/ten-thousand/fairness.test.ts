import { describe, expect, it } from 'vitest';
import { below, rollDice, stream } from '../../../src/core/random.ts';
import { findGame } from '../../../src/games/registry.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import type { Table } from '../../../src/games/ten-thousand/table.ts';
import { Session } from '../../../src/session/session.ts';
import { bust, people, play, position } from './help.ts';

const facesOf = ({ lastStep }: Table): readonly number[] =>
  lastStep && 'faces' in lastStep ? lastStep.faces : [];

describe('dice from the seed', () => {
  it('come from one stream, whoever rolls', () => {
    let now = tenThousand.setup(people(3), '42');
    let dice = stream('42', 'dice');
    for (let rolls = 0; rolls < 200;) {
      const moves = tenThousand.legalMoves(now.table);
      const move = moves[rolls % moves.length] ?? { kind: 'roll' };
      now = tenThousand.apply(now, move);
      if (move.kind !== 'roll') continue;
      const faces = facesOf(now.table);
      const drawn = rollDice(faces.length, dice);
      expect(faces).toEqual(drawn.faces);
      dice = drawn.next;
      rolls += 1;
    }
  });
});

describe('in a session', () => {
  const clocks = { wall: () => 0, monotonic: () => 0 };
  const game = findGame('ten-thousand')!;
  const fresh = { id: 'fair', origin: 'new', options: people(3), again: false } as const;

  /** Plays on at random; `meddling`: going back and forth and reopening now and then. */
  const facesRolled = (seed: string, meddling: boolean): number[] => {
    let session = Session.start(game, { ...fresh, start: { seed } }, clocks);
    let choice = stream(seed, 'choice');
    const faces: number[] = [];
    for (let move = 0; move < 150; move++) {
      if ('error' in session) throw new Error(session.error);
      if (meddling && move % 3 === 0) while (session.undo());
      if (meddling && move % 5 === 0) while (session.redo());
      if (meddling && move % 7 === 0) session = Session.open(game, session.toSave(), clocks);
      if ('error' in session) throw new Error(session.error);
      const moves = game.legalMoves(session.table);
      const drawn = below(moves.length, choice);
      choice = drawn.next;
      session.play(moves[drawn.value]);
      faces.push(...facesOf(session.table as Table));
    }
    return faces;
  };

  it('the dice are those of the seed, whatever is taken back, made again or reopened', () => {
    for (let seed = 1; seed <= 20; seed++) {
      for (const meddling of [false, true]) {
        const faces = facesRolled(String(seed), meddling);
        const dice = rollDice(faces.length, stream(String(seed), 'dice'));
        expect(faces).toEqual(dice.faces);
      }
    }
  });
});

describe('undo', () => {
  const undoable = (text: string, words: string): boolean => {
    const list = words.split(' ');
    const before =
      list.length > 1 ? play(position(text), list.slice(0, -1).join(' ')) : position(text);
    return tenThousand.undoable(before.table, play(before, list.at(-1) ?? '').table);
  };
  const rolled = '10000 0 roll / 0 0 / 0 / 0 / 126645 / - / - / f';

  it('reaches back to the last roll, over what was taken, a stand or an early end', () => {
    expect(undoable(rolled, 'k1')).toBe(true);
    expect(undoable(rolled, 'k1 S')).toBe(true);
    expect(undoable(rolled, 'k1 E')).toBe(true);
  });

  it('and no further, bust or not', () => {
    expect(undoable(rolled, 'k1 S R')).toBe(false);
    const start = position(rolled);
    expect(tenThousand.undoable(start.table, bust(play(start, 'k1')).table)).toBe(false);
  });
});
