import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import type { AccountName } from '#features/people/accounts/account-queries.server.ts';

type NewSession = Pick<
  Insertable<Tables['sessions']>,
  | 'id'
  | 'user_id'
  | 'rotated_at'
  | 'device_hash'
  | 'user_agent'
  | 'address'
  | 'created_at'
  | 'last_seen_at'
  | 'expires_at'
>;

/** Answers whether this person had signed in before at all, and from this browser. */
export async function insertSession(db: Database, session: NewSession): Promise<{ ever: boolean; same: boolean }> {
  const { id, user_id, rotated_at, device_hash, user_agent, address, created_at, last_seen_at, expires_at } = session;
  const values = [id, user_id, rotated_at, device_hash, user_agent, address, created_at, last_seen_at, expires_at];
  return singleRow({ rows: await open(db, values) });
}

/** What it answers is asked of the sessions from before this one. */
const open = statement<{ ever: boolean; same: boolean }>(`insert into sessions (id, user_id, rotated_at, device_hash,
    user_agent, address, created_at, last_seen_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning exists (select from sessions before where before.user_id = $2) as ever,
    exists (select from sessions before where before.user_id = $2 and before.device_hash = $4) as same`);

type Person = Selectable<Tables['users']>;
export interface LivingSession extends Pick<
  Person,
  | 'id'
  | 'email'
  | 'nickname'
  | 'avatar'
  | 'roles'
  | 'designer_level'
  | 'apply_status'
  | 'trial_ends_at'
  | 'plan_ends_at'
  | 'cookie_agreed_at'
> {
  sessionId: string;
  generation: number;
  rotated_at: Date;
  last_seen_at: Date;
  secondFactorAt: Date | null;
  secondFactorSince: Date | null;
}

const livingSession = statement<LivingSession>(`
  select sessions.id as "sessionId", sessions.generation, sessions.rotated_at, sessions.last_seen_at,
    sessions.second_factor_at as "secondFactorAt", second_factors.confirmed_at as "secondFactorSince",
    users.id, users.email, users.nickname, users.avatar, users.roles, users.designer_level, users.apply_status,
    users.trial_ends_at, users.plan_ends_at, users.cookie_agreed_at
  from sessions
  join users on users.id = sessions.user_id
  left join second_factors on second_factors.user_id = users.id
  where sessions.id = $1 and sessions.user_id = $2 and sessions.revoked_at is null and sessions.expires_at > $3
    and users.status = 'active'`);

/** The valid session and its person in one query; the row decides, whatever the token says. Asked at every call. */
export async function findLivingSession(
  db: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<LivingSession | undefined> {
  return (await livingSession(db, [id, userId, now.toISOString()]))[0];
}

export function findSessionById(db: Database, id: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['users.email', 'users.status as userStatus'])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
}

/** Moves to the next refresh token; true for only one of several that hold the same one. */
export async function rotate(
  db: Database,
  id: string,
  generation: number,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ generation: generation + 1, rotated_at: now, last_seen_at: now, expires_at: expiresAt, old_cookies: false })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute();
}

export function sessionsOf(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
}

/** As far as signing in asks. */
export type SigningIn = Pick<Person, 'id' | 'email' | 'nickname' | 'locale' | 'status' | 'password_hash'>;
type FoundSigningIn = SigningIn & { onKnownDevice: boolean };

/** Who is called so, and whether they have used this browser before. */
export async function findSigningIn(
  db: Database,
  name: AccountName,
  deviceHash: string | null,
): Promise<FoundSigningIn | undefined> {
  const [found] =
    'email' in name ? await byEmail(db, [name.email, deviceHash]) : await byMobile(db, [name.mobile, deviceHash]);
  return found;
}

const byEmail = signingInBy('email');
const byMobile = signingInBy('mobile');

function signingInBy(column: 'email' | 'mobile') {
  return statement<FoundSigningIn>(`select id, email, nickname, locale, status, password_hash,
      exists (select from sessions where user_id = users.id and device_hash = $2) as "onKnownDevice"
    from users where ${column} = $1 and status <> 'deleted'`);
}

/** As it is now, and stays until the transaction ends: whoever changes the password or suspends the account waits. */
export async function holdSigningIn(
  db: Database,
  userId: string,
): Promise<Pick<Person, 'email' | 'mobile' | 'status' | 'password_hash'> | undefined> {
  return (await asItIs(db, [userId]))[0];
}

const asItIs = statement<Pick<Person, 'email' | 'mobile' | 'status' | 'password_hash'>>(
  `select email, mobile, status, password_hash from users where id = $1 and status <> 'deleted' for share`,
);

export async function hasUsedDevice(db: Database, userId: string, deviceHash: string): Promise<boolean> {
  return (await usedDevice(db, [userId, deviceHash])).length > 0;
}

const usedDevice = statement('select id from sessions where user_id = $1 and device_hash = $2 limit 1');

/** Ends the given sessions; returns the ids that were still valid. */
export async function revokeSessions(
  db: Database,
  which: { userId: string; id?: string; except?: string },
  why: string,
  now: Date,
): Promise<string[]> {
  let query = db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_why: why })
    .where('user_id', '=', which.userId)
    .where('revoked_at', 'is', null);
  if (which.id !== undefined) query = query.where('id', '=', which.id);
  if (which.except !== undefined) query = query.where('id', '<>', which.except);
  return (await query.returning('id').execute()).map((row) => row.id);
}

/** Devices and addresses are personal data; they are deleted with the person. */
export async function forgetSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function sweepSessions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
}

/** Which of these sessions are still valid. */
export async function livingSessions(db: Database, ids: string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`select sessions.id from sessions join users on users.id = sessions.user_id
    where sessions.id = any(${ids}::text[]) and sessions.revoked_at is null and users.status = 'active'`.execute(db);
  return new Set(found.rows.map((row) => row.id));
}
