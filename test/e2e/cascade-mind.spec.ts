// Cascade's coach as the player meets it.

import type { Locator, Page } from '@playwright/test';
import { columnAt, dealLine, lineOf, openCascade } from './support/cascade.ts';
import { button, said, tap } from './support/pyramid.ts';
import { expect, test } from './support/test.ts';

const CLASSIC = lineOf('5', '6x6');

test('a tip marks a column until the next die, and the game as assisted', async ({ page }) => {
  await openCascade(page);
  await dealLine(page, CLASSIC);
  await tap(button(page, 'Tip'));
  await expect(hinted(page)).toHaveCount(1);
  await expect(hinted(page)).toHaveAccessibleName(/, tip$/);
  await expect(said(page)).toHaveText(/^Column \d.*Marked assisted: listed apart\.$/);
  await tap(hinted(page));
  await expect(hinted(page)).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(hinted(page)).toHaveCount(1);
  await expect(said(page)).toHaveText(/^Column \d/);
});

test('while the coach thinks on a slow phone, the board takes my die', async ({ page }) => {
  await openCascade(page);
  await dealLine(page, CLASSIC);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tap(button(page, 'Tip'));
  await tap(columnAt(page, '3'));
  await expect(columnAt(page, '3')).not.toHaveAccessibleName(/empty/);
  await tap(columnAt(page, '4'));
  await expect(columnAt(page, '4')).not.toHaveAccessibleName(/empty/);
  // What was asked for the board before is not shown on this one.
  await expect(hinted(page)).toHaveCount(0);
  await expect(button(page, 'Tip')).toBeVisible();
});

function hinted(page: Page): Locator {
  return page.locator('cascade-board .hinted');
}
