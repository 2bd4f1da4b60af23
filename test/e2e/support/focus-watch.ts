// Where the focus is after every key, and where Tab leads.

import { expect, type Page } from '@playwright/test';

/** From now on every key that is pressed must leave the focus on something seen to have it. */
export function watchFocus(page: Page): void {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    await press(key, options);
    await expect.poll(() => wrongWithFocus(page), `the focus after ${key}`).toBe('');
  };
  keyboard.type = async (text) => {
    for (const key of text) await keyboard.press(key);
  };
}

/** What is wrong with where the focus is; nothing while it is seen. */
function wrongWithFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'it is nowhere';
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const seen =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      right - left > 0 &&
      bottom - top > 0 &&
      left >= -1 &&
      top >= -1 &&
      right <= innerWidth + 1 &&
      bottom <= innerHeight + 1;
    const what = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`;
    if (!seen) return `${what} cannot be seen`;
    // The page as a whole, where somebody has just arrived, is all of the window.
    if (element.matches('.page')) return '';
    const drawn = [element, element.closest('label')].some((ringed) => {
      if (!ringed) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    return drawn ? '' : `${what} has no ring`;
  });
}

export interface Stop {
  readonly name: string;
  /** Its place among all elements, in the order in which they are read. */
  readonly place: number;
  readonly top: number;
  readonly bottom: number;
}

/** Enough for the longest page. */
const MOST_STOPS = 200;

/** Everything that Tab leads to, from the top of the page until it leaves it. */
export async function tabStops(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element instanceof HTMLElement) element.blur();
  });
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await stopAt(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`Tab is held among ${stops.map(({ name }) => name).join(' | ')}`);
}

/** The names of so many stops to which Shift and Tab lead, from where Tab has left the page. */
export async function backwards(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  while (names.length < count) {
    await page.keyboard.press('Shift+Tab');
    names.push((await stopAt(page))?.name ?? '');
  }
  return names;
}

/** Undefined where the focus has left the page. */
function stopAt(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const inOrder: Element[] = [];
    const look = (node: Element): void => {
      inOrder.push(node);
      const slotted = node instanceof HTMLSlotElement ? node.assignedElements() : [];
      const children = slotted.length > 0 ? slotted : [...(node.shadowRoot ?? node).children];
      for (const child of children) look(child);
    };
    look(document.body);
    // On the page, however far that has been scrolled to show it.
    let scrolled = 0;
    let frame: Element | null = focused;
    while (frame) {
      scrolled += frame.scrollTop;
      const root: Node = frame.getRootNode();
      frame =
        frame.assignedSlot ??
        frame.parentElement ??
        (root instanceof ShadowRoot ? root.host : null);
    }
    const box = focused.getBoundingClientRect();
    const [top, bottom] = [box.top + scrolled, box.bottom + scrolled];
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
    const name = focused.getAttribute('aria-label') ?? label?.textContent.trim() ?? '';
    return { name: name.replace(/\s+/g, ' '), place: inOrder.indexOf(focused), top, bottom };
  });
}

/** Each comes after the one before, as it is read and as it is seen. */
export function expectReadingOrder(stops: readonly Stop[]): void {
  for (const [index, { name, place, bottom }] of stops.entries()) {
    const before = stops[index - 1];
    if (!before) continue;
    expect(place, `${name} is read after ${before.name}`).toBeGreaterThan(before.place);
    expect(bottom, `${name} is not above ${before.name}`).toBeGreaterThan(before.top);
  }
}
