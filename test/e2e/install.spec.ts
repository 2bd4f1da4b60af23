// One visit is enough: the app can be installed, plays without a server for good, and keeps a game
// however often the browser dies.

import { lineOf } from '../games/pyramid/lines.ts';
import { installabilityErrors } from './support/devtools.ts';
import { noForeignRequests, noPolicyViolations, noUncaughtErrors } from './support/guards.ts';
import { killBrowser, launchProfile } from './support/profile.ts';
import { boardOf, boardReady, dealNumber, play, tap, undoDepth } from './support/pyramid.ts';
import { serveApp } from './support/serve-app.ts';
import { savedAt } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const TEN_MOVES = lineOf('10').moves.slice(0, 10);

for (const { host, prefix, plain } of [
  { host: 'the root of a host', prefix: '/', plain: false },
  { host: 'a folder of a plain host', prefix: '/some/where/', plain: true },
]) {
  test(`on the plane, from ${host}: my game is as I left it, however often the phone dies`, async ({}, testInfo) => {
    const app = await serveApp({ prefix, plain });
    const profile = testInfo.outputPath('profile');
    let context = await launchProfile(profile, testInfo);
    const guards = [
      noForeignRequests(context, app.url),
      noPolicyViolations(context),
      noUncaughtErrors(context),
    ];
    let page = await context.newPage();
    await page.goto(app.url);
    await expect(page.getByText('Ready offline', { exact: true })).toBeVisible();
    expect(await installabilityErrors(page)).toEqual([]);

    await app.stop();
    const reloaded = await page.reload();
    expect(reloaded?.fromServiceWorker()).toBe(true);
    await tap(page.getByRole('link', { name: /^Pyramid/ }));
    await boardReady(page);
    await dealNumber(page, '10');
    await play(page, TEN_MOVES);
    await savedAt(page, TEN_MOVES.length);
    const left = await boardOf(page);
    for (const guard of guards) guard.check();

    for (let death = 0; death < 2; death++) {
      await killBrowser(profile);
      context = await launchProfile(profile, testInfo);
      page = await context.newPage();
      await page.goto(app.url);
      await tap(page.getByRole('link', { name: /^Pyramid.*cards left/ }));
      await boardReady(page);
      expect(await boardOf(page)).toEqual(left);
      expect(await undoDepth(page)).toBe(TEN_MOVES.length);
      await savedAt(page, TEN_MOVES.length);
    }

    // Nothing has changed when there is a server again.
    await app.start();
    await page.reload();
    await boardReady(page);
    expect(await boardOf(page)).toEqual(left);
    await context.close();
    await app.stop();
  });
}

test('where the browser has no button for it, I am shown how it is put on the home screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await page.goto('./');
  await tap(page.getByRole('button', { name: 'Install' }));
  const sheet = page.getByRole('dialog', { name: 'Put it on the home screen' });
  await expect(sheet).toBeVisible();
  await expect(page.getByText('Choose “Add to Home Screen”')).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
});
