// One tab at a time plays a saved game. Where there are no Web Locks every tab may.

/** The right to play a game, until it is released or taken over. */
export interface GameHold {
  /** Settles when another tab has taken the game over. */
  readonly lost: Promise<void>;
  /** Resolves once others can have it. */
  release(): Promise<void>;
}

/** The right to play the game, or `taken` when another tab has it. */
export function holdGame(id: string): Promise<GameHold | 'taken'> {
  return request(id, { ifAvailable: true });
}

/** Takes the right to play from whichever tab has it. */
export async function takeOver(id: string): Promise<GameHold> {
  const hold = await request(id, { steal: true });
  return hold === 'taken' ? UNGUARDED : hold;
}

const UNGUARDED: GameHold = {
  lost: new Promise(() => undefined),
  release: () => Promise.resolve(),
};

function request(id: string, options: LockOptions): Promise<GameHold | 'taken'> {
  return new Promise((resolve) => {
    let lose: (() => void) | undefined;
    const keep = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) {
        resolve('taken');
        return undefined;
      }
      const lost = new Promise<void>((settle) => {
        lose = settle;
      });
      // The lock is kept until this promise settles.
      return new Promise<void>((letGo) => {
        const release = async (): Promise<void> => {
          letGo();
          await over.catch(() => undefined);
        };
        resolve({ lost, release });
      });
    };
    // Pages from insecure hosts have no locks; where they are refused some browsers throw at once,
    // be it at the very look at them, and others reject.
    const over = (async () => navigator.locks.request(`game ${id}`, options, keep))();
    over.catch(() => {
      if (lose) lose();
      else resolve(UNGUARDED);
    });
  });
}
