// What the scenarios ask of a browser engine, whichever it is.

export interface Engine {
  readonly name: string;
  /** Starts the browser with its profile in this folder: a new one, or as the last one left it. */
  launch(profile: string): Promise<Browser>;
}

export interface Browser {
  newTab(): Promise<Tab>;
  /** Kills it at once, as a crash or an empty battery would; resolves when nothing of it runs. */
  kill(): Promise<void>;
}

export interface Tab {
  /** Begins to load the address, or goes to another place of the app that is there. */
  goto(url: string): Promise<void>;
  toFront(): Promise<void>;
  /** Runs a function in the page; it, its argument and what it returns are sent as text. */
  evaluate<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  /** Clicks as a hand does, in pixels of the page from the left and the top. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses the key of a letter or a digit. */
  press(key: string): Promise<void>;
  screenshot(file: string): Promise<void>;
}

/** Of every window, in pixels: about that of a phone. */
export const SIZE = { width: 412, height: 800 } as const;
