// A player who has only a keyboard: where the focus is, and how to get it elsewhere.

import { expect, type Page } from '@playwright/test';

export interface Focused {
  /** What a screen reader calls it. */
  readonly name: string;
  /** Its place on the board, undefined anywhere else. */
  readonly target: string | undefined;
}

export function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const target = element instanceof HTMLElement ? element.dataset.target : undefined;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    const name = label?.getAttribute('aria-label') ?? label?.textContent.trim() ?? '';
    return { name, target };
  });
}

/** Presses Tab until the focus is where it is wanted, as long as one would go on looking for it. */
export async function tabTo(page: Page, isThere: (focused: Focused) => boolean): Promise<void> {
  const seen: string[] = [];
  for (let pressed = 0; pressed < 40; pressed++) {
    const now = await focused(page);
    if (isThere(now)) return;
    seen.push(now.name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not lead there, but to ${seen.join(' | ')}`);
}

/** Walks over the board by arrow keys, each towards the place, as the eye would choose them. */
export async function walkTo(page: Page, place: string): Promise<void> {
  const wanted = place.replace(/^p/, '');
  const been = new Set<string>();
  for (let steps = 0; steps < 40; steps++) {
    const { target } = await focused(page);
    if (target === wanted) return;
    if (target === undefined) throw new Error('The focus is not on the board');
    const keys = await keysTowards(page, target, wanted);
    // Not twice the same way from the same card.
    const key = keys.find((one) => !been.has(`${target} ${one}`)) ?? keys[0];
    been.add(`${target} ${key ?? ''}`);
    if (key !== undefined) await page.keyboard.press(key);
  }
  expect((await focused(page)).target, 'where the arrows led').toBe(wanted);
}

/** The arrow keys that point at all towards it, the one that points best first. */
function keysTowards(page: Page, from: string, to: string): Promise<readonly string[]> {
  return page.locator('pyramid-board').evaluate(
    (board, [here, there]) => {
      const centre = (target: string): { x: number; y: number } => {
        const box = board.shadowRoot
          ?.querySelector(`[data-target="${target}"]`)
          ?.getBoundingClientRect();
        if (!box) throw new Error(`Nothing is at ${target}`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const start = centre(here);
      const end = centre(there);
      const x = end.x - start.x;
      const y = end.y - start.y;
      return (
        [
          ['ArrowUp', -y],
          ['ArrowDown', y],
          ['ArrowLeft', -x],
          ['ArrowRight', x],
        ] as const
      )
        .toSorted(([, a], [, b]) => b - a)
        .map(([key]) => key);
    },
    [from, to] as const,
  );
}
