// Keys of the whole screen, apart from what a focused control does with them.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isInert } from './ancestors.ts';
import { anyLayerOpen } from './layers.ts';

/** Where a letter is text and not a command. */
function isTyping(event: KeyboardEvent): boolean {
  return event
    .composedPath()
    .some((target) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);
}

/**
 * The name of the key when it may act as a command: `u`, `F8`, `?`; undefined while typing, in a
 * sheet, with Ctrl, Alt or Meta, for a repeat of a held key, and for single characters when the
 * person has switched them off (WCAG 2.1.4), unless they are typed with the focus in `board`.
 */
export function commandKey(event: KeyboardEvent, board?: HTMLElement): string | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.repeat || isTyping(event) || anyLayerOpen()) return undefined;
  if (event.key.length > 1) return event.key;
  const off = document.documentElement.dataset.letterKeys === 'off';
  if (off && !(board && event.composedPath().includes(board))) return undefined;
  return event.key.toLowerCase();
}

/**
 * Hears every key that is pressed on the page, wherever the focus is, while its host is there and
 * not inert.
 */
export class PageKeys implements ReactiveController {
  readonly #pressed: (event: KeyboardEvent) => void;

  constructor(host: ReactiveControllerHost & HTMLElement, pressed: (event: KeyboardEvent) => void) {
    this.#pressed = (event) => {
      if (!isInert(host)) pressed(event);
    };
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.#pressed);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.#pressed);
  }
}
