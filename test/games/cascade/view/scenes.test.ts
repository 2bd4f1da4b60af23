import { describe, expect, it } from 'vitest';
import type { LastMove } from '../../../../src/games/cascade/table.ts';
import { lying, type Scene, scenesOf } from '../../../../src/games/cascade/view/scenes.ts';
import { play, position, regular, written } from '../boards.ts';

const CHAIN = '6x6 / 5431 2 3 4 - 2';

function last(at: ReturnType<typeof play>): LastMove {
  if (!at.table.last) throw new Error('nothing was moved');
  return at.table.last;
}

/** The faces of the dice by column and row, as a scene has them; a point where a die has gone. */
function faces({ dice }: Scene): string {
  const columns = Array.from({ length: 6 }, (): (string | undefined)[] => []);
  for (const { die, column, row } of dice) columns[column]![row] = String(die.face);
  return columns
    .map((column) => Array.from(column, (face) => face ?? '.').join('') || '-')
    .join(' ');
}

describe('a move without cascades', () => {
  it('has no scene of its own', () => {
    expect(scenesOf(last(play(regular('6x6 / - 1 - - - -', '5'), '2')))).toEqual([]);
  });
});

describe('a chain', () => {
  const scenes = scenesOf(last(play(regular(CHAIN, '6'), '1')));

  it('lights up, goes and falls, step by step', () => {
    expect(scenes.map((scene) => `${scene.kind} ${faces(scene)}`)).toEqual([
      'begin 65431 2 3 4 - 2',
      'light 65431 2 3 4 - 2',
      'go ....1 2 3 4 - 2',
      'fall 1 2 3 4 - 2',
      'light 1 2 3 4 - 2',
      'go - - - - - 2',
      'fall - - - - - 2',
    ]);
  });

  it('counts the cascades of each step and those so far', () => {
    expect(scenes.map(({ cascades }) => cascades)).toEqual([0, 1, 1, 0, 1, 1, 0]);
    expect(scenes.map(({ soFar }) => soFar)).toEqual([0, 1, 1, 1, 2, 2, 2]);
  });

  it('lights the dice of its cascades and no others', () => {
    const lit = scenes.map((scene) =>
      scene.dice.filter(({ die }) => scene.lit.has(die)).map(({ die }) => die.face),
    );
    expect(lit).toEqual([[], [6, 5, 4, 3], [], [], [1, 2, 3, 4], [], []]);
  });

  it('has its count over the highest die in the middle of them', () => {
    expect(scenes.map(({ over }) => over)).toEqual([
      { column: 0, row: 0 },
      { column: 0, row: 3 },
      { column: 0, row: 3 },
      { column: 0, row: 0 },
      { column: 1.5, row: 0 },
      { column: 1.5, row: 0 },
      { column: 0, row: 0 },
    ]);
  });

  it('ends with the board that the move left', () => {
    const { table } = play(regular(CHAIN, '6'), '1');
    expect(scenes.at(-1)?.dice).toEqual(lying(table.columns));
    expect(written(table.columns)).toBe('- - - - - 2');
  });
});

it('shows a full board once more before it is emptied', () => {
  const jammed = '121212 212121 121212 212121 56565 / 3121212121212';
  const at = position(`5x6 / ${jammed} / 160 / 0 / 9 / lightning 900`);
  const scenes = scenesOf(last(play(at, '5@10')));
  expect(scenes.map(({ kind, dice }) => [kind, dice.length])).toEqual([['begin', 30]]);
});
