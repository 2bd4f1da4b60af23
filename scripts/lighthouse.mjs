// Audits the built app as a phone: `npm run lighthouse`. Prints a line for each page and fails
// where a score is below its target.

import { cpSync, readdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, findBrowser } from './lib/browser.mjs';
import { serve } from './serve.mjs';

const PAGES = ['', '#/pyramid', '#/ten-thousand', '#/cribbage-squares', '#/cascade'];

/** Of 100. */
const TARGETS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const chromePath = findBrowser();
if (chromePath === undefined) throw new Error('Install Chromium, Chrome or Edge first');
const folder = compressedBuild();
const server = await serve({ folder });
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_FLAGS] });
let missed = 0;
for (const page of PAGES) {
  const result = await lighthouse(new URL(page, server.url).href, {
    port: chrome.port,
    onlyCategories: Object.keys(TARGETS),
  });
  if (!result) throw new Error(`${page} could not be audited`);
  const { categories, audits } = result.lhr;
  const scores = Object.entries(TARGETS).map(([name, target]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    if (score < target) missed += 1;
    return `${name} ${String(score)}${score < target ? ` (below ${String(target)})` : ''}`;
  });
  const shift = audits['cumulative-layout-shift']?.numericValue;
  if (shift !== 0) missed += 1;
  console.log([(page || 'home').padEnd(20), ...scores, `CLS ${String(shift)}`].join('  '));
  for (const { id, score, title } of Object.values(audits)) {
    if (score === 0 && process.argv.includes('--why')) console.log(`    ${id}: ${title}`);
  }
}
chrome.kill();
server.close();
rmSync(folder, { recursive: true });
if (missed > 0) process.exitCode = 1;

/** A copy of the build with its text compressed, as static hosts send it. */
function compressedBuild() {
  const copy = mkdtempSync(join(tmpdir(), 'tray-table-'));
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const file = join(copy, name);
    if (/\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)) {
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    }
  }
  return copy;
}
