// What a board tells the screen around it.

import type { Cue } from './cues.ts';

/** Something to say to a screen reader only: a move was made, a card was turned. */
export class SayEvent extends Event {
  static readonly type = 'tray-say';
  readonly text: string;

  constructor(text: string) {
    super(SayEvent.type, { bubbles: true, composed: true });
    this.text = text;
  }
}

/** What a notice offers to do. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** Something for everybody to read for a moment, and said too: why a tap did nothing. */
export class TellEvent extends Event {
  static readonly type = 'tray-tell';
  readonly text: string;
  readonly action: NoticeAction | undefined;

  constructor(text: string, action?: NoticeAction) {
    super(TellEvent.type, { bubbles: true, composed: true });
    this.text = text;
    this.action = action;
  }
}

/** What could be done next: told, and past with the next move. */
export class HintEvent extends TellEvent {}

/** A move was made: what was told of the table as it was is past. */
export class PastEvent extends Event {
  static readonly type = 'tray-past';

  constructor() {
    super(PastEvent.type, { bubbles: true, composed: true });
  }
}

/** Why a tap did nothing, which can be heard and felt too. */
export class RefuseEvent extends TellEvent {}

/** Something to hear and to feel, where the player wants that. */
export class CueEvent extends Event {
  static readonly type = 'tray-cue';
  readonly cue: Cue;
  /** Of a chain, 1 for its first. */
  readonly step: number;

  constructor(cue: Cue, step = 1) {
    super(CueEvent.type, { bubbles: true, composed: true });
    this.cue = cue;
    this.step = step;
  }
}

/** A tap that hastens whatever is played by itself. */
export class HastenEvent extends Event {
  static readonly type = 'tray-hasten';

  constructor() {
    super(HastenEvent.type, { bubbles: true, composed: true });
  }
}

/** A sheet was opened over the page, or closed again: meanwhile clocks and bots stand still. */
export class CoverEvent extends Event {
  static readonly type = 'tray-cover';
  readonly covers: boolean;

  constructor(covers: boolean) {
    super(CoverEvent.type, { bubbles: true, composed: true });
    this.covers = covers;
  }
}

/** The board plays the end of the game: what the screen has to say of it waits until `done`. */
export class FinaleEvent extends Event {
  static readonly type = 'tray-finale';
  readonly done: Promise<void>;

  constructor(done: Promise<void>) {
    super(FinaleEvent.type, { bubbles: true, composed: true });
    this.done = done;
  }
}

declare global {
  interface HTMLElementEventMap {
    'tray-say': SayEvent;
    'tray-tell': TellEvent;
    'tray-cue': CueEvent;
    'tray-hasten': HastenEvent;
    'tray-cover': CoverEvent;
    'tray-finale': FinaleEvent;
  }
}
