import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkListOf } from '../../build/chunk-list.ts';
import { gameList } from '../../src/app/game-list.ts';
import { budgets } from './budgets.ts';
import { boardFiles, type Chunks, firstLoad, gameFiles } from './chunks.ts';
import {
  builtFiles,
  DIST,
  gzipSize,
  precachedFiles,
  rawSize,
  readText,
  workersOf,
} from './dist.ts';

const chunks = JSON.parse(readFileSync(chunkListOf(DIST), 'utf8')) as Chunks;

function keepsWithin(what: string, size: number, budget: number, unit = 'bytes'): void {
  console.log(`${what}: ${size.toLocaleString('en')} of ${budget.toLocaleString('en')} ${unit}`);
  expect(size, what).toBeLessThanOrEqual(budget);
}

it('keeps the page itself within its budget', () => {
  keepsWithin('index.html, gzip', gzipSize(['index.html']), budgets.pageGzip);
});

it('keeps the first load of Home within its budget', () => {
  const named = [...readText('index.html').matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)];
  const files = new Set([
    'index.html',
    ...named.map(([, file = '']) => file),
    ...firstLoad(chunks),
  ]);
  keepsWithin('first load, gzip', gzipSize(files), budgets.homeGzip);
  keepsWithin('first load', files.size, budgets.homeRequests, 'requests');
});

for (const { id, name } of gameList) {
  it(`keeps what ${name} alone loads within its budgets`, () => {
    keepsWithin(`${name} to play, gzip`, gzipSize(boardFiles(chunks, id)), budgets.boardGzip);
    const files = gameFiles(chunks, id);
    const all = new Set([...files, ...workersOf(files)]);
    keepsWithin(`${name}, gzip`, gzipSize(all), budgets.gameGzip);
  });
}

it('loads every game apart from the others', () => {
  // Otherwise a budget above would be kept by an empty list.
  const together = gameList.filter(({ id }) => gameFiles(chunks, id).size === 0);
  expect(together.map(({ id }) => id)).toEqual([]);
});

it('counts the workers too', () => {
  const built = builtFiles();
  const workers = built.filter((file) => /^assets\/worker-[\w-]{8}\.js$/.test(file));
  expect([...new Set(workersOf(built))].sort()).toEqual(workers);
});

it('keeps all that is kept for offline within its budgets', () => {
  keepsWithin('all, gzip', gzipSize(precachedFiles()), budgets.allGzip);
  keepsWithin('all, raw', rawSize(precachedFiles()), budgets.allRaw);
  keepsWithin('all', precachedFiles().length, budgets.allFiles, 'files');
});
