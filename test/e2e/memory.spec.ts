// An app that is never closed: what was played and left is let go of.

import { gameList } from '../../src/app/game-list.ts';
import { type Held, heldBy } from './support/memory.ts';
import { lookAround, playShortGame } from './support/short-games.ts';
import { expect, test } from './support/test.ts';

const FEW = 2;
const MORE = 6;

for (const { id, name } of gameList) {
  test(`game after game of ${name} leaves nothing behind on the page`, async ({ page }) => {
    await page.goto(`./#/${id}`);
    await page.locator('main.board [data-target]').first().waitFor();
    const after = async (games: number): Promise<Held> => {
      for (let played = 0; played < games; played++) await playShortGame(page, id);
      await lookAround(page, id);
      // Boards of different games differ; this page is always the same.
      await page.evaluate(() => {
        location.hash = '#/about';
      });
      await page.getByRole('heading', { name: 'About Tray Table' }).waitFor();
      const held = await heldBy(page);
      await page.goBack();
      await page.locator('main.board [data-target]').first().waitFor();
      return held;
    };
    const few = await after(FEW);
    const many = await after(MORE);
    expect(many.nodes / few.nodes, 'nodes').toBeLessThan(1.1);
    expect(many.listeners / few.listeners, 'listeners').toBeLessThan(1.1);
    expect(many.documents, 'documents').toBe(few.documents);
  });
}
