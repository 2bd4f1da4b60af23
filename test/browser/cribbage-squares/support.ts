// A Cribbage Squares board in the page, as hands, eyes and ears have it.

import { type Clocks, Session } from '../../../src/session/session.ts';
import { cribbageSquares } from '../../../src/games/cribbage-squares/rules.ts';
import type { CribbageBoard } from '../../../src/games/cribbage-squares/view/board.ts';
import '../../../src/games/cribbage-squares/view/board.ts';
import { FinaleEvent, SayEvent, TellEvent } from '../../../src/ui/events.ts';
import { layersTake } from '../../../src/ui/layers.ts';

/** In the order in which they are turned, the common card last. */
const DEAL = '5H 5D TC KS JH 2C 3C 4C 9S 8D 6H 7S QC AD AS AH 4H';

const clocks: Clocks = { wall: () => 0, monotonic: () => 0 };

export interface Mounted {
  readonly board: CribbageBoard;
  readonly session: Session;
  /** What was given to say, and what was told as a notice. */
  readonly said: readonly string[];
  readonly told: readonly string[];
  readonly finales: readonly FinaleEvent[];
}

/** A board of 360 by 528 pixels; it goes away after the test. */
export async function mount(position = DEAL): Promise<Mounted> {
  const session = Session.start(
    cribbageSquares,
    { id: 'a', origin: 'new', options: {}, start: { position, seed: '1' }, again: false },
    clocks,
  );
  if ('error' in session) throw new Error(session.error);
  const place = document.createElement('div');
  place.style.cssText = 'width:360px;height:528px';
  const board = document.createElement('cribbage-board');
  board.style.height = '100%';
  board.session = session;
  const said: string[] = [];
  const told: string[] = [];
  const finales: FinaleEvent[] = [];
  place.addEventListener(SayEvent.type, (event) => {
    if (event instanceof SayEvent) said.push(event.text);
  });
  place.addEventListener(TellEvent.type, (event) => {
    if (event instanceof TellEvent) told.push(event.text);
  });
  place.addEventListener(FinaleEvent.type, (event) => {
    if (event instanceof FinaleEvent) finales.push(event);
  });
  place.append(board);
  document.body.append(place);
  cleanups.push(() => place.remove());
  while (!board.shadowRoot?.querySelector('.cell')) await moment();
  return { board, session, said, told, finales };
}

/** Places the next cards of the deal on the cells from 1 on. */
export function placeInOrder(session: Session, cards: number): void {
  for (let cell = 1; cell <= cards; cell++) session.play(cell);
}

/** The card to place. */
export function handOf(board: CribbageBoard): HTMLElement {
  const hand = board.shadowRoot?.querySelector<HTMLElement>('.hand');
  if (!hand) throw new Error('there is no card to place');
  return hand;
}

/** What it holds, `To place: 5 of hearts` and more. */
export function textOf(board: CribbageBoard): string {
  return board.shadowRoot?.textContent ?? '';
}

const cleanups: (() => void)[] = [];

// As the app's router does, for the sheets.
window.addEventListener('popstate', () => layersTake());

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  const { dataset } = document.documentElement;
  delete dataset.speed;
  delete dataset.letterKeys;
});

export function moment(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The cell with this number, or a score by its name: `row 2`. */
export function target(board: CribbageBoard, name: number | string): HTMLElement {
  const found = board.shadowRoot?.querySelector<HTMLElement>(`[data-target="${String(name)}"]`);
  if (!found) throw new Error(`nothing at ${String(name)}`);
  return found;
}

export function cardIn(board: CribbageBoard, cell: number): string | null | undefined {
  return target(board, cell).querySelector('card-face')?.getAttribute('card');
}

/** The numbers beside the rows and under the columns. */
export function scores(board: CribbageBoard): readonly number[] {
  const shown = board.shadowRoot?.querySelectorAll('.score') ?? [];
  return Array.from(shown, (score) => Number(score.textContent));
}

export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? '';
}

export function focusedIn(board: CribbageBoard): string | undefined {
  const { activeElement } = board.shadowRoot ?? {};
  return activeElement instanceof HTMLElement ? activeElement.dataset.target : undefined;
}

/** As from a keyboard, to whatever has the focus; a button acts on Enter unless that is prevented. */
export function press(key: string, init: KeyboardEventInit = {}): void {
  let element: Element | null | undefined = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  const goesOn = element?.dispatchEvent(event);
  if (goesOn && key === 'Enter' && element instanceof HTMLButtonElement) element.click();
}

/** As from a finger: the press, then the click. */
export function tap(element: Element): void {
  const at = element.getBoundingClientRect();
  const init = {
    bubbles: true,
    composed: true,
    cancelable: true,
    // The mouse, which is always there to be captured.
    pointerId: 1,
    clientX: at.x + at.width / 2,
    clientY: at.y + at.height / 2,
  };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  element.dispatchEvent(new PointerEvent('pointerup', init));
  element.dispatchEvent(new MouseEvent('click', init));
}

/** Drags by the middle of one element to the middle of another. */
export function drag(from: Element, to: Element): void {
  const send = (type: string, over: Element): void => {
    const at = over.getBoundingClientRect();
    from.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        pointerId: 1,
        clientX: at.x + at.width / 2,
        clientY: at.y + at.height / 2,
      }),
    );
  };
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
}
