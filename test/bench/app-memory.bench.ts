import type { BrowserContext } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { type Held, heldBy } from '../e2e/support/memory.ts';
import { lookAround, playShortGame } from '../e2e/support/short-games.ts';
import type { Bench } from './measure.ts';
import { withApp, withPhone, withProfile } from './measure-app.ts';

const FEW = 5;
const MANY = 50;

/** What the compiler makes of the code as that runs on is no part of what the app holds. */
const NOT_COMPILED = '--js-flags=--jitless --no-lazy-feedback-allocation';

/** The same page after few and after many games in a row. */
async function measure(
  context: BrowserContext,
  url: string,
  game: string,
): Promise<{ few: Held; many: Held }> {
  const page = await context.newPage();
  await page.goto(`${url}#/${game}`);
  await page.locator('main.board [data-target]').first().waitFor();
  const playUntil = async (from: number, to: number): Promise<Held> => {
    for (let played = from; played < to; played++) await playShortGame(page, game);
    await lookAround(page, game);
    return heldBy(page);
  };
  const few = await playUntil(0, FEW);
  const many = await playUntil(FEW, MANY);
  await page.close();
  return { few, many };
}

function comparison(what: string, few: number, many: number, unit = 1): string {
  const shown = (value: number): string =>
    (value / unit).toLocaleString('en', { maximumFractionDigits: unit === 1 ? 0 : 2 });
  return `${what} ${(many / few).toFixed(2)} (${shown(few)} to ${shown(many)})`;
}

export const bench: Bench = {
  name: `Held after ${String(MANY)} games in a row, against after ${String(FEW)}`,
  run: (print) =>
    withApp((app) =>
      withProfile((folder) =>
        withPhone(
          folder,
          async (context) => {
            for (const { id, name } of gameList) {
              const { few, many } = await measure(context, app.url, id);
              print(
                `${name}: ${[
                  comparison('heap', few.heapBytes, many.heapBytes, 1_000_000),
                  comparison('nodes', few.nodes, many.nodes),
                  comparison('listeners', few.listeners, many.listeners),
                ].join(', ')}; heap in MB`,
              );
            }
          },
          [NOT_COMPILED],
        ),
      ),
    ),
};
