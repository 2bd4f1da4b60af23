import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { pngSize } from '../../build/web-manifest.ts';
import { gameList } from '../../src/app/game-list.ts';
import { builtFiles, DIST, readText } from './dist.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));
const words = v.pipe(v.string(), v.minLength(1));

const ManifestSchema = v.strictObject({
  id: v.literal('tray-table'),
  name: v.literal('Tray Table'),
  // Longer ones are cut on a home screen.
  short_name: v.pipe(words, v.maxLength(12)),
  description: words,
  lang: v.literal('en'),
  dir: v.literal('ltr'),
  start_url: v.literal('./'),
  scope: v.literal('./'),
  display: v.literal('standalone'),
  display_override: v.array(words),
  theme_color: colour,
  background_color: colour,
  categories: v.array(words),
  icons: v.array(
    v.strictObject({
      src: words,
      sizes: words,
      type: v.picklist(['image/png', 'image/svg+xml']),
      purpose: v.picklist(['any', 'maskable', 'monochrome']),
    }),
  ),
  shortcuts: v.array(v.strictObject({ name: words, description: words, url: words })),
  // The ending of backups, which the app opens.
  file_handlers: v.tuple([
    v.strictObject({
      action: v.literal('./'),
      accept: v.strictObject({ 'application/json': v.tuple([v.literal('.traytable')]) }),
    }),
  ]),
  screenshots: v.array(
    v.strictObject({
      src: words,
      sizes: words,
      type: v.literal('image/png'),
      form_factor: v.picklist(['narrow', 'wide']),
      label: words,
    }),
  ),
});

describe('the web app manifest', () => {
  const manifest = v.parse(ManifestSchema, JSON.parse(readText('manifest.webmanifest')));

  it.each([...manifest.icons, ...manifest.screenshots])(
    'has $src in its size',
    ({ src, sizes }) => {
      expect(builtFiles()).toContain(src);
      if (sizes !== 'any') expect(pngSize(pathToFileURL(join(DIST, src)))).toBe(sizes);
    },
  );

  it('has the icons that every system asks for', () => {
    const icons = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(icons).toEqual(
      expect.arrayContaining([
        'any 192x192',
        'any 512x512',
        'maskable 512x512',
        'monochrome 512x512',
      ]),
    );
  });

  it('leaves it to the device how the app is turned', () => {
    expect(manifest).not.toHaveProperty('orientation');
  });

  it('starts in the colours of the page', () => {
    const page = readText('index.html');
    const themes = [...page.matchAll(/--cloth: ?(#\w+); ?--bar: ?(#\w+)/g)];
    const colours = themes.map(([, cloth, bar]) => [cloth, bar]);
    expect(colours).toContainEqual([manifest.background_color, manifest.theme_color]);
  });

  it('leads to the game that waits, to the deal of the day, and to every game', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      './#/continue',
      './#/daily',
      ...gameList.map(({ id }) => `./#/${id}`),
    ]);
  });
});
