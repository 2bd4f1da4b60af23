// Whether there is a game to go on with, as the first paint knows it long before the database can
// be read: where there is none, Home is in the page itself.

const KEY = 'tray-table:begun';

/** As it is kept; `boot.js` has read it. */
export function hasBegun(): boolean {
  return document.documentElement.dataset.begun !== undefined;
}

/** If it is wrong once, Home makes room for the list of such games a moment later. */
export function keepBegun(begun: boolean): void {
  if (begun === hasBegun()) return;
  document.documentElement.toggleAttribute('data-begun', begun);
  try {
    if (begun) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then Home is never sure, and only looks a moment emptier than it is.
  }
}
