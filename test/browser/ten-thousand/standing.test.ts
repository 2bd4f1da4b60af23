import { expect } from '@open-wc/testing';
import { DEFAULTS } from '../../../src/games/ten-thousand/options.ts';
import { view } from '../../../src/games/ten-thousand/view/view.ts';
import { show } from './support.ts';

const LONG = 'Bartholomew the Great';

describe('the bar above the board', () => {
  for (const [what, totals, rest, names, words] of [
    ['what is played to', '500 700 / 0', '- / - / - / f', ['You', 'Steady'], 'to 10,000'],
    [
      'that the last round goes on',
      '9000 10200 / 0',
      '- / - / - / fl1',
      ['You', 'Steady'],
      'last round',
    ],
    ['who won', '4200 11900 / 1', '- / - / - / fl1', ['You', 'Steady'], 'Steady won'],
    [
      'of a long name the total',
      '4200 11900 / 1',
      '- / - / - / fl1',
      ['You', LONG],
      '11,900 highest',
    ],
    [
      'of two winners the total',
      '11900 11900 / 1',
      '- / - / - / fl1',
      ['Ann', 'Ben'],
      '11,900 highest',
    ],
    ['of no winner the total', '4200 7000 / 0', '- / - / - / fe', ['You', 'Ben'], '7,000 highest'],
  ] as const) {
    it(`says ${what}`, async () => {
      const { session } = await show({
        position: `10000 0 roll / ${totals} / 0 / ${rest}`,
        seed: '1',
      });
      const seats = names.map((name) => ({ kind: 'person', name }));
      const standing = view.standing(session.table, { ...DEFAULTS, seats });
      expect(`${standing.figure} ${standing.words}`.trim()).to.equal(words);
    });
  }
});
