// The libraries that are shipped with the app, and their licences, as a module that it can show.

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Library } from '../src/app/library.ts';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const MODULE = 'virtual:libraries';
const modules = new URL('../node_modules/', import.meta.url);

/** Built into the service worker, which is a bundle of its own. */
const IN_THE_WORKER = ['workbox-precaching', 'workbox-routing'];

/** Fails the build when it holds a library that is not listed. */
export function licences(): Plugin {
  const libraries = shippedLibraries();
  return {
    name: 'licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const libraries = ${JSON.stringify(libraries)};` : undefined,
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const file of chunk.moduleIds) {
          const name = packageOf(file);
          if (name !== undefined && libraries.every((library) => library.name !== name)) {
            this.error(`${name} is shipped, but its licence is not shown`);
          }
        }
      }
    },
  };
}

/** By name: what `package.json` lists, and all that comes with it. */
function shippedLibraries(): readonly Library[] {
  const { dependencies } = readPackage(new URL('../package.json', import.meta.url));
  const found = new Map<string, Library>();
  const wanted = [...Object.keys(dependencies ?? {}), ...IN_THE_WORKER];
  for (const name of wanted) {
    if (found.has(name)) continue;
    const folder = new URL(`${name}/`, modules);
    const { version, license, dependencies } = readPackage(new URL('package.json', folder));
    found.set(name, { name, version, licence: license, text: licenceText(folder) });
    // Types are not shipped.
    wanted.push(...Object.keys(dependencies ?? {}).filter((other) => !other.startsWith('@types/')));
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readPackage(file: URL): Package {
  return JSON.parse(readFileSync(file, 'utf8')) as Package;
}

function licenceText(folder: URL): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? '' : readFileSync(new URL(file, folder), 'utf8').trim();
}

function packageOf(file: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}
