// Finds the engines before the tests run, installs them where that can be done, and says in the end
// which ones were left out.

import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureEngines } from '../../scripts/lib/ensure-browser.mjs';
import { DIST } from '../build/dist.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What runs each engine that is there. */
    readonly programs: Readonly<Record<string, string>>;
  }
}

export default function setup(project: TestProject): () => void {
  if (!existsSync(DIST)) throw new Error('There is no build to test: npm run build');
  const { programs, missing } = ensureEngines();
  project.provide('programs', programs);
  return () => {
    for (const words of missing) console.log(`Skipped: ${words}`);
  };
}
