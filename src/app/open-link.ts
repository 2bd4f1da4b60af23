// Opens a link to a deal: reads it, and plays its result through by the rules before it is believed.

import { type Challenge, checkResult, type NumberedDeal } from '../core/challenge.ts';
import { type Failure, isFailure } from '../core/game.ts';
import { readDealLink } from './deal-link.ts';
import { loadView } from './game-parts.ts';
import type { DealRoute } from './routes.ts';

/** A result as far as it can be known: one of other rules cannot be checked. */
export type Received = Challenge | 'by other rules';

export interface OpenedLink {
  readonly deal: NumberedDeal;
  readonly received?: Received;
}

/**
 * What the link leads to, or a sentence that says what is wrong with it. `now` in milliseconds since
 * 1970. Rejects when the game cannot be loaded.
 */
export async function openLink(route: DealRoute, now: number): Promise<OpenedLink | Failure> {
  const { game } = await loadView(route.game);
  const shared = await readDealLink(game, route);
  if (isFailure(shared)) return shared;
  const { result, ...deal } = shared;
  if (!result) return { deal };
  if (result.rules !== game.rulesVersion) return { deal, received: 'by other rules' };
  const received = checkResult(game, deal, result, now);
  return isFailure(received)
    ? { error: `The result in this link is not by the rules (${received.error})` }
    : { deal, received };
}
