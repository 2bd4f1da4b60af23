import type { BrowserContext, Page } from '@playwright/test';
import { writeBackup } from '../../src/core/backup.ts';
import { type GameRecord, makeRecord } from '../../src/core/record.ts';
import type { Save } from '../../src/core/save.ts';
import { lineOf } from '../games/pyramid/lines.ts';
import { saveOf } from '../e2e/support/saved-game.ts';
import type { Bench } from './measure.ts';
import { median, withApp, withPhone, withProfile } from './measure-app.ts';

const FEW = { finished: 10, unfinished: 2 };
const MANY = { finished: 10_000, unfinished: 200 };
const TIMES = 9;

type Amount = typeof FEW;

const LOST = { ...lineOf('38'), deal: '38' };
const ended = makeRecord(saveOf(LOST));
const begun = saveOf({ ...LOST, moves: LOST.moves.slice(0, 5) });

function historyOf({ finished, unfinished }: Amount): string {
  if (!ended) throw new Error('the game is not over');
  const records = Array.from({ length: finished }, (_, index): GameRecord => {
    return { ...ended, id: `finished ${String(index)}`, endedAt: ended.endedAt + index };
  });
  const saves = Array.from({ length: unfinished }, (_, index): Save => {
    return { ...begun, id: `unfinished ${String(index)}`, updatedAt: begun.updatedAt + index };
  });
  return writeBackup({ madeAt: 1, settings: {}, saves, records, challenges: [] });
}

async function restore(page: Page, url: string, amount: Amount): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.getByLabel('A backup to restore').setInputFiles({
    name: 'history',
    mimeType: '',
    buffer: Buffer.from(historyOf(amount)),
  });
  const outcome = page.locator('data-section .outcome').filter({ hasText: 'Restored:' });
  await outcome.waitFor({ timeout: 300_000 });
}

interface Times {
  readonly home: number;
  readonly statistics: number;
  readonly move: number;
}

/** In milliseconds of the page's own clock. */
async function measure(context: BrowserContext, url: string): Promise<Times> {
  const page = await context.newPage();
  const shown = async (address: string, text: string | RegExp): Promise<number> => {
    await page.goto('about:blank');
    await page.goto(`${url}${address}`);
    await page.getByText(text).first().waitFor();
    return page.evaluate(() => performance.now());
  };
  const home = await shown('', 'Best: 50 cards left');
  const statistics = await shown('#/pyramid/statistics', 'First time, without help');
  await page.goto(`${url}#/pyramid`);
  const stock = page.locator('game-shell').getByRole('button', { name: /^Stock/ });
  await stock.waitFor();
  const before = await page.evaluate(() => performance.now());
  await stock.tap();
  await page.locator('pyramid-board [data-target="t"]').waitFor();
  const move = (await page.evaluate(() => performance.now())) - before;
  await page.close();
  return { home, statistics, move };
}

/** With a browser in which so many games were restored. */
function withHistory<T>(
  url: string,
  amount: Amount,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  return withProfile((folder) =>
    withPhone(folder, async (context) => {
      const page = await context.newPage();
      await restore(page, url, amount);
      await page.close();
      return work(context);
    }),
  );
}

export const bench: Bench = {
  name: 'Ten thousand finished games and two hundred unfinished ones, against ten and two',
  run: (print) =>
    withApp(({ url }) =>
      withHistory(url, FEW, (few) =>
        withHistory(url, MANY, async (many) => {
          const times: { few: Times; many: Times }[] = [];
          // In turn, so that whatever else the machine does slows both down.
          for (let time = 0; time < TIMES; time++) {
            times.push({ few: await measure(few, url), many: await measure(many, url) });
          }
          for (const what of ['home', 'statistics', 'move'] as const) {
            const [ofFew, ofMany] = [
              median(times.map((time) => time.few[what])),
              median(times.map((time) => time.many[what])),
            ];
            print(
              `${what}: ${(ofMany / ofFew).toFixed(2)} times as long ` +
                `(${ofFew.toFixed(0)} and ${ofMany.toFixed(0)} ms, medians of ${String(TIMES)})`,
            );
          }
        }),
      ),
    ),
};
