// The web app manifest: what an installed Tray Table is called and looks like.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { gameList } from '../src/app/game-list.ts';
import { BACKUP_EXTENSION } from '../src/core/backup.ts';

const publicFolder = new URL('../public/', import.meta.url);

export function webManifest(): Partial<ManifestOptions> {
  return {
    // Settled against the origin, not the folder: two apps on one host must not share it.
    id: 'tray-table',
    name: 'Tray Table',
    short_name: 'Tray Table',
    description:
      'Pyramid, Ten-Thousand, Cribbage Squares and Cascade: four classic card and dice games that work without a network.',
    lang: 'en',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: '#0e2a30',
    background_color: '#12343b',
    categories: ['games', 'entertainment'],
    icons: [
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('maskable-512.png', 'maskable'),
      icon('monochrome-512.png', 'monochrome'),
    ],
    shortcuts: [
      {
        name: 'Continue',
        description: 'The game that you played last',
        url: './#/continue',
      },
      {
        name: 'Deal of the day',
        description: 'One for each game, the same for everybody',
        url: './#/daily',
      },
      ...gameList.map(({ id, name, tagline }) => ({
        name,
        description: tagline,
        url: `./#/${id}`,
      })),
    ],
    file_handlers: [
      {
        action: './',
        accept: { 'application/json': [BACKUP_EXTENSION] },
      },
    ],
    screenshots: screenshots(),
  };
}

function icon(
  file: string,
  purpose: 'any' | 'maskable' | 'monochrome',
): NonNullable<ManifestOptions['icons']>[number] {
  const src = `icons/${file}`;
  return { src, sizes: pngSize(new URL(src, publicFolder)), type: 'image/png', purpose };
}

/** Whatever pictures there are: `narrow-pyramid.png` is the phone's picture of Pyramid. */
function screenshots(): NonNullable<ManifestOptions['screenshots']> {
  const folder = new URL('screenshots/', publicFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, form, page] = /^(narrow|wide)-(.+)\.png$/.exec(file) ?? [];
      if ((form !== 'narrow' && form !== 'wide') || page === undefined) return [];
      return {
        src: `screenshots/${file}`,
        sizes: pngSize(new URL(file, folder)),
        type: 'image/png',
        form_factor: form,
        label: gameList.find(({ id }) => id === page)?.name ?? 'Home',
      };
    });
}

/** `512x512`, as the file's own header says. */
export function pngSize(file: URL): string {
  const header = readFileSync(file);
  // Width and height stand in the first chunk, which begins at byte 8 with its length and name.
  return `${String(header.readUInt32BE(16))}x${String(header.readUInt32BE(20))}`;
}
