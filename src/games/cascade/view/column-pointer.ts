// Fingers and the mouse over the columns: each aims where it is, and inserts where it is let go.

import type { Spot } from '../../../ui/box.ts';

interface Columns {
  /** The column at a spot of the board, undefined where there is none. */
  at(spot: Spot): number | undefined;
  /** Pressed on a column or under it. */
  press(column: number): void;
  aim(column: number): void;
  insert(column: number): void;
  /** Pressed where no column is. */
  pressedElsewhere(): void;
}

/** `down`, `move`, `up` and `cancel` are the listeners of the element that fills the board. */
export class ColumnPointer {
  readonly #columns: Columns;
  /** The pointers that are pressed: two thumbs may be, and each inserts. */
  readonly #pressed = new Set<number>();
  #swallow = false;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Whether a click on a column comes from a press that was seen here, and so is no more news. */
  swallows(click: MouseEvent): boolean {
    const swallow = this.#swallow && click.detail > 0;
    this.#swallow = false;
    return swallow;
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    if (event.button !== 0) return;
    const column = this.#columnAt(event);
    if (column === undefined) {
      this.#columns.pressedElsewhere();
      return;
    }
    // The browser would give the column the focus only after the die was inserted.
    event.preventDefault();
    this.#pressed.add(event.pointerId);
    this.#columns.press(column);
  };

  readonly move = (event: PointerEvent): void => {
    const pressed = this.#pressed.has(event.pointerId);
    const hovers = event.pointerType === 'mouse' && event.buttons === 0;
    if (!pressed && !hovers) return;
    if (pressed) elementOf(event).setPointerCapture(event.pointerId);
    const column = this.#columnAt(event);
    if (column !== undefined) this.#columns.aim(column);
  };

  /** Let go beside the columns, nothing is inserted. */
  readonly up = (event: PointerEvent): void => {
    if (!this.#pressed.delete(event.pointerId)) return;
    this.#swallow = true;
    const column = this.#columnAt(event);
    if (column !== undefined) this.#columns.insert(column);
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#pressed.delete(event.pointerId);
  };

  #columnAt(event: PointerEvent): number | undefined {
    const inside = elementOf(event).getBoundingClientRect();
    return this.#columns.at({ x: event.clientX - inside.left, y: event.clientY - inside.top });
  }
}

function elementOf(event: PointerEvent): HTMLElement {
  return event.currentTarget as HTMLElement;
}
