// The browser dies right after a move, again and again: `npm run crash` does it more often.

import { crash } from './support/crash.ts';
import { expect, test } from './support/test.ts';

/** Of the browser, each after a few moves in another game. */
const KILLS = Number(process.env.TRAY_KILLS ?? 8);

test(`no confirmed move is lost in ${String(KILLS)} crashes`, async ({}, testInfo) => {
  // Starting a browser takes seconds on a busy machine.
  test.setTimeout(60_000 + KILLS * 30_000);
  const crashes = await crash(KILLS, String(KILLS), testInfo);
  const { kills, moves, confirmed, lost } = crashes;
  console.log(
    `${String(kills)} kills, ${String(moves)} moves, ${String(confirmed)} saves confirmed, ${String(lost)} moves lost`,
  );
  expect(confirmed).toBeGreaterThan(kills);
  expect(lost).toBe(0);
});
