// Whether there are games to go on with, and how much room Home needs for their list, as the first
// paint knows it long before the database can be read: so Home is in the page itself.

const KEY = 'tray-table:begun';

/** As it is kept; `boot.js` has read it. */
export function hasBegun(): boolean {
  return document.documentElement.dataset.begun !== undefined;
}

/**
 * From the heading of the list to what follows it, in CSS pixels, as it was when it was last seen in
 * a window of this width; undefined where that is not known, or not true any more.
 */
export function begunRoom(): number | undefined {
  const [width, room] = (kept() ?? '').split(' ');
  return Number(width) === innerWidth && Number(room) > 0 ? Number(room) : undefined;
}

/**
 * Without `room` it is not known any more. If this is wrong once, Home makes room for the list of
 * such games a moment later.
 */
export function keepBegun(begun: boolean, room?: number): void {
  document.documentElement.toggleAttribute('data-begun', begun);
  const words = room === undefined ? 'yes' : `${String(innerWidth)} ${String(room)}`;
  if ((kept() ?? '') === (begun ? words : '')) return;
  try {
    if (begun) localStorage.setItem(KEY, words);
    else localStorage.removeItem(KEY);
  } catch {
    // Then Home is never sure, and only looks a moment emptier than it is.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
