// The module that the build makes of the libraries that it ships: see build/licences.ts.

declare module 'virtual:libraries' {
  import type { Library } from './library.ts';
  export const libraries: readonly Library[];
}

/** Of package.json. */
declare const __APP_VERSION__: string;
