import { describe, expect, it } from 'vitest';
import { gameList } from '../../src/app/game-list.ts';
import { isFailure } from '../../src/core/game.ts';
import { findGame } from '../../src/games/registry.ts';

describe.each(gameList)('what Home says of $id', (about) => {
  const game = findGame(about.id);

  it('is of a game that there is, and agrees with its rules', () => {
    expect(about.better).toBe(game?.better);
    expect(about.optionWords(game?.defaults)).toMatch(/\S/);
  });

  it('shows a position that can be read, and has words for its result', () => {
    const position = game?.read(about.sample);
    if (!game || !position) throw new Error('no such game');
    if (isFailure(position)) throw new Error(position.error);
    expect(about.result(game.score(position.table))).toMatch(/\S/);
  });
});
