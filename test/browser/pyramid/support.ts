// A Pyramid board in the page, as hands, eyes and ears have it.

import type { Start } from '../../../src/core/save.ts';
import { pyramid } from '../../../src/games/pyramid/rules.ts';
import type { Move } from '../../../src/games/pyramid/table.ts';
import type { PyramidBoard } from '../../../src/games/pyramid/view/board.ts';
import '../../../src/games/pyramid/view/board.ts';
import { type Clocks, Session } from '../../../src/session/session.ts';
import { SayEvent, TellEvent } from '../../../src/ui/events.ts';
import { layersTake } from '../../../src/ui/layers.ts';

/**
 * 26 cards of the pyramid, 3 of hearts turned, king of clubs on the waste. The 8 of hearts (p20)
 * lies under the 5 of spades (p26) alone, its pair. Free besides: ace of hearts (p22), 10 of clubs
 * (p23), 6 of clubs (p24), 7 of diamonds (p25).
 */
export const IN_PLAY =
  '7C KD 4S 9H AC JD 6S TH 3D QC 8S 2H 5D 7H KS 4D 9C 6D JS 3C 8H -- AH TC 6C 7D 5S -- / ' +
  '5C 2S QD KH / 3H / JC KC / all';

const clocks: Clocks = { wall: () => 0, monotonic: () => 0 };

export interface Mounted {
  readonly board: PyramidBoard;
  readonly session: Session;
  /** What was given to say, and what was told as a notice. */
  readonly said: readonly string[];
  readonly told: readonly string[];
}

export const turn: Move = { kind: 'turn' };

export function begin(start: Start): Session {
  const session = Session.start(
    pyramid,
    { id: 'a', origin: 'new', options: {}, start, again: false },
    clocks,
  );
  if ('error' in session) throw new Error(session.error);
  return session;
}

/** A board of 360 by 528 pixels; it goes away after the test. */
export async function mount(position: string, hint?: Move): Promise<Mounted> {
  const session = begin({ position });
  const place = document.createElement('div');
  place.style.cssText = 'width:360px;height:528px;--accent:#f2b134';
  const board = document.createElement('pyramid-board');
  board.style.height = '100%';
  board.session = session;
  board.hint = hint;
  const said: string[] = [];
  const told: string[] = [];
  place.addEventListener(SayEvent.type, (event) => {
    if (event instanceof SayEvent) said.push(event.text);
  });
  place.addEventListener(TellEvent.type, (event) => {
    if (event instanceof TellEvent) told.push(event.text);
  });
  place.append(board);
  document.body.append(place);
  cleanups.push(() => place.remove());
  while (!board.shadowRoot?.querySelector('.card')) await moment();
  return { board, session, said, told };
}

/** The button at a place of the notation, of the stock, or of the list of the waste. */
export function at(board: PyramidBoard, place: string): HTMLElement {
  const target = find(board, place);
  if (!target) throw new Error(`nothing is at ${place}`);
  return target;
}

export function find(board: PyramidBoard, place: string): HTMLElement | undefined {
  const target = `[data-target="${place.replace(/^p/, '')}"]`;
  return board.renderRoot.querySelector<HTMLElement>(target) ?? undefined;
}

/** The places whose cards are lit. */
export function lit(board: PyramidBoard): readonly string[] {
  const pressed = board.renderRoot.querySelectorAll<HTMLElement>(
    '[data-target][aria-pressed="true"]',
  );
  return [...pressed].map(({ dataset }) => dataset.target ?? '');
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the rank of a card is drawn now. */
export function rankOf(element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + 12, y: top + 10 };
}

/** What a finger does that taps: whatever is under it at that moment is hit. */
export function tap(board: PyramidBoard, { x, y }: Point): void {
  const hit = board.shadowRoot?.elementFromPoint(x, y);
  if (!hit) return;
  const init = { bubbles: true, composed: true, clientX: x, clientY: y, button: 0, detail: 1 };
  hit.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerId: 1 }));
  hit.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerId: 1 }));
  hit.dispatchEvent(new MouseEvent('click', init));
}

/** Taps the card at a place on its rank, once everything has been drawn. */
export async function tapCard(board: PyramidBoard, place: string): Promise<void> {
  tap(board, rankOf(at(board, place)));
  await board.updateComplete;
}

/** Drags from the rank of one card to a point. */
export function drag(from: HTMLElement, to: Point): void {
  const start = rankOf(from);
  const middle = { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 };
  // A made-up pointer cannot be captured.
  from.setPointerCapture = () => undefined;
  for (const [type, { x, y }] of [
    ['pointerdown', start],
    ['pointermove', middle],
    ['pointermove', to],
    ['pointerup', to],
  ] as const) {
    from.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        clientX: x,
        clientY: y,
        pointerId: 1,
      }),
    );
  }
}

export function press(target: EventTarget, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  return target.dispatchEvent(event);
}

/** The place that has the focus. */
export function focused(board: PyramidBoard): string | undefined {
  const element = board.shadowRoot?.activeElement;
  return element instanceof HTMLElement ? element.dataset.target : undefined;
}

export function moment(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

const cleanups: (() => void)[] = [];

// As the app's router does, for the sheets.
window.addEventListener('popstate', () => layersTake());

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
});
