import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCard, PACK } from '../../../src/core/cards.ts';
import { shuffle, stream } from '../../../src/core/random.ts';
import { decode, encode, read, write } from '../../../src/games/cribbage-squares/notation.ts';
import { cribbageSquares } from '../../../src/games/cribbage-squares/rules.ts';
import { cards, fixture, position } from './cards.ts';

const FREE: readonly string[] = Array.from({ length: 16 }, () => '--');
const EMPTY = FREE.join(' ');
const FULL = 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D';
const DEAL = `${FULL} 4D`;

describe('reading a position', () => {
  it('knows the cells by their places, the card to place and nothing behind it', () => {
    const cells = '5H -- -- -- -- -- JC -- -- -- -- -- -- -- -- 5D';
    const { table, hidden } = position(`${cells} / KS / -`);
    expect(table.cells.map((card) => (card ? formatCard(card) : '--')).join(' ')).toBe(cells);
    expect(table.card).toEqual({ rank: 13, suit: 'S' });
    expect(table.starter).toBeUndefined();
    expect(Object.keys(table).sort()).toEqual(['card', 'cells', 'starter']);
    // 17 cards are turned in a game, 4 of them are.
    expect(hidden.deck.length).toBe(13);
  });

  it('takes lower case and writes upper case', () => {
    const text = `${EMPTY} / td / -`;
    expect(write(position(text))).toBe(text.toUpperCase());
  });

  it.each([
    ['the deal', `${EMPTY} / 5H / -`],
    ['the last card to place', `${FULL.slice(0, -2)}-- / 5H / -`],
    ['the end', `${FULL} / - / 5H`],
  ])('writes what it read: %s', (_what, text) => {
    expect(write(position(text))).toBe(text);
  });

  it('draws the cards behind it from the seed, by default from the text', () => {
    const text = `${EMPTY} / 5H / -`;
    expect(position(text)).toEqual(position(text, text));
    expect(position(text, '1')).toEqual(position(text, '1'));
    expect(position(text, '1').hidden).not.toEqual(position(text, '2').hidden);
  });

  it('turns no card twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.string(), (placed, seed) => {
        const grid = [...FULL.split(' ').slice(0, placed), ...FREE.slice(placed)];
        const { table, hidden } = position(`${grid.join(' ')} / KS / -`, seed);
        const all = [...table.cells, table.card, ...hidden.deck].flatMap((card) => card ?? []);
        expect(new Set(all.map(formatCard)).size).toBe(17);
        expect(all.length).toBe(17);
      }),
    );
  });

  it('plays on as dealt when the seed is that of the deal', () => {
    let dealt = cribbageSquares.setup({}, '71');
    for (let cell = 1; cell <= 16; cell++) {
      expect(position(write(dealt), '71')).toEqual(dealt);
      dealt = cribbageSquares.apply(dealt, cell);
    }
    expect(position(write(dealt), '71')).toEqual(dealt);
  });
});

describe('reading a whole deal', () => {
  it('turns its cards in their order, the common card last', () => {
    let playing = position(DEAL);
    expect(write(playing)).toBe(`${EMPTY} / AC / -`);
    for (let cell = 1; cell <= 16; cell++) playing = cribbageSquares.apply(playing, cell);
    expect(write(playing)).toBe(`${FULL} / - / 4D`);
  });

  it('leaves nothing to the seed', () => {
    expect(position(DEAL, '1')).toEqual(position(DEAL, '2'));
  });

  it('reads every deal of the pack', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const deal = shuffle(PACK, stream(seed, 'any')).items.slice(0, 17);
        const { table, hidden } = position(`  ${deal.map(formatCard).join('  ')} `);
        expect([table.card, ...hidden.deck]).toEqual(deal);
      }),
    );
  });
});

describe('a text that is wrong', () => {
  it.each([
    ['', 'a deal has 17 cards, here are 0'],
    [FULL, 'a deal has 17 cards, here are 16'],
    [`${DEAL} 5D`, 'a deal has 17 cards, here are 18'],
    [`${FULL} 1D`, 'card 17: "1D" is not a card'],
    [`${FULL} AC`, 'card 17: "AC" stands twice'],
    [`${FULL} --`, 'card 17: "--" is not a card'],
    [`${EMPTY} / 5H`, 'a position has 3 fields (grid / card to place / common card), here are 2'],
    [`${EMPTY} / 5H / - / -`, 'here are 4'],
    [`${EMPTY} -- / 5H / -`, 'grid: 16 cells, here are 17'],
    [`- / 5H / -`, 'grid: 16 cells, here are 0'],
    [`${EMPTY.slice(3)} 5X / 5H / -`, 'card 16: "5X" is not a card'],
    [`${EMPTY.slice(3)} - / 5H / -`, 'card 16: "-" is not a card'],
    [`${EMPTY.slice(3)} 5H / 5h / -`, 'card 17: "5H" stands twice'],
    [`${EMPTY} / 5H 6H / -`, 'card to place: at most one card, here are 2'],
    [`${EMPTY} / -- / -`, 'card 17: "--" is not a card'],
    [`${EMPTY} / - / -`, 'card to place: "-" although cell 1 is free'],
    [`${EMPTY} / 5H / 6H`, 'common card: "6H" although cell 1 is free'],
    [`${FULL.slice(0, -2)}-- / - / 6H`, 'card to place: "-" although cell 16 is free'],
    [`${FULL} / 5H / -`, 'card to place: "5H" although the grid is full'],
    [`${FULL} / 5H / 6H`, 'card to place: "5H" although the grid is full'],
    [`${FULL} / - / -`, 'common card: "-" although the grid is full'],
    [`${FULL} / - / 3D`, 'card 17: "3D" stands twice'],
    [`${FULL} / - / 5H 6H`, 'common card: at most one card, here are 2'],
    ['5H '.repeat(5_000), 'the text is longer than'],
  ])('%s', (text, error) => {
    expect(read(text)).toEqual({ error: expect.stringContaining(error) as unknown });
  });
});

describe('a move', () => {
  it('is the number of a cell', () => {
    for (let cell = 1; cell <= 16; cell++) {
      expect(encode(cell)).toBe(String(cell));
      expect(decode(String(cell))).toBe(cell);
    }
  });

  it.each(['', '0', '17', '160', '01', '+1', '-1', '1.0', '1e1', ' 1', '1\n', 'one'])(
    'is not "%s"',
    (text) => {
      expect(decode(text)).toBeUndefined();
    },
  );
});

it('reads the grids of the right answers', () => {
  for (const [cells = '', starter = ''] of fixture('cribbage-grids.txt')) {
    const { table } = position(`${cells} / - / ${starter}`);
    expect(table).toEqual({ cells: cards(cells), card: undefined, starter: cards(starter)[0] });
  }
});
