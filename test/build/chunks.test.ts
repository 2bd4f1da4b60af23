import { expect, it } from 'vitest';
import { boardFiles, type Chunks, firstLoad, gameFiles } from './chunks.ts';

const chunks: Chunks = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_lit.js'],
    dynamicImports: [
      'src/games/whist/view/view.ts',
      'src/games/craps/view/view.ts',
      'src/app/settings.ts',
    ],
    css: ['index.css'],
  },
  '_lit.js': { file: 'lit.js' },
  '_cards.js': { file: 'cards.js', imports: ['_lit.js'] },
  '_trick.js': { file: 'trick.js' },
  'src/app/settings.ts': { file: 'settings.js', imports: ['_lit.js'] },
  'src/games/whist/view/view.ts': {
    file: 'whist.js',
    imports: ['_lit.js', '_cards.js', '_trick.js'],
    dynamicImports: ['src/games/whist/view/rules-page.ts'],
    css: ['whist.css'],
  },
  'src/games/whist/view/rules-page.ts': { file: 'whist-rules.js', imports: ['_trick.js'] },
  'src/games/craps/view/view.ts': { file: 'craps.js', imports: ['_cards.js'] },
};

it('counts for the first load the page and what it imports at once', () => {
  expect([...firstLoad(chunks)].sort()).toEqual(['index.css', 'index.js', 'lit.js']);
});

it('counts for a game what nothing else loads', () => {
  expect([...gameFiles(chunks, 'whist')].sort()).toEqual([
    'trick.js',
    'whist-rules.js',
    'whist.css',
    'whist.js',
  ]);
  expect([...gameFiles(chunks, 'craps')]).toEqual(['craps.js']);
  expect([...gameFiles(chunks, 'chess')]).toEqual([]);
});

it('counts for playing a game what its view imports at once', () => {
  expect([...boardFiles(chunks, 'whist')].sort()).toEqual(['trick.js', 'whist.css', 'whist.js']);
});
