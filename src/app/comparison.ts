// How the result of a game compares: with the earlier ones here, and with what is to be beaten.

import type { GameAbout } from '../core/about.ts';
import { type Challenge, hardest, isUnbeatable, ownScore } from '../core/challenge.ts';
import { dealKey } from '../core/record.ts';
import {
  average,
  bestAndWorst,
  counts,
  type Figures,
  NO_FIGURES,
  totalKey,
  withoutScore,
} from '../core/stats.ts';
import type { Session } from '../session/session.ts';
import type { Store } from '../store/store.ts';
import { numberWords } from './figures-words.ts';

/** What is asked for earlier games: their figures, however many they are. */
export interface Known {
  readonly records: Pick<Store['records'], 'get'>;
  readonly totals: Pick<Store['totals'], 'list'>;
}

/** In words; empty where there is nothing to compare. Rejects when nothing can be read. */
export async function compareResult(
  about: GameAbout,
  session: Session,
  { records, totals }: Known,
): Promise<string> {
  const { game, id, options, aids, status, score } = session;
  if (status.kind !== 'over' || status.endedEarly || !counts(session)) return '';
  const key = totalKey({ game: game.id, options, aids });
  const [all, record] = await Promise.all([totals.list(game.id), records.get(id)]);
  const figures = all.find((total) => total.key === key)?.figures ?? NO_FIGURES;
  const own = score[game.playerSeat?.(options) ?? 0] ?? 0;
  // This game may be on record already or not yet: it is left out either way.
  const counted = record && !record.endedEarly && totalKey(record) === key;
  const earlier = counted ? withoutScore(figures, ownScore(record)) : figures;
  return comparisonWords(about, earlier, own);
}

/**
 * That another end of this game is on record, in words: undo after the end is allowed, and its first
 * end counts. Empty for that one. Rejects when nothing can be read.
 */
export async function firstEndWords(
  about: GameAbout,
  { id, log, cursor, status }: Session,
  { records }: Pick<Known, 'records'>,
): Promise<string> {
  const record = status.kind === 'over' ? await records.get(id) : undefined;
  if (!record || record.log.join() === log.slice(0, cursor).join()) return '';
  return `On record is the first end of this game: ${about.result(record.score, record.options)}.`;
}

/** `Your best: 74 points, average 52.3.`; empty when there are no earlier ones. */
export function comparisonWords(
  about: GameAbout,
  earlier: Pick<Figures, 'played' | 'lowest' | 'highest' | 'sum'>,
  score: number,
): string {
  const ends = bestAndWorst(earlier, about.better);
  const mean = average(earlier);
  if (!ends || mean === undefined) return '';
  const better = about.better === 'low' ? score < ends.best : score > ends.best;
  const figures = `${about.result([ends.best])}, average ${numberWords(mean)}`;
  return better ? `Your best so far; before it ${figures}.` : `Your best: ${figures}.`;
}

/**
 * Against the results of the same deal that were received, in words; empty where there are none.
 * Rejects when nothing can be read.
 */
export async function compareToBeat(
  about: GameAbout,
  session: Session,
  challenges: Pick<Store['challenges'], 'ofDeal'>,
): Promise<string> {
  const { game, options, status, score } = session;
  if (status.kind !== 'over' || status.endedEarly) return '';
  const toBeat = await hardestOf(about, session, challenges);
  if (!toBeat) return '';
  const own = score[game.playerSeat?.(options) ?? 0] ?? 0;
  const difference = (own - ownScore(toBeat)) * (about.better === 'low' ? -1 : 1);
  const verdict =
    difference > 0 ? 'You beat it.' : difference === 0 ? 'You match it.' : 'It still stands.';
  return `The one to beat: ${about.result([ownScore(toBeat)])}. ${verdict}`;
}

/**
 * What is to be beaten in this deal, in a few words; empty where nothing was received with it.
 * Rejects when nothing can be read.
 */
export async function toBeatWords(
  about: GameAbout,
  session: Session,
  challenges: Pick<Store['challenges'], 'ofDeal'>,
): Promise<string> {
  const toBeat = await hardestOf(about, session, challenges);
  return toBeat ? aimWords(about, toBeat) : '';
}

/** `To beat: 4 cards left`: of several seats that of who sent it, which is to be played. */
export function aimWords(about: GameAbout, received: Pick<Challenge, 'score' | 'seat'>): string {
  const aim = isUnbeatable(received, about.better) ? 'To match' : 'To beat';
  return `${aim}: ${about.result([ownScore(received)])}`;
}

async function hardestOf(
  { better }: GameAbout,
  session: Session,
  challenges: Pick<Store['challenges'], 'ofDeal'>,
): Promise<Challenge | undefined> {
  if (!counts(session)) return undefined;
  const { game, options, startedFrom } = session;
  return hardest(await challenges.ofDeal(dealKey(game.id, options, startedFrom)), better);
}
