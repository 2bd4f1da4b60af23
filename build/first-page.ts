// What the page holds before any file of the app has come: the script that dresses it, on Home the
// games' tiles, and for a game that is opened by its address its name and the files to ask for.

import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { gameList } from '../src/app/game-list.ts';
import type { GameAbout } from '../src/core/about.ts';

export function firstPage(): Plugin {
  return {
    name: 'first-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html
          .replace('<!-- boot -->', () => `<script>${bootScript()}</script>`)
          .replace('<!-- tiles -->', gameList.map(tile).join(''))
          .replace(
            '<!-- games -->',
            gameList.map((about) => opening(about, filesOf(about.id, bundle))).join(''),
          ),
    },
  };
}

/** A file of its own would be one to wait for before the first paint. */
function bootScript(): string {
  const file = new URL('../src/app/boot.js', import.meta.url);
  return minifySync('boot.js', readFileSync(file, 'utf8')).code.trim();
}

/** As Home draws it, but for its picture and its best result. */
function tile({ id, name, tagline }: GameAbout): string {
  return (
    `<li><a class="first-tile" href="./#/${id}"><span class="first-picture"></span>` +
    `<span class="first-words"><b>${name}</b><small>${tagline}</small></span></a></li>`
  );
}

/** What `boot.js` looks for where the address is that of a game. */
function opening({ id, name }: GameAbout, files: readonly string[]): string {
  return `<meta name="opens:${id}" content="${name}" data-files="${files.join(' ')}" />`;
}

/** Everything that a game's page loads, beyond what every page does; nothing while developing. */
function filesOf(game: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = reach(chunks.find(({ isEntry }) => isEntry)?.fileName, bundle);
  const starts = [/app\/game-page\.ts$/, new RegExp(`games/${game}/view/view\\.ts$`)];
  const all = starts.flatMap((start) => {
    const chunk = chunks.find(({ facadeModuleId }) => start.test(facadeModuleId ?? ''));
    return [...reach(chunk?.fileName, bundle)];
  });
  return [...new Set(all)].filter((file) => !first.has(file)).map((file) => `./${file}`);
}

/** A chunk and all that it imports at once. */
function reach(
  from: string | undefined,
  bundle: Rolldown.OutputBundle,
  reached = new Set<string>(),
): ReadonlySet<string> {
  const chunk = from === undefined ? undefined : bundle[from];
  if (chunk?.type !== 'chunk' || reached.has(chunk.fileName)) return reached;
  reached.add(chunk.fileName);
  for (const file of chunk.imports) reach(file, bundle, reached);
  return reached;
}
