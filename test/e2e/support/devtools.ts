// What only the browser's own tools can tell.

import type { Page } from '@playwright/test';

/** Why the page cannot be installed as an app. A page of an ordinary test context never can. */
export async function installabilityErrors(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  await devtools.detach();
  return installabilityErrors.map(({ errorId }) => errorId);
}
