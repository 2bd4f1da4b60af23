// Records what this version of the app keeps: `tsx scripts/record-database.ts` plays some games in
// a browser and writes test/fixtures/db/v<version of the database>.json. Run it when a step was
// added to the ladder in src/store/schema.ts; a file that is there is never written over.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { STEPS } from '../src/store/schema.ts';
import { BROWSER_FLAGS, findBrowser } from './lib/browser.mjs';
import type { DatabaseDump } from './lib/device-history.ts';

const MODULE = '/scripts/lib/device-history.ts';

const folder = new URL('../test/fixtures/db/', import.meta.url);
const file = new URL(`v${STEPS.length}.json`, folder);
if (existsSync(file)) throw new Error(`${file.pathname} is there: what was kept is never changed`);

const server = await createServer({ configFile: false, logLevel: 'error', server: { port: 0 } });
await server.listen();
const [address = ''] = server.resolvedUrls?.local ?? [];
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: BROWSER_FLAGS,
});
try {
  const page = await browser.newPage();
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(address);
  const database = await page.evaluate(async (path) => {
    const made = (await import(path)) as {
      makeHistory(name: string): Promise<DatabaseDump>;
    };
    return made.makeHistory('recorded');
  }, MODULE);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(database)}\n`);
  console.log(file.pathname);
} finally {
  await browser.close();
  await server.close();
}
