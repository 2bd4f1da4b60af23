// Whether there are games to go on with, and how much room Home needs for their list, as the first
// paint knows it long before the database can be read: so Home is in the page itself.

const KEY = 'tray-table:begun';

/** As it is kept; `boot.js` has read it. */
export function hasBegun(): boolean {
  return document.documentElement.dataset.begun !== undefined;
}

/**
 * Whether `--first-room` is the room for the list: from its heading to what follows it, as it was
 * when it was last seen in a window of this width.
 */
export function hasRoom(): boolean {
  return (kept() ?? '').startsWith(`${String(innerWidth)} `);
}

/**
 * `room` in CSS pixels; without it, it is not known any more. If this is wrong once, Home makes room
 * a moment later.
 */
export function keepBegun(begun: boolean, room?: number): void {
  const root = document.documentElement;
  root.toggleAttribute('data-begun', begun);
  if (room !== undefined) root.style.setProperty('--first-room', `${String(room)}px`);
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
