// A board of Ten-Thousand on the page, as a person sees and uses it.

import { fixture, html } from '@open-wc/testing';
import '../../../src/games/ten-thousand/view/board.ts';
import type { TenThousandBoard } from '../../../src/games/ten-thousand/view/board.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import { Session } from '../../../src/session/session.ts';
import { type SayEvent, type TellEvent } from '../../../src/ui/events.ts';

// Where things are is where they come to rest.
document.documentElement.dataset.speed = 'off';

const SEATS = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Ben' },
];

export interface Shown {
  readonly board: TenThousandBoard;
  readonly session: Session;
  /** What was said and told, in order. */
  readonly said: string[];
  readonly told: string[];
}

/** A game from a position, or from the start of the game with this seed. */
export async function show(
  start: { position: string; seed: string } | { seed: string },
  seats: readonly object[] = SEATS,
): Promise<Shown> {
  const session = Session.start(
    tenThousand,
    { id: 'a', origin: 'new', options: { seats, starts: 0 }, start, again: false },
    { wall: () => 0, monotonic: () => 0 },
  );
  if (!(session instanceof Session)) throw new Error(session.error);
  const said: string[] = [];
  const told: string[] = [];
  const board = await fixture<TenThousandBoard>(
    html`<ten-thousand-board
      style="width: 360px; height: 520px"
      .session=${session}
      @tray-say=${(event: SayEvent) => said.push(event.text)}
      @tray-tell=${(event: TellEvent) => told.push(event.text)}
    ></ten-thousand-board>`,
  );
  return { board, session, said, told };
}

/** Dice on the table of the seat to play, in her first roll. */
export function rolled(dice: string, totals = '500 700'): { position: string; seed: string } {
  return { position: `10000 0 roll / ${totals} / 0 / 0 / ${dice} / - / - / f`, seed: '1' };
}

export function button(board: TenThousandBoard, target: string): HTMLButtonElement {
  const found = board.renderRoot.querySelector<HTMLButtonElement>(`[data-target="${target}"]`);
  if (!found) throw new Error(`there is no ${target}`);
  return found;
}

export async function tap(board: TenThousandBoard, ...targets: string[]): Promise<void> {
  for (const target of targets) {
    button(board, target).click();
    await board.updateComplete;
  }
}

export async function press(board: TenThousandBoard, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    await board.updateComplete;
  }
}

/** The words of the board, as they are read. */
export function words(board: TenThousandBoard, selector: string): string {
  const found = board.renderRoot.querySelector<HTMLElement>(selector);
  return (found?.innerText ?? '').replace(/\s+/g, ' ').trim();
}

/** The dice of the roll as a screen reader has them. */
export function diceNames(board: TenThousandBoard): readonly string[] {
  const dice = board.renderRoot.querySelectorAll('button.die');
  return [...dice].map((die) => die.getAttribute('aria-label') ?? '');
}
