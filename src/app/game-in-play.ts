// A game that is on the board: saved as it goes, its clock running and its bots moving.

import type { Bot } from '../core/game.ts';
import type { Session } from '../session/session.ts';
import { AutoPlayer } from './auto-player.ts';
import { Autosave } from './autosave.ts';
import { keepBegun } from './begun-sign.ts';
import type { GameHold } from './game-lock.ts';
import type { Services } from './services.ts';

/** So often the play time is kept while a game's clock runs: moves alone may be far apart. */
const CLOCK_SAVE_MS = 1_000;

/** From its making until it is closed or lost, this tab alone plays the session. */
export class GameInPlay {
  readonly session: Session;
  readonly autosave: Autosave;
  readonly #hold: GameHold;
  readonly #autoPlayer: AutoPlayer;
  readonly #clockSaves: ReturnType<typeof setInterval>;
  #stopped = false;

  constructor(session: Session, bot: Bot | undefined, hold: GameHold, services: Services) {
    this.session = session;
    this.#hold = hold;
    this.autosave = new Autosave(session, services.store);
    const wasListed = isUnderWay(session);
    this.autosave.subscribe(() => {
      if (this.autosave.confirmedRevision === 0) return;
      // How long Home's list is now is not known before it has been seen.
      if (!wasListed || !isUnderWay(session)) keepBegun(true);
      void services.storageCare.protect();
    });
    this.#autoPlayer = new AutoPlayer(session, bot, () => services.preferences.botPaceMs);
    this.#clockSaves = setInterval(() => {
      if (session.game.clock?.deadline(session.table) !== undefined) void this.autosave.flush();
    }, CLOCK_SAVE_MS);
  }

  /** The clock and the bots run only while the board can be seen. */
  show(seen: boolean): void {
    if (this.#stopped) return;
    if (seen) {
      this.session.resume();
      this.#autoPlayer.start();
    } else {
      this.session.pause();
      this.#autoPlayer.pause();
    }
  }

  /** A bot's step that is waited for is made now. */
  hasten(): void {
    this.#autoPlayer.hasten();
  }

  /** Writes what is to be written and lets others play. */
  async close(): Promise<void> {
    await this.lose();
    await this.#hold.release();
  }

  /** As `close`, when another has taken the game already. */
  async lose(): Promise<void> {
    this.#stopped = true;
    this.session.pause();
    this.#autoPlayer.close();
    clearInterval(this.#clockSaves);
    await this.autosave.close();
  }
}

function isUnderWay({ log, status }: Session): boolean {
  return log.length > 0 && status.kind === 'playing';
}
