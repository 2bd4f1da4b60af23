// What page and service worker say to each other, besides the update that workbox-window handles.

/** The page asks over a message channel whether everything is kept for playing offline. */
export const OFFLINE_QUESTION = { type: 'READY_OFFLINE?' } as const;

export interface OfflineAnswer {
  readonly ready: boolean;
}

export function isOfflineQuestion(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === OFFLINE_QUESTION.type
  );
}
