import { describe, expect, it } from 'vitest';
import {
  advise as adviseBy,
  type Advice,
  shortlist,
} from '../../../src/games/ten-thousand/coach.ts';
import { choices } from '../../../src/games/ten-thousand/odds.ts';
import { startChance } from '../../../src/games/ten-thousand/start-chance.ts';
import type { Table } from '../../../src/games/ten-thousand/table.ts';
import { table } from './help.ts';

const advise = (at: Table): Advice => adviseBy(at, startChance);

const DEFAULT = '10000 0 roll';
const ROLL = '0 / 0 / 112355 / - / - / f';

/** As `"1155 stand"`. */
const words = ({ choices }: Advice): readonly string[] =>
  choices.map(({ take, then }) => `${take.join('')} ${then}`);

describe('the coach between two', () => {
  const advice = advise(table(`${DEFAULT} / 3000 4000 / ${ROLL}`));

  it('tells the chance of winning of each choice', () => {
    expect(advice.kind).toBe('win');
    const state = { mine: 3_000, theirs: 4_000, hand: 0, first: true, last: false };
    const all = choices({ ...state, dice: [1, 1, 2, 3, 5, 5] });
    for (const { take, then, value } of advice.choices) {
      expect(all).toContainEqual({ take, then, win: value });
    }
    expect(advice.choices[0]?.value).toBe(all[0]?.win);
  });

  it('lists the best set for each number of dice left, and the best to stand with', () => {
    expect(words(advice)).toEqual(['1 roll', '11 roll', '1155 stand', '115 roll', '1155 roll']);
  });

  it('tells them in a shorter game as at the end of a long one', () => {
    expect(advise(table(`2000 0 roll / 500 0 / ${ROLL}`))).toEqual(
      advise(table(`${DEFAULT} / 8500 8000 / ${ROLL}`)),
    );
  });

  it('compares standing and rolling once dice are taken', () => {
    const after = advise(table(`${DEFAULT} / 3000 4000 / 0 / 1100 / 24 / 1 / 111 / -`));
    expect(words(after)).toEqual(['1 stand', '1 roll']);
    // Before, the same two were the choice: there was nothing else to take.
    const before = advise(table(`${DEFAULT} / 3000 4000 / 0 / 1000 / 241 / - / 111 / -`));
    expect(before).toEqual(after);
  });
});

describe('the coach', () => {
  it.each([
    ['of three', `${DEFAULT} / 3000 4000 0`],
    ['where groups grow', '10000 0 grow / 3000 4000'],
    ['while an opening minimum matters', '10000 500 roll / 0 4000'],
  ])('tells average points %s', (_what, game) => {
    const { kind, choices } = advise(table(`${game} / ${ROLL}`));
    expect(kind).toBe('points');
    // A 1, and what five more dice average.
    expect(choices[0]?.take).toEqual([1]);
    expect(choices[0]?.then).toBe('roll');
    expect(choices[0]?.value).toBeGreaterThan(300);
  });

  it('does not list standing below the opening minimum', () => {
    const listed = words(advise(table(`10000 500 roll / 0 4000 / ${ROLL}`)));
    expect(listed.every((choice) => choice.endsWith('roll'))).toBe(true);
    expect(listed).toHaveLength(4);
  });

  it('tells the chance of winning in the last round, of however many', () => {
    const lead = advise(table(`${DEFAULT} / 9900 10500 9000 / 0 / 650 / 22346 / 1 / - / l1`));
    expect(lead.kind).toBe('win');
    // The third seat has had its turn; one with five dice goes bust in 25 of 324 rolls.
    expect(words(lead)).toEqual(['1 stand', '1 roll']);
    expect(lead.choices[0]?.value).toBe(1);
    expect(lead.choices[1]?.value).toBeCloseTo(1 - 25 / 324, 9);
    const followed = advise(table(`${DEFAULT} / 9900 10500 9000 / 2 / 1550 / 22346 / 1 / - / l1`));
    expect(followed.choices.every(({ value }) => value < 0.7)).toBe(true);
  });

  it.each([
    ['before the first roll', `${DEFAULT} / 0 0 / 0 / 0 / - / - / - / f`],
    ['when the game is over', `${DEFAULT} / 10000 0 / 0 / 0 / - / - / - / fl0`],
  ])('has nothing to say %s', (_when, text) => {
    expect(advise(table(text)).choices).toEqual([]);
  });
});

describe('the short list', () => {
  it('has the best three', () => {
    const all = advise(table(`${DEFAULT} / 3000 4000 / ${ROLL}`));
    expect(words(shortlist(all))).toEqual(['1 roll', '11 roll', '1155 stand']);
  });

  it('has the best to stand with, however many are better', () => {
    const choice = (then: 'stand' | 'roll', value: number) => ({ take: [1], then, value });
    const [best, second, ...rest] = [0.5, 0.4, 0.3].map((value) => choice('roll', value));
    const stand = choice('stand', 0.1);
    const choices = [best, second, ...rest, stand].filter((one) => one !== undefined);
    expect(shortlist({ kind: 'win', choices }).choices).toEqual([best, second, stand]);
  });

  it.each([
    ['before the first roll', `${DEFAULT} / 0 0 / 0 / 0 / - / - / - / f`, 0],
    ['of two choices', `${DEFAULT} / 3000 4000 / 0 / 1100 / 24 / 1 / 111 / -`, 2],
  ])('is as long as the whole %s', (_what, text, length) => {
    expect(shortlist(advise(table(text))).choices).toHaveLength(length);
  });
});
