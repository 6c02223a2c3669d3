import type { Database } from '#db/database.ts';
import type { NewUser } from '#features/people/accounts/account-queries.server.ts';

export function demoUser(db: Database, kind: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('demo_kind', '=', kind)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

export async function suspendDemoUsers(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ status: 'suspended', updated_at: now })
    .where('demo_kind', 'is not', null)
    .where('status', '=', 'active')
    .execute();
}

/** Creates a demo account, or restores it: a visitor may have changed its password. */
export async function restoreDemoUser(db: Database, user: NewUser): Promise<string> {
  const { id: _, created_at: __, ...rest } = user;
  const row = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('demo_kind').doUpdateSet(rest))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
