import { createHmac } from 'node:crypto';
import { sameText } from '#platform/keys.server.ts';

const totpSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export type TotpHash = 'sha1' | 'sha256' | 'sha512';

/** HOTP of RFC 4226: the counter's HMAC, cut where its last four bits say. */
export function codeAt(secret: Uint8Array, step: number, length = digits, hash: TotpHash = 'sha1'): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac(hash, secret).update(counter).digest();
  const cut = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fffffff;
  return String(cut % 10 ** length).padStart(length, '0');
}

/** RFC 6238: the step of the clock counts. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / totpSeconds);
}

/**
 * The step a code belongs to, null for none. A clock may be one step off either way; a step at or before the last one
 * used is refused, so that a code someone saw works once at most.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date, lastStep: number): number | null {
  const here = stepAt(now);
  const found = [here - 1, here, here + 1].filter((step) => sameText(codeAt(secret, step), code));
  return found.find((step) => step > lastStep) ?? null;
}

/** RFC 4648 base 32 without padding, as authenticator apps read it. */
export function base32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >> (bits - 5)) & 31];
    value &= 0xff;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

export function fromBase32(text: string): Uint8Array {
  let bits = 0;
  let value = 0;
  const bytes: number[] = [];
  for (const letter of text) {
    value = ((value << 5) | alphabet.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) bytes.push((value >> (bits -= 8)) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** The address an app reads from the picture. */
export function totpAddress(secret: string, account: string, issuer: string): string {
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(totpSeconds),
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.toString().replaceAll('+', '%20')}`;
}
