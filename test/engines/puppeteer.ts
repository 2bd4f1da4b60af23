// Chromium by its DevTools protocol, and the stock Firefox by WebDriver BiDi.

import { once } from 'node:events';
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { BROWSER_FLAGS } from '../../scripts/lib/browser.mjs';
import { type Browser, type Engine, SIZE, type Tab } from './engine.ts';

export function chromium(executablePath: string): Engine {
  return engine('Chromium', { browser: 'chrome', executablePath, args: BROWSER_FLAGS });
}

export function firefox(executablePath: string): Engine {
  return engine('Firefox', { browser: 'firefox', executablePath });
}

function engine(name: string, options: LaunchOptions): Engine {
  return {
    name,
    async launch(userDataDir): Promise<Browser> {
      const browser = await puppeteer.launch({
        ...options,
        userDataDir,
        defaultViewport: SIZE,
        timeout: 120_000,
        protocolTimeout: 120_000,
      });
      const main = browser.process();
      if (!main) throw new Error(`${name} has no process`);
      return {
        newTab: async () => tabOf(await browser.newPage()),
        async kill() {
          const gone = once(main, 'exit');
          main.kill('SIGKILL');
          await gone;
          // What still waits for an answer is told that there will be none.
          await browser.disconnect();
        },
      };
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    async goto(url) {
      await page.goto(url);
    },
    toFront: () => page.bringToFront(),
    async evaluate(run, arg) {
      // Its own type looks into the argument's, which is not known here.
      const answer: unknown = await page.evaluate(run as (arg: unknown) => unknown, arg);
      return answer as Awaited<ReturnType<typeof run>>;
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
  };
}
