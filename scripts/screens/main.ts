// Takes the pictures of the built app: `npm run screens [-- sheets|manifest]`, both if none is named.

import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../lib/browser.mjs';
import { serve } from '../serve.mjs';
import { takeContactSheets } from './contact-sheets.ts';
import { takeManifestPictures } from './manifest-pictures.ts';

const KINDS = { manifest: takeManifestPictures, sheets: takeContactSheets };

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('Install Chromium, Chrome or Edge first');
const wanted = process.argv.slice(2);
const server = await serve({});
const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
for (const [name, take] of Object.entries(KINDS)) {
  if (wanted.length === 0 || wanted.includes(name)) await take(browser, server.url);
}
await browser.close();
server.close();
