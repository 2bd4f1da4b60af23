// Whole games that were recorded once: when one replays to another result, its game's
// rulesVersion must be bumped and the log kept for that version.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { digest } from '../../src/core/hash.ts';
import { games } from '../../src/games/registry.ts';
import { isFailure } from '../../src/core/game.ts';
import { startPosition } from '../../src/core/save.ts';

const GoldenSchema = v.array(
  v.object({
    rules: v.number(),
    options: v.unknown(),
    seed: v.string(),
    log: v.array(v.string()),
    score: v.array(v.number()),
    winners: v.array(v.number()),
    digest: v.string(),
  }),
);

for (const game of games) {
  describe(`golden logs: ${game.id}`, () => {
    const file = new URL(`${game.id}.json`, import.meta.url);
    const logs = v.parse(GoldenSchema, JSON.parse(readFileSync(file, 'utf8')));

    it('holds at least one log of the rules in force', () => {
      expect(logs.filter(({ rules }) => rules === game.rulesVersion).length).toBeGreaterThan(0);
    });

    for (const golden of logs.filter(({ rules }) => rules === game.rulesVersion)) {
      it(`replays seed ${golden.seed} to ${golden.score.join(' ')}`, () => {
        let position = startPosition(game, golden.options, { seed: golden.seed });
        if (isFailure(position)) throw new Error(position.error);
        for (const word of golden.log) {
          const move = game.decode(word);
          expect(move, word).toBeDefined();
          expect(game.check(position.table, move), word).toBeUndefined();
          position = game.apply(position, move);
        }
        const status = game.status(position.table);
        expect(game.score(position.table)).toEqual(golden.score);
        expect(status.kind === 'over' ? status.winners : []).toEqual(golden.winners);
        expect(digest(game.write(position))).toBe(golden.digest);
      });
    }
  });
}

it('has a file for every game and no other', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(games.map((game) => `${game.id}.json`).sort());
});
