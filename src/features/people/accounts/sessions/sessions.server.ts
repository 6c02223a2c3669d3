import { transaction, type Database } from '#db/database.ts';
import type { AccountName, UserRow } from '#features/people/accounts/account-queries.server.ts';
import { describeDevice } from '#features/people/accounts/sessions/describe-device.ts';
import {
  findLivingSession,
  findSessionById,
  findSigningIn,
  hasUsedDevice,
  insertSession,
  revokeSessions,
  rotate,
  sessionsOf,
  touchSession,
  type LivingSession,
  type SigningIn,
} from '#features/people/accounts/sessions/session-queries.server.ts';
import { readRefreshToken, refreshTokenOf, signAccessToken } from '#features/people/accounts/sessions/tokens.server.ts';
import type { SessionData } from '#features/people/accounts/account.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { formatLocale, timeZone, type Locale } from '#lib/locale.ts';
import { initialOf, unnamedViewer, type Viewer } from '#lib/person.ts';
import type { RoleName } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext, Services } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { keyedHash, type Keys } from '#platform/keys.server.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';
import { longestSessionDays, sessionDays } from '../account-limits.ts';

export { sweepSessions, type SigningIn } from './session-queries.server.ts';

/** Two tabs may hold the same refresh token for a moment; later than this it is a replay. */
const replayGraceSeconds = 10;
const seenEveryMinutes = 5;

export interface SessionTokens {
  access: string;
  refresh: string;
}

/** By what somebody proved who they are. */
export type SignInWay = 'password' | 'email code' | 'mobile code' | 'registration' | 'demo';

/**
 * Opens a session inside the caller's transaction, in place of the one this browser had. A browser this person has not
 * used before triggers a mail.
 */
export async function openSession(
  db: Database,
  ctx: RequestContext,
  user: SigningIn,
  by: SignInWay,
): Promise<SessionTokens> {
  const now = ctx.clock.now();
  const replaced = ctx.session ?? ctx.expired;
  if (replaced?.by === 'cookie')
    await endSessions(db, ctx, { userId: replaced.userId, id: replaced.id }, 'signed in again');
  const id = newId('s', now);
  const device = deviceHash(ctx.keys, ctx.device ?? `${ctx.userAgent} ${ctx.address}`);
  const before = await insertSession(db, {
    id,
    user_id: user.id,
    rotated_at: now,
    device_hash: device,
    user_agent: ctx.userAgent,
    address: ctx.address,
    created_at: now,
    last_seen_at: now,
    expires_at: expiry(now, now),
  });
  if (before.ever && !before.same) await notifyOfNewDevice(db, ctx, user);
  await audit(db, ctx, { action: 'session.opened', target: user.id, actorId: user.id, after: { session: id, by } });
  return {
    access: await signAccessToken(ctx.keys, { sub: user.id, sid: id, email: user.email }, now),
    refresh: refreshTokenOf(ctx.keys, id, 0),
  };
}

/**
 * The browser of this request, where this person has used it before; their sessions know it for two months after they
 * last used it. The same work whether or not there is such a person.
 */
export async function knownDevice(
  { db, keys, device }: RequestContext,
  user: Pick<UserRow, 'id'> | undefined,
): Promise<string | null> {
  if (device === null) return null;
  return (await hasUsedDevice(db, user?.id ?? '', deviceHash(keys, device))) ? device : null;
}

/** The same with who is called so, asked at once. */
export async function signingInAs(
  { db, keys, device }: RequestContext,
  name: AccountName | null,
): Promise<{ user: SigningIn | undefined; device: string | null }> {
  if (name === null) return { user: undefined, device: null };
  const found = await findSigningIn(db, name, device === null ? null : deviceHash(keys, device));
  return { user: found, device: found?.onKnownDevice === true ? device : null };
}

interface Recognised {
  session: LivingSession;
  viewer: Viewer;
}

/** Whose token it is. An expired one gives no access and names nobody; it says that there is a session to refresh. */
export async function recognise(services: Services, token: string): Promise<Recognised | null> {
  const now = services.clock.now();
  const claims = await services.tokens.read(token, now);
  if (!claims) return null;
  const session = await findLivingSession(services.db, claims.sid, claims.sub, now);
  if (!session) return null;
  if (now.getTime() - session.last_seen_at.getTime() > seenEveryMinutes * 60_000)
    await touchSession(services.db, session.sessionId, now);
  return { session, viewer: claims.expired ? unnamedViewer : viewerOf(session) };
}

interface Refreshed extends SessionTokens {
  userId: string;
  /** Whether the session was opened in the browser with this device id. */
  isOn(device: string): boolean;
}

/**
 * Rotates the refresh token. A replay ends the session for everyone who holds any of its tokens. `former`: it came in a
 * cookie of the name before; good once, and only for a session from before the names changed (0064).
 */
export async function refreshSession(
  ctx: RequestContext,
  token: string | undefined,
  { former = false } = {},
): Promise<Refreshed> {
  const claim = readRefreshToken(ctx.keys, token ?? '');
  const row = claim ? await findSessionById(ctx.db, claim.sessionId) : undefined;
  const now = ctx.clock.now();
  if (!claim || !row || row.revoked_at !== null || row.expires_at <= now || row.userStatus !== 'active')
    throw new AppError('login_required');
  const expiresAt = expiry(row.created_at, now);
  const newest = claim.generation === row.generation;
  if (expiresAt <= now || (newest && former && !row.old_cookies)) throw new AppError('login_required');
  const rotated = newest && (await rotate(ctx.db, row.id, row.generation, now, expiresAt));
  const generation = rotated ? row.generation + 1 : await newestWithinGrace(ctx, row.id, row.user_id, claim.generation);
  const access = await signAccessToken(ctx.keys, { sub: row.user_id, sid: row.id, email: row.email }, now);
  return {
    access,
    refresh: refreshTokenOf(ctx.keys, row.id, generation),
    userId: row.user_id,
    isOn: (device) => row.device_hash === deviceHash(ctx.keys, device),
  };
}

export function endSessions(
  db: Database,
  ctx: RequestContext,
  which: { userId: string; id?: string; except?: string },
  why: string,
): Promise<number> {
  return transaction(db, async (db) => {
    const ended = await revokeSessions(db, which, why, ctx.clock.now());
    for (const id of ended) await publish(db, { kind: 'session_ended', id });
    if (ended.length > 0)
      await audit(db, ctx, { action: 'session.ended', target: which.userId, after: { sessions: ended, why } });
    return ended.length;
  });
}

export async function listSessions(ctx: RequestContext, userId: string): Promise<SessionData[]> {
  const rows = await sessionsOf(ctx.db, userId, ctx.clock.now());
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === ctx.session?.id,
  }));
}

async function newestWithinGrace(ctx: RequestContext, id: string, userId: string, held: number): Promise<number> {
  const row = await findSessionById(ctx.db, id);
  const age = row ? ctx.clock.now().getTime() - row.rotated_at.getTime() : Infinity;
  if (row && row.revoked_at === null && held === row.generation - 1 && age <= replayGraceSeconds * 1000)
    return row.generation;
  await endSessions(ctx.db, ctx, { userId, id }, 'refresh token replayed');
  throw new AppError('login_required');
}

async function notifyOfNewDevice(db: Database, ctx: RequestContext, user: SigningIn): Promise<void> {
  const locale = user.locale as Locale;
  const time = new Intl.DateTimeFormat(formatLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(ctx.clock.now());
  const values = { nickname: user.nickname, device: describeDevice(ctx.userAgent), address: ctx.address, time };
  await enqueue(db, ctx.clock, { kind: 'mail', letter: { to: user.email, locale, template: 'newDevice', values } });
}

function viewerOf(row: LivingSession): Viewer {
  return {
    id: row.id,
    nickname: row.nickname,
    initial: initialOf(row.nickname),
    email: row.email,
    avatar: row.avatar,
    designerLevel: row.designer_level,
    roles: row.roles as RoleName[],
    applyStatus: row.apply_status,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    planEndsAt: row.plan_ends_at?.toISOString() ?? null,
    cookieAgreed: row.cookie_agreed_at !== null,
    fresh: true,
  };
}

function deviceHash(keys: Keys, device: string): string {
  return keyedHash(keys.lookup, 'device', device);
}

/** Thirty days after it was last used, and never later than half a year after it began. */
function expiry(begun: Date, now: Date): Date {
  const day = 86_400_000;
  return new Date(Math.min(now.getTime() + sessionDays * day, begun.getTime() + longestSessionDays * day));
}
