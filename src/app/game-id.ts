// The name of a game, by which its save, its record and its address are found.

/** One that no other game has, here or on another device. */
export function newGameId(): string {
  // Not `crypto.randomUUID`, which pages have only when they come from a secure host.
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
