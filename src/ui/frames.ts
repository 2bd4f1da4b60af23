// Work that is to wait until what was drawn can be seen.

/** Resolves once the next frame has been seen, in time for the one after it. */
export async function frameSeen(): Promise<void> {
  await nextFrame();
  await nextFrame();
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
