import { createHash } from 'node:crypto';

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** `ab/cd/abcd…`: no folder grows too large to list. Only a hash becomes a path, so nothing else can name a file. */
export function storagePath(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('not a content hash');
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
}

/** Corrupted bytes must not be served. */
export function requireContentHash(bytes: Uint8Array, hash: string): Uint8Array {
  if (contentHash(bytes) !== hash) throw new Error(`stored bytes of ${hash} are damaged`);
  return bytes;
}
