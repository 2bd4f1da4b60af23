// Moves Vite's list of chunks out of `dist`: the checks of the build need it, the app does not.

import { mkdir, rename, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the list of the build in `folder` goes. */
export function chunkListOf(folder: string): string {
  return join(folder, '..', '.cache', `${basename(folder)}-chunks.json`);
}

export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }) {
      const written = join(dir, '.vite', 'manifest.json');
      const kept = chunkListOf(dir);
      await mkdir(dirname(kept), { recursive: true });
      await rename(written, kept);
      await rmdir(dirname(written));
    },
  };
}
