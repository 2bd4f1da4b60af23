// The pictures of the manifest and the README.

import { mkdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { openStage, PAGES, show } from './stage.ts';

const FOLDER = new URL('../../public/screenshots/', import.meta.url).pathname;

const FORMS = [
  { name: 'narrow', viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
] as const;

export async function takeManifestPictures(browser: Browser, url: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, ...screen } of FORMS) {
    const context = await browser.newContext({ ...screen, colorScheme: 'dark' });
    const page = await openStage(context, url);
    for (const { name: of, hash } of PAGES) {
      await show(page, url, hash);
      await page.screenshot({ path: `${FOLDER}${name}-${of}.png` });
    }
    await context.close();
  }
}
