// Whole games by ear: every control is found by its role and name, every choice is made by what is
// named or announced, and each change is announced once.

import type { Page } from '@playwright/test';
import { gameReady, homeReady } from './support/app-ready.ts';
import { buttonsIn, dealByEar, Ear, read } from './support/ear.ts';
import { cascadeWith } from './support/saved-game.ts';
import { putInto } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];

test('I play a whole game of Pyramid by ear', async ({ page }) => {
  await openFromHome(page, 'Pyramid');
  const board = page.getByRole('group', { name: 'Pyramid', exact: true });
  await dealByEar(page, '10');
  const ear = await Ear.listen(page);
  const end = page.getByRole('group', { name: /cards? left$|^You won$/ });

  let left = 52;
  while (!(await end.isVisible())) {
    const buttons = await buttonsIn(board);
    const free = buttons.filter((name) => /, free$|, turned$|, top of the waste/.test(name));
    const [first, second] = pairAmong(free);
    if (first === undefined) {
      const stock = buttons.find((name) => name.startsWith('Stock, ')) ?? '';
      // The game is over, and its end about to come.
      if (stock === 'Stock, empty') break;
      expect(await ear.does('button', stock)).toMatch(/ turned\. \d+ cards? in the stock\.$/);
      continue;
    }
    let said: string;
    if (second === undefined) said = await ear.does('button', first);
    else {
      await page.getByRole('button', { name: first, exact: true }).press('Enter');
      await expect(page.getByRole('button', { name: first, pressed: true })).toBeFocused();
      said = await ear.does('button', second);
      expect(said).toContain(cardIn(second));
      left -= 1;
    }
    left -= 1;
    expect(said).toContain(cardIn(first));
    expect(said).toContain(`removed. ${String(left)} card${left === 1 ? '' : 's'} left.`);
  }
  await expect(end).toHaveAccessibleName(left === 0 ? 'You won' : `${String(left)} cards left`);
  await expect(end).toHaveAccessibleDescription(/^(All the cards are gone|Nothing more can go)/);
  await expect(end).toBeFocused();
  expect(await ear.hears()).toMatch(/could have been won|No play leaves fewer|Best play leaves/);
  await ear.isSilent();
});

test('I play a whole game of Cribbage Squares by ear', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFromHome(page, 'Cribbage Squares');
  await dealByEar(page, '7');
  const ear = await Ear.listen(page);
  const grid = page.getByRole('group', { name: /^Grid/ });
  let said = '';
  for (let number = 1; number <= 16; number++) {
    const [hand = ''] = (await read(grid)).flatMap(({ role, name }) =>
      role === 'img' ? (/^To place: (.*), card (\d+) of 16$/.exec(name)?.[1] ?? []) : [],
    );
    if (number > 1) expect(said).toContain(`Next: ${hand}.`);
    await expect(grid).toHaveAccessibleName(`Grid, to place: ${hand}`);
    const cell = bestCell(await buttonsIn(grid));
    said = await ear.does('button', cell);
    expect(said.toLowerCase()).toContain(
      `${hand} on ${cell.slice(0, cell.indexOf(':'))}.`.toLowerCase(),
    );
  }
  const common = /Common card: (.*)\./.exec(said)?.[1] ?? '';
  await expect(grid.getByRole('img', { name: `Common card: ${common}` })).toBeVisible();
  const end = page.getByRole('group', { name: /points$/ });
  await expect(end).toBeFocused();
  await expect(end).toHaveAccessibleDescription(/^Rows \d+, columns \d+: /);

  const scores = (await buttonsIn(grid)).flatMap(
    (name) => /^(?:Row|Column) \d: (\d+) points?, show its items$/.exec(name)?.[1] ?? [],
  );
  expect(scores).toHaveLength(8);
  const total = scores.reduce((sum, score) => sum + Number(score), 0);
  await expect(end).toHaveAccessibleName(`${String(total)} points`);
  expect(await ear.hears()).toMatch(/^(Par|The best found) is \d+: /);
  await ear.isSilent();
});

test('I play a whole game of Ten-Thousand by ear, for two', async ({ page }) => {
  await openFromHome(page, 'Ten-Thousand');
  await dealByEar(page, '1', async () => {
    for (const [index, name] of ['Ann', 'Ben'].entries()) {
      const number = String(index + 1);
      await page.getByRole('textbox', { name: `Name of player ${number}` }).fill(name);
    }
    await page.getByRole('combobox', { name: 'Who plays as player 2' }).selectOption('Person');
    await page.getByText('House rules').press('Enter');
    await page.getByRole('radio', { name: '2,000', exact: true }).check();
  });
  const board = page.getByRole('group', { name: 'Ten-Thousand', exact: true });
  await expect(board.getByRole('list', { name: 'Totals' })).toContainText('Ann');
  const ear = await Ear.listen(page);
  const end = page.getByRole('group', { name: / won with / });

  let said = '';
  while (!(await end.isVisible())) {
    const buttons = await buttonsIn(board);
    const all = buttons.find((name) => name.startsWith('Take all: '));
    const scoring = buttons.filter((name) => name.endsWith(', free, can score'));
    const stand = buttons.find((name) => /^Stand: [\d,]+/.test(name)) ?? '';
    const points = Number(/[\d,]+/.exec(stand)?.[0].replace(',', ''));
    if (all !== undefined && !buttons.some((name) => name.endsWith(', set aside'))) {
      // One die by itself now and then, else all that score.
      said = await ear.does('button', scoring.length === 1 ? (scoring[0] ?? '') : all);
      expect(said).toMatch(/: [\d,]+\. [\d,]+ in hand$/);
    } else if (points >= 300) {
      said = await ear.does('button', stand);
      expect(said).toMatch(/stood with [\d,]+: [\d,]+ in all/);
    } else {
      const roll = buttons.find((name) => name.startsWith('Roll'));
      // The game is over, and its end about to come.
      if (roll === undefined) break;
      said = await ear.does('button', roll);
      expect(said).toMatch(/ rolled \d(, \d)*( and \d)?/);
    }
  }
  await expect(end).toHaveAccessibleName(/^(Ann|Ben) won with [\d,]+$/);
  await expect(end).toHaveAccessibleDescription(/^Ann [\d,]+ and Ben [\d,]+\./);
  await expect(end).toBeFocused();
  await ear.isSilent();
});

test('I play the last dice of Cascade and its Lightning Round by ear', async ({ page }) => {
  await page.clock.install();
  await page.goto('./#/settings');
  await putInto(page, 'saves', cascadeWith(140));
  await openFromHome(page, 'Cascade');
  const board = page.getByRole('group', { name: 'Cascade', exact: true });
  await expect(board).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^Choose a column/);
  const ear = await Ear.listen(page);
  const round = page.getByRole('group', { name: 'Lightning Round' });

  let placed = 140;
  for (; placed < 150; placed++) {
    const { column, number, die } = choice(await buttonsIn(board));
    const said = await ear.does('button', column);
    expect(said).toMatch(new RegExp(`^${die} into column ${number}\\.`));
    if (placed < 149) expect(said).toMatch(/Now the \d( star)?\.$/);
    else expect(said).toContain('All 150 dice placed: 500 points.');
  }
  await expect(round).toBeFocused();
  await expect(round).toHaveAccessibleDescription(/\d+ seconds, one for each cascade/);
  const begin = round.getByRole('button', { name: 'Begin' });
  await expect(begin).toBeEnabled();
  await begin.press('Enter');
  for (let inserted = 0; inserted < 3; inserted++) {
    const { column, number, die } = choice(await buttonsIn(board));
    expect(await ear.does('button', column)).toMatch(
      new RegExp(`^${die} into column ${number}\\..*Now the \\d( star)?\\.$`),
    );
  }
  const clock = page.getByRole('timer', { name: 'Seconds left' });
  for (const seconds of [30, 10, 5]) {
    const left = Number(await clock.textContent());
    await page.clock.fastForward(Math.max(0, left - seconds + 0.5) * 1_000);
    expect(await ear.hears()).toBe(`${String(seconds)} seconds left`);
  }
  await page.clock.fastForward(6_000);
  const end = page.getByRole('group', { name: /points$/ });
  await expect(end).toBeFocused();
  await expect(end).toHaveAccessibleDescription(/^The Lightning Round is over\./);
});

test('what cannot be done says why, each time it is tried', async ({ page }) => {
  await openFromHome(page, 'Pyramid');
  await dealByEar(page, '10');
  const ear = await Ear.listen(page);
  const board = page.getByRole('group', { name: 'Pyramid', exact: true });
  const covered = (await buttonsIn(board)).find((name) => name.includes('row 1, card 1')) ?? '';
  expect(covered).toMatch(/, covered by .* and /);
  const why = await ear.does('button', covered);
  expect(why).toMatch(/^Covered by/);
  expect(await ear.does('button', covered)).toBe(why);
  await expect(page.getByRole('button', { name: covered, exact: true })).toBeFocused();
});

async function openFromHome(page: Page, name: string): Promise<void> {
  await page.goto('./#/');
  await homeReady(page);
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .press('Enter');
  await gameReady(page);
}

/** A king, or two that make thirteen; of a pair, the first to be selected comes first. */
function pairAmong(free: readonly string[]): readonly string[] {
  const king = free.find((name) => valueOf(name) === 13);
  if (king !== undefined) return [king];
  for (const first of free) {
    const second = free.find((name) => valueOf(name) + valueOf(first) === 13);
    if (second !== undefined) return [first, second];
  }
  return [];
}

function valueOf(name: string): number {
  return RANKS.indexOf(cardIn(name).split(' ')[0] ?? '') + 1;
}

/** `10 of clubs` of `10 of clubs, row 7, card 2, free`. */
function cardIn(name: string): string {
  return name.slice(0, name.indexOf(','));
}

/** The free cell whose row and column score most so far. */
function bestCell(names: readonly string[]): string {
  const [best = ''] = names
    .filter((name) => name.includes(': free; '))
    .toSorted((a, b) => soFar(b) - soFar(a));
  return best;
}

function soFar(name: string): number {
  const [, row = '', column = ''] = /row \d: (\d+), column \d: (\d+)$/.exec(name) ?? [];
  return Number(row) + Number(column);
}

/** The lowest column of those that take the current die. */
function choice(names: readonly string[]): { column: string; number: string; die: string } {
  const open = names.flatMap((column) => {
    const [, number = '', dice = '', die = ''] =
      /^Column (\d): (.*); takes the (\d(?: star)?)$/.exec(column) ?? [];
    return number === '' ? [] : [{ column, number, die, height: dice.split(', ').length }];
  });
  const [lowest] = open.toSorted((a, b) => a.height - b.height);
  if (!lowest) throw new Error(`No column takes a die: ${names.join(' | ')}`);
  return lowest;
}
