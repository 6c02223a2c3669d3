import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import {
  deriveKeys,
  keyedHash,
  sameText,
  type AccessTokens,
  type Keys,
  type TokenClaims,
} from '#platform/keys.server.ts';
import { accessTokenSeconds } from '../account-limits.ts';

const audience = 'hien';

const claims = z.object({ sub: z.string(), sid: z.string(), email: z.string(), exp: z.number() });
type GenuineToken = z.infer<typeof claims>;

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

/** What signs and reads, from the one secret. */
export function keysAndTokens(secret: string): { keys: Keys; tokens: AccessTokens } {
  const keys = deriveKeys(secret);
  return { keys, tokens: createAccessTokens(keys) };
}

/** Tokens remembered at once, each of less than a kilobyte. */
const mostRemembered = 4000;

/**
 * Checking a signature costs more than finding its session: a token that was genuine is genuine until it ends, so it is
 * checked once. The least recently used are forgotten first; what is not genuine is never remembered.
 */
export function createAccessTokens(keys: Pick<Keys, 'token'>, most = mostRemembered): AccessTokens {
  const remembered = new Map<string, GenuineToken>();
  return {
    async read(token, now) {
      const known = remembered.get(token);
      const genuine = known ?? (await genuineToken(keys, token, now));
      if (genuine === null) return null;
      const { exp, ...who } = genuine;
      const expired = exp <= Math.floor(now.getTime() / 1000);
      remembered.delete(token);
      if (!expired) remembered.set(token, genuine);
      for (const oldest of remembered.keys()) {
        if (remembered.size <= most) break;
        remembered.delete(oldest);
      }
      return { ...who, expired };
    },
  };
}

async function genuineToken(keys: Pick<Keys, 'token'>, token: string, now: Date): Promise<GenuineToken | null> {
  try {
    const { payload } = await jwtVerify(token, keys.token, {
      algorithms: ['HS256'],
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    });
    return claimsIn(payload);
  } catch (error) {
    // jose checks signature and audience before the time, so an expired token is genuine.
    return error instanceof errors.JWTExpired ? claimsIn(error.payload) : null;
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

function claimsIn(payload: JWTPayload): GenuineToken | null {
  return claims.safeParse(payload).data ?? null;
}
