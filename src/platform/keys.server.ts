import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Keys derived from the one secret, each for one use, so that nothing signed for one can be replayed as another. */
export interface Keys {
  token: Uint8Array;
  refresh: Uint8Array;
  code: Uint8Array;
  lookup: Uint8Array;
  record: Uint8Array;
  seal: Uint8Array;
}

/** What a genuine access token says of its holder. */
export interface TokenClaims {
  sub: string;
  sid: string;
  email: string;
}

/** Reads access tokens; what it has found genuine it need not check again. */
export interface AccessTokens {
  /**
   * Signature, algorithm, audience and claims; `expired` when only the time is over. Null for anything else. Whether the
   * session still stands is not in a token: its row says so.
   */
  read(token: string, now: Date): Promise<(TokenClaims & { expired: boolean }) | null>;
}

export function deriveKeys(secret: string): Keys {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'hien', `hien:${use}:1`, 32));
  return {
    token: derive('token'),
    refresh: derive('refresh'),
    code: derive('code'),
    lookup: derive('lookup'),
    record: derive('record'),
    seal: derive('seal'),
  };
}

export function keyedHash(key: Uint8Array, ...parts: string[]): string {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part);
  return mac.digest('base64url');
}

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
