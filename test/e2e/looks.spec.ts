// How it looks is mine to choose: at once, from the first paint on, and with nothing cut off.

import type { Page } from '@playwright/test';
import { gameList } from '../../src/app/game-list.ts';
import { contrastOf } from '../ui/tokens.ts';
import { type Box, cutWords, tappable, tooWide } from './support/geometry.ts';
import { cardAt, openPyramid, tap } from './support/pyramid.ts';
import { expect, test } from './support/test.ts';

const SMALL: Box = { left: 0, top: 0, right: 320, bottom: 568 };

test('what I choose holds at once, and from the first frame on after that', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./#/settings');
  const before = await lookOf(page);
  expect(before).toMatchObject({ theme: 'light', contrast: 'normal', print: 'normal' });
  await choose(page, 'Theme', 'Dark');
  await expect.poll(() => lookOf(page)).toMatchObject({ theme: 'dark', contrast: 'normal' });
  await choose(page, 'Contrast', 'High');
  await expect.poll(() => lookOf(page)).toMatchObject({ theme: 'dark', contrast: 'high' });
  await tap(page.getByRole('switch', { name: 'Large print' }));
  await expect.poll(() => lookOf(page)).toMatchObject({ print: 'large', text: '20px' });
  const chosen = await lookOf(page);
  expect(chosen.cloth).not.toBe(before.cloth);

  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const look = (): void => {
      // Before there is a body nothing is painted.
      if (document.querySelector('body')) {
        const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
        frames.push(`${backgroundColor} ${fontSize}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Large print' })).toBeChecked();
  const frames = await page.evaluate(
    () => (globalThis as unknown as { frames: readonly string[] }).frames,
  );
  expect([...new Set(frames)]).toEqual([`${chosen.cloth} ${chosen.text}`]);
  expect(await lookOf(page)).toEqual(chosen);
});

test.describe('before the modules arrive', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page has the look that was kept', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('./');
    await page.evaluate(() => {
      const kept = { theme: 'dark', contrast: 'high', print: 'large' };
      for (const [name, value] of Object.entries(kept)) {
        localStorage.setItem(`tray-table:${name}`, value);
      }
    });
    await page.reload();
    expect(await lookOf(page)).toMatchObject({
      theme: 'dark',
      contrast: 'high',
      print: 'large',
      text: '20px',
    });
  });
});

test('the device’s own bar has the colour of the app’s, whoever chose it', async ({ page }) => {
  const agrees = async (theme: string): Promise<void> => {
    await expect.poll(async () => (await lookOf(page)).theme).toBe(theme);
    const { bars, bar } = await lookOf(page);
    expect(new Set(bars)).toEqual(new Set([bar]));
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./#/settings');
  await agrees('light');
  const { bar: light } = await lookOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await agrees('dark');
  expect((await lookOf(page)).bar).not.toBe(light);
  await choose(page, 'Theme', 'Light');
  await agrees('light');
  expect((await lookOf(page)).bar).toBe(light);
  await page.reload();
  await agrees('light');
});

test('a device that asks for more contrast gets it, unless I choose otherwise', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('./#/settings');
  await expect.poll(async () => (await lookOf(page)).contrast).toBe('high');
  await choose(page, 'Contrast', 'Normal');
  await expect.poll(async () => (await lookOf(page)).contrast).toBe('normal');
  await choose(page, 'Contrast', 'System');
  await expect.poll(async () => (await lookOf(page)).contrast).toBe('high');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(async () => (await lookOf(page)).contrast).toBe('normal');
});

for (const { id, name } of gameList) {
  for (const text of ['100%', '200%']) {
    test(`in large print all of ${name} is on a small screen, with text at ${text}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: SMALL.right, height: SMALL.bottom });
      await page.goto('./#/settings');
      await tap(page.getByRole('switch', { name: 'Large print' }));
      await expect.poll(async () => (await lookOf(page)).print).toBe('large');
      if (text !== '100%') {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
      }
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/${id}`);
      await expect(page.locator('game-shell')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await tooWide(page)).toEqual([]);
      expect(await cutWords(page)).toEqual([]);
      for (const { name: of, ...box } of await tappable(page)) {
        expect(inside(box, SMALL), `${of} is on the screen`).toBe(true);
        expect(box.right - box.left, `the width of ${of}`).toBeGreaterThanOrEqual(24);
        expect(box.bottom - box.top, `the height of ${of}`).toBeGreaterThanOrEqual(24);
      }
    });
  }
}

test('large print makes the signs of cards and dice larger', async ({ page }) => {
  const rank = (): Promise<number> =>
    cardAt(page, '27')
      .locator('text')
      .evaluate((text) => text.getBoundingClientRect().height);
  await openPyramid(page);
  const usual = await rank();
  await page.goto('./#/settings');
  await tap(page.getByRole('switch', { name: 'Large print' }));
  await openPyramid(page);
  expect(await rank()).toBeGreaterThan(usual * 1.2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced ${colorScheme} colours, what is selected and what has the focus are told apart`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openPyramid(page);
    const last = cardAt(page, '27');
    const other = cardAt(page, '26');
    await last.focus();
    await page.keyboard.press('ArrowLeft');
    const marks = (card: typeof last): Promise<{ ring: string; outline: string }> =>
      card.evaluate((element) => {
        const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element);
        return { ring: boxShadow, outline: outlineStyle === 'none' ? 'none' : outlineWidth };
      });
    const plain = await marks(last);
    await expect.poll(() => marks(other)).toEqual({ ring: plain.ring, outline: '6px' });
    await page.keyboard.press('Enter');
    const selected = await marks(other);
    expect(selected.ring).not.toBe(plain.ring);
    expect(selected.outline).toBe('6px');
    const colours = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const read = (token: string): string => {
        probe.style.color = `var(--${token})`;
        return getComputedStyle(probe).color;
      };
      return { cloth: read('cloth'), focus: read('focus'), accent: read('accent') };
    });
    expect(contrastOf(hex(colours.focus), hex(colours.cloth))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(hex(colours.accent), hex(colours.cloth))).toBeGreaterThanOrEqual(3);
    expect(selected.ring).toContain(colours.accent);
  });
}

interface Shown {
  readonly theme: string | undefined;
  readonly contrast: string | undefined;
  readonly print: string | undefined;
  readonly cloth: string;
  readonly text: string;
  readonly bar: string;
  /** What the device is told. */
  readonly bars: readonly string[];
}

function lookOf(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const { theme, contrast, print } = root.dataset;
    const style = getComputedStyle(root);
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    return {
      theme,
      contrast,
      print,
      cloth: style.backgroundColor,
      text: style.fontSize,
      bar: style.getPropertyValue('--bar').trim(),
      bars: [...metas].map(({ content }) => content),
    };
  });
}

async function choose(page: Page, group: string, name: string): Promise<void> {
  await tap(page.getByRole('group', { name: group }).getByRole('radio', { name }));
}

function inside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left - 0.5 &&
    box.top >= frame.top - 0.5 &&
    box.right <= frame.right + 0.5 &&
    box.bottom <= frame.bottom + 0.5
  );
}

/** Of `rgb(…)`. */
function hex(colour: string): string {
  const channels = [...colour.matchAll(/\d+/g)].slice(0, 3);
  return `#${channels.map(([channel]) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
