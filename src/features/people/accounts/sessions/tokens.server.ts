import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import { keyedHash, sameText, type Keys } from '#platform/keys.server.ts';
import { accessTokenSeconds } from '../account-limits.ts';

const audience = 'hien';

const claims = z.object({ sub: z.string(), sid: z.string(), email: z.string() });
type TokenClaims = z.infer<typeof claims>;

export function signAccessToken(keys: Keys, who: TokenClaims, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: who.sid, email: who.email })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(who.sub)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessTokenSeconds)
    .sign(keys.token);
}

/** Signature, algorithm, audience and claims; `expired` when only the time is over. Null for anything else. */
export async function readAccessToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<(TokenClaims & { expired: boolean }) | null> {
  try {
    const { payload } = await jwtVerify(token, keys.token, {
      algorithms: ['HS256'],
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    });
    return withClaims(payload, false);
  } catch (error) {
    // jose checks signature and audience before the time, so an expired token is genuine.
    return error instanceof errors.JWTExpired ? withClaims(error.payload, true) : null;
  }
}

/** `session.generation.mac`: nothing about it is stored, the row only knows which generation is the newest. */
export function refreshTokenOf(keys: Keys, sessionId: string, generation: number): string {
  return `${sessionId}.${generation}.${keyedHash(keys.refresh, sessionId, String(generation))}`;
}

export function readRefreshToken(keys: Keys, token: string): { sessionId: string; generation: number } | null {
  const [sessionId, generation, mac, ...rest] = token.split('.');
  if (!sessionId || !generation || !mac || rest.length > 0 || !/^\d{1,9}$/.test(generation)) return null;
  return sameText(mac, keyedHash(keys.refresh, sessionId, generation))
    ? { sessionId, generation: Number(generation) }
    : null;
}

function withClaims(payload: JWTPayload, expired: boolean): (TokenClaims & { expired: boolean }) | null {
  const parsed = claims.safeParse(payload);
  return parsed.success ? { ...parsed.data, expired } : null;
}
