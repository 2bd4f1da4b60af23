// One tab at a time plays a saved game. Where there are no Web Locks every tab may.

/** The right to play a game, until it is released or taken over. */
export interface GameHold {
  release(): void;
}

/**
 * The right to play the game, or `taken` when another tab has it. `onLost` is called when another
 * tab takes it over.
 */
export function holdGame(id: string, onLost: () => void): Promise<GameHold | 'taken'> {
  return request(id, { ifAvailable: true }, onLost);
}

/** Takes the right to play from whichever tab has it; `onLost` as in `holdGame`. */
export async function takeOver(id: string, onLost: () => void): Promise<GameHold> {
  const hold = await request(id, { steal: true }, onLost);
  return hold === 'taken' ? UNGUARDED : hold;
}

const UNGUARDED: GameHold = { release: () => undefined };

function request(
  id: string,
  options: LockOptions,
  onLost: () => void,
): Promise<GameHold | 'taken'> {
  // Absent in insecure contexts, whatever the types say.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return Promise.resolve(UNGUARDED);
  return new Promise((resolve) => {
    let held = false;
    const over = locks.request(`game ${id}`, options, (lock) => {
      if (!lock) {
        resolve('taken');
        return undefined;
      }
      held = true;
      // The lock is kept until this promise settles.
      return new Promise<void>((release) => {
        resolve({ release });
      });
    });
    over.catch(() => {
      if (held) onLost();
      else resolve(UNGUARDED);
    });
  });
}
