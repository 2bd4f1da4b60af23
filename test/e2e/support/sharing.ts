// The sheet for sharing, and the page of a result that was received.

import { expect, type Locator, type Page } from '@playwright/test';
import { hrefOfResult } from '../../../src/app/deal-link.ts';
import type { Result } from '../../../src/core/challenge.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import { lineOf } from '../../games/pyramid/lines.ts';
import { button, endOf, sheet, tap } from './pyramid.ts';
import { readQr } from './qr-reader.ts';

export const LOST = lineOf('38');

/** The link to a lost game of Pyramid's deal 38. */
export function lostLink(changes: Partial<Result> = {}): Promise<string> {
  const result = {
    rules: pyramid.rulesVersion,
    log: [...LOST.moves],
    seconds: 95,
    assisted: false,
  };
  const deal = { options: pyramid.defaults, seed: LOST.deal };
  return hrefOfResult(pyramid, deal, { ...result, ...changes });
}

export async function shareFromEnd(page: Page): Promise<void> {
  await tap(endOf(page).getByRole('button', { name: 'Share' }));
  await expect(sheet(page, 'Share this deal')).toBeVisible();
}

export async function shareFromMenu(page: Page): Promise<void> {
  await tap(button(page, 'Menu'));
  await tap(button(page, 'Share this deal'));
  await expect(sheet(page, 'Share this deal')).toBeVisible();
}

export function linkField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'The link' });
}

export async function linkOf(page: Page): Promise<string> {
  await expect(linkField(page)).toHaveValue(/#\//);
  return linkField(page).inputValue();
}

/** What a camera would read from the code on the screen. */
export async function scannedFrom(page: Page): Promise<string> {
  const code = page.locator('qr-code').getByRole('img', { name: 'QR code of the link' });
  await expect(code).toBeVisible();
  const { path, side } = await code.evaluate((svg) => ({
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
    side: (svg as SVGSVGElement).viewBox.baseVal.width,
  }));
  const size = side - 8;
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = squares[Number(y) - 4];
    if (row) row[Number(x) - 4] = true;
  }
  return readQr(squares);
}
