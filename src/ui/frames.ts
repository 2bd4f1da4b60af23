// Work that is to wait: for a task of its own, until what was drawn can be seen, or for idle time.

/** Resolves once the next frame has been seen, in time for the one after it. */
export async function frameSeen(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Resolves in a task of its own, so that what is due between (a tap, a frame) need not wait. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** The longest that `whenIdle` waits, in milliseconds. */
const IDLE_MS = 2_000;

/** Resolves when the page has a moment to spare; where browsers do not tell, after a while. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: IDLE_MS },
      );
    } else setTimeout(resolve, IDLE_MS);
  });
}

/** Resolves after the next frame, or at once where nobody looks on and none comes. */
export function nextFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}
