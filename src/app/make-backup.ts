// Makes a backup and hands it over: as a download, or through the share sheet.

import { BACKUP_EXTENSION, writeBackup } from '../core/backup.ts';
import { dayOf } from './days.ts';
import { downloadFile } from './download.ts';
import type { Services } from './services.ts';

type Needs = Pick<Services, 'store' | 'preferences' | 'clocks'>;

/** Rejects when what is stored cannot be read. */
export async function saveBackup(services: Needs): Promise<void> {
  downloadFile(await backupFile(services));
  await noteBackup(services);
}

/** False when the player thought better of it. Rejects when it cannot be read or shared. */
export async function shareBackup(services: Needs): Promise<boolean> {
  const file = await backupFile(services);
  const shareable = [file, asText(file)].find(canShare);
  if (!shareable) throw new Error('this browser does not share such files');
  try {
    await navigator.share({ files: [shareable] });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return false;
    throw error;
  }
  await noteBackup(services);
  return true;
}

/** Whether the browser has a share sheet that takes files of some kind. */
export function sharesFiles(): boolean {
  return canShare(asText(new File([], 'backup')));
}

async function backupFile({ store, clocks }: Needs): Promise<File> {
  const now = clocks.wall();
  const text = writeBackup(await store.backups.collect(now));
  return new File([text], `tray-table-${dayOf(now)}${BACKUP_EXTENSION}`, {
    type: 'application/json',
  });
}

/** Some share sheets take files of well-known kinds only. */
function asText(file: File): File {
  return new File([file], `${file.name}.txt`, { type: 'text/plain' });
}

/** False as well where there is no share sheet, and where the browser forbids it. */
function canShare(file: File): boolean {
  try {
    return navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

function noteBackup({ preferences, clocks }: Needs): Promise<void> {
  return preferences.change({ backedUpAt: clocks.wall() });
}
