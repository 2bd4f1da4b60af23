// What automatic checks of accessibility can find on a page.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails for what is found; `where` names the place in the failure. */
export async function findsNothing(page: Page, where: string): Promise<void> {
  // A notice that fades is no page: nothing is measured while anything moves.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`),
  }));
  expect(found, where).toEqual([]);
}
