import type { Page } from '@playwright/test';
import type { Bench } from './measure.ts';
import {
  median,
  readyOffline,
  SLOW_DOWN,
  slowDown,
  withApp,
  withPhone,
  withProfile,
} from './measure-app.ts';

const TAPS = 200;

/** What is tapped in turn, as selectors on the board; the first that is there and enabled. */
const GAMES: readonly { readonly name: string; readonly id: string; readonly taps: string }[] = [
  { name: 'Pyramid', id: 'pyramid', taps: '[data-target]' },
  { name: 'Ten-Thousand', id: 'ten-thousand', taps: '[data-target]' },
  { name: 'Cribbage Squares', id: 'cribbage-squares', taps: '.cell.free' },
  { name: 'Cascade', id: 'cascade', taps: '.column' },
];

/** From each tap to the frame that answers it, in milliseconds. */
async function tapAround(page: Page, selector: string): Promise<readonly number[]> {
  return page.evaluate(
    async ([taps, inside]) => {
      const app = document.querySelector('tray-app')?.shadowRoot;
      const shell = app?.querySelector('game-page')?.shadowRoot?.querySelector('game-shell');
      // A message comes right after the frame, before what the app has put off until then.
      const frame = (): Promise<number> =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              resolve(performance.now());
            };
            port2.postMessage(undefined);
          });
        });
      const times: number[] = [];
      for (let tap = 0; tap < taps; tap++) {
        const board = shell?.shadowRoot?.querySelector('main.board > :first-child')?.shadowRoot;
        const targets = [...(board?.querySelectorAll<HTMLElement>(inside) ?? [])];
        const target = targets[(tap * 7) % Math.max(1, targets.length)];
        await frame();
        const start = performance.now();
        target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
        target?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
        target?.click();
        times.push((await frame()) - start);
      }
      return times;
    },
    [TAPS, selector] as const,
  );
}

export const bench: Bench = {
  name: 'Taps on the boards',
  run: (print) =>
    withApp((app) =>
      withProfile((folder) =>
        withPhone(folder, async (context) => {
          // As it is played: from what is kept on the device.
          const first = await context.newPage();
          await first.goto(app.url);
          await readyOffline(first);
          await first.close();
          for (const { name, id, taps } of GAMES) {
            const page = await context.newPage();
            await page.goto(new URL(`#/${id}`, app.url).href);
            await page
              .locator('main.board > :first-child')
              .locator('[data-target]')
              .first()
              .waitFor();
            await slowDown(page);
            const times = await tapAround(page, taps);
            print(
              `${name}: ${String(TAPS)} taps, ${String(SLOW_DOWN)} times slowed down: to the next ` +
                `frame ${median(times).toFixed(0)} ms in the median, ${Math.max(...times).toFixed(0)} ms at most`,
            );
            await page.close();
          }
        }),
      ),
    ),
};
