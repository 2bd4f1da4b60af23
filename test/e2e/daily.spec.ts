// The deal of the day: by the calendar of the device alone, whatever its clock does.

import type { Page } from '@playwright/test';
import { mind } from '../../src/games/pyramid/mind.ts';
import { pyramid } from '../../src/games/pyramid/rules.ts';
import { findsNothing } from './support/axe.ts';
import { gridReady, place } from './support/cribbage-squares.ts';
import { boardReady, button, endOf, play, stock, tap } from './support/pyramid.ts';
import { savedAt, storedIn } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** As the table of deals in test/core/daily.test.ts has it. */
const DEAL = '290392105';

const noon = (day: number): Date => new Date(2026, 10, day, 12);

/** The best line of the day's deal, which can be won. */
function winningMoves(): readonly string[] {
  const { moves } = mind.bestLine(pyramid.setup(pyramid.defaults, DEAL));
  return moves.map(pyramid.encode);
}

async function openDaily(page: Page): Promise<void> {
  await page.goto('./#/daily');
  await expect(page.getByRole('heading', { name: 'Deal of the day' })).toBeVisible();
}

test('I win the deal of the day on its day, over midnight it is another, and a day gone by waits', async ({
  page,
}) => {
  await page.clock.install({ time: noon(30) });
  await page.goto('./');
  await tap(page.getByRole('link', { name: /^Deal of the day/ }));
  await expect(page.getByRole('heading', { name: 'Today, 30 November 2026' })).toBeVisible();
  await tap(page.getByRole('link', { name: /^Pyramid/ }));
  await boardReady(page);
  await tap(button(page, 'Menu'));
  await expect(page.getByText(`Deal number ${Number(DEAL).toLocaleString('en')}`)).toBeVisible();
  await expect(page.getByText('Deal of the day, 30 November 2026.')).toBeVisible();
  await page.keyboard.press('Escape');

  const moves = winningMoves();
  await play(page, moves.slice(0, 1));
  await savedAt(page, 1);
  await page.goto('./#/');
  await expect(page.locator('continue-card')).toContainText('Deal of the day, just now');
  await openDaily(page);
  await expect(page.getByRole('link', { name: /^Pyramid/ })).toContainText('Begun');
  await tap(page.getByRole('link', { name: /^Pyramid/ }));
  await boardReady(page);
  await play(page, moves.slice(1));
  await expect(endOf(page)).toBeVisible();
  await expect.poll(() => storedIn(page, 'records')).toHaveLength(1);

  await openDaily(page);
  const deal = page.getByRole('link', { name: /^Pyramid/ });
  await expect(deal).toContainText('all gone');
  await expect(deal).toContainText('Streak: 1');
  await expect(
    page.getByRole('button', { name: '30 November 2026, Pyramid done that day' }),
  ).toHaveAttribute('aria-current', 'date');

  await page.clock.fastForward('12:01:00');
  await expect(page.getByRole('heading', { name: 'Today, 1 December 2026' })).toBeVisible();
  await expect(deal).toContainText('Not begun');
  await expect(deal).toContainText('Streak: 1');
  await tap(button(page, 'The month before'));
  await tap(page.getByRole('button', { name: '29 November 2026, none done' }));
  await expect(page.getByRole('heading', { name: '29 November 2026' })).toBeVisible();
  await expect(deal).toContainText('Not done');
  await tap(page.getByRole('link', { name: /^Cribbage Squares/ }));
  await expect(page).toHaveURL(/#\/cribbage-squares\/game\//);
  const saves = (await storedIn(page, 'saves')) as { origin: string }[];
  expect(saves.map(({ origin }) => origin)).toContain('daily:2026-11-29');
  await gridReady(page);
  await place(page, [16]);
  await savedAt(page, 1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '29 November 2026' })).toBeVisible();
  await page.goto('./#/');
  await expect(page.locator('continue-card').first()).toContainText(
    'Deal of 29 November, just now',
  );

  await page.goto('./');
  await expect(page.getByRole('link', { name: /^Deal of the day/ })).toContainText(
    'One for each game',
  );
});

test('a clock that was wrong leaves its days as they are, and nothing breaks', async ({ page }) => {
  await page.clock.install({ time: new Date(2031, 4, 5, 12) });
  await page.goto('./#/pyramid/daily/2026-11-30');
  await boardReady(page);
  await play(page, winningMoves());
  await expect(endOf(page)).toBeVisible();
  await openDaily(page);
  await tap(page.getByRole('link', { name: /^Pyramid/ }));
  await boardReady(page);
  await tap(stock(page));
  await savedAt(page, 1);

  await page.clock.setFixedTime(noon(29));
  await page.goto('./');
  await openDaily(page);
  await expect(page.getByRole('heading', { name: 'Today, 29 November 2026' })).toBeVisible();
  const ahead = page.getByRole('button', { name: '30 November 2026, Pyramid done later' });
  await tap(ahead);
  await expect(page.getByRole('heading', { name: '30 November 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pyramid/ })).toContainText('all gone, later');
  await expect(page.getByText('Not yet')).toHaveCount(3);
  await findsNothing(page, 'a day to come');

  for (const [address, what] of [
    ['./#/pyramid/daily/9999-12-31', 'the last day'],
    ['./#/pyramid/daily/1000-01-01', 'the first day'],
  ] as const) {
    await page.goto(address);
    await boardReady(page);
    await expect(button(page, 'Menu'), what).toBeVisible();
  }
});

test('by the keyboard I go through the days as the arrows point', async ({ page }) => {
  await page.clock.install({ time: noon(30) });
  await openDaily(page);
  const day = (name: string): ReturnType<Page['getByRole']> =>
    page.getByRole('button', { name: `${name} November 2026, none done` });
  await day('30').focus();
  await page.keyboard.press('ArrowUp');
  await expect(day('23')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day('24')).toBeFocused();
  await expect(page.getByRole('heading', { name: '24 November 2026' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(day('24')).toBeFocused();
});
