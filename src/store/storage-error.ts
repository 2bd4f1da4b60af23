// Why storage did not do what it was asked, in the few kinds that the app tells apart.

/**
 * `unavailable`: cannot be opened, now or ever. `blocked`: cannot be opened while another tab holds
 * an older version. `silent`: was not opened in good time. `outdated`: a newer version of the app has
 * taken over. `full`: no room is left. `failed`: anything else.
 */
export type StorageProblem = 'unavailable' | 'blocked' | 'silent' | 'outdated' | 'full' | 'failed';

const WORDS: Readonly<Record<StorageProblem, string>> = {
  unavailable: 'This browser does not let the app keep anything',
  blocked: 'An older version of the app is open in another tab',
  silent: 'The storage of this browser does not answer',
  outdated: 'A newer version of the app was opened in another tab',
  full: 'The device is full',
  failed: 'Storage failed',
};

/** What every operation of the store rejects with; the message is in words for the player. */
export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause?: unknown) {
    super(WORDS[problem], { cause });
    this.name = 'StorageError';
    this.problem = problem;
  }
}

/** The name that browsers give to an error, empty when it has none. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** Any error of an operation as a StorageError, with the original as its cause. */
export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  return new StorageError(errorName(error) === 'QuotaExceededError' ? 'full' : 'failed', error);
}
