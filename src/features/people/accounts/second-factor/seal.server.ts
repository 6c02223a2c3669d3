import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Encrypts a text for the database (AES-256-GCM). `about` identifies its row: moved to another one it cannot be
 * decrypted.
 */
export function seal(key: Uint8Array, text: string, about: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws where it was changed, moved, or encrypted with another key. */
export function unseal(key: Uint8Array, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opener.update(bytes.subarray(28)), opener.final()]).toString('utf8');
}
