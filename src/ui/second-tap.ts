// Keeps the second tap of a double tap from what has just come to lie under the finger.

/** Within which it comes, in milliseconds: phones wait 300 for it. */
const DOUBLE_TAP_MS = 350;

/** For `ms` milliseconds no pointer reaches the element; keys and screen readers do all the same. */
export function shunTaps(element: Element, ms = DOUBLE_TAP_MS): Animation {
  return element.animate({ pointerEvents: ['none', 'none'] }, ms);
}
