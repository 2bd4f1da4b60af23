// What went wrong, for the player.

/** `The game could not be removed: The device is full`. */
export function problemWords(what: string, error: unknown): string {
  const why = error instanceof Error ? error.message.replace(/\.$/, '') : '';
  return why === '' ? what : `${what}: ${why}`;
}
