// Plain data as text that an address can hold: base64url of its JSON, as it is or compressed.

import type { Failure } from '../core/game.ts';

/** What a text from outside may come to, in bytes of JSON: far beyond any real game. */
const LARGEST_JSON = 200_000;

export function packJson(data: unknown): string {
  return toBase64(new TextEncoder().encode(JSON.stringify(data)));
}

/** The data, or in a few words what is wrong with the text. */
export function unpackJson(text: string): { readonly data: unknown } | Failure {
  const bytes = fromBase64(text);
  return bytes ? parseBytes(bytes) : { error: 'damaged' };
}

/** Where the browser can compress at all. */
export function canDeflate(): boolean {
  return 'CompressionStream' in globalThis && 'DecompressionStream' in globalThis;
}

export async function deflateJson(data: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(data)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** As `unpackJson`. However much the text would expand to, little more than the largest is read. */
export async function inflateJson(text: string): Promise<{ readonly data: unknown } | Failure> {
  const bytes = fromBase64(text);
  if (!bytes) return { error: 'damaged' };
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    const inflated = await readUpTo(stream, LARGEST_JSON);
    return inflated ? parseBytes(inflated) : { error: 'too long' };
  } catch {
    return { error: 'damaged or cut off' };
  }
}

/** Undefined when there are more bytes. */
async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      // Nothing more is wanted of it, whatever becomes of it.
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function parseBytes(bytes: Uint8Array): { readonly data: unknown } | Failure {
  try {
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { data };
  } catch {
    return { error: 'damaged' };
  }
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined when it is none, or longer than what is worth reading. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length > LARGEST_JSON || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
