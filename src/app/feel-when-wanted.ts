// Sound and vibration are loaded when they are turned on; who wants neither loads nothing.

import type { Preferences } from './preferences.ts';

export function feelWhenWanted(preferences: Preferences): void {
  let loading = false;
  let known = false;
  void preferences.loaded.then(() => {
    known = true;
  });
  const unsubscribe = preferences.subscribe(() => {
    const { sound, vibration } = preferences.current;
    if (loading || (!sound && !vibration)) return;
    loading = true;
    const asKept = !known;
    import('./feel.ts').then(
      ({ Feel }) => {
        unsubscribe();
        new Feel(preferences, asKept);
      },
      // Offline before everything was kept: the next change asks again.
      () => {
        loading = false;
      },
    );
  });
}
