// What automatic checks of accessibility can find on a page.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails for what is found; `where` names the place in the failure. In the dark theme only the
 * colours are others, so only they are checked again.
 */
export async function findsNothing(page: Page, where: string): Promise<void> {
  // A notice that fades is no page: nothing is measured while anything moves.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    theme === 'dark' ? axe.withRules('color-contrast') : axe.withTags(ALL)
  ).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`),
  }));
  expect(found, where).toEqual([]);
}
