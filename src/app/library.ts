// A library that the app is made with, as the build describes it.

export interface Library {
  readonly name: string;
  readonly version: string;
  /** Its short name, `MIT`. */
  readonly licence: string;
  /** The whole text; empty when the library has no file of it. */
  readonly text: string;
}
