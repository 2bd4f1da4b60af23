// A board of Cascade on the page, with a session whose clock the test moves.

import { aTimeout, fixture, html } from '@open-wc/testing';
import { cascade } from '../../../src/games/cascade/rules.ts';
import type { Table } from '../../../src/games/cascade/table.ts';
import '../../../src/games/cascade/view/board.ts';
import type { CascadeBoard } from '../../../src/games/cascade/view/board.ts';
import { Session } from '../../../src/session/session.ts';
import type { TellEvent } from '../../../src/ui/events.ts';

export interface OnPage {
  readonly board: CascadeBoard;
  readonly session: Session;
  /** What the player was told, the last of it last. */
  readonly told: readonly string[];
  /** Lets so many milliseconds of play time pass. */
  pass(ms: number): void;
  table(): Table;
  column(number: number): HTMLButtonElement;
}

/** On a phone of 360 by 640. */
export async function onPage(position: string, seed = 'any'): Promise<OnPage> {
  let now = 0;
  const clocks = { wall: () => now, monotonic: () => now };
  const session = Session.start(
    cascade,
    { id: 'test', origin: 'new', options: {}, start: { position, seed }, again: false },
    clocks,
  );
  if (!(session instanceof Session)) throw new Error(session.error);
  session.resume();
  const told: string[] = [];
  const board = await fixture<CascadeBoard>(
    html`<cascade-board
      style="width: 360px; height: 528px"
      .session=${session}
      @tray-tell=${(event: TellEvent) => told.push(event.text)}
    ></cascade-board>`,
  );
  await until(() => inside(board, '.table') !== null);
  return {
    board,
    session,
    told,
    pass(ms) {
      now += ms;
    },
    table: () => session.table as Table,
    column: (number) =>
      board.renderRoot.querySelector<HTMLButtonElement>(`[data-target="${number}"]`)!,
  };
}

/** Whatever waits asks again and again: a page in the background has no frames to wait for. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await aTimeout(5);
}

export function inside(board: CascadeBoard, selector: string): HTMLElement | null {
  return board.renderRoot.querySelector<HTMLElement>(selector);
}

/**
 * The faces on the board as they are drawn, by column from the left, the bottom die first: where
 * they belong, wherever they are on their way.
 */
export function drawnColumns({ board, column, table }: OnPage): string {
  const dice = [...board.renderRoot.querySelectorAll<HTMLElement>('.die[data-key]')];
  const columns = table().columns.map((_, index) => {
    const { offsetLeft: left, offsetWidth: width, offsetTop, offsetHeight } = column(index + 1);
    const own = dice.filter(
      (die) =>
        left <= die.offsetLeft &&
        die.offsetLeft < left + width &&
        die.offsetTop < offsetTop + offsetHeight,
    );
    return own
      .sort((a, b) => b.offsetTop - a.offsetTop)
      .map((die) => die.querySelector('die-face')?.getAttribute('face') ?? '?')
      .join('');
  });
  return columns.map((faces) => faces || '-').join(' ');
}

export function tableColumns({ table }: OnPage): string {
  return table()
    .columns.map((dice) => dice.map(({ face }) => face).join('') || '-')
    .join(' ');
}

/** A key of the whole page. */
export function press(key: string, options: KeyboardEventInit = {}): void {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...options,
    }),
  );
}

interface Finger {
  readonly id: number;
  readonly at: { readonly x: number; readonly y: number };
}

/** One event of a finger over the board, where the browser would send it. */
export function finger(
  { board }: OnPage,
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  { id, at }: Finger,
): void {
  const target = board.shadowRoot?.elementFromPoint(at.x, at.y);
  (target ?? inside(board, '.table'))?.dispatchEvent(
    new PointerEvent(type, {
      pointerId: id,
      pointerType: 'touch',
      clientX: at.x,
      clientY: at.y,
      button: type === 'pointermove' ? -1 : 0,
      buttons: type === 'pointerup' ? 0 : 1,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );
}

export function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
