import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Backup,
  checkGames,
  isForeign,
  readBackup,
  writeBackup,
} from '../../src/core/backup.ts';
import { makeRecord } from '../../src/core/record.ts';
import { games } from '../../src/games/registry.ts';
import { beginGame, finishGame, turn } from '../app/sessions.ts';
import { lostChallenge, recordOf } from './records.ts';

/** One game in the middle, one that is over. */
function backupOf(changes: Partial<Backup> = {}): Backup {
  const unfinished = beginGame({ id: 'unfinished' });
  unfinished.play(turn);
  const finished = beginGame({ id: 'finished' });
  finishGame(finished);
  const record = makeRecord(finished.toSave());
  if (!record) throw new Error('the game is not over');
  return {
    madeAt: 1_000,
    settings: { theme: 'dark' },
    saves: [unfinished.toSave()],
    records: [record],
    challenges: [lostChallenge()],
    ...changes,
  };
}

/** The first thing that the rules find wrong. */
function wrongGame(backup: Backup): string | undefined {
  return [...checkGames(backup, games)].find((wrong) => wrong !== undefined);
}

describe('a backup', () => {
  it('reads back as what was written, and its games are as the rules have them', () => {
    const backup = backupOf();
    expect(readBackup(writeBackup(backup))).toEqual(backup);
    expect(wrongGame(backup)).toBeUndefined();
  });

  const refused: readonly [string, string, RegExp][] = [
    ['nothing', '', /empty/],
    ['blanks', ' \n', /empty/],
    ['a text', 'Dear diary', /not a backup of Tray Table/],
    ['a number', '7', /not a backup of Tray Table/],
    ['the file of another app', '{"app":"solitaire","format":1}', /not a backup of Tray Table/],
    ['a picture', '\u0089PNG\r\n\u001a\n', /not a backup of Tray Table/],
    ['a backup of nothing', '{"app":"tray-table","format":1,"digest":""}', /not a backup/],
    ['half a backup', writeBackup(backupOf()).slice(0, 200), /a part of it is missing/],
    [
      'a backup to come',
      writeBackup(backupOf()).replace('"format":1', '"format":2'),
      /newer version/,
    ],
    [
      'a backup with another move in it',
      writeBackup(backupOf()).replace('"T"', '"t"'),
      /changed after it was written/,
    ],
    [
      'a save that is none',
      writeBackup({ ...backupOf(), saves: [{ ...backupOf().saves[0]!, cursor: 9 }] }),
      /saves\.0\.cursor: 9 of 1 moves/,
    ],
    [
      'a result to beat that is none',
      writeBackup({ ...backupOf(), challenges: [{ ...lostChallenge(), seat: 4 }] }),
      /challenges\.0\.seat: 4 of 1 scores/,
    ],
    [
      'a record that is none',
      writeBackup({ ...backupOf(), records: [recordOf(), recordOf({ seat: 4 })] }),
      /records\.1\.seat: 4 of 1 scores/,
    ],
  ];
  it.each(refused)('is refused when it is %s', (_what, text, why) => {
    expect(readBackup(text)).toEqual({ error: expect.stringMatching(why) as string });
  });

  it('is told from other files by its beginning', () => {
    const text = writeBackup(backupOf());
    const spaced = JSON.stringify(JSON.parse(text), undefined, 2);
    for (const own of [text, spaced, ` ${text}`, '']) {
      expect(isForeign(own.slice(0, 100))).toBe(false);
    }
    for (const foreign of ['\0\0\0', 'GIF89a', '{"app":"solitaire"', '[]', text.slice(1)]) {
      expect(isForeign(foreign)).toBe(true);
    }
  });

  it('of the first versions, which had no results to beat, is read as well', () => {
    const { madeAt, settings, saves, records } = backupOf();
    const old = { madeAt, settings, saves, records };
    expect(readBackup(writeBackup(old as Backup))).toEqual({ ...old, challenges: [] });
  });

  it('notices every change of a character', () => {
    const text = writeBackup(backupOf());
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, other) => {
          fc.pre(other !== text[at]);
          const changed = text.slice(0, at) + other + text.slice(at + 1);
          const read = readBackup(changed);
          // White space between the parts is no change.
          if (!('error' in read)) expect(read).toEqual(readBackup(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each<[string, Partial<Backup>, RegExp]>([
    [
      'a move that the rules refuse',
      { records: [{ ...backupOf().records[0]!, log: ['T', 'T', 'T'] }] },
      /move 3: "T" is refused/,
    ],
    [
      'a result that was not reached',
      { records: [{ ...backupOf().records[0]!, score: [0] }] },
      /score: the replayed game has another/,
    ],
    [
      'a result to beat that was not reached',
      { challenges: [{ ...lostChallenge(), score: [0] }] },
      /score: the replayed game has another/,
    ],
    [
      'an end that is none',
      { records: [{ ...backupOf().records[0]!, log: ['T', 'T'], times: [1, 2] }] },
      /the game is not over after it/,
    ],
    [
      'a position that its moves do not lead to',
      { saves: [{ ...backupOf().saves[0]!, digest: '0' }] },
      /digest/,
    ],
    [
      'a game that there is not',
      { saves: [{ ...backupOf().saves[0]!, game: 'whist' }] },
      /there is no game "whist"/,
    ],
  ])('is not believed with %s', (_what, changes, why) => {
    expect(wrongGame(backupOf(changes))).toMatch(why);
  });

  it('is let through with games of other rules, which cannot be checked', () => {
    const [save] = backupOf().saves;
    const [record] = backupOf().records;
    const old = { rules: 0, log: ['?'], times: [0], cursor: 1 };
    expect(
      wrongGame(backupOf({ saves: [{ ...save!, ...old }], records: [{ ...record!, ...old }] })),
    ).toBeUndefined();
  });
});
