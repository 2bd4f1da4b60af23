// The built app as the checks of the build see it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Every file of the build, `assets/index.js`. */
export function builtFiles(): readonly string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length).replaceAll('\\', '/'))
    .sort();
}

function readBytes(file: string): Buffer {
  return readFileSync(join(DIST, file));
}

export function readText(file: string): string {
  return readBytes(file).toString('utf8');
}

export function rawSize(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + readBytes(file).length, 0);
}

/** As a host sends them, each compressed by itself. */
export function gzipSize(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readBytes(file), { level: 9 }).length, 0);
}

/** What the service worker keeps, in the order of its list. */
export function precachedFiles(): readonly string[] {
  const entries = readText('sw.js').matchAll(/\{"revision":(?:null|"\w+"),"url":"([^"]+)"\}/g);
  return [...entries].map(([, url = '']) => url);
}

/** The scripts of the workers that these files start. */
export function workersOf(files: Iterable<string>): readonly string[] {
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readText(file).matchAll(/new URL\(`([\w-]+\.js)`,\s*import\.meta/g)])
    .map(([, worker = '']) => `assets/${worker}`);
}
