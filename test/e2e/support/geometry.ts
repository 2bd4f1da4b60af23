// What a screen looks like in figures: what is cut off, covered, too small or too wide.

import type { Page } from '@playwright/test';

/** In CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface CardGeometry {
  readonly target: string;
  readonly box: Box;
  /** The ink of the rank. */
  readonly rank: Box;
  /** Whether every point of the rank and the small suit beside it can be seen. */
  readonly readable: boolean;
}

export interface BoardGeometry {
  readonly board: Box;
  readonly cards: readonly CardGeometry[];
  /** The ink of the words under the piles. */
  readonly labels: readonly (Box & { readonly text: string; readonly onTop: boolean })[];
}

export function boardGeometry(page: Page): Promise<BoardGeometry> {
  return page.locator('game-shell pyramid-board').evaluate((board) => {
    const root = board.shadowRoot!;
    const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
    const canvas = document.createElement('canvas').getContext('2d')!;

    /** A rank is drawn in the units of its card, whose font need not fill its line. */
    const inkOf = (face: Element): Box | undefined => {
      const svg = face.shadowRoot!.querySelector('svg')!;
      const text = svg.querySelector('text');
      if (!text) return undefined;
      const { font, letterSpacing } = getComputedStyle(text);
      canvas.font = font;
      canvas.letterSpacing = letterSpacing;
      const ink = canvas.measureText(text.textContent);
      const frame = svg.getBoundingClientRect();
      const scale = frame.width / svg.viewBox.baseVal.width;
      const x = text.x.baseVal.getItem(0).value;
      const y = text.y.baseVal.getItem(0).value;
      const width = text.getComputedTextLength();
      return {
        left: frame.left + (x - ink.actualBoundingBoxLeft) * scale,
        top: frame.top + (y - ink.actualBoundingBoxAscent) * scale,
        right: frame.left + (x + width) * scale,
        bottom: frame.top + (y + ink.actualBoundingBoxDescent) * scale,
      };
    };
    /** What is hit at nine points all over it. */
    const hits = ({ left, top, right, bottom }: Box): readonly (Element | null)[] =>
      [0.05, 0.5, 0.95].flatMap((across) =>
        [0.05, 0.5, 0.95].map((down) =>
          root.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
        ),
      );
    const shows = (box: Box, what: Element): boolean =>
      hits(box).every((hit) => what.contains(hit));

    const cards = [...root.querySelectorAll<HTMLElement>('.card[data-target]')].map((card) => {
      const face = card.querySelector('card-face');
      const box = boxOf(card.getBoundingClientRect());
      const rank = (face && inkOf(face)) ?? box;
      const suit = face?.shadowRoot?.querySelector('g > path')?.getBoundingClientRect();
      const readable = shows(rank, card) && (!suit || shows(boxOf(suit), card));
      return { target: card.dataset.target ?? '', box, rank, readable };
    });
    const labels = [...root.querySelectorAll<HTMLElement>('.label')].map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      const box = boxOf(range.getBoundingClientRect());
      const onTop = hits(box).every((hit) => !hit?.closest('.card'));
      return { ...box, text: label.textContent.trim().replace(/\s+/g, ' '), onTop };
    });
    return { board: boxOf(board.getBoundingClientRect()), cards, labels };
  });
}

/** Elements whose content is wider than they are, and pages that scroll sideways. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        const { display, overflowX, clipPath } = getComputedStyle(element);
        if (element.clientWidth === 0 || display === 'inline' || clipPath !== 'none') continue;
        if (element instanceof SVGElement || element.closest('svg')) continue;
        const over = element.scrollWidth - element.clientWidth;
        // Where it is clipped with an ellipsis it is cut off just the same.
        if (over > 1 && overflowX !== 'clip') {
          found.push(`${element.localName}.${element.className} by ${String(over)} px`);
        }
      }
    };
    look(document);
    return found;
  });
}

/** Words of which a part lies outside the window, or of what clips them. */
export function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const parentOf = (element: Element): Element | null => {
      if (element.assignedSlot) return element.assignedSlot;
      if (element.parentElement) return element.parentElement;
      const root = element.getRootNode();
      return root instanceof ShadowRoot ? root.host : null;
    };
    const framesOf = (element: Element): readonly DOMRect[] => {
      const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let at: Element | null = element; at; at = parentOf(at)) {
        const { overflowX, overflowY, display } = getComputedStyle(at);
        const clips = overflowX !== 'visible' || overflowY !== 'visible';
        if (clips && display !== 'inline' && !(at instanceof SVGElement)) {
          frames.push(at.getBoundingClientRect());
        }
      }
      return frames;
    };
    const unseen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = parentOf(at)) {
        if (getComputedStyle(at).clipPath !== 'none') return true;
      }
      return !element.checkVisibility();
    };
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (element.matches('style, script, title, noscript')) continue;
        for (const node of element.childNodes) {
          const words = node instanceof Text ? node.data.trim() : '';
          if (words === '' || unseen(element)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const ink of range.getClientRects()) {
            const cut = framesOf(element).some(
              (frame) =>
                ink.left < frame.left - 1 ||
                ink.right > frame.right + 1 ||
                ink.top < frame.top - 2 ||
                ink.bottom > frame.bottom + 2,
            );
            if (cut) found.push(`${element.localName}.${element.className} ${words}`);
          }
        }
      }
    };
    look(document);
    return found;
  });
}

/** Everything that can be tapped, as it lies in the window. */
export function tappable(
  page: Page,
): Promise<readonly (Box & { readonly name: string; readonly inBar: boolean })[]> {
  return page.evaluate(() => {
    const found: (Box & { name: string; inBar: boolean })[] = [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.matches('a[href], button, input, label') || !element.checkVisibility())
          continue;
        if (element.closest('[inert], dialog:not([open])')) continue;
        // The whole of its label can be tapped for it.
        if (element.matches('input') && element.closest('label')) continue;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const words = element.getAttribute('aria-label') ?? element.textContent.trim();
        const name = `${element.localName} ${words}`;
        const inBar = element.closest('header, nav, section, .head') !== null;
        found.push({ name, inBar, left, top, right, bottom });
      }
    };
    look(document);
    return found;
  });
}

/** Words of which a part can be seen by no scrolling, since what they lie in cuts them off. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const above = (element: Element): Element | null =>
      element.assignedSlot ??
      element.parentElement ??
      (element.getRootNode() instanceof ShadowRoot
        ? (element.getRootNode() as ShadowRoot).host
        : null);
    const isCut = (element: Element, words: DOMRect): boolean => {
      for (let frame: Element | null = element; frame; frame = above(frame)) {
        const { overflowY, clipPath, position, height } = getComputedStyle(frame);
        // Meant for a screen reader alone, or of a sheet, which scrolls by itself.
        if (clipPath !== 'none' || height === '1px') return false;
        if (overflowY === 'auto' || overflowY === 'scroll') return false;
        if (position === 'fixed') return false;
        if (overflowY === 'visible') continue;
        const { top, bottom, left, right } = frame.getBoundingClientRect();
        // The line box of a word is higher than its ink.
        const slack = words.height * 0.2;
        if (words.top < top - slack || words.bottom > bottom + slack) return true;
        if (words.left < left - 2 || words.right > right + 2) return true;
      }
      return false;
    };
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('dialog:not([open]), svg, style')) continue;
        for (const text of element.childNodes) {
          if (!(text instanceof Text) || text.data.trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const words = range.getBoundingClientRect();
          if (words.width > 0 && isCut(element, words)) found.push(text.data.trim());
        }
      }
    };
    look(document);
    return found;
  });
}

/** What can be scrolled down and sideways as well. */
export function twoWays(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        const { overflowX, overflowY } = getComputedStyle(element);
        const down = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
        const across = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
        if (down && across) found.push(`${element.localName}.${element.className}`);
      }
    };
    look(document);
    return found;
  });
}
