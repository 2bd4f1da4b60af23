// A player who only hears: what is on the page by role and name, and what is announced, each once.

import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** One thing in the accessibility tree. */
export interface Item {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
}

export class Ear {
  readonly #page: Page;
  readonly #texts: JSHandle<readonly string[]>;
  #heard = 0;

  private constructor(page: Page, texts: JSHandle<readonly string[]>) {
    this.#page = page;
    this.#texts = texts;
  }

  /** Hears from now on whatever the live region is changed to. */
  static async listen(page: Page): Promise<Ear> {
    const texts = await page.getByRole('status').evaluateHandle((region) => {
      const heard: string[] = [];
      new MutationObserver(() => {
        heard.push(region.textContent.replaceAll('\u00a0', ''));
      }).observe(region, { childList: true, characterData: true, subtree: true });
      return heard;
    });
    return new Ear(page, texts);
  }

  /** The next announcement, once it comes. */
  async hears(): Promise<string> {
    await expect.poll(async () => (await this.#all()).length).toBeGreaterThan(this.#heard);
    return (await this.#all())[this.#heard++] ?? '';
  }

  /** Nothing was said that was not listened to: each change has been announced once. */
  async isSilent(): Promise<void> {
    expect((await this.#all()).slice(this.#heard), 'announced once more').toEqual([]);
  }

  /** Uses what has this role and name as a screen reader does, and hears what comes of it. */
  async does(role: 'button', name: string): Promise<string> {
    await this.isSilent();
    await this.#page.getByRole(role, { name, exact: true }).press('Enter');
    return this.hears();
  }

  #all(): Promise<readonly string[]> {
    return this.#texts.evaluate((texts) => [...texts]);
  }
}

/** What is in a part of the page, in the order in which it is read. */
export async function read(part: Locator): Promise<readonly Item[]> {
  const lines = (await part.ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    // A line that holds a colon is in quotation marks of its own.
    const plain = line.trim().replace(/^- '(.*)'(:?.*)$/, (_, words: string) => {
      return `- ${words.replaceAll("''", "'")}`;
    });
    const [, role = '', name = '', rest = ''] =
      /^- (\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(plain) ?? [];
    return role === '' ? [] : [{ role, name, disabled: rest.includes('[disabled]') }];
  });
}

export async function buttonsIn(part: Locator): Promise<readonly string[]> {
  return (await read(part))
    .filter(({ role, disabled }) => role === 'button' && !disabled)
    .map(({ name }) => name);
}

/** Opens the sheet for a new game, deals this number, and lets `choose` see to the rest before. */
export async function dealByEar(
  page: Page,
  number: string,
  choose: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'New game' });
  await choose();
  await page.getByRole('textbox', { name: 'Deal number' }).fill(number);
  await page.getByRole('button', { name: 'Deal', exact: true }).press('Enter');
  await expect(sheet).toBeHidden();
}
