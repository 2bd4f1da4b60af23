// What a game gives to hear and to feel: nothing before I want it, and then at once.

import type { Page } from '@playwright/test';
import { openPyramid, play, stock, tap } from './support/pyramid.ts';
import { expect, test } from './support/test.ts';

interface Made {
  /** Voices that were made, and patterns that were felt. */
  voices: number;
  readonly felt: (readonly number[])[];
  readonly contexts: AudioContext[];
}

type Watched = Window & typeof globalThis & { made: Made };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const made: Made = { voices: 0, felt: [], contexts: [] };
    const watched = window as Watched;
    watched.made = made;
    watched.GainNode = class extends GainNode {
      constructor(...given: ConstructorParameters<typeof GainNode>) {
        super(...given);
        made.voices += 1;
      }
    };
    watched.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        made.contexts.push(this);
      }
    };
    navigator.vibrate = (pattern: number | Iterable<number>) => {
      made.felt.push(typeof pattern === 'number' ? [pattern] : [...pattern]);
      return true;
    };
  });
});

test('nothing is heard or felt of a game unless I want it', async ({ page }) => {
  await openPyramid(page);
  await play(page, ['T']);
  await expect(stock(page)).toHaveAccessibleName(/^Stock, 23/);
  expect(await made(page)).toEqual({ contexts: [], voices: 0, felt: 0 });
});

test('what I turn on I hear and feel at once and in a game, also after a new start', async ({
  page,
}) => {
  await page.goto('./#/settings');
  await tap(page.getByRole('switch', { name: 'Sound' }));
  await expect.poll(async () => (await made(page)).voices).toBeGreaterThan(0);
  await tap(page.getByRole('switch', { name: 'Vibration' }));
  await expect.poll(async () => (await made(page)).felt).toBe(1);

  await page.goto('about:blank');
  await openPyramid(page);
  expect((await made(page)).voices).toBe(0);
  await play(page, ['T', 'T']);
  await expect.poll(async () => (await made(page)).contexts).toEqual(['running']);
  await play(page, ['T']);
  await expect.poll(async () => (await made(page)).voices).toBeGreaterThan(0);
  expect((await made(page)).felt).toBeGreaterThan(0);

  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await tap(page.getByRole('switch', { name: 'Sound' }));
  await tap(page.getByRole('switch', { name: 'Vibration' }));
  await expect.poll(async () => (await made(page)).contexts).toEqual(['closed']);
  const before = await made(page);
  await page.goBack();
  await play(page, ['T']);
  await expect(stock(page)).toHaveAccessibleName(/^Stock, 20/);
  expect(await made(page)).toEqual(before);
});

function made(page: Page): Promise<{ contexts: string[]; voices: number; felt: number }> {
  return page.evaluate(() => {
    const { contexts, voices, felt } = (window as Watched).made;
    return { contexts: contexts.map(({ state }) => state), voices, felt: felt.length };
  });
}
