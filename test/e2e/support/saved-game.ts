// Games made by the rules and put into storage, where playing them by hand would take too long.

import type { Page } from '@playwright/test';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Save } from '../../../src/core/save.ts';
import { cascade } from '../../../src/games/cascade/rules.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import type { Aim } from '../../../src/games/pyramid/table.ts';
import { Session } from '../../../src/session/session.ts';
import { playout } from '../../contract/playouts.ts';
import { lineOf } from './cascade.ts';
import { boardReady } from './pyramid.ts';
import { putInto } from './storage.ts';

interface Played {
  readonly deal: string;
  readonly aim?: Aim;
  readonly moves: readonly string[];
}

/** Pyramid after these moves of a deal. */
export function saveOf({ deal, aim = 'all', moves }: Played): Save {
  const clocks = { wall: () => Date.now(), monotonic: () => 0 };
  const fresh = { id: `deal-${deal}-${String(moves.length)}`, origin: 'typed' } as const;
  const session = Session.start(
    pyramid,
    { ...fresh, options: { aim }, start: { seed: deal }, again: false },
    clocks,
  );
  if ('error' in session) throw new Error(session.error);
  for (const word of moves) {
    const refusal = session.play(pyramid.decode(word));
    if (refusal) throw new Error(`${word}: ${refusal.reason}`);
  }
  return session.toSave();
}

/** A whole game, played at random by the rules, with its last moves to be redone. */
export function randomSave(
  game: AnyGame,
  { seed, options = game.defaults }: { readonly seed: string; readonly options?: unknown },
  takenBack: number,
): Save {
  const clocks = { wall: () => Date.now(), monotonic: () => 0 };
  const fresh = { id: `${game.id}-${seed}-${String(takenBack)}`, origin: 'typed' } as const;
  const session = Session.start(game, { ...fresh, options, start: { seed }, again: false }, clocks);
  if ('error' in session) throw new Error(session.error);
  for (const move of playout(game, game.setup(options, seed), seed).moves) session.play(move);
  for (let back = 0; back < takenBack; back++) session.undo();
  return session.toSave();
}

/** Cascade after so many dice of a game that places them all. */
export function cascadeWith(placed: number): Save {
  const { board, deal, moves } = lineOf('5', '6x6');
  const session = Session.start(
    cascade,
    { id: 'cascade', origin: 'typed', options: { board }, start: { seed: deal }, again: false },
    { wall: () => Date.now(), monotonic: () => 0 },
  );
  if ('error' in session) throw new Error(session.error);
  for (const word of moves.slice(0, placed)) session.play(cascade.decode(word));
  return session.toSave();
}

/** Puts the game into storage and opens it. */
export async function openSaved(page: Page, played: Played): Promise<void> {
  const save = saveOf(played);
  await page.goto('./#/settings');
  await putInto(page, 'saves', save);
  await page.goto(`./#/pyramid/game/${save.id}`);
  await boardReady(page);
}
