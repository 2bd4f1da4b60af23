// A deal as a link, alone or with the moves of a finished game: written, and read with suspicion.

import * as v from 'valibot';
import { type NumberedDeal, type Result, ResultSchema } from '../core/challenge.ts';
import { isDealNumber } from '../core/deal-number.ts';
import { type AnyGame, type Failure, isFailure } from '../core/game.ts';
import { stableText } from '../core/record.ts';
import { firstIssue } from '../core/save.ts';
import { canDeflate, deflateJson, inflateJson, packJson, unpackJson } from './packed-text.ts';
import { type DealRoute, hrefOf } from './routes.ts';

/** Goes up when older apps could not read a link as it was meant. */
const LINK_VERSION = 1;

/** A link that was read: the deal, and the result that came with it, not yet checked. */
export interface Shared extends NumberedDeal {
  readonly result?: Result;
}

/** In the place of options that are all as by default. */
const NO_OPTIONS = '-';

/** The hash of a link to a deal. */
export function hrefOfDeal(game: AnyGame, deal: NumberedDeal): string {
  return hrefOf(dealRoute(game, deal));
}

/** The hash of a link to a deal and a result of it. */
export async function hrefOfResult(
  game: AnyGame,
  deal: NumberedDeal,
  result: Result,
): Promise<string> {
  const route = dealRoute(game, deal);
  const [seed = '', options = NO_OPTIONS] = route.parts;
  return hrefOf({ ...route, parts: [seed, options, await deflateJson(result)] });
}

function dealRoute(game: AnyGame, { options, seed }: NumberedDeal): DealRoute {
  const chosen = unlikeDefaults(game, options);
  const parts = Object.keys(chosen).length === 0 ? [seed] : [seed, packJson(chosen)];
  return { page: 'deal', game: game.id, version: LINK_VERSION, parts };
}

function unlikeDefaults(game: AnyGame, options: unknown): object {
  const defaults = Object.entries(game.defaults as object);
  const usual = new Map(defaults.map(([name, value]) => [name, stableText(value)]));
  return Object.fromEntries(
    Object.entries(options as object).filter(
      ([name, value]) => usual.get(name) !== stableText(value),
    ),
  );
}

/** What the link holds, or a sentence that says what is wrong with it. */
export async function readDealLink(game: AnyGame, route: DealRoute): Promise<Shared | Failure> {
  const { version, parts } = route;
  if (version !== LINK_VERSION) {
    return {
      error:
        version > LINK_VERSION
          ? 'This link was made by a newer version of Tray Table: update this one first'
          : `This link is of a kind that there is not: ${String(version)}`,
    };
  }
  const [seed = '', packedOptions = NO_OPTIONS, packedResult, ...rest] = parts;
  if (rest.length > 0) return { error: 'This link has more parts than a deal can have' };
  if (!isDealNumber(seed)) {
    return { error: 'The deal number in this link is not a whole number from 1 to 999,999,999' };
  }
  const options = readOptions(game, packedOptions);
  if (isFailure(options)) return options;
  if (packedResult === undefined) return { seed, options: options.data };
  const result = await readResult(packedResult);
  return isFailure(result) ? result : { seed, options: options.data, result };
}

function readOptions(game: AnyGame, packed: string): { readonly data: unknown } | Failure {
  const raw = packed === NO_OPTIONS ? { data: {} } : unpackJson(packed);
  if (isFailure(raw)) return { error: `The options in this link are ${raw.error}` };
  const options = game.parseOptions(raw.data);
  return options === undefined
    ? { error: 'The options in this link are none of this game' }
    : { data: options };
}

async function readResult(packed: string): Promise<Result | Failure> {
  if (!canDeflate()) return { error: 'This browser cannot read the moves in this link' };
  const raw = await inflateJson(packed);
  if (isFailure(raw)) return { error: `The moves in this link are ${raw.error}` };
  const result = v.safeParse(ResultSchema, raw.data);
  return result.success
    ? result.output
    : { error: `The moves in this link are damaged (${firstIssue(result.issues)})` };
}
