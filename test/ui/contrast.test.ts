// Text and lines are told from what they lie on, in every look. All colours, and what is used as
// text or as a surface, are read from the styles themselves.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webManifest } from '../../build/web-manifest.ts';
import { contrastOf, looks, page, tokensOf } from './tokens.ts';

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

const names = [...tokensOf({ theme: 'light', contrast: 'normal', suits: 'two' }).keys()];

/** What any text may lie on. */
const SURFACES = ['cloth', 'bar', 'raised', 'raised-hover', 'sheet'];
const PAPERS = ['card', 'card-covered'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

type Pair = readonly [front: string, back: string];

function each(fronts: readonly string[], backs: readonly string[]): readonly Pair[] {
  return fronts.flatMap((front) => backs.map((back) => [front, back] as const));
}

/** A token that is called so lies on the one it is called by, and on nothing else. */
const ON: readonly Pair[] = names
  .filter((name) => name.startsWith('on-'))
  .map((name) => [name, name.slice(3)]);

const TEXT: readonly Pair[] = [
  ...each(['ink', 'muted'], SURFACES),
  ...ON,
  ['notice-accent', 'notice'],
  ...each(SUITS, PAPERS),
];

const LINES: readonly Pair[] = [
  ...each(['accent-line', 'field-edge', 'focus', 'free-edge'], SURFACES),
  ['accent-edge', 'cloth'],
  ['pip', 'die'],
  ['pip', 'accent'],
];

/** Drawn with lines, where the other looks leave it to shade and shadow. */
const LINES_OF_HIGH: readonly Pair[] = [
  ...each(['line'], SURFACES),
  ...each(['card-edge'], PAPERS),
  ['card-edge', 'die'],
  ['card-back-line', 'card-back'],
];

describe.each(looks)('in the $theme theme, $contrast contrast, $suits colours of suits', (look) => {
  const tokens = tokensOf(look);
  const high = look.contrast === 'high';
  const tooWeak = (pairs: readonly Pair[], least: number): readonly string[] =>
    pairs.flatMap(([front, back]) => {
      const contrast = contrastOf(tokens.get(front) ?? '', tokens.get(back) ?? '');
      return contrast < least ? [`${front} on ${back}: ${contrast.toFixed(2)}`] : [];
    });

  it('all text can be read', () => {
    expect(tooWeak(TEXT, high ? 7 : 4.5)).toEqual([]);
  });

  it('all lines can be seen', () => {
    expect(tooWeak(high ? [...LINES, ...LINES_OF_HIGH] : LINES, high ? 4.5 : 3)).toEqual([]);
  });

  if (high) {
    it('what lies on cloth has an edge, or is as far from it as one', () => {
      const far = (name: string): number =>
        contrastOf(tokens.get(name) ?? '', tokens.get('cloth') ?? '');
      for (const paper of [...PAPERS, 'die']) {
        expect(Math.max(far('card-edge'), far(paper)), paper).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});

describe('the styles', () => {
  const used = (property: string): readonly string[] => [
    ...new Set(
      [...styles.matchAll(new RegExp(`[\\s{;]${property}: var\\(--([\\w-]+)\\)`, 'g'))].flatMap(
        ([, name]) => name ?? [],
      ),
    ),
  ];

  it('write in no colour that is not looked at here', () => {
    const looked = new Set(TEXT.map(([front]) => front));
    expect(used('color').filter((name) => !looked.has(name))).toEqual([]);
    expect(used('color').length).toBeGreaterThan(4);
  });

  it('lay text on nothing that is not looked at here', () => {
    const looked = new Set([...TEXT, ...LINES].flat());
    expect(used('background').filter((name) => !looked.has(name) && name !== 'shade')).toEqual([]);
    expect(used('background').length).toBeGreaterThan(4);
  });

  it('name no colour but by a token', () => {
    const named = [
      ...styles.matchAll(
        /(?:color|background|border|outline|fill|stroke)[\w-]*: [^;]*#[\da-f]{3,8}\b/g,
      ),
    ];
    expect(named.map(([found]) => found)).toEqual([]);
  });

  it('use no token that the page does not have', () => {
    const inPage = new Set([...page.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    const fromStyles = new Set([...styles.matchAll(/--([\w-]+)'?\]?:/g)].map(([, name]) => name));
    const missing = [...styles.matchAll(/var\(--([\w-]+)\)/g)]
      .map(([, name]) => name)
      .filter((name) => !inPage.has(name) && !fromStyles.has(name));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the colour of the device’s own bar', () => {
  const barOf = (theme: 'light' | 'dark'): string | undefined =>
    tokensOf({ theme, contrast: 'normal', suits: 'two' }).get('bar');

  it.each(['light', 'dark'] as const)('is that of the app’s on a %s device', (theme) => {
    const [, colour] =
      new RegExp(
        `"theme-color" content="(#\\w+)" media="\\(prefers-color-scheme: ${theme}\\)"`,
      ).exec(page) ?? [];
    expect(colour).toBe(barOf(theme));
  });

  it('is that of the app’s in the manifest', () => {
    expect(webManifest().theme_color).toBe(barOf('dark'));
  });
});
