import { expect, it } from 'vitest';
import { about } from '../../../src/games/ten-thousand/about.ts';
import { people, position } from './help.ts';

it.each([
  [[10_450], undefined, '10,450 points'],
  [[3_450, 2_900], people(2), 'Ann 3,450, Ben 2,900'],
  [[2_900, 3_450], people(2), 'Ben 3,450, Ann 2,900'],
  [[0, 500, 1_000, 250], people(4), 'Cy 1,000, Ben 500 and 2 more'],
  [[0, 500], 'no options', 'Steady 500, You 0'],
])('tells the score %j', (score, options, words) => {
  expect(about.result(score, options)).toBe(words);
});

it('lists who sat at the table, and a target that is not the usual one', () => {
  expect(about.optionWords(people(3))).toBe('Ann, Ben and Cy');
  expect(about.optionWords(people(2, { target: 2_000 }))).toBe('Ann and Ben, to 2,000');
});

it('has a picture of a true position', () => {
  expect(position(about.sample).table.hand).toBe(150);
});
