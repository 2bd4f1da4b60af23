// Every door that data from outside comes in by, tried with damaged data.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRoute } from '../../src/app/routes.ts';
import { parseChallenge } from '../../src/core/challenge.ts';
import { checkGames, readBackup, writeBackup } from '../../src/core/backup.ts';
import { type AnyGame, isFailure } from '../../src/core/game.ts';
import { digest } from '../../src/core/hash.ts';
import { type GameRecord, makeRecord, parseRecord, replayRecord } from '../../src/core/record.ts';
import { parseSave, replay, type Save, startPosition } from '../../src/core/save.ts';
import { parseTotal } from '../../src/core/stats.ts';
import { games } from '../../src/games/registry.ts';
import { Session } from '../../src/session/session.ts';
import { parseSettings } from '../../src/store/settings.ts';
import { playout } from '../contract/playouts.ts';
import { lostChallenge } from '../core/records.ts';
import { mutantData, mutantTexts } from './mutants.ts';

/** A playout of what was let in is no longer than this. */
const SOME_MOVES = 40;

/** Defines a test for each door, with about so many mutants in all. */
export function fuzz(mutants: number): void {
  const doors = games.length * 4 + 6;
  const numRuns = Math.ceil(mutants / doors);
  const check = <T>(arbitrary: fc.Arbitrary<T>, property: (mutant: T) => void): void => {
    fc.assert(fc.property(arbitrary, property), { numRuns });
  };

  for (const game of games) {
    const { positions, words, saves, records } = samplesOf(game);

    it(`${game.id}: a position is refused with a reason, or can be played`, () => {
      check(mutantTexts(positions), (text) => {
        const position = game.read(text);
        if (isFailure(position)) {
          expect(position.error).not.toBe('');
          return;
        }
        expect(game.write(game.read(game.write(position)) as typeof position)).toBe(
          game.write(position),
        );
        playout(game, position, text, SOME_MOVES);
      });
    });

    it(`${game.id}: a move is none, or is refused, or can be made`, () => {
      const position = startPosition(game, {}, { seed: '1' });
      if (isFailure(position)) throw new Error(position.error);
      check(mutantTexts(words), (text) => {
        const move = game.decode(text);
        if (move === undefined || game.check(position.table, move)) return;
        game.status(game.apply(position, move).table);
      });
    });

    it(`${game.id}: a save is refused with a reason, or is what its moves lead to`, () => {
      check(mutantData(saves), (raw) => {
        const save = parseSave(raw);
        if (isFailure(save)) return;
        const replayed = replay(game, save);
        if (isFailure(replayed)) {
          expect(replayed.error).not.toBe('');
          return;
        }
        const atCursor = replayed[save.cursor];
        expect(atCursor && digest(game.write(atCursor))).toBe(save.digest);
        expect(Session.open(game, save, { wall: () => 0, monotonic: () => 0 })).toBeInstanceOf(
          Session,
        );
      });
    });

    it(`${game.id}: a record is refused with a reason, or is of a game that was played`, () => {
      check(mutantData(records), (raw) => {
        const record = parseRecord(raw);
        if (isFailure(record) || record.game !== game.id) return;
        const wrong = replayRecord(game, record);
        if (wrong || record.rules !== game.rulesVersion) return;
        const first = startPosition(game, record.options, record.start);
        if (isFailure(first)) throw new Error(first.error);
        const end = record.log.reduce(
          (position, word) => game.apply(position, game.decode(word)),
          first,
        );
        expect(game.score(end.table)).toEqual(record.score);
      });
    });
  }

  it('settings are as by default where they cannot be read', () => {
    check(mutantData([parseSettings({ theme: 'dark', options: { pyramid: {} } })]), (raw) => {
      const settings = parseSettings(isData(raw) ? raw : {});
      expect(parseSettings(settings)).toEqual(settings);
    });
  });

  it('figures are refused, or are figures', () => {
    check(mutantData(rowsOf('totals')), (raw) => {
      const total = parseTotal(raw);
      if (!isFailure(total)) expect(parseTotal(total)).toEqual(total);
    });
  });

  it('a result to beat is refused with a reason, or is one', () => {
    check(mutantData([lostChallenge()]), (raw) => {
      const challenge = parseChallenge(raw);
      if (isFailure(challenge)) expect(challenge.error).not.toBe('');
      else expect(parseChallenge(challenge)).toEqual(challenge);
    });
  });

  it('rows of the first database are refused with a reason, or read as they are', () => {
    check(mutantData([...rowsOf('saves'), ...rowsOf('records')]), (raw) => {
      for (const parsed of [parseSave(raw), parseRecord(raw)]) {
        if (isFailure(parsed)) expect(parsed.error).not.toBe('');
      }
    });
  });

  it('a backup is refused with a reason, or is the one that was written', () => {
    const text = writeBackup(backup());
    check(mutantTexts([text]), (mutant) => {
      const read = readBackup(mutant);
      if (isFailure(read)) expect(read.error).toMatch(/\.$/);
      else expect(read).toEqual(readBackup(text));
    });
    check(mutantData([backup()]), (content) => {
      // That is no JSON.
      if (content === undefined) return;
      const read = readBackup(writeBackup(content as ReturnType<typeof backup>));
      if (isFailure(read)) return;
      for (const wrong of checkGames(read, games)) if (wrong !== undefined) return;
    });
  });

  it('an address leads nowhere, or to a place', () => {
    const ids = games.map(({ id }) => id);
    const real = ids.flatMap((id) => [
      `#/${id}`,
      `#/${id}/rules`,
      `#/${id}/game/0-1`,
      `#/${id}/deal-1/38`,
      `#/${id}/daily/2026-11-30`,
    ]);
    check(mutantTexts([...real, '#/settings', '#/']), (hash) => {
      expect(['object', 'undefined']).toContain(typeof parseRoute(hash, ids));
    });
  });
}

interface Samples {
  readonly positions: readonly string[];
  readonly words: readonly string[];
  readonly saves: readonly Save[];
  readonly records: readonly GameRecord[];
}

/** Of whole games that were played at random. */
function samplesOf(game: AnyGame): Samples {
  const played = ['1', '2', '3'].map((seed) => {
    const fresh = { id: seed, origin: 'new', options: {}, start: { seed }, again: false } as const;
    const session = Session.start(game, fresh, { wall: () => 1, monotonic: () => 1 });
    if (isFailure(session)) throw new Error(session.error);
    const { moves, positions } = playout(game, session.position, seed);
    const saves = moves.map((move) => {
      session.play(move);
      return session.toSave();
    });
    const [middle, end] = [saves[saves.length >> 1], saves.at(-1)];
    const record = end && makeRecord(end);
    if (!middle || !record) throw new Error(`${game.id} ${seed} is not over`);
    return { moves, positions, middle, record };
  });
  return {
    positions: played.flatMap(({ positions }) => positions.slice(0, 60).map(game.write)),
    words: [...new Set(played.flatMap(({ moves }) => moves.map(game.encode)))],
    saves: played.map(({ middle }) => middle),
    records: played.map(({ record }) => record),
  };
}

function backup(): Parameters<typeof writeBackup>[0] {
  const samples = games.map(samplesOf);
  return {
    madeAt: 1,
    settings: { theme: 'dark' },
    saves: samples.flatMap(({ saves }) => saves.slice(0, 1)),
    records: samples.flatMap(({ records }) => records.slice(0, 1)),
    challenges: [lostChallenge()],
  };
}

/** What the first database held, as it was recorded. */
function rowsOf(store: string): readonly unknown[] {
  const file = new URL('../fixtures/db/v1.json', import.meta.url);
  const dump = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { rows: readonly { value: unknown }[] }
  >;
  return dump[store]?.rows.map(({ value }) => value) ?? [];
}

function isData(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
