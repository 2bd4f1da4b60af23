// A host on which a new version of the app is published while it is being used.

import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServedApp, serveApp } from './serve-app.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

export interface PublishingHost extends ServedApp {
  /**
   * Puts version `name` in the place of the one before: the page's title ends with the name, and
   * every script has another file name, as after any real change. Those of before are gone.
   */
  publish(name: string): void;
}

/** Begins with the build as it is. `folder` must not exist. */
export async function serveVersions(folder: string): Promise<PublishingHost> {
  cpSync(DIST, folder, { recursive: true });
  const app = await serveApp({ folder });
  return {
    ...app,
    publish(name) {
      const files = readdirSync(join(DIST, 'assets'));
      const renamed = (text: string): string =>
        files.reduce((all, file) => all.replaceAll(file, `${name}-${file}`), text);
      const put = (file: string, text: string): void => {
        // At once, for a page may ask for it in this very moment.
        writeFileSync(join(folder, 'next'), text);
        renameSync(join(folder, 'next'), join(folder, file));
      };
      const read = (file: string): string => renamed(readFileSync(join(DIST, file), 'utf8'));
      for (const file of files.filter((file) => /\.(js|css)$/.test(file))) {
        put(`assets/${name}-${file}`, read(`assets/${file}`));
      }
      const title = `<title>Tray Table ${name}</title>`;
      put('index.html', changed(read('index.html'), /<title>[^<]*<\/title>/, title));
      // The service worker comes last: it fetches all the others.
      const entry = `{"url":"index.html","revision":"${name}"}`;
      put('sw.js', changed(read('sw.js'), /\{[^{}]*"?url"?:["`]index\.html["`][^{}]*\}/, entry));
      for (const file of readdirSync(join(folder, 'assets'))) {
        if (/\.(js|css)$/.test(file) && !file.startsWith(`${name}-`)) {
          rmSync(join(folder, 'assets', file));
        }
      }
    },
  };
}

function changed(text: string, from: RegExp, to: string): string {
  const after = text.replace(from, to);
  if (after === text) throw new Error(`There is no ${String(from)} to change`);
  return after;
}
