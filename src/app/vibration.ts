// Lets cues be felt: milliseconds of vibration and of rest, in turn.

import type { Cue } from '../ui/cues.ts';

const PATTERNS: Readonly<Record<Cue, readonly number[]>> = {
  place: [12],
  leave: [10, 40, 14],
  turn: [8],
  roll: [8, 25, 8, 30, 8, 35, 12],
  bank: [14, 40, 24],
  bust: [70],
  chain: [12],
  refuse: [20, 35, 20],
  win: [20, 50, 20, 50, 60],
  end: [35],
};

export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

export function vibrate(cue: Cue): void {
  // Browsers refuse it to who has not been touched yet, and write that down as a fault.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  ask(PATTERNS[cue]);
}

/** Ends what is being felt. */
export function stopVibrating(): void {
  ask([]);
}

function ask(pattern: readonly number[]): void {
  try {
    navigator.vibrate([...pattern]);
  } catch {
    // Nothing depends on it.
  }
}
