// A backup is one file with everything: its form, writing it, reading it, and checking its games.

import * as v from 'valibot';
import { type Challenge, parseChallenge } from './challenge.ts';
import { type AnyGame, type Failure, isFailure } from './game.ts';
import { digest } from './hash.ts';
import { type GameRecord, parseRecord, replayRecord } from './record.ts';
import { parseSave, replay, type Save } from './save.ts';

const APP = 'tray-table';
const BACKUP_FORMAT = 1;

const BEGINNING = new RegExp(`^\\s*\\{\\s*"app"\\s*:\\s*"${APP}"`);

/** Of the file's name: systems open it with the app by this. */
export const BACKUP_EXTENSION = '.traytable';

/** In bytes: some ten times what ten thousand finished games take. */
export const LARGEST_BACKUP = 200_000_000;

export interface Backup {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** By name, as they are stored. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly saves: readonly Save[];
  readonly records: readonly GameRecord[];
  readonly challenges: readonly Challenge[];
}

const FileSchema = v.object({
  app: v.literal(APP),
  format: v.number(),
  /** Of the content's JSON: no byte of it was changed by accident. */
  digest: v.string(),
  content: v.unknown(),
});

const ContentSchema = v.object({
  madeAt: v.pipe(v.number(), v.minValue(0)),
  settings: v.record(v.string(), v.unknown()),
  saves: v.array(v.unknown()),
  records: v.array(v.unknown()),
  /** None in the files of the first versions. */
  challenges: v.optional(v.array(v.unknown()), () => []),
});

/** The text of the file. */
export function writeBackup(content: Backup): string {
  const sum = digest(JSON.stringify(content));
  return JSON.stringify({ app: APP, format: BACKUP_FORMAT, digest: sum, content });
}

/** Whether a file that begins with this text cannot be a backup: then the rest need not be read. */
export function isForeign(beginning: string): boolean {
  return beginning.trim() !== '' && !BEGINNING.test(beginning);
}

/** What a file holds, or why it is refused: a whole sentence for the player. */
export function readBackup(text: string): Backup | Failure {
  if (text.trim() === '') return { error: 'This file is empty.' };
  const whole = parseJson(text);
  const file = v.safeParse(FileSchema, whole);
  if (!file.success) return { error: notOurs(text, whole) };
  const { format, digest: sum, content } = file.output;
  if (format !== BACKUP_FORMAT) {
    return {
      error: 'This backup was made by a newer version of Tray Table. Update this one first.',
    };
  }
  if (digest(JSON.stringify(content)) !== sum) {
    return damaged('it was changed after it was written');
  }
  return readContent(content);
}

function readContent(raw: unknown): Backup | Failure {
  const content = v.safeParse(ContentSchema, raw);
  if (!content.success) return damaged(content.issues[0].message);
  const { madeAt, settings } = content.output;
  const saves = readEach('saves', content.output.saves, parseSave);
  if (isFailure(saves)) return saves;
  const records = readEach('records', content.output.records, parseRecord);
  if (isFailure(records)) return records;
  const challenges = readEach('challenges', content.output.challenges, parseChallenge);
  if (isFailure(challenges)) return challenges;
  return { madeAt, settings, saves, records, challenges };
}

function readEach<T extends object>(
  name: string,
  all: readonly unknown[],
  parse: (raw: unknown) => T | Failure,
): readonly T[] | Failure {
  const read: T[] = [];
  for (const [index, raw] of all.entries()) {
    const one = parse(raw);
    if (isFailure(one)) return damaged(`${name}.${String(index)}.${one.error}`);
    read.push(one);
  }
  return read;
}

/**
 * Each game in turn, with why it is refused if it is: every move is checked by the rules. Games of
 * other versions of the rules cannot be checked and are let through.
 */
export function* checkGames(
  { saves, records, challenges }: Backup,
  games: readonly AnyGame[],
): Generator<string | undefined> {
  const rulesOf = new Map(games.map((game) => [game.id, game]));
  const check = (id: string, why: (game: AnyGame) => Failure | undefined): string | undefined => {
    const game = rulesOf.get(id);
    if (!game) return damaged(`there is no game "${id}"`).error;
    const failure = why(game);
    return failure && damaged(failure.error).error;
  };
  for (const save of saves) {
    yield check(save.game, (game) => {
      const replayed = replay(game, save);
      return isFailure(replayed) && !replayed.kept ? replayed : undefined;
    });
  }
  for (const played of [...records, ...challenges]) {
    yield check(played.game, (game) => replayRecord(game, played));
  }
}

function damaged(what: string): Failure {
  return { error: `This backup is damaged: ${what}.` };
}

/** Why a file is no backup, or is one no more. */
function notOurs(text: string, whole: unknown): string {
  if (whole === undefined && text.startsWith(`{"app":"${APP}"`)) {
    return damaged('a part of it is missing').error;
  }
  return 'This is not a backup of Tray Table.';
}

/** Undefined when it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
