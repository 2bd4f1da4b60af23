// Inline styles that the content policy allows: set by script on the element, never as text.

import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import type { Box, Spot } from './box.ts';

type Styles = Readonly<Record<string, string>>;

class StyledDirective extends Directive {
  #set: Styles = {};

  /** Lit calls `update` instead, where there is an element to set them on. */
  render(styles: Styles): unknown {
    return styles;
  }

  override update(part: ElementPart, [styles]: [Styles]): unknown {
    const { style } = part.element as HTMLElement;
    // To a browser the same value again is something to work out again.
    for (const [name, value] of Object.entries(styles)) {
      if (value !== this.#set[name]) style.setProperty(name, value);
    }
    this.#set = styles;
    return noChange;
  }
}

/**
 * On an element: `<div ${styled({ left: '3px' })}>`. The same names must be given every time; an
 * empty value leaves it to the style sheet. A variable costs more: all that lies inside inherits it.
 */
export const styled = directive(StyledDirective);

/** For `styled`: the left top corner, in CSS pixels, of an element that is positioned absolutely. */
export function corner({ x, y }: Spot): Styles {
  return { left: `${String(x)}px`, top: `${String(y)}px` };
}

/** The same, with its size. */
export function placed(box: Box): Styles {
  return { ...corner(box), width: `${String(box.width)}px`, height: `${String(box.height)}px` };
}
