// A synchronous, non-cryptographic 128-bit hash of text: seeds for streams, digests for saves.

const PRIMES = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

/** The finaliser of MurmurHash3 (32 bits): every input bit reaches every output bit. */
function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Four signed 32-bit words, never all zero. Equal texts give equal words on every platform. */
export function hashWords(text: string): readonly [number, number, number, number] {
  const h: [number, number, number, number] = [1, 2, 3, 4];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h[0] = Math.imul(h[0] ^ unit, PRIMES[0]);
    h[1] = Math.imul(h[1] ^ unit ^ (h[0] >>> 15), PRIMES[1]);
    h[2] = Math.imul(h[2] ^ unit ^ (h[1] >>> 13), PRIMES[2]);
    h[3] = Math.imul(h[3] ^ unit ^ (h[2] >>> 11), PRIMES[3]);
    h[0] ^= h[3] >>> 9;
  }
  const a = mix(h[0] ^ text.length);
  const b = mix(h[1] + a);
  const c = mix(h[2] + b);
  const d = mix(h[3] + c);
  return [(a + d) | 0, b | 0, c | 0, d | 1];
}

/** Sixteen hexadecimal digits that change when the text does. */
export function digest(text: string): string {
  const [a, b] = hashWords(text);
  return [a, b].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
