// The contact sheets: every page at every size, a sheet for each look, to be looked over at once.

import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Settings } from '../../src/store/settings.ts';
import { openStage, PAGES, settled, show } from './stage.ts';

const FOLDER = new URL('../../docs/screens/', import.meta.url).pathname;

/** Width and height in CSS pixels: small and large phones, both ways round, tablet, desktops. */
const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** How much smaller than the screen a picture is on its sheet. */
const SCALE = 0.25;

interface Look {
  readonly name: string;
  readonly emulated: BrowserContextOptions;
  readonly settings?: Partial<Settings>;
  /** Of the root element. */
  readonly fontSize?: string;
  readonly filter?: string;
  /** Of a notch and a home indicator, in CSS pixels. */
  readonly insets?: { top: number; bottom: number; left: number; right: number };
}

const LOOKS: readonly Look[] = [
  { name: 'light', emulated: { colorScheme: 'light' } },
  { name: 'dark', emulated: { colorScheme: 'dark' } },
  { name: 'forced-colours', emulated: { colorScheme: 'dark', forcedColors: 'active' } },
  {
    name: 'high-contrast',
    emulated: { colorScheme: 'light' },
    settings: { contrast: 'high' },
  },
  { name: 'large-print', emulated: { colorScheme: 'light' }, settings: { largePrint: true } },
  { name: 'greyscale', emulated: { colorScheme: 'light' }, filter: 'grayscale(1)' },
  { name: 'four-colour', emulated: { colorScheme: 'light' }, settings: { fourColour: true } },
  { name: 'text-200', emulated: { colorScheme: 'light' }, fontSize: '200%' },
  { name: 'left-handed', emulated: { colorScheme: 'dark' }, settings: { leftHanded: true } },
  {
    name: 'notch',
    emulated: { colorScheme: 'dark' },
    insets: { top: 47, bottom: 34, left: 44, right: 44 },
  },
];

export async function takeContactSheets(browser: Browser, url: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const look of LOOKS) {
    const context = await browser.newContext({ ...look.emulated, hasTouch: true });
    const page = await openStage(context, url, look.settings);
    const pictures = await takePictures(page, url, look);
    await context.close();
    await layOut(browser, pictures, `${FOLDER}${look.name}.jpg`);
  }
}

/** By page, a picture at each size. */
async function takePictures(page: Page, url: string, look: Look): Promise<string[][]> {
  const rows: string[][] = PAGES.map(() => []);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (look.insets) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: look.insets });
    }
    for (const [index, { hash }] of PAGES.entries()) {
      await show(page, url, hash);
      await page.evaluate(({ fontSize = '', filter = '' }) => {
        Object.assign(document.documentElement.style, { fontSize, filter });
      }, look);
      await settled(page);
      const picture = await page.screenshot({ type: 'jpeg', quality: 90, scale: 'css' });
      rows[index]?.push(`data:image/jpeg;base64,${picture.toString('base64')}`);
    }
  }
  return rows;
}

async function layOut(browser: Browser, rows: readonly string[][], file: string): Promise<void> {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const total = SIZES.reduce((sum, [width]) => sum + width * SCALE + 8, 8);
  await page.setViewportSize({ width: Math.ceil(total), height: 600 });
  const pictures = rows.map((row) =>
    row.map((source, index) => {
      const [width, height] = SIZES[index] ?? [0, 0];
      return `<img src="${source}" width="${String(width * SCALE)}" height="${String(height * SCALE)}">`;
    }),
  );
  await page.setContent(
    `<style>body{margin:0;background:#888}div{display:flex;gap:8px;padding:8px 8px 0;align-items:start}</style>` +
      pictures.map((row) => `<div>${row.join('')}</div>`).join(''),
  );
  await page.screenshot({ path: file, type: 'jpeg', quality: 72, fullPage: true });
  await page.close();
}
