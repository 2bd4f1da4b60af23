// Records golden logs: `tsx scripts/record-golden.ts <game> [options as JSON] [seeds…]` adds one
// random whole game per seed to test/golden/<game>.json; `"<seed>:<moves>"` adds the game with
// those moves instead, for what random play never reaches. Run it for a new game, or after its
// rulesVersion was bumped; never to make a failing log pass.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../src/core/game.ts';
import { digest } from '../src/core/hash.ts';
import type { AnyPosition } from '../src/core/save.ts';
import { findGame } from '../src/games/registry.ts';
import { type Playout, playout } from '../test/contract/playouts.ts';

const [id = '', optionsText = '{}', ...seeds] = process.argv.slice(2);
const game = findGame(id);
const options = game?.parseOptions(JSON.parse(optionsText));
if (!game || options === undefined) throw new Error(`no game "${id}" with options ${optionsText}`);

const file = new URL(`../test/golden/${id}.json`, import.meta.url);
const logs: unknown[] = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as unknown[])
  : [];

for (const argument of seeds.length > 0 ? seeds : ['1', '2', '3']) {
  const [seed = '', words] = argument.split(':');
  const start = game.setup(options, seed);
  const { moves, positions } =
    words === undefined ? playout(game, start, seed) : replayed(game, start, words.split(' '));
  const last = positions.at(-1);
  if (!last) continue;
  const status = game.status(last.table);
  logs.push({
    rules: game.rulesVersion,
    options,
    seed,
    log: moves.map((move) => game.encode(move)),
    score: game.score(last.table),
    winners: status.kind === 'over' ? status.winners : [],
    digest: digest(game.write(last)),
  });
}
writeFileSync(file, `${JSON.stringify(logs)}\n`);

function replayed(rules: AnyGame, start: AnyPosition, words: readonly string[]): Playout {
  const positions = [start];
  const moves = words.map((word) => {
    const before = positions.at(-1) ?? start;
    const move = rules.decode(word);
    if (move === undefined) throw new Error(`"${word}" is not a move`);
    const refusal = rules.check(before.table, move);
    if (refusal) throw new Error(`"${word}" is refused: ${refusal.reason}`);
    positions.push(rules.apply(before, move));
    return move;
  });
  return { positions, moves };
}
