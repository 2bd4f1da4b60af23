// Games to share: finished ones of every game, and what the app makes of a link to them.

import { readDealLink } from '../../src/app/deal-link.ts';
import { parseRoute } from '../../src/app/routes.ts';
import { type Challenge, checkResult, type Result } from '../../src/core/challenge.ts';
import { type AnyGame, type Failure, isFailure } from '../../src/core/game.ts';
import { games } from '../../src/games/registry.ts';
import { playout } from '../contract/playouts.ts';

/** A finished game of this deal, played at random. */
export function resultOf(game: AnyGame, options: unknown, seed: string): Result {
  const { moves } = playout(game, game.setup(options, seed), seed);
  return {
    rules: game.rulesVersion,
    log: moves.map((move) => game.encode(move)),
    seconds: 95,
    assisted: false,
  };
}

export interface Opened {
  readonly game: AnyGame;
  readonly seed: string;
  readonly options: unknown;
  readonly challenge?: Challenge;
}

/** What opening an address comes to: undefined when it is no link to a deal. */
export async function open(hash: string): Promise<Opened | Failure | undefined> {
  const route = parseRoute(
    hash,
    games.map(({ id }) => id),
  );
  const game = route?.page === 'deal' && games.find(({ id }) => id === route.game);
  if (!game) return undefined;
  const shared = await readDealLink(game, route);
  if (isFailure(shared)) return shared;
  const { seed, options, result } = shared;
  if (result?.rules !== game.rulesVersion) return { game, seed, options };
  const challenge = checkResult(game, shared, result, 0);
  return isFailure(challenge) ? challenge : { game, seed, options, challenge };
}
