// Puts a backup back from a file: read, checked by the rules of its games, and merged.

import { type Backup, checkGames, isForeign, LARGEST_BACKUP, readBackup } from '../core/backup.ts';
import { type Failure, isFailure } from '../core/game.ts';
import { games } from '../games/registry.ts';
import type { Merged } from '../store/backups.ts';
import { countWords, numberWords } from './figures-words.ts';
import { problemWords } from './problem-words.ts';
import type { Services } from './services.ts';

/** So much tells a backup from other files, which may be larger than memory. */
const BEGINNING_BYTES = 1_000;

/** So many games are checked before the screen gets its turn again. */
const AT_ONCE = 50;

/**
 * What was restored, in words for the player, or why nothing was: then nothing has changed.
 * `progress` is told how far it is, in words.
 */
export async function restoreFile(
  { store, preferences }: Pick<Services, 'store' | 'preferences'>,
  file: Pick<File, 'size' | 'slice' | 'text'>,
  progress: (words: string) => void,
): Promise<string | Failure> {
  try {
    const backup = await readFile(file);
    if (isFailure(backup)) return backup;
    const wrong = await firstWrongGame(backup, progress);
    if (wrong !== undefined) return { error: wrong };
    const merged = await store.backups.merge(backup);
    if (merged.settings) await preferences.reload();
    return mergedWords(merged);
  } catch (error) {
    return { error: `${problemWords('It could not be restored', error)}.` };
  }
}

async function readFile(file: Pick<File, 'size' | 'slice' | 'text'>): Promise<Backup | Failure> {
  if (file.size > LARGEST_BACKUP) return { error: 'This file is far too large to be a backup.' };
  let text: string;
  try {
    const beginning = await file.slice(0, BEGINNING_BYTES).text();
    text = isForeign(beginning) ? beginning : await file.text();
  } catch {
    return { error: 'This file cannot be read.' };
  }
  return readBackup(text);
}

async function firstWrongGame(
  backup: Backup,
  progress: (words: string) => void,
): Promise<string | undefined> {
  const all = backup.saves.length + backup.records.length + backup.challenges.length;
  let checked = 0;
  for (const wrong of checkGames(backup, games)) {
    if (wrong !== undefined) return wrong;
    checked += 1;
    if (checked % AT_ONCE === 0) {
      progress(`${numberWords(checked)} of ${numberWords(all)} games checked`);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return undefined;
}

function mergedWords({ saves, records, challenges, settings }: Merged): string {
  const added = [
    ...(saves > 0 ? [countWords(saves, 'unfinished game')] : []),
    ...(records > 0 ? [countWords(records, 'finished game')] : []),
    ...(challenges > 0 ? [countWords(challenges, 'result to beat', 'results to beat')] : []),
    ...(settings ? ['the settings'] : []),
  ];
  if (added.length === 0) return 'Everything in this backup was here already.';
  return `Restored: ${new Intl.ListFormat('en').format(added)}.`;
}
