// A player's hands and eyes, the same in every engine: finding things through shadow roots, and clicking.

import { setTimeout as wait } from 'node:timers/promises';
import type { Save } from '../../src/core/save.ts';
import { DATABASE_NAME } from '../../src/store/store.ts';
import type { Tab } from './engine.ts';

/** Far longer than anything takes, so that a busy machine fails no test. */
const PATIENCE_MS = 60_000;

export interface Query {
  /** Matches within one shadow root, wherever that is. */
  readonly css: string;
  /** How its name begins, as a screen reader has it. */
  readonly name?: string;
}

export interface Seen {
  readonly name: string;
  readonly disabled: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What can be seen of what matches, in the order of the page. */
export function look(tab: Tab, query: Query): Promise<readonly Seen[]> {
  return tab.evaluate(({ css, name: start = '' }: Query) => {
    const below = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        ...(element.matches(css) ? [element] : []),
        ...(element.shadowRoot ? below(element.shadowRoot) : []),
      ]);
    return below(document)
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const words = (element as HTMLInputElement).labels?.[0] ?? element;
        const name = element.getAttribute('aria-label') ?? words.innerText;
        const disabled = element.getAttribute('aria-disabled') === 'true';
        return { name: name.replace(/\s+/g, ' ').trim(), disabled, left, top, width, height };
      })
      .filter(({ name, width }) => width > 0 && name.startsWith(start));
  }, query);
}

/** Whether a click at this point of the page falls on what matches. */
function isOnTop(tab: Tab, css: string, x: number, y: number): Promise<boolean> {
  return tab.evaluate(
    (at) => {
      let root: DocumentOrShadowRoot = document;
      let node: Node | null = null;
      for (;;) {
        const inner: Element | null = root.elementFromPoint(at.x, at.y);
        if (!inner || inner === node) break;
        node = inner;
        if (!inner.shadowRoot) break;
        root = inner.shadowRoot;
      }
      while (node) {
        if (node instanceof Element && node.matches(at.css)) return true;
        node = node instanceof ShadowRoot ? node.host : node.parentNode;
      }
      return false;
    },
    { css, x, y },
  );
}

/** Waits until there is something to it that is not undefined, false or an error, and returns it. */
export async function until<T>(
  what: string,
  probe: () => Promise<T | undefined | false>,
): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  let problem: unknown;
  do {
    try {
      const found = await probe();
      if (found !== undefined && found !== false) return found;
      problem = undefined;
    } catch (error) {
      // A page that is being loaded anew answers nothing.
      problem = error;
    }
    await wait(40);
  } while (performance.now() < end);
  throw new Error(`Waited in vain: ${what}`, { cause: problem });
}

/** Resolves once it can be seen. */
export function seen(tab: Tab, query: Query): Promise<Seen> {
  return until(`to see ${words(query)}`, async () => (await look(tab, query))[0]);
}

/** Clicks it where it has come to rest, and nothing lies over it: in its middle, if not said. */
export async function click(
  tab: Tab,
  query: Query,
  at?: { readonly x: number; readonly y: number },
): Promise<void> {
  let before = '';
  const point = await until(`to click ${words(query)}`, async () => {
    const [found] = await look(tab, query);
    const now = JSON.stringify(found);
    const rests = now === before;
    before = now;
    if (!found || !rests) return undefined;
    const x = found.left + (at?.x ?? found.width / 2);
    const y = found.top + (at?.y ?? found.height / 2);
    return (await isOnTop(tab, query.css, x, y)) ? { x, y } : undefined;
  });
  await clickUntilItArrives(tab, point);
}

/** So often a click is looked for before it is made again. */
const LOOKS = 50;

/** WebKit drops a click now and then that is not made by a real mouse. */
async function clickUntilItArrives(
  tab: Tab,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  const before = await lastClick(tab);
  await until('a click to arrive', async () => {
    await tab.clickAt(x, y);
    for (let look = 0; look < LOOKS; look++) {
      if ((await lastClick(tab).catch(() => '')) !== before) return true;
      await wait(40);
    }
    return false;
  });
}

/** Another text after every click, and in every document. */
function lastClick(tab: Tab): Promise<string> {
  return tab.evaluate(() => {
    const page = window as typeof window & { clicked?: { document: number; clicks: number } };
    if (!page.clicked) {
      const clicked = { document: Math.random(), clicks: 0 };
      page.clicked = clicked;
      window.addEventListener('click', () => (clicked.clicks += 1), { capture: true });
    }
    return JSON.stringify(page.clicked);
  }, undefined);
}

/** Types into a field, and sees that it is there. */
export async function typeInto(tab: Tab, query: Query, text: string): Promise<void> {
  await click(tab, query);
  await until(`the focus to be in ${words(query)}`, async () => (await focused(tab)) === '');
  for (const key of text) await tab.press(key);
  await until(`${text} to be in ${words(query)}`, async () => (await focused(tab)) === text);
}

/** What is written in the field that has the focus; undefined when none has. */
function focused(tab: Tab): Promise<string | undefined> {
  return tab.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element instanceof HTMLInputElement ? element.value : undefined;
  }, undefined);
}

/** The names of everything on the board, in order. */
export async function boardOf(tab: Tab): Promise<readonly string[]> {
  return (await look(tab, { css: '[data-target]' })).map(({ name }) => name);
}

/** Resolves once nothing on the page moves. */
export async function atRest(tab: Tab): Promise<void> {
  await until('everything to be at rest', () =>
    tab.evaluate(() => {
      const rests = (root: Document | ShadowRoot): boolean =>
        root.getAnimations().every(({ playState }) => playState !== 'running') &&
        [...root.querySelectorAll('*')].every(
          ({ shadowRoot }) => shadowRoot === null || rests(shadowRoot),
        );
      return rests(document);
    }, undefined),
  );
}

/** The saved games, read behind the app's back. */
function savedGames(tab: Tab): Promise<readonly Save[]> {
  return tab.evaluate(async (name: string) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no reason given'));
      });
    const db = await done(indexedDB.open(name));
    const rows = await done(db.transaction('saves').objectStore('saves').getAll());
    db.close();
    return rows as Save[];
  }, DATABASE_NAME);
}

/** The save of this game that was changed last. */
export async function savedGame(tab: Tab, game: string): Promise<Save | undefined> {
  const saves = (await savedGames(tab)).filter((save) => save.game === game);
  return saves.toSorted((a, b) => b.updatedAt - a.updatedAt)[0];
}

function words({ css, name }: Query): string {
  return name === undefined ? css : `“${name}” (${css})`;
}
