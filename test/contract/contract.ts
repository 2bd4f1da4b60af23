// What must hold for the rules of every game, whatever it is.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyGame, isFailure } from '../../src/core/game.ts';
import { parseSave, replay } from '../../src/core/save.ts';
import { type Clocks, Session } from '../../src/session/session.ts';
import { type Playout, playout } from './playouts.ts';

const stillClocks: Clocks = { wall: () => 0, monotonic: () => 0 };

const seeds = fc.integer({ min: 1, max: 999_999_999 }).map(String);

/** Runs the contract over a game, for each of the option sets given (its defaults included). */
export function contract(game: AnyGame, optionSets: readonly unknown[], runs = 20): void {
  const games = fc
    .tuple(fc.constantFrom(...optionSets), seeds)
    .map(([options, seed]) => ({ options, seed }));

  const holds = (property: (play: Playout, options: unknown, seed: string) => void): void => {
    fc.assert(
      fc.property(games, ({ options, seed }) => {
        property(playout(game, game.setup(options, seed), seed), options, seed);
      }),
      { numRuns: runs },
    );
  };

  describe(`the contract: ${game.id}`, () => {
    it('accepts its own options and refuses what are none', () => {
      for (const options of optionSets) expect(game.parseOptions(options)).toEqual(options);
      expect(game.parseOptions({})).toEqual(game.defaults);
      for (const wrong of [null, 7, 'x', []]) {
        const parsed = game.parseOptions(wrong);
        expect(parsed === undefined || Array.isArray(wrong)).toBe(true);
      }
    });

    it('deals the same game for the same seed, another for another', () => {
      const written = (seed: string): string => game.write(game.setup(game.defaults, seed));
      expect(written('1')).toBe(written('1'));
      const many = new Set(
        Array.from({ length: 20 }, (_, seed) =>
          JSON.stringify(game.setup(game.defaults, String(seed + 1))),
        ),
      );
      expect(many.size).toBe(20);
    });

    it('ends every playout, and says so exactly when no move is left', () => {
      holds(({ positions, moves }) => {
        for (const [index, { table }] of positions.entries()) {
          const over = game.status(table).kind === 'over';
          expect(over).toBe(index === moves.length);
          const clocked = game.clock?.deadline(table) !== undefined;
          if (!clocked) expect(game.legalMoves(table).length === 0).toBe(over);
        }
      });
    });

    it('accepts every move it lists and writes each in its own way', () => {
      holds(({ positions }) => {
        for (const { table } of positions) {
          const words = game.legalMoves(table).map((move) => {
            expect(game.check(table, move)).toBeUndefined();
            const word = game.encode(move);
            expect(game.decode(word)).toEqual(move);
            return word;
          });
          expect(new Set(words).size).toBe(words.length);
        }
      });
    });

    it('accepts the moves that nobody decides: its own and the clock’s', () => {
      holds(({ positions }) => {
        for (const { table } of positions) {
          const own = game.automatic?.(table);
          if (own !== undefined) expect(game.check(table, own)).toBeUndefined();
          if (game.clock?.deadline(table) === undefined) continue;
          expect(game.check(table, game.clock.timeout(table))).toBeUndefined();
        }
      });
    });

    it('refuses every move once it is over', () => {
      holds(({ positions, moves }) => {
        const last = positions.at(-1);
        for (const move of moves) expect(game.check(last?.table, move)).toBeDefined();
      });
    });

    it('never changes a position that it was given, and holds plain data only', () => {
      holds(({ positions, moves }) => {
        for (const [index, move] of moves.entries()) {
          const before = positions[index];
          if (!before) continue;
          const copy = structuredClone(before);
          const after = game.apply(deepFreeze(before), move);
          expect(before).toEqual(copy);
          expect(game.write(after)).toBe(game.write(positions[index + 1] ?? after));
        }
      });
    });

    it('plays on from a copy of a position exactly as from the original', () => {
      holds(({ positions, moves }) => {
        for (const [index, move] of moves.entries()) {
          const after = positions[index + 1];
          const again = game.apply(structuredClone(positions[index] ?? positions[0]!), move);
          expect(again).toEqual(after);
        }
      });
    });

    it('reads what it wrote', () => {
      holds(({ positions }, _options, seed) => {
        for (const position of positions) {
          const text = game.write(position);
          const back = game.read(text, seed);
          if (isFailure(back)) throw new Error(`${back.error} in ${text}`);
          expect(game.write(back)).toBe(text);
          expect(game.status(back.table)).toEqual(game.status(position.table));
          expect(game.score(back.table)).toEqual(game.score(position.table));
        }
      });
    });

    it('reads any text without throwing, and says what is wrong with one that is cut or garbled', () => {
      fc.assert(
        fc.property(fc.string(), (text) => {
          expect(isFailure(game.read(text))).toBe(true);
          const move = game.decode(text);
          if (move !== undefined) expect(game.decode(game.encode(move))).toEqual(move);
        }),
      );
      holds(({ positions }, _options, seed) => {
        const text = game.write(positions[Math.floor(positions.length / 2)] ?? positions[0]!);
        for (const mutant of mutants(text, seed)) {
          const back = game.read(mutant, seed);
          if (isFailure(back)) {
            expect(back.error).toMatch(/\S/);
          } else {
            const canonical = game.write(back);
            const twice = game.read(canonical, seed);
            expect(isFailure(twice) ? twice.error : game.write(twice)).toBe(canonical);
            game.status(back.table);
            game.legalMoves(back.table);
          }
        }
      });
    });

    it('restores from a save the same position with the same undo and redo', () => {
      holds(({ moves }, options, seed) => {
        const session = begin(options, seed);
        for (const move of moves) expect(session.play(move)).toBeUndefined();
        for (let i = 0; i < moves.length / 3 && session.canUndo; i++) session.undo();
        const save = parseSave(JSON.parse(JSON.stringify(session.toSave())));
        if ('error' in save) throw new Error(save.error);
        const opened = Session.open(game, save, stillClocks);
        if ('error' in opened) throw new Error(opened.error);
        expect(opened.toSave()).toEqual(session.toSave());
        while (session.canRedo) {
          expect(opened.redo()).toBe(session.redo());
          expect(opened.table).toEqual(session.table);
        }
      });
    });

    it('comes back to the same positions by undo and redo', () => {
      holds(({ moves, positions }, options, seed) => {
        const session = begin(options, seed);
        for (const move of moves) session.play(move);
        const steps: string[] = [];
        const written = (): string => game.write(session.position);
        while (session.canUndo) {
          steps.push(written());
          session.undo();
        }
        expect(written()).toBe(game.write(positions[session.cursor] ?? positions[0]!));
        for (const step of steps.reverse()) {
          session.redo();
          expect(written()).toBe(step);
        }
        expect(session.canRedo).toBe(false);
      });
    });

    it('takes back any number of moves and plays them again, after any number of them', () => {
      holds(({ moves, positions }, options, seed) => {
        const session = begin(options, seed);
        const written = (): string => game.write(session.position);
        for (const move of moves.slice(0, Number(seed) % (moves.length + 1))) session.play(move);
        const played = session.cursor;
        for (const wanted of [1, 2, 3, 5, 8, 13, played]) {
          const back = Math.min(wanted, played);
          for (let undone = 0; undone < back; undone++) session.undo();
          // Undo goes back so far, or to where it ends.
          if (session.canUndo) expect(session.cursor).toBe(played - back);
          expect(written()).toBe(game.write(positions[session.cursor]!));
          while (session.canRedo) session.redo();
          expect(session.cursor).toBe(played);
          expect(written()).toBe(game.write(positions[played]!));
        }
      });
    });

    it('names the place in a save that is damaged', () => {
      holds(({ moves }, options, seed) => {
        const session = begin(options, seed);
        for (const move of moves) session.play(move);
        const save = session.toSave();
        const middle = Math.floor(save.log.length / 2);
        const broken = { ...save, log: save.log.with(middle, '?') };
        const failed = replay(game, broken);
        if (!('error' in failed)) throw new Error('replayed a move that is none');
        expect(failed.error).toContain(`move ${String(middle + 1)}`);
        const forged = replay(game, { ...save, digest: '0' });
        expect('error' in forged && forged.error).toContain('digest');
        const other = replay(game, { ...save, rules: save.rules + 1 });
        expect('error' in other && other.kept).toBe(true);
      });
    });
  });

  function begin(options: unknown, seed: string): Session {
    const session = Session.start(
      game,
      { id: 'contract', origin: 'new', options, start: { seed }, again: false },
      stillClocks,
    );
    if ('error' in session) throw new Error(session.error);
    return session;
  }
}

/** Some texts that differ from `text` in one character, one word or their length. */
function mutants(text: string, seed: string): readonly string[] {
  const at = Number(seed) % Math.max(1, text.length);
  const words = text.split(' ');
  const word = Number(seed) % words.length;
  return [
    text.slice(0, at),
    text.slice(0, at) + text.slice(at + 1),
    `${text.slice(0, at)}9${text.slice(at + 1)}`,
    `${text.slice(0, at)}-${text.slice(at)}`,
    words.toSpliced(word, 1).join(' '),
    words.toSpliced(word, 0, words[word] ?? '').join(' '),
    `${text} / `,
  ];
}

function deepFreeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
