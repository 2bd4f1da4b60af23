import { describe, expect, it } from 'vitest';
import { cribbageSquares as game } from '../../../src/games/cribbage-squares/rules.ts';
import { findGame } from '../../../src/games/registry.ts';
import { Session } from '../../../src/session/session.ts';
import { card, fixture, position } from './cards.ts';

const DEAL = 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D';

/** The position after these placements from the deal above. */
function after(...cells: readonly number[]): ReturnType<typeof position> {
  return cells.reduce((playing, cell) => game.apply(playing, cell), position(DEAL));
}

const IN_ORDER = Array.from({ length: 16 }, (_, index) => index + 1);

describe('a deal', () => {
  it('is 17 different cards: one to place, 16 behind it', () => {
    const { table, hidden } = game.setup({}, '1');
    expect(table.cells).toEqual(Array(16).fill(undefined));
    expect(table.starter).toBeUndefined();
    const deal = [table.card, ...hidden.deck];
    expect(new Set(deal.map((each) => JSON.stringify(each))).size).toBe(17);
  });
});

describe('placing', () => {
  it('puts the card on the cell and turns the next', () => {
    const { table } = after(7);
    expect(table.cells[6]).toEqual(card('AC'));
    expect(table.cells.filter(Boolean).length).toBe(1);
    expect(table.card).toEqual(card('2C'));
  });

  it('is possible on every free cell and no other', () => {
    expect(game.legalMoves(after().table)).toEqual(IN_ORDER);
    expect(game.legalMoves(after(1, 16, 6).table)).toEqual(
      [2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    ); // prettier-ignore
  });

  it.each([
    ['a cell that holds a card', [6], 6, 'A♣ lies there already'],
    ['cell 0', [], 0, 'There is no cell 0'],
    ['cell 17', [], 17, 'There is no cell 17'],
    ['half a cell', [], 1.5, 'There is no cell 1.5'],
    ['a cell of a full grid', IN_ORDER, 1, 'The grid is full'],
  ])('is refused on %s', (_what, placed, cell, reason) => {
    expect(game.check(after(...placed).table, cell)).toEqual({ reason });
  });

  it('turns the common card with the sixteenth card', () => {
    const before = after(...IN_ORDER.slice(0, 15));
    expect(before.table.card).toEqual(card('3D'));
    expect(before.table.starter).toBeUndefined();
    expect(game.status(before.table)).toEqual({ kind: 'playing', seat: 0 });
    const { table, hidden } = game.apply(before, 16);
    expect(table.card).toBeUndefined();
    expect(table.starter).toEqual(card('4D'));
    expect(table.cells.every(Boolean)).toBe(true);
    expect(hidden.deck).toEqual([]);
    expect(game.status(table).kind).toBe('over');
  });

  it('can be undone, all the way, and counts each time as a look at a hidden card', () => {
    const rules = findGame(game.id);
    if (!rules) throw new Error('not in the registry');
    const deal = {
      id: 'x',
      origin: 'typed',
      options: {},
      start: { position: DEAL },
      again: false,
    } as const;
    const session = Session.start(rules, deal, { wall: () => 0, monotonic: () => 0 });
    if ('error' in session) throw new Error(session.error);
    for (const cell of IN_ORDER) expect(session.play(cell)).toBeUndefined();
    expect(session.status.kind).toBe('over');
    while (session.canUndo) session.undo();
    expect(session.table).toEqual(position(DEAL).table);
    expect(session.aids.peeks).toBe(16);
  });
});

describe('the score', () => {
  it('is what stands so far, without the common card', () => {
    expect(game.score(after().table)).toEqual([0]);
    // A 2 3 in a row and 3 4 5 in a column: two runs.
    expect(game.score(after(1, 2, 3, 7, 11).table)).toEqual([6]);
  });

  it('is the total with the common card at the end', () => {
    for (const [cells = '', starter = '', , total = ''] of fixture('cribbage-grids.txt')) {
      expect(game.score(position(`${cells} / - / ${starter}`).table)).toEqual([Number(total)]);
    }
  });
});

describe('the end', () => {
  it.each([
    ['KD 4H JD TD 4C 6S QD KS 9D TC 7D AH JS QC AC 7H / - / 3C', [], '0 points: 61 short of a win'],
    ['AH KS TC 9H 6D 4C 8C 5S 4D 5C 8D 6S 9C AS 9S 7H / - / 4H', [], '60 points: 1 short of a win'],
    [
      'AH KS 7S 9H 6D 4C 8C 5S AS 5C 8D 6S 9C 4D 9S 7H / - / 4H',
      [0],
      '61 points: 61 or more is a win',
    ],
    [
      'AH KS TC 9H 6D 4C 8C 5S 4D 5C 8D 6S 9C 3D 9S 7H / - / 4H',
      [0],
      '62 points: 61 or more is a win',
    ],
  ])('%s', (text, winners, reason) => {
    expect(game.status(position(text).table)).toEqual({ kind: 'over', winners, reason });
  });
});
