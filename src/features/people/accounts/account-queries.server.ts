import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';
import { rolesHolding, type Permission } from '#lib/permissions.ts';

export type UserRow = Selectable<Tables['users']>;
export type NewUser = Insertable<Tables['users']>;

/** Every column of an account: prepared statements name theirs. */
const userColumns = [
  'id',
  'email',
  'mobile',
  'password_hash',
  'nickname',
  'username',
  'avatar',
  'experience',
  'city',
  'styles',
  'company_name',
  'introduction',
  'living_address',
  'school',
  'major',
  'company_address',
  'contact_phone',
  'business_scope',
  'designer_level',
  'roles',
  'apply_status',
  'status',
  'locale',
  'trial_ends_at',
  'cookie_agreed_at',
  'demo_kind',
  'plan_ends_at',
  'created_at',
  'updated_at',
  'suspended_at',
  'suspended_reason',
  'found_by',
] as const;

/** How an account is identified: both forms are normalised before. */
export type AccountName = { email: string } | { mobile: string };

export function findUser(db: Database, name: AccountName): Promise<UserRow | undefined> {
  const [column, value] = 'email' in name ? (['email', name.email] as const) : (['mobile', name.mobile] as const);
  return db
    .selectFrom('users')
    .modifyFront(asPrepared)
    .select(userColumns)
    .where(column, '=', value)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
}

export function findUserById(db: Database, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .modifyFront(asPrepared)
    .select(userColumns)
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
}

/** The same to be changed: whoever changes it too waits. */
export function lockUser(db: Database, id: string): Promise<Pick<UserRow, 'email' | 'mobile' | 'status'> | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'mobile', 'status'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertUser(db: Database, user: NewUser): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export function updateUser(
  db: Database,
  id: string,
  change: Updateable<Tables['users']>,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .returningAll()
    .executeTakeFirst();
}

/** Everyone active who holds a permission. */
export async function idsHolding(db: Database, permission: Permission): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`roles && ${rolesHolding(permission)}::text[]`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which field is taken, from the name of the violated unique index. */
export function takenField(error: unknown): 'email' | 'mobile' | null {
  const constraint = (error as { constraint?: string }).constraint;
  if (constraint === 'users_email') return 'email';
  return constraint === 'users_mobile' ? 'mobile' : null;
}

export function auditTrailOf(db: Database, userId: string) {
  return db
    .selectFrom('audit')
    .select(['at', 'action', 'address'])
    .where((where) => where.or([where('actor_id', '=', userId), where('target', '=', userId)]))
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
}

export async function forgetPerson(db: Database, id: string, now: Date): Promise<boolean> {
  const blank = {
    mobile: null,
    username: null,
    avatar: null,
    experience: null,
    city: null,
    company_name: null,
    introduction: null,
    living_address: null,
    school: null,
    major: null,
    company_address: null,
    contact_phone: null,
    business_scope: null,
    designer_level: null,
  };
  const row = await db
    .updateTable('users')
    .set({
      ...blank,
      email: sql`'deleted:' || id`,
      nickname: '',
      password_hash: '',
      styles: sql`'{}'`,
      status: 'deleted',
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
