import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSeed } from '../../src/app/open-game.ts';
import { numberWords } from '../../src/app/figures-words.ts';

describe('a deal number that is typed', () => {
  it.each([
    ['1', '1'],
    ['999999999', '999999999'],
    ['999,999,999', '999999999'],
    [' 1 234 567 ', '1234567'],
    ['1.234', '1234'],
  ])('"%s" is deal %s', (text, seed) => {
    expect(parseSeed(text)).toBe(seed);
  });

  it.each([
    '',
    ' ',
    '0',
    '007',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1000000000',
    'abc',
    '1/2',
    '１２',
    '٣',
  ])('"%s" is none', (text) => {
    expect(parseSeed(text)).toBeUndefined();
  });

  it('may be typed as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (deal) => {
        expect(parseSeed(numberWords(deal))).toBe(String(deal));
      }),
    );
  });
});
