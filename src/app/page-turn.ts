// One page giving way to another, where the browser can show that: `index.html` says how it looks.

import { motionMs, showMotionMs } from '../ui/motion.ts';

/** Deeper into the app, or back out of it. */
export type Way = 'forward' | 'back';

let turning: ViewTransition | undefined;

/** Calls `change`, which shows the new page: in the next frame, or at once where nothing moves. */
export function turnPage(way: Way, change: () => Promise<void>): void {
  turning?.skipTransition();
  turning = undefined;
  if (motionMs() === 0 || !canTurn() || document.visibilityState === 'hidden') {
    void change();
    return;
  }
  const { dataset } = document.documentElement;
  dataset.way = way;
  dataset.turning = '';
  showMotionMs();
  const transition = document.startViewTransition(async () => {
    // The picture of the page before has been taken. None is taken of the new one: while there is
    // a picture of it, a page cannot be touched.
    if (turning === transition) delete dataset.turning;
    await change();
  });
  turning = transition;
  // That it was skipped is told as an error, and is none.
  for (const settled of [transition.ready, transition.updateCallbackDone, transition.finished]) {
    settled.catch(() => undefined);
  }
}

function canTurn(): boolean {
  return 'startViewTransition' in document;
}
